// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.parameter;

import java.util.List;
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
 * @param choices words for the values {@code minimum}, {@code minimum + 1}, … {@code maximum}, of which users choose one; empty for a
 *     number
 */
public record Parameter(
        String name,
        String unit,
        double minimum,
        double maximum,
        double initial,
        String group,
        Mirror mirror,
        String help,
        List<String> choices) {
    /** The choices of a switch, which is off at 0 and on at 1. */
    private static final List<String> OFF_ON = List.of("off", "on");

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
        choices = List.copyOf(choices);
        if (!choices.isEmpty() && choices.size() != maximum - minimum + 1) {
            throw new IllegalArgumentException("parameter '" + name + "': got " + choices.size() + " choices, expected "
                    + (maximum - minimum + 1) + " for [" + minimum + ", " + maximum + "]; name each whole value");
        }
    }

    /** A number. */
    public Parameter(
            String name,
            String unit,
            double minimum,
            double maximum,
            double initial,
            String group,
            Mirror mirror,
            String help) {
        this(name, unit, minimum, maximum, initial, group, mirror, help, List.of());
    }

    /** A parameter in the group "General" that mirrors to itself. */
    public static Parameter of(String name, String unit, double minimum, double maximum, double initial, String help) {
        return new Parameter(name, unit, minimum, maximum, initial, "General", Mirror.SAME, help);
    }

    /** A switch in the group "General": 0 is off, 1 is on. */
    public static Parameter onOff(String name, boolean initial, String help) {
        return of(name, "", 0, 1, initial ? 1 : 0, help).choosing(OFF_ON);
    }

    /** The same parameter as a choice of words for its whole values, in their order. */
    public Parameter choosing(List<String> words) {
        return new Parameter(name, unit, minimum, maximum, initial, group, mirror, help, words);
    }

    /** The same parameter with another default. */
    public Parameter withInitial(double value) {
        return new Parameter(name, unit, minimum, maximum, value, group, mirror, help, choices);
    }

    /** The same parameter in another group. */
    public Parameter in(String otherGroup) {
        return new Parameter(name, unit, minimum, maximum, initial, otherGroup, mirror, help, choices);
    }

    /** Whether it is on or off. */
    public boolean isSwitch() {
        return choices.equals(OFF_ON);
    }

    /** Index of the choice that a value stands for: the nearest. */
    public int choice(double value) {
        return (int) Math.rint(value - minimum);
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
