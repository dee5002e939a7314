// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.procedure;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.io.optimization.RunHistory;
import org.gaitwright.session.search.SearchState;
import org.gaitwright.workbench.examples.Examples;
import org.gaitwright.workbench.optimize.Optimizations;

/** The last step: what people did by hand, an optimiser does by a recipe. */
final class RecipeStep {
    private static final String NAME = "simbicon-thesis";
    private static final String RECIPE = "recipes/" + NAME + ".yaml";
    private static final String RUNS = "runs";

    private RecipeStep() {}

    /** Starts a run by the recipe; a project that lacks it gets the examples. */
    static void begin(Optimizations optimizations) throws CoreException {
        List<IProject> projects = Arrays.stream(
                        ResourcesPlugin.getWorkspace().getRoot().getProjects())
                .filter(p -> p.isOpen() && p.getLocation() != null)
                .toList();
        IProject project = projects.stream()
                .filter(p -> p.getFile(RECIPE).exists())
                .findFirst()
                .or(() -> projects.stream().findFirst())
                .orElseThrow(() -> new InvalidInput("there is no project for the recipe; create one with"
                        + " File ▸ New ▸ Project, with the examples"));
        if (!project.getFile(RECIPE).exists()) {
            Examples.copyInto(project, new NullProgressMonitor());
        }
        Path folder = project.getLocation().toPath();
        optimizations.choose(List.of(optimizations.start(folder.resolve(RECIPE), folder.resolve(RUNS))));
    }

    /** The run that goes on, or else the one that came furthest. */
    static Verdict check(Optimizations optimizations) {
        List<SearchState> runs =
                optimizations.runs().stream().filter(r -> r.name().equals(NAME)).toList();
        if (runs.isEmpty()) {
            return Verdict.amiss("There is no run of the recipe yet: press Do it first.");
        }
        for (SearchState r : runs) {
            if (r.phase().here()) {
                return Verdict.waiting("The optimiser is running: generation %d.", r.generation());
            }
        }
        for (SearchState r : runs) {
            if (r.history().ending().map(RunHistory.Ending::feasible).orElse(false)) {
                return found(r);
            }
        }
        SearchState last = runs.get(runs.size() - 1);
        return Verdict.amiss(
                "%s before it found a walk of a minute%s. Resume it in Optimisation Runs.",
                last.phase().words(), last.message().isEmpty() ? "" : ": " + last.message());
    }

    private static Verdict found(SearchState r) {
        RunHistory.Row last = r.history().last().orElseThrow();
        return Verdict.fine(
                "It walks for a minute: cost %.2g after %d tries in %.0f s. Apply it from Optimisation Runs, or open"
                        + " its best.yaml.",
                last.winnerCost(), last.evaluations(), r.elapsedSeconds());
    }
}
