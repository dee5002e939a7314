// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.status;

import java.util.Optional;
import org.gaitwright.session.run.Cast;
import org.gaitwright.session.run.RunState;
import org.gaitwright.session.run.RunStatus;
import org.gaitwright.session.run.RunStatus.Phase;
import org.gaitwright.workbench.look.Messages;
import org.gaitwright.workbench.run.RunControl;

/** Writes into the Console what becomes of runs. */
public final class RunReporter {
    private final RunControl runs;
    private final Messages messages;
    private final RunControl.Subscription subscription;
    private Cast cast = Cast.NONE;
    private String message = "";
    private Optional<RunState.Refused> refused = Optional.empty();

    public RunReporter(RunControl runs, Messages messages) {
        this.runs = runs;
        this.messages = messages;
        subscription = runs.listen(this::report);
        report();
    }

    public void close() {
        subscription.close();
    }

    private synchronized void report() {
        RunStatus now = runs.state().status();
        if (now.alive() && !now.cast().equals(cast)) {
            cast = now.cast();
            messages.tell(cast.controller() + " drives " + Cast.shortly(cast.character()) + " on "
                    + Cast.shortly(cast.terrain()));
        }
        Optional<RunState.Refused> refusedNow = runs.state().refused();
        if (!refusedNow.equals(refused)) {
            refused = refusedNow;
            refused.ifPresent(r -> messages.warn(r.why() + " The run before stays."));
        }
        if (!now.message().equals(message)) {
            message = now.message();
            tell(now);
        }
    }

    private void tell(RunStatus now) {
        if (message.isEmpty()) {
            return;
        }
        if (now.phase() == Phase.FAILED) {
            messages.warn(message);
        } else {
            messages.tell(message);
        }
    }
}
