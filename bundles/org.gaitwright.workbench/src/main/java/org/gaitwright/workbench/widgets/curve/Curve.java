// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.curve;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.gaitwright.control.CatmullRom;
import org.gaitwright.workbench.widgets.number.Quantity;

/**
 * A curve over the phase of a step, 0 … 1, through knots. Between them it is a Catmull-Rom curve, exactly
 * {@link org.gaitwright.control.CatmullRom} where the knots are evenly spaced.
 *
 * @param name what it is called
 * @param unit as written behind its values; empty for a pure number
 * @param minimum lowest value accepted
 * @param maximum highest value accepted
 * @param spacing whether its knots can be moved along the phase
 * @param nextStep what it is like in the other step of the stride
 * @param knots one or more, in the order of their phases
 */
public record Curve(
        String name,
        String unit,
        double minimum,
        double maximum,
        Spacing spacing,
        NextStep nextStep,
        List<Knot> knots) {

    /** A point that the curve goes through. */
    public record Knot(double phase, double value) {}

    /** Where knots may be. */
    public enum Spacing {
        /** At even distances, the first at 0 and the last at 1. */
        EVEN,
        /** Anywhere; the first stays at 0 and the last at 1. */
        FREE
    }

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
        Objects.requireNonNull(spacing, "spacing");
        Objects.requireNonNull(nextStep, "nextStep");
        knots = List.copyOf(knots);
        if (!(minimum < maximum) || Double.isInfinite(minimum) || Double.isInfinite(maximum)) {
            throw new IllegalArgumentException("curve '" + name + "': range " + minimum + " … " + maximum
                    + " is empty or not finite; give finite bounds in ascending order");
        }
        if (knots.isEmpty()) {
            throw new IllegalArgumentException("curve '" + name + "' has no knot; give it one or more");
        }
        for (int i = 1; i < knots.size(); i++) {
            if (!(knots.get(i).phase > knots.get(i - 1).phase)) {
                throw new IllegalArgumentException("curve '" + name + "': knot " + i + " at phase " + knots.get(i).phase
                        + " does not come after " + knots.get(i - 1).phase + "; sort the knots");
            }
        }
    }

    /** Through values at evenly spaced phases, the same in both steps. */
    public static Curve even(String name, String unit, double minimum, double maximum, double... values) {
        List<Knot> knots = new ArrayList<>();
        for (int i = 0; i < values.length; i++) {
            knots.add(new Knot(values.length == 1 ? 0.5 : i / (values.length - 1.0), values[i]));
        }
        return new Curve(name, unit, minimum, maximum, Spacing.EVEN, NextStep.SAME, knots);
    }

    public Curve with(NextStep next) {
        return new Curve(name, unit, minimum, maximum, spacing, next, knots);
    }

    /** With knots that can be moved along the phase, added and removed. */
    public Curve free() {
        return new Curve(name, unit, minimum, maximum, Spacing.FREE, nextStep, knots);
    }

    public Curve with(List<Knot> others) {
        return new Curve(name, unit, minimum, maximum, spacing, nextStep, others);
    }

    /** With another knot in the place of one. */
    public Curve with(int index, Knot knot) {
        List<Knot> changed = new ArrayList<>(knots);
        changed.set(index, knot);
        return with(changed);
    }

    /** The values at the knots. */
    public double[] values() {
        return knots.stream().mapToDouble(Knot::value).toArray();
    }

    /** The curve at a phase of 0 … 1, or of 1 … 2 in the other step. */
    public double at(double phase) {
        if (phase <= 1) {
            return spacing == Spacing.EVEN ? CatmullRom.value(values(), 0, knots.size(), phase) : uneven(knots, phase);
        }
        return nextStep == NextStep.OPPOSITE ? -at(phase - 1) : at(phase - 1);
    }

    /**
     * Cubic Hermite between knots, whose slopes are those of the chord between the neighbours; at the ends half the slope of
     * the first chord, as where a Catmull-Rom curve repeats its end point. With even knots this is that curve.
     */
    private static double uneven(List<Knot> knots, double phase) {
        int last = knots.size() - 1;
        if (last == 0 || phase <= knots.get(0).phase()) {
            return knots.get(0).value();
        }
        if (phase >= knots.get(last).phase()) {
            return knots.get(last).value();
        }
        int i = 0;
        while (phase >= knots.get(i + 1).phase()) {
            i++;
        }
        double h = knots.get(i + 1).phase() - knots.get(i).phase();
        double t = (phase - knots.get(i).phase()) / h;
        double p = knots.get(i).value();
        double q = knots.get(i + 1).value();
        double m = slope(knots, i) * h;
        double n = slope(knots, i + 1) * h;
        // y = p + m t + (3(q − p) − 2m − n) t² + (2(p − q) + m + n) t³
        return p + t * (m + t * (3 * (q - p) - 2 * m - n + t * (2 * (p - q) + m + n)));
    }

    private static double slope(List<Knot> knots, int i) {
        int left = Math.max(0, i - 1);
        int right = Math.min(knots.size() - 1, i + 1);
        double chord = (knots.get(right).value() - knots.get(left).value())
                / (knots.get(right).phase() - knots.get(left).phase());
        return right - left == 1 ? chord / 2 : chord;
    }

    Quantity quantity() {
        double initial = Math.max(minimum, Math.min(maximum, 0));
        return Quantity.of(name, unit, minimum, maximum, initial);
    }
}
