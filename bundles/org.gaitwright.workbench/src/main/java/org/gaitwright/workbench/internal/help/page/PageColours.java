// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.help.page;

import org.eclipse.swt.graphics.Color;
import org.gaitwright.workbench.look.Themes;

/** Colours of pages. Not the desktop's: those follow a change of the theme only by and by. */
public record PageColours(
        Color words, Color edge, Color panel, Color stripe, Color note, Color link, Color accent, Color onAccent) {
    private static final PageColours LIGHT = new PageColours(
            new Color(32, 36, 42),
            new Color(160, 165, 172),
            new Color(238, 239, 241),
            new Color(246, 247, 248),
            new Color(253, 240, 229),
            new Color(20, 90, 170),
            new Color(224, 118, 43),
            new Color(20, 20, 20));
    private static final PageColours DARK = new PageColours(
            new Color(230, 232, 235),
            new Color(125, 130, 136),
            new Color(66, 68, 71),
            new Color(54, 56, 59),
            new Color(78, 63, 50),
            new Color(130, 185, 245),
            new Color(240, 150, 80),
            new Color(20, 20, 20));

    public static PageColours now() {
        return Themes.current() == Themes.DARK ? DARK : LIGHT;
    }
}
