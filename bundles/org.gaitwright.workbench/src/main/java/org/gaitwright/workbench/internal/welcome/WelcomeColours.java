// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.welcome;

import org.eclipse.swt.graphics.Color;
import org.gaitwright.workbench.look.Themes;

/** Colours of the welcome page. */
record WelcomeColours(
        Color ground, Color card, Color hot, Color pressed, Color edge, Color words, Color quiet, Color accent) {
    private static final WelcomeColours LIGHT = new WelcomeColours(
            new Color(250, 250, 250),
            new Color(255, 255, 255),
            new Color(253, 244, 236),
            new Color(249, 230, 214),
            new Color(217, 222, 228),
            new Color(32, 38, 46),
            new Color(88, 99, 112),
            new Color(224, 118, 43));
    private static final WelcomeColours DARK = new WelcomeColours(
            new Color(43, 45, 48),
            new Color(54, 57, 61),
            new Color(66, 62, 58),
            new Color(82, 70, 60),
            new Color(78, 83, 90),
            new Color(236, 238, 240),
            new Color(176, 184, 193),
            new Color(240, 140, 70));

    static WelcomeColours now() {
        return Themes.current() == Themes.DARK ? DARK : LIGHT;
    }
}
