// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.procedure;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.io.optimization.RunHistory;
import org.gaitwright.session.search.SearchState;
import org.gaitwright.workbench.examples.Examples;
import org.gaitwright.workbench.optimise.Optimisations;

/** The last step: what people did by hand, an optimiser does by a recipe. */
final class RecipeStep {
    private static final String NAME = "simbicon-thesis";
    private static final String RECIPE = "recipes/" + NAME + ".yaml";
    private static final String RUNS = "runs";

    private RecipeStep() {}

    /** Starts a run by the recipe; a project that lacks it gets the examples. */
    static void begin(Optimisations optimisations) throws CoreException {
        if (find().isEmpty()) {
            for (IProject p : ResourcesPlugin.getWorkspace().getRoot().getProjects()) {
                if (p.isOpen()) {
                    Examples.copyInto(p, new NullProgressMonitor());
                    break;
                }
            }
        }
        IFile file = find().orElseThrow(() -> new InvalidInput(
                "there is no project for the recipe; create one with File ▸ New ▸ Project, with the examples"));
        Path runs = file.getProject().getLocation().toPath().resolve(RUNS);
        Path folder = optimisations.start(file.getLocation().toPath(), runs);
        optimisations.choose(List.of(folder));
    }

    private static Optional<IFile> find() {
        for (IProject p : ResourcesPlugin.getWorkspace().getRoot().getProjects()) {
            IFile file = p.getFile(RECIPE);
            if (p.isOpen() && file.exists() && file.getLocation() != null && p.getLocation() != null) {
                return Optional.of(file);
            }
        }
        return Optional.empty();
    }

    /** The run that goes on, or else the one that came furthest. */
    static Verdict check(Optimisations optimisations) {
        List<SearchState> runs =
                optimisations.runs().stream().filter(r -> r.name().equals(NAME)).toList();
        if (runs.isEmpty()) {
            return Verdict.amiss("There is no run of the recipe yet: press Do it first.");
        }
        for (SearchState r : runs) {
            if (r.phase().here()) {
                return Verdict.waiting("The optimiser is running: generation " + r.generation() + ".");
            }
        }
        for (SearchState r : runs) {
            if (r.history().ending().map(RunHistory.Ending::feasible).orElse(false)) {
                return Verdict.fine(found(r));
            }
        }
        SearchState last = runs.get(runs.size() - 1);
        return Verdict.amiss(last.phase().words() + " before it found a walk of a minute"
                + (last.message().isEmpty() ? "" : ": " + last.message()) + ". Resume it in Optimisation Runs.");
    }

    private static String found(SearchState r) {
        RunHistory.Row last = r.history().last().orElseThrow();
        return String.format(
                Locale.ROOT,
                "It walks for a minute: cost %.2g after %d tries in %.0f s. Apply it from Optimisation Runs, or open"
                        + " its best.yaml.",
                last.winnerCost(),
                last.evaluations(),
                r.elapsedSeconds());
    }
}
