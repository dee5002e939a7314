// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class InkTest {
    /** Ground in full light, as on the screen. */
    private static final int LIGHT_GROUND = 0xD8DADB;

    private static final int DARK_GROUND = 0x45494E;

    @ParameterizedTest
    @EnumSource(Ink.class)
    void everyInkStandsOutFromTheGround(Ink ink) {
        assertTrue(
                contrast(ink.rgb(Theme.LIGHT), LIGHT_GROUND) >= 3,
                "light: " + contrast(ink.rgb(Theme.LIGHT), LIGHT_GROUND));
        assertTrue(
                contrast(ink.rgb(Theme.DARK), DARK_GROUND) >= 3, "dark: " + contrast(ink.rgb(Theme.DARK), DARK_GROUND));
    }

    private static double contrast(int a, int b) {
        double la = luminance(a);
        double lb = luminance(b);
        return (Math.max(la, lb) + 0.05) / (Math.min(la, lb) + 0.05);
    }

    private static double luminance(int rgb) {
        return 0.2126 * linear(rgb >> 16 & 0xFF) + 0.7152 * linear(rgb >> 8 & 0xFF) + 0.0722 * linear(rgb & 0xFF);
    }

    private static double linear(int part) {
        double c = part / 255.0;
        return c <= 0.04045 ? c / 12.92 : Math.pow((c + 0.055) / 1.055, 2.4);
    }
}
