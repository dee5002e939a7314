// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.preference;

import org.gaitwright.workbench.look.Themes;

/** Changes the theme and remembers that the user wanted it. */
public final class ThemeChoice {
    private ThemeChoice() {}

    /** The platform remembers the theme that was last shown, but not that it was the desktop's, which may be another by now. */
    public static void start() {
        if (Preferences.theme().equals(Preferences.THEME_SYSTEM)) {
            Themes.ofDesktop().apply();
        }
    }

    public static void toggle() {
        boolean dark = Themes.current() == Themes.DARK;
        Preferences.setTheme(dark ? Preferences.THEME_LIGHT : Preferences.THEME_DARK);
        (dark ? Themes.LIGHT : Themes.DARK).apply();
    }
}
