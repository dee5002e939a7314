// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.parameter;

import java.util.Objects;
import java.util.regex.Pattern;

/**
 * One tunable number, declared once. From the declaration come a slider, a {@code --set} path, an optimisation variable
 * and a line of documentation.
 *
 * @param name path of lower-case words, dots and hyphens, such as {@code hip.kp}
 * @param unit SI unit as text, empty for a pure number
 * @param minimum lowest value accepted
 * @param maximum highest value accepted
 * @param initial the default
 * @param group heading under which user interfaces show it
 * @param mirror what becomes of it when left and right change places
 * @param help one line for people
 */
public record Parameter(
        String name,
        String unit,
        double minimum,
        double maximum,
        double initial,
        String group,
        Mirror mirror,
        String help) {
    private static final Pattern NAME = Pattern.compile("[a-z0-9]+([.-][a-z0-9]+)*");

    public Parameter {
        Objects.requireNonNull(unit, "unit");
        Objects.requireNonNull(group, "group");
        Objects.requireNonNull(mirror, "mirror");
        Objects.requireNonNull(help, "help");
        if (!NAME.matcher(name).matches()) {
            throw new IllegalArgumentException("parameter name '" + name
                    + "': expected lower-case words joined by dots or hyphens, such as hip.kp; rename it");
        }
        if (!(Double.isFinite(minimum) && Double.isFinite(maximum) && minimum <= maximum)) {
            throw new IllegalArgumentException("parameter '" + name + "': range [" + minimum + ", " + maximum
                    + "] is empty or not finite; give finite bounds in ascending order");
        }
        if (!(initial >= minimum && initial <= maximum)) {
            throw new IllegalArgumentException("parameter '" + name + "': default " + initial + " is outside ["
                    + minimum + ", " + maximum + "]; widen the range or change the value");
        }
    }

    /** A parameter in the group "General" that mirrors to itself. */
    public static Parameter of(String name, String unit, double minimum, double maximum, double initial, String help) {
        return new Parameter(name, unit, minimum, maximum, initial, "General", Mirror.SAME, help);
    }

    /** The same parameter with another default. */
    public Parameter withInitial(double value) {
        return new Parameter(name, unit, minimum, maximum, value, group, mirror, help);
    }

    /** Says why {@code value} is refused, or null if it is fine. */
    public String refusal(double value) {
        if (value >= minimum && value <= maximum) {
            return null;
        }
        String u = unit.isEmpty() ? "" : " " + unit;
        return "parameter '" + name + "': " + value + u + " is outside [" + minimum + ", " + maximum + "]" + u
                + "; choose a value in that range";
    }

    /** How a value changes when the character is mirrored at its sagittal plane. */
    public enum Mirror {
        /** Unchanged. */
        SAME,
        /** Changes its sign (lateral offsets, roll and yaw). */
        NEGATE,
        /** Goes to the parameter whose name has the other side in it. */
        SWAP_SIDE
    }
}
