// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.optimize;

import java.nio.file.Path;
import java.util.List;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.IPath;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.ide.IDE;
import org.gaitwright.workbench.internal.Ids;
import org.gaitwright.workbench.look.Places;

/** Starts optimisations where they can be watched. */
public final class Starting {
    private static final String RUNS = "runs";

    private Starting() {}

    /** By a recipe of the workspace, saved first if somebody edits it; shows the perspective in which it is watched. */
    public static void start(IWorkbenchWindow window, IFile recipe) {
        IPath file = recipe.getLocation();
        IPath project = recipe.getProject().getLocation();
        if (file == null || project == null || !IDE.saveAllEditors(new IResource[] {recipe}, true)) {
            return;
        }
        Optimizations optimizations = window.getService(Optimizations.class);
        Path folder = optimizations.start(file.toPath(), project.toPath().resolve(RUNS));
        optimizations.choose(List.of(folder));
        Places.open(window, Ids.OPTIMIZE);
    }
}
