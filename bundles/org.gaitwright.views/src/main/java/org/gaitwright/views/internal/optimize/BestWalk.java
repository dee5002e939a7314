// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.optimize;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.eclipse.ui.IPerspectiveDescriptor;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchPartSite;
import org.eclipse.ui.PerspectiveAdapter;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.io.FileRegistry;
import org.gaitwright.session.run.Act;
import org.gaitwright.session.search.SearchState;
import org.gaitwright.workbench.run.RunControl;

/**
 * Lets the best of the run that people watch walk in the 3D scene, again whenever a better one is found. What they had there before comes
 * back when they leave the perspective, or no longer want to watch.
 */
final class BestWalk extends PerspectiveAdapter {
    private static final String OPTIMIZE = "org.gaitwright.workbench.optimize";
    /** So long a walk is left alone, so that something can be seen of it. */
    private static final long MIN_NANOS = 4_000_000_000L;

    private final IWorkbenchPartSite site;
    private final RunControl runs;
    /** Null for none. */
    private Path watched;

    /** Done when the run has the scene that was opened last. */
    private CompletableFuture<?> opened;

    private boolean cameFromOther;
    private String title = "";
    private long since;

    BestWalk(IWorkbenchPartSite site, RunControl runs) {
        this.site = site;
        this.runs = runs;
        site.getWorkbenchWindow().addPerspectiveListener(this);
    }

    void close() {
        site.getWorkbenchWindow().removePerspectiveListener(this);
    }

    /** Which run is watched; null for none. */
    Path watched() {
        return watched;
    }

    /** Watches a run from now on; null for none, and then what was there before comes back. */
    void watch(Path run) {
        watched = run;
        since = 0;
        if (run == null) {
            leave();
        }
    }

    /** Whether what is shown is the best of a run. */
    boolean shown() {
        return !title.isEmpty() && runs.state().status().title().equals(title);
    }

    /** Shows the best of the run that is watched, if it is not shown already; called often. */
    void follow(List<SearchState> all) {
        if (opened != null && opened.isDone() && !shown()) {
            // somebody has put another scene in its place
            watched = null;
            opened = null;
            title = "";
        }
        all.stream().filter(r -> r.folder().equals(watched)).findFirst().ifPresent(this::follow);
    }

    private void follow(SearchState run) {
        boolean ready = run.found() && run.history().last().isPresent();
        if (ready && inPlace() && System.nanoTime() - since > MIN_NANOS) {
            String wanted = run.bestTitle();
            if (!wanted.equals(title)) {
                show(run, wanted);
            }
        }
    }

    private boolean inPlace() {
        IPerspectiveDescriptor shown = site.getPage().getPerspective();
        return shown != null && shown.getId().equals(OPTIMIZE);
    }

    private void show(SearchState run, String wanted) {
        SearchState.Search search = run.search().orElseThrow();
        Registry things = FileRegistry.of(site.getService(Registry.class), run.folder());
        boolean first = !shown();
        if (first) {
            cameFromOther = runs.snapshot() != null;
        }
        runs.submit(new Act.Open(search.plan().scene(search.best()), wanted, things, first).andPlay());
        opened = runs.ask(session -> session.state());
        title = wanted;
        since = System.nanoTime();
    }

    /** Gives the scene back to what was there before. */
    void leave() {
        if (shown() && cameFromOther) {
            runs.submit(Act.Go.PREVIOUS_RUN);
        }
        title = "";
        opened = null;
        since = 0;
    }

    @Override
    public void perspectiveActivated(IWorkbenchPage page, IPerspectiveDescriptor perspective) {
        if (!perspective.getId().equals(OPTIMIZE)) {
            leave();
        }
    }
}
