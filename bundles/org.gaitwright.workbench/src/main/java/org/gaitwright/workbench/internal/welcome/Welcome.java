// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.welcome;

import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.Platform;
import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.gaitwright.workbench.internal.Ids;
import org.gaitwright.workbench.internal.commands.Places;
import org.osgi.service.prefs.BackingStoreException;

/** When the welcome page is shown. */
public final class Welcome {
    private static final String SEEN = "welcomed";
    private static final String AT_START = "welcomeAtStart";

    private Welcome() {}

    /** In a workspace that has never been opened, and whenever the user wants it at the start. */
    public static void showAtStart(IWorkbenchWindow window) {
        if (!flag(SEEN) || atStart()) {
            set(SEEN, true);
            Places.show(window.getActivePage(), Ids.WELCOME, IWorkbenchPage.VIEW_ACTIVATE);
        }
    }

    static boolean atStart() {
        return flag(AT_START);
    }

    static void setAtStart(boolean wanted) {
        set(AT_START, wanted);
    }

    private static boolean flag(String key) {
        return Platform.getPreferencesService().getBoolean(Ids.BUNDLE, key, false, null);
    }

    private static void set(String key, boolean value) {
        IEclipsePreferences node = InstanceScope.INSTANCE.getNode(Ids.BUNDLE);
        node.putBoolean(key, value);
        try {
            node.flush();
        } catch (BackingStoreException e) {
            ILog.get().warn("The preference '" + key + "' is lost when the studio closes", e);
        }
    }
}
