// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.preference;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.gaitwright.workbench.look.Themes;

/** Light becomes dark, dark becomes light, and the studio remembers that the user wanted it. */
public final class ThemeHandler extends AbstractHandler {
    /** The platform remembers the theme that was last shown, but not that it was the desktop's, which may be another by now. */
    public static void start() {
        if (Preferences.theme().equals(Preferences.THEME_SYSTEM)) {
            Themes.ofDesktop().apply();
        }
    }

    @Override
    public Object execute(ExecutionEvent event) {
        boolean dark = Themes.current() == Themes.DARK;
        Preferences.put(Preferences.THEME, dark ? Preferences.THEME_LIGHT : Preferences.THEME_DARK);
        (dark ? Themes.LIGHT : Themes.DARK).apply();
        return null;
    }
}
