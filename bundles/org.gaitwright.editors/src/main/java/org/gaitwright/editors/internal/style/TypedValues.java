// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.style;

import java.util.Arrays;
import org.gaitwright.core.registry.InvalidInput;

/** Values of a curve or a number as people type them. */
final class TypedValues {
    private TypedValues() {}

    /**
     * Reads one number, or as many as the curve has knots, with commas or spaces between.
     *
     * @throws InvalidInput with what was expected
     */
    static double[] read(Knob knob, String typed) {
        String[] words = typed.strip().replaceAll("[\\[\\]]", "").split("\\s*[,;\\s]\\s*");
        int knots = knob.parameters().size();
        if (words.length != 1 && words.length != knots) {
            throw new InvalidInput("'" + knob.path() + "': got " + words.length + " values, expected one"
                    + (knots == 1 ? "" : " or " + knots));
        }
        double[] values = Arrays.stream(words).mapToDouble(w -> number(knob, w)).toArray();
        for (double v : values) {
            String refusal = knob.quantity().refusal(v);
            if (refusal != null) {
                throw new InvalidInput("'" + knob.path() + "': " + refusal);
            }
        }
        return values;
    }

    private static double number(Knob knob, String word) {
        try {
            return Double.parseDouble(word.replace('\u2212', '-'));
        } catch (NumberFormatException e) {
            throw new InvalidInput("'" + knob.path() + "': got '" + word + "', expected a number", e);
        }
    }
}
