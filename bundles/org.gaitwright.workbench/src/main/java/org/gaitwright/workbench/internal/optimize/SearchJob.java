// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.optimize;

import java.util.Locale;
import java.util.function.Consumer;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.IJobChangeEvent;
import org.eclipse.core.runtime.jobs.ISchedulingRule;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.core.runtime.jobs.JobChangeAdapter;
import org.gaitwright.session.search.SearchState;

/** Lets a search work in the background, one at a time, with its progress to be seen. To cancel it is to pause it. */
final class SearchJob extends Job {
    private static final int STEPS = 1000;

    /** Several at once would take each other's cores. */
    private static final ISchedulingRule ALONE = new ISchedulingRule() {
        @Override
        public boolean contains(ISchedulingRule rule) {
            return rule == this;
        }

        @Override
        public boolean isConflicting(ISchedulingRule rule) {
            return rule == this;
        }
    };

    private final Search search;
    private final Runnable ready;
    private int shown;

    /**
     * @param ready waits until the folder may be written
     * @param ended told when it is over, also if it never began
     */
    SearchJob(Search search, Runnable ready, Consumer<Search> ended) {
        super("Optimising " + search.folder().getFileName());
        this.search = search;
        this.ready = ready;
        setRule(ALONE);
        setPriority(Job.LONG);
        addJobChangeListener(new JobChangeAdapter() {
            @Override
            public void done(IJobChangeEvent event) {
                ended.accept(search);
            }
        });
    }

    Search search() {
        return search;
    }

    /** One core is for the window and the walk in it. */
    static int workers() {
        return Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
    }

    @Override
    protected IStatus run(IProgressMonitor monitor) {
        // the job has a name already, which the Progress view shows above
        monitor.beginTask("", STEPS);
        ready.run();
        search.run(workers(), () -> tell(monitor));
        monitor.done();
        return Status.OK_STATUS;
    }

    private void tell(IProgressMonitor monitor) {
        SearchState now = search.state();
        int reached = (int) (STEPS * now.progress());
        monitor.worked(Math.max(0, reached - shown));
        shown = Math.max(shown, reached);
        now.history()
                .last()
                .ifPresent(row -> monitor.subTask(
                        String.format(Locale.ROOT, "generation %d, cost %.4g", row.number(), row.winnerCost())
                                + left(now)));
    }

    /** How long it may still take, if it goes on at the same pace: rollouts may get longer. */
    private static String left(SearchState now) {
        double p = now.progress();
        double seconds = now.elapsedSeconds() * (1 - p) / p;
        return p <= 0 || p >= 1
                ? ""
                : seconds < 90
                        ? String.format(Locale.ROOT, ", about %.0f s left", seconds)
                        : String.format(Locale.ROOT, ", about %.0f min left", seconds / 60);
    }

    @Override
    protected void canceling() {
        search.pause();
    }
}
