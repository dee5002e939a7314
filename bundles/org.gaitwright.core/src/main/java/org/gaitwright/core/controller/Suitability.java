// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.controller;

import java.util.List;

/**
 * Whether a controller can drive a character.
 *
 * @param suits the answer
 * @param reason if not: what is missing and what to do; empty otherwise
 */
public record Suitability(boolean suits, String reason) {
    public static final Suitability YES = new Suitability(true, "");

    /** Yes if nothing is missing, else no with a list of what the character lacks. */
    public static Suitability lacking(List<String> missing) {
        return missing.isEmpty() ? YES : no("it lacks " + String.join(", ", missing));
    }

    public static Suitability no(String reason) {
        return new Suitability(false, reason);
    }
}
