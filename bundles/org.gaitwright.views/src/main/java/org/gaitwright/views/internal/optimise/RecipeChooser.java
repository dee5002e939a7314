// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.optimise;

import java.util.Optional;
import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.content.IContentDescription;
import org.eclipse.jface.viewers.Viewer;
import org.eclipse.jface.viewers.ViewerFilter;
import org.eclipse.jface.window.Window;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.dialogs.ElementTreeSelectionDialog;
import org.eclipse.ui.model.BaseWorkbenchContentProvider;
import org.eclipse.ui.model.WorkbenchLabelProvider;

/** Asks for a recipe of the workspace. */
final class RecipeChooser {
    /** What the platform calls a recipe. */
    static final String CONTENT = "org.gaitwright.editors.recipe";

    private RecipeChooser() {}

    static Optional<IFile> ask(Shell shell) {
        ElementTreeSelectionDialog dialog = new ElementTreeSelectionDialog(
                shell,
                WorkbenchLabelProvider.getDecoratingWorkbenchLabelProvider(),
                new BaseWorkbenchContentProvider());
        dialog.setTitle("Start an optimisation");
        dialog.setMessage("Choose a recipe (YAML, such as one in the folder recipes of the examples):");
        dialog.setInput(ResourcesPlugin.getWorkspace().getRoot());
        dialog.setAllowMultiple(false);
        dialog.addFilter(new ViewerFilter() {
            @Override
            public boolean select(Viewer viewer, Object parent, Object element) {
                return element instanceof IContainer c ? worthALook(c) : element instanceof IFile f && isRecipe(f);
            }
        });
        dialog.setValidator(chosen ->
                chosen.length == 1 && chosen[0] instanceof IFile ? Status.OK_STATUS : Status.error("Choose a recipe"));
        return dialog.open() == Window.OK && dialog.getFirstResult() instanceof IFile file
                ? Optional.of(file)
                : Optional.empty();
    }

    /** A run has a copy of its recipe, which is not to be started anew. */
    private static boolean worthALook(IContainer c) {
        return c.isAccessible()
                && !c.getName().startsWith(".")
                && !c.getFile(IPath.fromPortableString("run.json")).exists();
    }

    static boolean isRecipe(IFile file) {
        try {
            IContentDescription content = file.getContentDescription();
            return content != null
                    && content.getContentType() != null
                    && content.getContentType().getId().equals(CONTENT);
        } catch (CoreException e) {
            // one that can't be read is none
            return false;
        }
    }
}
