// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.optimize;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.eclipse.core.filesystem.EFS;
import org.eclipse.core.filesystem.IFileStore;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.wizard.WizardDialog;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IViewSite;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchWizard;
import org.eclipse.ui.ide.IDE;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.session.run.Act;
import org.gaitwright.session.search.SearchState;
import org.gaitwright.session.search.SearchState.Phase;
import org.gaitwright.views.internal.parameters.ParameterFiles;
import org.gaitwright.views.internal.parameters.ParametersView;
import org.gaitwright.workbench.look.Places;
import org.gaitwright.workbench.optimize.Optimizations;
import org.gaitwright.workbench.optimize.Starting;
import org.gaitwright.workbench.run.RunControl;

/** What can be done with optimisations. */
final class RunActions {
    private static final String VIEWS = "org.gaitwright.views.";
    private static final int AGAIN_MILLIS = 50;
    private static final int TRIES = 100;

    private final IViewSite site;
    private final RunControl runs;
    private final Optimizations optimizations;
    private final BestWalk walk;
    private String word = "";

    RunActions(IViewSite site, RunControl runs, Optimizations optimizations, BestWalk walk) {
        this.site = site;
        this.runs = runs;
        this.optimizations = optimizations;
        this.walk = walk;
    }

    /** What came of the last one, if that is worth a word. */
    String word() {
        return word;
    }

    void forgetWord() {
        word = "";
    }

    private Shell shell() {
        return site.getShell();
    }

    // beginning

    void startFromFile() {
        RecipeChooser.ask(shell()).ifPresent(file -> Starting.start(site.getWorkbenchWindow(), file));
    }

    void newRecipe() {
        IWorkbench workbench = site.getWorkbenchWindow().getWorkbench();
        try {
            IWorkbenchWizard wizard = workbench
                    .getNewWizardRegistry()
                    .findWizard("org.gaitwright.editors.newRecipe")
                    .createWizard();
            wizard.init(workbench, StructuredSelection.EMPTY);
            new WizardDialog(shell(), wizard).open();
        } catch (CoreException e) {
            ILog.get().error("The wizard for recipes did not open", e);
        }
    }

    void showParameters() {
        if (Places.show(site.getPage(), VIEWS + "parameters") instanceof ParametersView parameters) {
            parameters.tick(true);
        }
    }

    // going on and ending

    void resume(SearchState run) {
        word = "";
        if (run.phase().canResume()) {
            optimizations.resume(run.folder());
        }
    }

    void compare() {
        Places.show(site.getPage(), VIEWS + "convergence");
    }

    void delete(List<SearchState> all) {
        List<SearchState> mine =
                all.stream().filter(r -> r.phase() != Phase.ELSEWHERE).toList();
        String what = mine.size() == 1 ? "the run '" + mine.get(0).name() + "'" : mine.size() + " runs";
        if (MessageDialog.openConfirm(
                shell(),
                "Delete runs",
                "Delete " + what
                        + " with all results?\n\nTheir folders are deleted from disk; this can't be"
                        + " undone. Recipes stay.")) {
            mine.forEach(r -> optimizations.delete(r.folder()));
        }
    }

    // what was found

    /** Puts the best into the scene that people had before they watched. */
    void apply(SearchState run) {
        if (run == null || run.search().isEmpty()) {
            return;
        }
        boolean watched = walk.shown();
        walk.watch(null);
        await(watched, TRIES, () -> put(run));
    }

    /** The run's thread brings the scene back; until then there is nothing to change. */
    private void await(boolean watched, int tries, Runnable then) {
        boolean back =
                !watched || !SearchState.isBestTitle(runs.state().status().title());
        if (back || tries == 0) {
            then.run();
        } else {
            Display.getCurrent().timerExec(AGAIN_MILLIS, () -> await(true, tries - 1, then));
        }
    }

    private void put(SearchState run) {
        SearchState.Search search = run.search().orElseThrow();
        List<Scene.Casting> roles = search.plan().recipe().scene().roles();
        word = "";
        for (int a = 0; a < roles.size(); a++) {
            Map<String, Double> best = search.plan().parameters(a, search.best());
            if (!best.isEmpty()) {
                put(run.name(), roles.get(a).controller(), best);
            }
        }
    }

    private void put(String name, String controller, Map<String, Double> best) {
        List<Scene.Casting> there = runs.state().scene().map(Scene::roles).orElse(List.of());
        int actor = runs.state().actor();
        boolean fits = actor < there.size() && there.get(actor).controller().equals(controller);
        ParameterValues now = runs.state().parameters().orElse(null);
        if (!fits || now == null) {
            word = "The character in focus is not driven by '" + controller + "'. Open a scene where it is, click that"
                    + " character, and apply again.";
            return;
        }
        try {
            runs.submit(Act.tune("Apply the best of " + name, "", actor, best));
            word = "The best of '" + name + "' was applied to the scene; Undo removes it.";
        } catch (InvalidInput e) {
            word = "It does not fit the scene: " + e.getMessage();
        }
    }

    void save(SearchState run) {
        Path best = run.folder().resolve("best.yaml");
        Job job = Job.create("Reading " + best.getFileName(), (ICoreRunnable) monitor -> {
            try {
                String text = Files.readString(best);
                shell().getDisplay()
                        .asyncExec(() -> new ParameterFiles(shell(), w -> word = w).save(text, run.name() + "-best"));
            } catch (IOException e) {
                throw new CoreException(Status.error(
                        best + " can't be read: " + e.getMessage() + "; it is written again with the next generation",
                        e));
            }
        });
        job.schedule();
    }

    void openBest(SearchState run) {
        if (run == null || !Files.isRegularFile(run.folder().resolve("best.yaml"))) {
            return;
        }
        Path best = run.folder().resolve("best.yaml");
        try {
            IFile[] known = ResourcesPlugin.getWorkspace().getRoot().findFilesForLocationURI(best.toUri());
            if (known.length > 0) {
                known[0].refreshLocal(0, null);
                IDE.openEditor(site.getPage(), known[0]);
            } else {
                IFileStore store = EFS.getStore(best.toUri());
                IDE.openEditorOnFileStore(site.getPage(), store);
            }
        } catch (CoreException e) {
            word = best.getFileName() + " did not open: " + e.getMessage();
        }
    }
}
