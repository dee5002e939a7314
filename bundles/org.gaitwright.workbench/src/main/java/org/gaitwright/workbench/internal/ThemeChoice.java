// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal;

import org.gaitwright.workbench.look.Themes;

/** Changes the theme and remembers that the user wanted it. */
public final class ThemeChoice {
    private ThemeChoice() {}

    public static void toggle() {
        boolean dark = Themes.current() == Themes.DARK;
        Preferences.setTheme(dark ? Preferences.THEME_LIGHT : Preferences.THEME_DARK);
        (dark ? Themes.LIGHT : Themes.DARK).apply();
    }
}
