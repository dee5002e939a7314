// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.commands;

import java.util.List;
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
        FASTER,
        SLOWER,
        LEFT,
        RIGHT,
        VEER_LEFT,
        VEER_RIGHT,
        STOP;

        GoalKey key() {
            return switch (this) {
                case FASTER, SLOWER, STOP -> GoalKey.SPEED;
                case LEFT, RIGHT -> GoalKey.HEADING;
                case VEER_LEFT, VEER_RIGHT -> GoalKey.MOVEMENT;
            };
        }
    }

    @Override
    public void setInitializationData(IConfigurationElement config, String property, Object data) {
        verb = Verb.valueOf(((String) data).toUpperCase(Locale.ROOT));
    }

    @Override
    public boolean isEnabled() {
        return runs != null && runs.state().follows().contains(verb.key());
    }

    @Override
    public Object execute(ExecutionEvent event) {
        switch (verb) {
            case FASTER -> steerWithin(Math.min(FASTEST, rounded(speed() + SPEED_STEP, SPEED_STEP)));
            case SLOWER -> steerWithin(Math.max(FASTEST_BACK, rounded(speed() - SPEED_STEP, SPEED_STEP)));
            case LEFT -> steerWithin(heading() + HEADING_STEP);
            case RIGHT -> steerWithin(heading() - HEADING_STEP);
            case VEER_LEFT -> steerWithin(rounded(movement() + MOVEMENT_STEP, MOVEMENT_STEP));
            case VEER_RIGHT -> steerWithin(rounded(movement() - MOVEMENT_STEP, MOVEMENT_STEP));
            case STOP -> steer(0);
        }
        return null;
    }

    /** Asks for no more than is followed: what is pressed too often need not be taken back as often. */
    private void steerWithin(double value) {
        steer(runs.state().reach(verb.key()).map(r -> r.nearest(value)).orElse(value));
    }

    private void steer(double value) {
        runs.submit(Act.steer(words(), "", runs.state().actor(), Map.of(verb.key(), value), Set.of()));
    }

    private String words() {
        return switch (verb) {
            case FASTER -> "Walk Faster";
            case SLOWER -> "Walk Slower";
            case LEFT -> "Turn Left";
            case RIGHT -> "Turn Right";
            case VEER_LEFT -> "Veer Left";
            case VEER_RIGHT -> "Veer Right";
            case STOP -> "Stop Walking";
        };
    }

    private static double rounded(double value, double step) {
        return Math.rint(value / step) * step;
    }

    private double heading() {
        return runs.state().goals().getOrDefault(GoalKey.HEADING, 0.0);
    }

    private double speed() {
        return soFar(GoalKey.SPEED);
    }

    private double movement() {
        return soFar(GoalKey.MOVEMENT);
    }

    /** What is asked for, or else what it does: the signal of that name. */
    private double soFar(GoalKey key) {
        Double asked = runs.state().goals().get(key);
        Recording recording = runs.state().recording();
        Snapshot now = runs.snapshot();
        if (asked != null || recording == null || now == null) {
            return asked == null ? 0 : asked;
        }
        List<Recording.SignalInfo> signals = recording.signals();
        for (int i = 0; i < Math.min(signals.size(), now.signals().length); i++) {
            if (signals.get(i).name().equals(key.key()) && !Float.isNaN(now.signals()[i])) {
                return now.signals()[i];
            }
        }
        return 0;
    }
}
