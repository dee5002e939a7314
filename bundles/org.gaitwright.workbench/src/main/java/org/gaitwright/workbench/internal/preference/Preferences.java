// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.preference;

import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.Platform;
import org.eclipse.core.runtime.preferences.AbstractPreferenceInitializer;
import org.eclipse.core.runtime.preferences.DefaultScope;
import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.gaitwright.workbench.internal.Ids;
import org.osgi.service.prefs.BackingStoreException;

/** What the user prefers, and what holds until then. */
public final class Preferences extends AbstractPreferenceInitializer {
    static final String THEME = "theme";
    static final String THEME_LIGHT = "light";
    static final String THEME_DARK = "dark";
    static final String THEME_SYSTEM = "system";
    static final String SPEED = "speed";
    static final String DRAW_RATE = "drawRate";
    private static final double SPEED_DEFAULT = 1;
    private static final int DRAW_RATE_DEFAULT = 60;

    @Override
    public void initializeDefaultPreferences() {
        IEclipsePreferences defaults = DefaultScope.INSTANCE.getNode(Ids.BUNDLE);
        defaults.put(THEME, THEME_LIGHT);
        defaults.putDouble(SPEED, SPEED_DEFAULT);
        defaults.putInt(DRAW_RATE, DRAW_RATE_DEFAULT);
    }

    static String theme() {
        return Platform.getPreferencesService().getString(Ids.BUNDLE, THEME, THEME_LIGHT, null);
    }

    /** Simulated seconds per second that a studio starts with. */
    public static double speed() {
        return Platform.getPreferencesService().getDouble(Ids.BUNDLE, SPEED, SPEED_DEFAULT, null);
    }

    /** Whether something is so; not until it is {@linkplain #put said}. */
    public static boolean flag(String key) {
        return Platform.getPreferencesService().getBoolean(Ids.BUNDLE, key, false, null);
    }

    public static void put(String key, String value) {
        IEclipsePreferences node = InstanceScope.INSTANCE.getNode(Ids.BUNDLE);
        node.put(key, value);
        try {
            node.flush();
        } catch (BackingStoreException e) {
            ILog.get().warn("The preference '" + key + "' is lost when the studio closes", e);
        }
    }
}
