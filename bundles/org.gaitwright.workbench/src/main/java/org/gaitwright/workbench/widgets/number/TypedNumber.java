// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.number;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What somebody typed as a number: its value, or why it is none.
 *
 * @param refusal null if the value is fine
 */
public record TypedNumber(double value, String refusal) {
    private static final Pattern NUMBER =
            Pattern.compile("([-+]?(?:\\d+\\.?\\d*|\\.\\d+)(?:[eE][-+]?\\d{1,3})?)\\s*(.*)");

    /** Takes a comma for a point, a unit behind the number, and degrees where radians are wanted. */
    public static TypedNumber of(String typed, Quantity quantity) {
        String text = typed.strip().replace('\u2212', '-');
        text = text.contains(".") ? text : text.replace(',', '.');
        Matcher m = NUMBER.matcher(text);
        if (!m.matches()) {
            return refused("'" + typed.strip() + "' is not a number; type one such as "
                    + Numbers.shortly(quantity.initial()) + ", within " + quantity.range());
        }
        double value = Double.parseDouble(m.group(1));
        String unit = m.group(2);
        if (quantity.unit().equals("rad") && (unit.equals("°") || unit.equals("deg"))) {
            value = Math.toRadians(value);
        } else if (!unit.isEmpty() && !unit.equals(quantity.unit())) {
            return refused("'" + unit + "' is not the unit here; type a number"
                    + (quantity.unit().isEmpty() ? " alone" : " in " + quantity.unit()));
        }
        return new TypedNumber(value, quantity.refusal(value));
    }

    private static TypedNumber refused(String why) {
        return new TypedNumber(Double.NaN, why);
    }
}
