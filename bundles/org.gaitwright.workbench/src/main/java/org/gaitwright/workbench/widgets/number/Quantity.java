// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.number;

import java.util.Objects;
import org.gaitwright.core.parameter.Parameter;

/**
 * What a number on the screen stands for.
 *
 * @param name what it is called
 * @param unit as written behind the number; empty for a pure number
 * @param minimum lowest value accepted
 * @param maximum highest value accepted
 * @param initial the value that a reset goes back to
 * @param step what an arrow key adds
 * @param help one line for people; may be empty
 */
public record Quantity(
        String name, String unit, double minimum, double maximum, double initial, double step, String help) {
    private static final int STEPS = 200;

    public Quantity {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(unit, "unit");
        Objects.requireNonNull(help, "help");
        if (!(minimum <= maximum) || Double.isInfinite(minimum) || Double.isInfinite(maximum)) {
            throw new IllegalArgumentException("'" + name + "': range " + minimum + " … " + maximum
                    + " is empty or not finite; give finite bounds in ascending order");
        }
        if (!(initial >= minimum && initial <= maximum)) {
            throw new IllegalArgumentException("'" + name + "': default " + initial + " is outside " + minimum + " … "
                    + maximum + "; widen the range or change the value");
        }
        if (!(step > 0)) {
            throw new IllegalArgumentException("'" + name + "': step " + step + " is not positive; give one that is");
        }
    }

    /** With a step that suits the range, and without help. */
    public static Quantity of(String name, String unit, double minimum, double maximum, double initial) {
        double span = maximum - minimum;
        double step = span > 0 ? Ticks.niceStep(span / STEPS * 0.5) : 1;
        return new Quantity(name, unit, minimum, maximum, initial, step, "");
    }

    public static Quantity of(Parameter p) {
        return of(p.name(), p.unit(), p.minimum(), p.maximum(), p.initial()).helped(p.help());
    }

    public Quantity named(String other) {
        return new Quantity(other, unit, minimum, maximum, initial, step, help);
    }

    /** With another value that a reset goes back to. */
    public Quantity initially(double value) {
        return new Quantity(name, unit, minimum, maximum, value, step, help);
    }

    public Quantity stepped(double by) {
        return new Quantity(name, unit, minimum, maximum, initial, by, help);
    }

    public Quantity helped(String words) {
        return new Quantity(name, unit, minimum, maximum, initial, step, words);
    }

    /** The range in words, such as {@code −0.8 … 1.4 rad}. */
    public String range() {
        return Numbers.shortly(minimum) + " … " + inUnit(maximum);
    }

    /** A value in words. */
    public String inUnit(double value) {
        return Numbers.shortly(value) + Numbers.gap(unit) + unit;
    }

    public boolean accepts(double value) {
        return value >= minimum && value <= maximum;
    }

    /** Why {@code value} is refused, or null if it is fine. */
    public String refusal(double value) {
        return accepts(value) ? null : inUnit(value) + " is outside " + range() + "; choose a value in that range";
    }

    public double clamp(double value) {
        return Math.max(minimum, Math.min(maximum, value));
    }

    /** The nearest multiple of {@code step × factor}, so that dragging gives round numbers; the bounds stay in reach. */
    public double rounded(double value, double factor) {
        double grid = step * factor;
        // dividing by the inverse keeps 0.3 from becoming 0.30000000000000004
        double inverse = 1 / grid;
        double nearest = inverse > 1 ? Math.rint(value * inverse) / Math.rint(inverse) : Math.rint(value / grid) * grid;
        boolean exact = inverse <= 1 || Math.abs(inverse - Math.rint(inverse)) < 1e-6 * inverse;
        return clamp(exact ? nearest : Math.rint(value / grid) * grid);
    }
}
