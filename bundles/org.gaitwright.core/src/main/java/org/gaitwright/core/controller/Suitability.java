// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.controller;

/**
 * Whether a controller can drive a character.
 *
 * @param suits the answer
 * @param reason if not: what is missing and what to do; empty otherwise
 */
public record Suitability(boolean suits, String reason) {
    public static final Suitability YES = new Suitability(true, "");

    public static Suitability no(String reason) {
        return new Suitability(false, reason);
    }
}
