// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.optimize;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.content.IContentDescription;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.PlatformUI;
import org.gaitwright.workbench.optimize.Optimizations;

/** Asks for a recipe of the workspace. */
final class RecipeChooser {
    /** What the platform calls a recipe. */
    static final String CONTENT = "org.gaitwright.editors.recipe";

    private RecipeChooser() {}

    static Optional<IFile> ask(Shell shell) {
        Optimizations optimizations = PlatformUI.getWorkbench().getService(Optimizations.class);
        List<IFile> recipes = new ArrayList<>();
        try {
            ResourcesPlugin.getWorkspace().getRoot().accept(resource -> {
                if (resource instanceof IFile file && file.getLocation() != null && isRecipe(file)) {
                    recipes.add(file);
                }
                return !(resource instanceof IContainer c) || c.isAccessible() && worthALook(c);
            });
        } catch (CoreException e) {
            // what was found until then is offered
            ILog.get().log(e.getStatus());
        }
        return new RecipeDialog(shell, recipes, optimizations.runs()).ask();
    }

    /** A run has a copy of its recipe, which is not to be started again. */
    private static boolean worthALook(IContainer c) {
        return c.getType() == IResource.ROOT
                || !c.getName().startsWith(".")
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
