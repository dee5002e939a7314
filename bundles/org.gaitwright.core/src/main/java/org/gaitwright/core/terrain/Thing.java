// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.terrain;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.gaitwright.core.parameter.Parameter;
import org.gaitwright.core.parameter.ParameterSet;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.registry.InvalidInput;

/**
 * Something that somebody placed on a ground, or cut into it. Its footprint is a rectangle; heights and depths count from the
 * ground of the kind itself in the middle of the footprint.
 *
 * @param kind what it is
 * @param x middle of its footprint, m
 * @param y middle of its footprint, m
 * @param yaw direction of its length, rad
 * @param size values of the kind's parameters
 */
public record Thing(Kind kind, double x, double y, double yaw, ParameterValues size) {
    /** Farther out, numbers are too coarse for contact, m. */
    private static final double FARTHEST = 1e5;

    /** What can be placed. */
    public enum Kind {
        /** A block with a level top. */
        BOX(
                "box",
                "Box",
                length("length", 0.05, 50, 1, "extent along its heading"),
                length("width", 0.05, 50, 1, "extent across its heading"),
                length("height", 0.01, 10, 0.2, "top over the ground at its centre")),
        /** Steps up along its heading, a landing, and steps down again. */
        STAIRS(
                "stairs",
                "Stairs",
                length("width", 0.1, 50, 2, "extent across its heading"),
                length("rise", 0.01, 0.5, 0.15, "height of a step"),
                length("run", 0.1, 5, 0.3, "depth of a step"),
                Parameter.of("count", "", 1, 100, 5, "steps of a flight"),
                length("landing", 0.1, 50, 1, "length of the level at the top"),
                Parameter.of("flights", "", 1, 2, 2, "1: only up; 2: up and down again")
                        .choosing(List.of("only up", "up and down"))),
        /** A pit with vertical walls and a level floor; a gap to step over if it is short. */
        GAP(
                "gap",
                "Gap",
                length("length", 0.05, 20, 0.3, "extent along its heading"),
                length("width", 0.05, 100, 4, "extent across its heading"),
                length("depth", 0.05, 20, 1, "floor below the ground at its centre"));

        private final String word;
        private final String label;
        private final ParameterSet parameters;

        Kind(String word, String label, Parameter... parameters) {
            this.word = word;
            this.label = label;
            this.parameters = ParameterSet.of(parameters);
        }

        private static Parameter length(String name, double minimum, double maximum, double initial, String help) {
            return Parameter.of(name, "m", minimum, maximum, initial, help);
        }

        /** How files call it. */
        public String word() {
            return word;
        }

        /** A short name for menus and lists. */
        public String label() {
            return label;
        }

        /** What can be chosen of it. */
        public ParameterSet parameters() {
            return parameters;
        }

        public static Optional<Kind> ofWord(String word) {
            for (Kind k : values()) {
                if (k.word.equals(word)) {
                    return Optional.of(k);
                }
            }
            return Optional.empty();
        }
    }

    public Thing {
        Objects.requireNonNull(kind, "kind");
        if (size.set() != kind.parameters()) {
            throw new IllegalArgumentException("the size of a " + kind.word() + " is that of another kind: " + size);
        }
        if (!(Math.abs(x) <= FARTHEST && Math.abs(y) <= FARTHEST && Double.isFinite(yaw))) {
            throw new InvalidInput("a " + kind.word() + " stands at (" + x + " m, " + y + " m, " + yaw
                    + " rad); expected at most 100,000 m either way, and a finite angle");
        }
    }

    /** Of the usual size but for what is named; refuses unknown names and values out of range. */
    public static Thing of(Kind kind, double x, double y, double yaw, Map<String, Double> size) {
        return new Thing(kind, x, y, yaw, kind.parameters().initialValues().with(size));
    }

    /** The same in another place. */
    public Thing at(double newX, double newY, double newYaw) {
        return new Thing(kind, newX, newY, newYaw, size);
    }

    public double get(String name) {
        return size.get(name);
    }

    /** Extent of the footprint along the heading, m. */
    public double length() {
        return kind == Kind.STAIRS ? flights() * (steps() - 1) * get("run") + get("landing") : get("length");
    }

    /** Extent of the footprint across the heading, m. */
    public double width() {
        return get("width");
    }

    /** Steps of a flight; only of stairs. */
    public int steps() {
        return (int) Math.rint(get("count"));
    }

    /** 1 if stairs only go up, 2 if they go down again. */
    public int flights() {
        return (int) Math.rint(get("flights"));
    }
}
