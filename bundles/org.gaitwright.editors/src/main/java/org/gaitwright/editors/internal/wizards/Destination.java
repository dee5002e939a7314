// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.wizards;

import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IWorkspaceRoot;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.core.runtime.IPath;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;

/** Where a new file goes: what a wizard suggests, and why it would refuse. */
public final class Destination {
    /** Blanks at the ends would be lost in lists and on command lines; a dot at the end is lost by some file systems. */
    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9]([A-Za-z0-9 ._-]*[A-Za-z0-9_-])?");

    private Destination() {}

    /** The folder for a kind, near what is selected; empty if there is no project yet. */
    static String folder(IStructuredSelection selection, IWorkspaceRoot root, FileKind kind) {
        IContainer selected = container(selection);
        if (selected == null) {
            for (IProject project : root.getProjects()) {
                if (project.isOpen()) {
                    selected = project;
                    break;
                }
            }
        }
        return selected == null ? "" : folder(selected.getFullPath(), kind);
    }

    /** What is selected, if it is a resource; else the file of the editor in use, near which a new one is wanted. */
    static IStructuredSelection near(IStructuredSelection selection, IWorkbench workbench) {
        IWorkbenchWindow window = workbench.getActiveWorkbenchWindow();
        IWorkbenchPage page = window == null ? null : window.getActivePage();
        IEditorPart editor = page == null ? null : page.getActiveEditor();
        boolean chosen = container(selection) != null && !(page != null && page.getActivePart() == editor);
        IFile edited = editor == null ? null : Adapters.adapt(editor.getEditorInput(), IFile.class);
        return chosen || edited == null ? selection : new StructuredSelection(edited);
    }

    private static IContainer container(IStructuredSelection selection) {
        IResource resource = Adapters.adapt(selection.getFirstElement(), IResource.class);
        IContainer container = resource == null || resource instanceof IContainer c && c.getProject() == null
                ? null
                : resource instanceof IContainer c ? c : resource.getParent();
        return container != null && container.isAccessible() ? container : null;
    }

    /** A folder that is for another kind has the right one beside it; a project has it below; others are taken as they are. */
    static String folder(IPath selected, FileKind kind) {
        for (int i = selected.segmentCount() - 1; i > 0; i--) {
            var found = FileKind.ofFolder(selected.segment(i));
            if (found.isPresent()) {
                IPath same =
                        found.get() == kind ? selected : selected.uptoSegment(i).append(kind.folder());
                return same.makeRelative().toString();
            }
        }
        IPath folder = selected.segmentCount() == 1 ? selected.append(kind.folder()) : selected;
        return folder.makeRelative().toString();
    }

    /** A name that is not taken: {@code my-style}, {@code my-style-2}, … */
    public static String freeName(String stem, Predicate<String> taken) {
        String name = stem;
        for (int i = 2; taken.test(name); i++) {
            name = stem + "-" + i;
        }
        return name;
    }

    /** Why a file can't go there; null if it can. */
    static String problem(IWorkspaceRoot root, String folder, String name, FileKind kind) {
        if (root.getProjects().length == 0) {
            return "There is no project yet; create one with File ▸ New ▸ Project.";
        }
        if (folder.isBlank()) {
            return "Choose the folder that the " + kind.word() + " goes into.";
        }
        IPath path = IPath.fromPortableString(folder.strip()).makeAbsolute();
        if (!root.getWorkspace()
                .validatePath(path.toString(), IResource.FOLDER | IResource.PROJECT)
                .isOK()) {
            return "'" + folder + "' is not a folder; expected a project and folders, such as Examples/" + kind.folder()
                    + ".";
        }
        if (!root.getProject(path.segment(0)).isAccessible()) {
            return "There is no open project '" + path.segment(0) + "'; choose another, or open it.";
        }
        if (name.isBlank()) {
            return "Give the " + kind.word() + " a name.";
        }
        if (!isName(name)) {
            return "'" + name + "' can't be the name of a " + kind.word()
                    + "; use letters, digits, spaces, dots, hyphens and underscores, such as long-legs.";
        }
        IFile file = file(root, folder, name, kind);
        return file.exists() ? file.getName() + " exists already in that folder; choose another name." : null;
    }

    static boolean isName(String name) {
        return NAME.matcher(name).matches();
    }

    static IFile file(IWorkspaceRoot root, String folder, String name, FileKind kind) {
        return root.getFile(
                IPath.fromPortableString(folder.strip()).makeAbsolute().append(name + "." + kind.ending()));
    }
}
