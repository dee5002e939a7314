// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.Predicate;
import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.Status;
import org.eclipse.jface.viewers.Viewer;
import org.eclipse.jface.viewers.ViewerFilter;
import org.eclipse.jface.window.Window;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.dialogs.ElementTreeSelectionDialog;
import org.eclipse.ui.model.BaseWorkbenchContentProvider;
import org.eclipse.ui.model.WorkbenchLabelProvider;

/** Files of the workspace that users choose, or that are made for them. */
public final class WorkspaceFiles {
    private WorkspaceFiles() {}

    /** Asks for one; only these folders and files are shown. */
    public static Optional<IFile> ask(
            Shell shell, String title, String message, Predicate<IContainer> folders, Predicate<IFile> files) {
        ElementTreeSelectionDialog dialog = new ElementTreeSelectionDialog(
                shell,
                WorkbenchLabelProvider.getDecoratingWorkbenchLabelProvider(),
                new BaseWorkbenchContentProvider());
        dialog.setTitle(title);
        dialog.setMessage(message);
        dialog.setInput(ResourcesPlugin.getWorkspace().getRoot());
        dialog.setAllowMultiple(false);
        dialog.addFilter(new ViewerFilter() {
            @Override
            public boolean select(Viewer viewer, Object parent, Object element) {
                return element instanceof IContainer c
                        ? c.isAccessible() && folders.test(c)
                        : element instanceof IFile f && files.test(f);
            }
        });
        dialog.setValidator(chosen ->
                chosen.length == 1 && chosen[0] instanceof IFile ? Status.OK_STATUS : Status.error("Choose a file"));
        return dialog.open() == Window.OK && dialog.getFirstResult() instanceof IFile file
                ? Optional.of(file)
                : Optional.empty();
    }

    /** The first project that is open and on disk. */
    public static Optional<IProject> project() {
        return Arrays.stream(ResourcesPlugin.getWorkspace().getRoot().getProjects())
                .filter(p -> p.isOpen() && p.getLocation() != null)
                .findFirst();
    }

    /** NAME.yaml, NAME-2.yaml, …: the first that is not there yet. */
    public static IFile unused(IContainer folder, String name) {
        IFile file = folder.getFile(IPath.fromPortableString(name + ".yaml"));
        for (int n = 2; file.exists(); n++) {
            file = folder.getFile(IPath.fromPortableString(name + "-" + n + ".yaml"));
        }
        return file;
    }
}
