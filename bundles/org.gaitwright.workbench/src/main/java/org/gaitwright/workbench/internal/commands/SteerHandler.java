// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.commands;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.IExecutableExtension;
import org.eclipse.ui.PlatformUI;
import org.gaitwright.core.goal.GoalKey;
import org.gaitwright.workbench.run.LiveEdits;
import org.gaitwright.workbench.run.Recording;
import org.gaitwright.workbench.run.RunControl;
import org.gaitwright.workbench.run.Snapshot;

/** Steers by keys: faster, slower, left, right or stop, whichever plugin.xml names after the colon. */
public final class SteerHandler extends AbstractHandler implements IExecutableExtension {
    private static final double SPEED_STEP = 0.1;
    private static final double FASTEST = 2;
    private static final double FASTEST_BACK = -1;
    private static final double HEADING_STEP = Math.toRadians(15);

    private final RunControl runs = PlatformUI.getWorkbench().getService(RunControl.class);
    private Verb verb = Verb.STOP;

    private enum Verb {
        FASTER,
        SLOWER,
        LEFT,
        RIGHT,
        STOP
    }

    @Override
    public void setInitializationData(IConfigurationElement config, String property, Object data) {
        verb = Verb.valueOf(((String) data).toUpperCase(Locale.ROOT));
    }

    @Override
    public boolean isEnabled() {
        GoalKey key = verb == Verb.LEFT || verb == Verb.RIGHT ? GoalKey.HEADING : GoalKey.SPEED;
        return runs != null && runs.follows().contains(key);
    }

    @Override
    public Object execute(ExecutionEvent event) {
        switch (verb) {
            case FASTER -> steer(GoalKey.SPEED, Math.min(FASTEST, rounded(speed() + SPEED_STEP)));
            case SLOWER -> steer(GoalKey.SPEED, Math.max(FASTEST_BACK, rounded(speed() - SPEED_STEP)));
            case LEFT -> steer(GoalKey.HEADING, heading() + HEADING_STEP);
            case RIGHT -> steer(GoalKey.HEADING, heading() - HEADING_STEP);
            case STOP -> steer(GoalKey.SPEED, 0);
        }
        return null;
    }

    private void steer(GoalKey key, double value) {
        Double asked = runs.goals().get(key);
        Map<GoalKey, Double> before = asked == null ? Map.of() : Map.of(key, asked);
        new LiveEdits(runs).steer(words(), before, Map.of(key, value));
    }

    private String words() {
        return switch (verb) {
            case FASTER -> "Walk Faster";
            case SLOWER -> "Walk Slower";
            case LEFT -> "Turn Left";
            case RIGHT -> "Turn Right";
            case STOP -> "Stop Walking";
        };
    }

    private static double rounded(double speed) {
        return Math.rint(speed / SPEED_STEP) * SPEED_STEP;
    }

    private double heading() {
        return runs.goals().getOrDefault(GoalKey.HEADING, 0.0);
    }

    /** What is asked for, or else what it does. */
    private double speed() {
        Double asked = runs.goals().get(GoalKey.SPEED);
        Recording recording = runs.recording();
        Snapshot now = runs.snapshot();
        if (asked != null || recording == null || now == null) {
            return asked == null ? 0 : asked;
        }
        List<Recording.SignalInfo> signals = recording.signals();
        for (int i = 0; i < Math.min(signals.size(), now.signals().length); i++) {
            if (signals.get(i).name().equals("speed") && !Float.isNaN(now.signals()[i])) {
                return now.signals()[i];
            }
        }
        return 0;
    }
}
