// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.help;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Control;
import org.gaitwright.workbench.look.Themes;

/** Colours of a page, mixed from those of its control, so that they suit light and dark. */
record PageColours(
        Color ground,
        Color words,
        Color faint,
        Color panel,
        Color stripe,
        Color note,
        Color link,
        Color accent,
        Color onAccent) {
    /** On the ground of lists. */
    static PageColours of(Control control) {
        return on(control.getDisplay().getSystemColor(SWT.COLOR_LIST_BACKGROUND), control);
    }

    static PageColours on(Color ground, Control control) {
        boolean dark = Themes.current() == Themes.DARK;
        Color words = control.getDisplay().getSystemColor(SWT.COLOR_LIST_FOREGROUND);
        RGB accent = dark ? new RGB(240, 150, 80) : new RGB(224, 118, 43);
        return new PageColours(
                ground,
                words,
                mix(words, ground, 0.4),
                mix(words, ground, dark ? 0.10 : 0.06),
                mix(words, ground, dark ? 0.05 : 0.03),
                mix(new Color(accent), ground, dark ? 0.18 : 0.12),
                dark ? new Color(120, 180, 240) : new Color(20, 90, 170),
                new Color(accent),
                new Color(20, 20, 20));
    }

    /** So much of the first, the rest of the second. */
    private static Color mix(Color a, Color b, double share) {
        return new Color(
                channel(a.getRed(), b.getRed(), share),
                channel(a.getGreen(), b.getGreen(), share),
                channel(a.getBlue(), b.getBlue(), share));
    }

    private static int channel(int a, int b, double share) {
        return (int) Math.round(a * share + b * (1 - share));
    }
}
