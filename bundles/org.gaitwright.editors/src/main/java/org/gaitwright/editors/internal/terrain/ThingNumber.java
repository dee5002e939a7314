// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.terrain;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import org.gaitwright.core.parameter.Parameter;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.terrain.Thing;
import org.gaitwright.workbench.widgets.number.Quantity;

/**
 * A number of a thing on the ground, for whoever shows it and lets it be changed.
 *
 * @param value as people read it: angles in degrees
 * @param change the thing with another value
 */
record ThingNumber(Quantity quantity, ToDoubleFunction<Thing> value, Change change) {
    private static final double FAR = 1000;
    private static final double DIGITS = 1e4;

    interface Change {
        Thing apply(Thing was, double value);
    }

    /** All of a kind: where it is, then its size. */
    static List<ThingNumber> of(Thing.Kind kind) {
        List<ThingNumber> all = new ArrayList<>();
        all.add(new ThingNumber(
                place("X", "m", FAR, 0.05, "centre of its footprint, ahead of the start"),
                Thing::x,
                (was, v) -> was.at(v, was.y(), was.yaw())));
        all.add(new ThingNumber(
                place("Y", "m", FAR, 0.05, "centre of its footprint, left of the start"),
                Thing::y,
                (was, v) -> was.at(was.x(), v, was.yaw())));
        all.add(new ThingNumber(
                place("Heading", "°", 360, 1, "direction of its length, left positive"),
                thing -> Math.rint(Math.toDegrees(thing.yaw()) * DIGITS) / DIGITS,
                (was, v) -> was.at(was.x(), was.y(), Math.toRadians(v))));
        for (Parameter p : kind.parameters().list()) {
            boolean whole = p.name().equals("count") || p.name().equals("flights");
            Quantity q = new Quantity(
                    capital(p.name()), p.unit(), p.minimum(), p.maximum(), p.initial(), whole ? 1 : 0.01, p.help());
            all.add(new ThingNumber(
                    q, thing -> thing.get(p.name()), (was, v) -> with(was, p.name(), whole ? Math.rint(v) : v)));
        }
        return all;
    }

    private static Quantity place(String name, String unit, double max, double step, String help) {
        return new Quantity(name, unit, -max, max, 0, step, help);
    }

    private static String capital(String word) {
        return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
    }

    private static Thing with(Thing was, String name, double value) {
        Map<String, Double> size = new LinkedHashMap<>(was.size().asMap());
        size.put(name, value);
        return Thing.of(was.kind(), was.x(), was.y(), was.yaw(), size);
    }

    /** In words, with its unit. */
    String words(Thing thing) {
        return quantity.inUnit(value.applyAsDouble(thing));
    }

    /**
     * The thing with what somebody typed, with its unit or without.
     *
     * @throws InvalidInput if that is no number, or out of range
     */
    Thing typed(Thing was, String words) {
        String number =
                words.replace(quantity.unit(), "").replace('\u2212', '-').replace(',', '.');
        double v;
        try {
            v = Double.parseDouble(number.strip());
        } catch (NumberFormatException e) {
            throw new InvalidInput(quantity.name() + ": got '" + words + "', expected a number", e);
        }
        String refusal = quantity.refusal(v);
        if (refusal != null) {
            throw new InvalidInput(quantity.name() + ": " + refusal);
        }
        return change.apply(was, v);
    }
}
