// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.number;

import java.util.List;
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
 * @param choices words for the whole values from {@code minimum} on, of which users choose one; empty for a number
 */
public record Quantity(
        String name,
        String unit,
        double minimum,
        double maximum,
        double initial,
        double step,
        String help,
        List<String> choices) {
    private static final int STEPS = 200;
    private static final List<String> OFF_ON = Parameter.onOff("x", false, "").choices();

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
        choices = List.copyOf(choices);
    }

    /** A number. */
    public Quantity(
            String name, String unit, double minimum, double maximum, double initial, double step, String help) {
        this(name, unit, minimum, maximum, initial, step, help, List.of());
    }

    /** With a step that suits the range, and without help. */
    public static Quantity of(String name, String unit, double minimum, double maximum, double initial) {
        double span = maximum - minimum;
        double step = span > 0 ? Ticks.niceStep(span / STEPS * 0.5) : 1;
        return new Quantity(name, unit, minimum, maximum, initial, step, "");
    }

    public static Quantity of(Parameter p) {
        return of(p.name(), p.unit(), p.minimum(), p.maximum(), p.initial())
                .helped(p.help())
                .choosing(p);
    }

    public Quantity named(String other) {
        return new Quantity(other, unit, minimum, maximum, initial, step, help, choices);
    }

    /** With another value that a reset goes back to. */
    public Quantity initially(double value) {
        return new Quantity(name, unit, minimum, maximum, value, step, help, choices);
    }

    public Quantity stepped(double by) {
        return new Quantity(name, unit, minimum, maximum, initial, by, help, choices);
    }

    public Quantity helped(String words) {
        return new Quantity(name, unit, minimum, maximum, initial, step, words, choices);
    }

    /** The same with the choices of a parameter, if it has some. */
    public Quantity choosing(Parameter p) {
        return p.choices().isEmpty() ? this : new Quantity(name, unit, minimum, maximum, initial, 1, help, p.choices());
    }

    /** Whether it is one of a few words. */
    public boolean chooses() {
        return !choices.isEmpty();
    }

    /** Whether it is on or off. */
    public boolean isSwitch() {
        return choices.equals(OFF_ON);
    }

    /** Index of the choice that a value stands for. */
    public int choice(double value) {
        return (int) Math.rint(clamp(value) - minimum);
    }

    /** The range in words, such as {@code −0.8 … 1.4 rad}. */
    public String range() {
        return chooses() ? String.join(", ", choices) : Numbers.shortly(minimum) + " … " + inUnit(maximum);
    }

    /** A value in words. */
    public String inUnit(double value) {
        return chooses() ? choices.get(choice(value)) : Numbers.shortly(value) + Numbers.gap(unit) + unit;
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
