// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.scene;

import java.util.List;
import java.util.Optional;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.widgets.Composite;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.session.choice.Offers;
import org.gaitwright.session.choice.Repair;
import org.gaitwright.session.run.RunState.Refused;
import org.gaitwright.views.internal.live.Banner;
import org.gaitwright.workbench.choice.RunChoice;
import org.gaitwright.workbench.run.RunControl;

/** Says above the scene, which stays, what was asked for and does not fit, and offers what fits. */
public final class Refusal {
    private static final String CLOSE = "Dismiss";

    private final Composite parent;
    private final Banner banner;
    private final RunControl runs;
    private Optional<Refused> shown = Optional.empty();

    public Refusal(Composite parent, RunControl runs) {
        this.parent = parent;
        this.runs = runs;
        banner = new Banner(parent);
    }

    /** Called often: touches only what has changed. */
    public void show() {
        Optional<Refused> now = runs.state().refused();
        if (now.equals(shown)) {
            return;
        }
        shown = now;
        banner.forgetActions();
        banner.warn("");
        now.ifPresent(this::look);
    }

    private void look(Refused refused) {
        Registry things = runs.state().plan().things();
        Job job = Job.createSystem("Looking for what fits", (ICoreRunnable) m -> {
            List<Repair> repairs = new Offers(things, List.of()).repairs(refused.cast());
            parent.getDisplay().asyncExec(() -> {
                if (!parent.isDisposed() && shown.filter(s -> s == refused).isPresent()) {
                    offer(refused, repairs);
                }
            });
        });
        job.setPriority(Job.INTERACTIVE);
        job.schedule();
    }

    private void offer(Refused refused, List<Repair> repairs) {
        for (Repair r : repairs) {
            banner.action(r.words(), () -> RunChoice.take(runs, r.pick()));
        }
        banner.action(CLOSE, () -> banner.warn(""));
        banner.warn(refused.why());
    }
}
