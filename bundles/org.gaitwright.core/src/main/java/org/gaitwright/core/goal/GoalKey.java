// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.goal;

import java.util.Optional;

/** What a user can steer. Angles are radians inside and degrees in files and on the command line. */
public enum GoalKey {
    /** Forward speed, m/s. */
    SPEED("speed", "m/s", 1, -5, 5),
    /** Direction of travel, 0 = +x, left positive. */
    HEADING("heading", "deg", Math.PI / 180, -36000, 36000),
    /** Direction that the body faces. */
    FACING("facing", "deg", Math.PI / 180, -36000, 36000),
    /** Direction of movement relative to facing. */
    MOVEMENT("movement", "deg", Math.PI / 180, -36000, 36000),
    /** Duration of a step, s. */
    STEP_TIME("step-time", "s", 1, 0.1, 5),
    /** Length of a step, m. */
    STEP_LENGTH("step-length", "m", 1, 0, 3),
    /** Lateral distance between the feet, m. */
    STEP_WIDTH("step-width", "m", 1, 0, 2),
    /** Height of the swing foot over the ground, m. */
    STEP_HEIGHT("step-height", "m", 1, 0, 2),
    /** Index of the gait, as listed by the controller. */
    GAIT("gait", "", 1, 0, 100);

    private final String key;
    private final String unit;
    private final double toSi;
    private final double min;
    private final double max;

    GoalKey(String key, String unit, double toSi, double min, double max) {
        this.key = key;
        this.unit = unit;
        this.toSi = toSi;
        this.min = min;
        this.max = max;
    }

    /** The word of files and command line. */
    public String key() {
        return key;
    }

    /** The unit in files and on the command line. */
    public String unit() {
        return unit;
    }

    /** Whether a whole turn more is the same. */
    public boolean isAngle() {
        return unit.equals("deg");
    }

    /** A value of files and command line in SI units. */
    public double toSi(double value) {
        return value * toSi;
    }

    /** An SI value in the unit of files and command line. */
    public double fromSi(double value) {
        return value / toSi;
    }

    /** The SI value nearest to this one that files spell in a few digits, so that what is written reads back to the same bits. */
    public double spellable(double si) {
        return toSi(Math.rint(fromSi(si) * 1e6) / 1e6);
    }

    /** Why nobody can be asked for this SI value; empty if somebody may. What a controller can do is less. */
    public String refusal(double si) {
        double value = fromSi(si);
        if (value >= min - 1e-9 && value <= max + 1e-9) {
            return "";
        }
        String range = number(min) + " to " + number(max) + (unit.isEmpty() ? "" : " " + unit);
        return "goal '" + key + "' is " + number(value) + (unit.isEmpty() ? "" : " " + unit) + "; expected " + range;
    }

    private static String number(double v) {
        return v == Math.rint(v) && Math.abs(v) < 1e9 ? Long.toString((long) v) : Double.toString(v);
    }

    public static Optional<GoalKey> ofKey(String key) {
        for (GoalKey k : values()) {
            if (k.key.equals(key)) {
                return Optional.of(k);
            }
        }
        return Optional.empty();
    }
}
