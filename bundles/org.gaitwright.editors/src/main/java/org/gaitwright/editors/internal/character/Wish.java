// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.character;

import java.util.List;
import java.util.Locale;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.Proportions;
import org.gaitwright.core.registry.InvalidInput;

/**
 * What the user wants a part to be.
 *
 * @param part of the character
 * @param measure which of its measures
 * @param wanted its value, in the unit of the measure
 * @param bothSides whether the part on the other side is to be the same
 */
record Wish(BodyPart part, Measure measure, double wanted, boolean bothSides) {
    private static final double LEAST = 0.1;
    private static final double MOST = 10;
    private static final int TRIES = 24;
    private static final double NEAR = 1e-10;

    /**
     * Proportions that make it so.
     *
     * @throws InvalidInput if it would have to change by more than a factor of ten
     */
    Proportions of(CharacterModel c) {
        Proportions p = Proportions.SAME;
        for (BodyPart b : parts(c)) {
            p = p.with(b.role(), b.side(), measure.factors(factor(c, b)));
        }
        return p;
    }

    private List<BodyPart> parts(CharacterModel c) {
        return BodyPart.all(c).stream()
                .filter(b -> b.equals(part) || bothSides && b.isMirrorOf(part))
                .toList();
    }

    /** By the secant method: shapes that stay round, or lie askew, are not quite as long and thick as their factors say. */
    private double factor(CharacterModel c, BodyPart b) {
        double f0 = 1;
        double g0 = error(c, b, 1);
        if (!(Double.isFinite(g0) && wanted > 0)) {
            throw refusal(b, "it has no such measure, or the value is not positive");
        }
        double f1 = clamp(wanted / (wanted + g0));
        for (int i = 0; i < TRIES && Math.abs(g0) > NEAR * wanted; i++) {
            double g1 = error(c, b, f1);
            double next = g1 == g0 ? f1 : clamp(f1 - g1 * (f1 - f0) / (g1 - g0));
            f0 = f1;
            g0 = g1;
            f1 = next;
        }
        if (Math.abs(g0) > 1e-6 * wanted) {
            throw refusal(b, "that is less than a tenth or more than ten times the original");
        }
        return f0;
    }

    private double error(CharacterModel c, BodyPart b, double f) {
        CharacterModel tried = f == 1
                ? c
                : Proportions.SAME.with(b.role(), b.side(), measure.factors(f)).of(c);
        return Measures.of(tried, b).get(measure) - wanted;
    }

    private static double clamp(double f) {
        return Math.max(LEAST, Math.min(MOST, f));
    }

    private InvalidInput refusal(BodyPart b, String why) {
        return new InvalidInput(String.format(
                Locale.ROOT,
                "%s: a %s of %.4g %s is impossible, since %s",
                b.label(),
                measure.label.toLowerCase(Locale.ROOT),
                wanted,
                measure.unit,
                why));
    }
}
