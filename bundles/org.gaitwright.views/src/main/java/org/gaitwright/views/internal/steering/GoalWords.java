// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.steering;

import org.gaitwright.core.goal.GoalKey;
import org.gaitwright.core.goal.Reach;
import org.gaitwright.workbench.widgets.number.Quantity;

/** Goals as users see them: names, units and sensible ranges. */
final class GoalWords {
    private static final double DIGITS = 1e4;

    private GoalWords() {}

    /** A value in the unit of the screen, with no more digits than people care for. */
    static double rounded(double value) {
        return Math.rint(value * DIGITS) / DIGITS;
    }

    /** In the unit of the screen. */
    static Quantity quantity(GoalKey key) {
        return switch (key) {
            case SPEED -> Quantity.of("Speed", "m/s", -1, 2, 0).stepped(0.05);
            case HEADING -> degrees("Heading", "Direction of travel: 0° is along x, left is positive");
            case FACING -> degrees("Facing", "Direction that the body faces: 0° is along x, left is positive");
            case MOVEMENT -> degrees(
                    "Movement", "Direction of movement relative to the body: 0° is forward, left is positive");
            case STEP_TIME -> Quantity.of("Step time", "s", 0.2, 1.5, 0.6)
                    .stepped(0.02)
                    .helped("Duration of a step, from one foot's touch-down to the other's");
            case STEP_LENGTH -> Quantity.of("Step length", "m", 0, 1.5, 0.4)
                    .stepped(0.02)
                    .helped("Length of a step");
            case STEP_WIDTH -> Quantity.of("Step width", "m", 0, 0.6, 0.16)
                    .stepped(0.01)
                    .helped("Sideways distance of the feet");
            case STEP_HEIGHT -> Quantity.of("Step height", "m", 0, 0.6, 0.08)
                    .stepped(0.01)
                    .helped("Height of the swing foot over the ground");
            case GAIT -> Quantity.of("Gait", "", 0, 10, 1)
                    .stepped(1)
                    .helped("Number of the gait of the controller; 0 stands, 1 walks");
        };
    }

    /** The same within what the controller follows; bounds that a field shows whole. */
    static Quantity quantity(GoalKey key, Reach reach) {
        Quantity any = quantity(key);
        double min = Math.floor(key.fromSi(reach.min()) * DIGITS) / DIGITS;
        double max = Math.ceil(key.fromSi(reach.max()) * DIGITS) / DIGITS;
        double initial = Math.max(min, Math.min(max, key.fromSi(reach.unwound(key.toSi(any.initial())))));
        return Quantity.of(any.name(), any.unit(), min, max, initial)
                .stepped(any.step())
                .helped(any.help());
    }

    private static Quantity degrees(String name, String help) {
        return Quantity.of(name, "°", -180, 180, 0).stepped(5).helped(help);
    }

    /** The signal that measures it, in SI units; empty if there is none. */
    static String signal(GoalKey key) {
        return switch (key) {
            case FACING, MOVEMENT, STEP_TIME, STEP_LENGTH, STEP_WIDTH -> key.key();
            default -> "";
        };
    }
}
