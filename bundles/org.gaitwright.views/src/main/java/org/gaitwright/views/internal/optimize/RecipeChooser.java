// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.optimize;

import java.util.Optional;
import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.content.IContentDescription;
import org.eclipse.swt.widgets.Shell;
import org.gaitwright.views.internal.WorkspaceFiles;

/** Asks for a recipe of the workspace. */
final class RecipeChooser {
    /** What the platform calls a recipe. */
    static final String CONTENT = "org.gaitwright.editors.recipe";

    private RecipeChooser() {}

    static Optional<IFile> ask(Shell shell) {
        return WorkspaceFiles.ask(
                shell,
                "Start an optimisation",
                "Choose a recipe (YAML, such as one in the folder recipes of the examples):",
                RecipeChooser::worthALook,
                RecipeChooser::isRecipe);
    }

    /** A run has a copy of its recipe, which is not to be started again. */
    private static boolean worthALook(IContainer c) {
        return !c.getName().startsWith(".")
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
