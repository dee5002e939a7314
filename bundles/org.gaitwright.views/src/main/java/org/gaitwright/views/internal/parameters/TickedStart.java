// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.parameters;

import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IWorkbenchWindow;
import org.gaitwright.core.goal.GoalKey;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.session.run.Cast;
import org.gaitwright.views.internal.WorkspaceFiles;
import org.gaitwright.workbench.optimize.RecipeDraft;
import org.gaitwright.workbench.optimize.Starting;
import org.gaitwright.workbench.run.RunControl;

/** Writes a recipe that searches ticked parameters in the scene of now, and starts it. */
final class TickedStart {
    private static final String FOLDER = "recipes";
    /** A stroll, where nobody has asked for a speed. */
    private static final double USUAL_SPEED = 0.6;

    private final IWorkbenchWindow window;
    private final RunControl runs;
    private final Consumer<String> refusals;

    TickedStart(IWorkbenchWindow window, RunControl runs, Consumer<String> refusals) {
        this.window = window;
        this.runs = runs;
        this.refusals = refusals;
    }

    /** True if it is on its way. */
    boolean start(Set<String> ticked) {
        Scene scene = runs.state().scene().orElse(null);
        ParameterValues values = runs.state().parameters().orElse(null);
        IProject project = WorkspaceFiles.project().orElse(null);
        if (scene == null || values == null) {
            refusals.accept("There is no scene to optimise. Open one, or choose a character and a controller.");
            return false;
        }
        if (project == null) {
            refusals.accept("There is no open project for the recipe. Create one with File ▸ New ▸ Project.");
            return false;
        }
        RecipeDraft draft = draft(scene, values, ticked);
        IFile file = unused(project, scene.roles().get(runs.state().actor()));
        Display display = window.getWorkbench().getDisplay();
        ParameterFiles.write(
                () -> draft.text(file.getLocation().toPath()),
                file,
                () -> display.asyncExec(() -> Starting.start(window, file)));
        return true;
    }

    private RecipeDraft draft(Scene scene, ParameterValues values, Set<String> ticked) {
        List<RecipeDraft.Searched> searched = values.set().list().stream()
                .filter(p -> ticked.contains(p.name()))
                .map(p -> RecipeDraft.Searched.about(p, values.get(p.name())))
                .toList();
        String actor = runs.state().actor() == 0
                ? ""
                : scene.roles().get(runs.state().actor()).name();
        return new RecipeDraft(scene, actor, searched, runs.state().goals().getOrDefault(GoalKey.SPEED, USUAL_SPEED));
    }

    private static IFile unused(IProject project, Scene.Casting role) {
        String name = Cast.shortly(role.character()) + "-" + Cast.shortly(role.controller());
        return WorkspaceFiles.unused(project.getFolder(FOLDER), name);
    }
}
