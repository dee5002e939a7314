// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.commands;

import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.IExecutableExtension;
import org.eclipse.ui.PlatformUI;
import org.gaitwright.core.goal.GoalKey;
import org.gaitwright.session.run.Act;
import org.gaitwright.session.run.Recording;
import org.gaitwright.session.run.Snapshot;
import org.gaitwright.workbench.run.RunControl;

/** Steers by keys: faster, slower, left, right, aside without turning, or stop, whichever plugin.xml names after the colon. */
public final class SteerHandler extends AbstractHandler implements IExecutableExtension {
    private static final double SPEED_STEP = 0.1;
    private static final double FASTEST = 2;
    private static final double FASTEST_BACK = -1;
    private static final double HEADING_STEP = Math.toRadians(15);
    private static final double MOVEMENT_STEP = Math.toRadians(5);

    private final RunControl runs = PlatformUI.getWorkbench().getService(RunControl.class);
    private Verb verb = Verb.STOP;

    private enum Verb {
        FASTER("Walk Faster", GoalKey.SPEED, SPEED_STEP),
        SLOWER("Walk Slower", GoalKey.SPEED, -SPEED_STEP),
        LEFT("Turn Left", GoalKey.HEADING, HEADING_STEP),
        RIGHT("Turn Right", GoalKey.HEADING, -HEADING_STEP),
        VEER_LEFT("Veer Left", GoalKey.MOVEMENT, MOVEMENT_STEP),
        VEER_RIGHT("Veer Right", GoalKey.MOVEMENT, -MOVEMENT_STEP),
        STOP("Stop Walking", GoalKey.SPEED, 0);

        private final String words;
        private final GoalKey key;
        private final double step;

        Verb(String words, GoalKey key, double step) {
            this.words = words;
            this.key = key;
            this.step = step;
        }
    }

    @Override
    public void setInitializationData(IConfigurationElement config, String property, Object data) {
        verb = Verb.valueOf(((String) data).toUpperCase(Locale.ROOT));
    }

    @Override
    public boolean isEnabled() {
        return runs != null && runs.state().follows().contains(verb.key);
    }

    @Override
    public Object execute(ExecutionEvent event) {
        double goal = verb == Verb.STOP ? 0 : within(next());
        runs.submit(Act.steer(verb.words, "", runs.state().actor(), Map.of(verb.key, goal), Set.of()));
        return null;
    }

    /** Turns begin at the heading that was asked for; all else goes on from what it does, in whole steps. */
    private double next() {
        if (verb.key == GoalKey.HEADING) {
            return runs.state().goals().getOrDefault(GoalKey.HEADING, 0.0) + verb.step;
        }
        double next = Math.rint((soFar() + verb.step) / verb.step) * verb.step;
        if (verb.key == GoalKey.SPEED) {
            return verb.step > 0 ? Math.min(FASTEST, next) : Math.max(FASTEST_BACK, next);
        }
        return next;
    }

    /** Asks for no more than is followed: what is pressed too often need not be taken back as often. */
    private double within(double value) {
        return runs.state().reach(verb.key).map(r -> r.nearest(value)).orElse(value);
    }

    /** What is asked for, or else what it does: the signal of that name. */
    private double soFar() {
        Double asked = runs.state().goals().get(verb.key);
        Recording recording = runs.state().recording();
        Snapshot now = runs.snapshot();
        if (asked != null || recording == null || now == null) {
            return asked == null ? 0 : asked;
        }
        int i = recording.index(verb.key.key());
        return i >= 0 && i < now.signals().length && !Float.isNaN(now.signals()[i]) ? now.signals()[i] : 0;
    }
}
