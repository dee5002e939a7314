// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.curve;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.gaitwright.control.CatmullRom;
import org.gaitwright.workbench.widgets.number.Quantity;

/**
 * A curve over the phase of a step, 0 … 1, through knots. Between them it is exactly
 * {@link org.gaitwright.control.CatmullRom}.
 *
 * @param name what it is called
 * @param unit as written behind its values; empty for a pure number
 * @param minimum lowest value accepted
 * @param maximum highest value accepted
 * @param nextStep what it is like in the other step of the stride
 * @param knots values at one or more knots at even distances, the first at 0 and the last at 1
 */
public record Curve(String name, String unit, double minimum, double maximum, NextStep nextStep, List<Double> knots) {

    /** What the other step of the stride has. */
    public enum NextStep {
        /** The same values. */
        SAME,
        /** Values of the opposite sign, as for what leans or turns to a side. */
        OPPOSITE
    }

    public Curve {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(unit, "unit");
        Objects.requireNonNull(nextStep, "nextStep");
        knots = List.copyOf(knots);
        if (!(minimum < maximum) || Double.isInfinite(minimum) || Double.isInfinite(maximum)) {
            throw new IllegalArgumentException("curve '" + name + "': range " + minimum + " … " + maximum
                    + " is empty or not finite; give finite bounds in ascending order");
        }
        if (knots.isEmpty()) {
            throw new IllegalArgumentException("curve '" + name + "' has no knot; give it one or more");
        }
    }

    /** Through values at evenly spaced phases, the same in both steps. */
    public static Curve even(String name, String unit, double minimum, double maximum, double... values) {
        return new Curve(
                name,
                unit,
                minimum,
                maximum,
                NextStep.SAME,
                Arrays.stream(values).boxed().toList());
    }

    public Curve with(NextStep next) {
        return new Curve(name, unit, minimum, maximum, next, knots);
    }

    /** With another value at a knot. */
    Curve with(int index, double value) {
        List<Double> changed = new ArrayList<>(knots);
        changed.set(index, value);
        return new Curve(name, unit, minimum, maximum, nextStep, changed);
    }

    /** With a knot moved to the nearest round value that is allowed; {@code factor} below 1 asks for finer ones. */
    Curve moved(int index, double value, double factor) {
        return with(index, quantity().rounded(quantity().clamp(value), factor));
    }

    /** −1 or +1 for a value below or above what is allowed, else 0. */
    int beyond(double value) {
        return value > maximum ? 1 : value < minimum ? -1 : 0;
    }

    /** The values at the knots. */
    public double[] values() {
        return knots.stream().mapToDouble(Double::doubleValue).toArray();
    }

    double value(int knot) {
        return knots.get(knot);
    }

    double phase(int knot) {
        return knots.size() == 1 ? 0.5 : knot / (knots.size() - 1.0);
    }

    /** The curve at a phase of 0 … 1, or of 1 … 2 in the other step. */
    public double at(double phase) {
        if (phase <= 1) {
            return CatmullRom.value(values(), 0, knots.size(), phase);
        }
        return nextStep == NextStep.OPPOSITE ? -at(phase - 1) : at(phase - 1);
    }

    Quantity quantity() {
        double initial = Math.max(minimum, Math.min(maximum, 0));
        return Quantity.of(name, unit, minimum, maximum, initial);
    }
}
