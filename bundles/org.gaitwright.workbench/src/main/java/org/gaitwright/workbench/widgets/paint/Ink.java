// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.paint;

import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.widgets.Control;
import org.gaitwright.workbench.look.Themes;

/** The colours of a theme, by what they are for. They need no disposal. */
public final class Ink {
    /**
     * Lines that must be told apart, also by people who see red and green alike. The first two are those of the left and
     * right limbs in the scene.
     */
    private static final int[] LINES_ON_LIGHT = {
        0x1F6FB4, 0xD2601A, 0x12925A, 0x8F1446, 0xC96FA0, 0x6A3FD0, 0x0B5313, 0xFB4866
    };

    private static final int[] LINES_ON_DARK = {
        0x5AA7E8, 0xF08C3E, 0x3FDCA0, 0xE8557F, 0xD9EC7E, 0xB96BB0, 0xB0D4E8, 0xB99566
    };

    static final Ink LIGHT = new Ink(false);
    static final Ink DARK = new Ink(true);

    private final boolean dark;
    private final Color[] tones = new Color[Tone.values().length];
    private final Color[] lines = new Color[LINES_ON_LIGHT.length];
    private final Color[] faint = new Color[LINES_ON_LIGHT.length];

    private Ink(boolean dark) {
        this.dark = dark;
        for (Tone tone : Tone.values()) {
            tones[tone.ordinal()] = color(tone.rgb(dark));
        }
        for (int i = 0; i < lines.length; i++) {
            lines[i] = color(lineRgb(i, dark));
            faint[i] = color(mix(lineRgb(i, dark), Tone.PAPER.rgb(dark), 0.6));
        }
    }

    /** The one to draw {@code control} with, now. */
    public static Ink of(Control control) {
        return InkWell.of(control.getDisplay()).ink();
    }

    /** Runs {@code change} after each change of theme, as long as {@code owner} exists. */
    public static void follow(Control owner, Runnable change) {
        InkWell.of(owner.getDisplay()).follow(owner, change);
    }

    static Ink of(Themes theme) {
        return theme == Themes.DARK ? DARK : LIGHT;
    }

    public boolean dark() {
        return dark;
    }

    public Color of(Tone tone) {
        return tones[tone.ordinal()];
    }

    /** The colour of a line; eight differ, then they repeat. */
    public Color line(int index) {
        return lines[Math.floorMod(index, lines.length)];
    }

    /** The colour of a line on white, whatever the theme. */
    public static Color onPaper(int index) {
        return LIGHT.line(index);
    }

    /** The colour of a line that is not in question now. */
    public Color faintLine(int index) {
        return faint[Math.floorMod(index, faint.length)];
    }

    /** Lines of the second round are dashed (1), of the third dotted (2), since their colours were there before. */
    public static int dash(int index) {
        return Math.floorMod(index / LINES_ON_LIGHT.length, 3);
    }

    /** The index of the same colour in another dash. */
    public static int dashed(int index, int dash) {
        return Math.floorMod(index, LINES_ON_LIGHT.length) + dash * LINES_ON_LIGHT.length;
    }

    static int lineRgb(int index, boolean onDark) {
        return (onDark ? LINES_ON_DARK : LINES_ON_LIGHT)[Math.floorMod(index, LINES_ON_LIGHT.length)];
    }

    private static Color color(int rgb) {
        return new Color(rgb >> 16 & 0xFF, rgb >> 8 & 0xFF, rgb & 0xFF);
    }

    /** {@code a} with {@code share} of {@code b} in it, 0 … 1. */
    static int mix(int a, int b, double share) {
        int red = blend(a >> 16, b >> 16, share);
        int green = blend(a >> 8, b >> 8, share);
        return red << 16 | green << 8 | blend(a, b, share);
    }

    private static int blend(int a, int b, double share) {
        return (int) Math.round((a & 0xFF) * (1 - share) + (b & 0xFF) * share);
    }
}
