// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.paint;

/**
 * Colours for lines that must be told apart, also by people who see red and green alike. The first two are those of the
 * left and right limbs in the scene.
 */
public final class Palette {
    private static final int[] LIGHT = {0x1F6FB4, 0xD2601A, 0x12925A, 0x8F1446, 0xC96FA0, 0x6A3FD0, 0x0B5313, 0xFB4866};
    private static final int[] DARK = {0x5AA7E8, 0xF08C3E, 0x3FDCA0, 0xE8557F, 0xD9EC7E, 0xB96BB0, 0xB0D4E8, 0xB99566};

    private Palette() {}

    /** How many there are before they repeat. */
    static int size() {
        return LIGHT.length;
    }

    static int rgb(int index, boolean onDark) {
        return (onDark ? DARK : LIGHT)[Math.floorMod(index, LIGHT.length)];
    }

    /** Lines of the second and later rounds are dashed, since their colours were there before. */
    public static boolean dashed(int index) {
        return Math.floorMod(index / LIGHT.length, 2) == 1;
    }
}
