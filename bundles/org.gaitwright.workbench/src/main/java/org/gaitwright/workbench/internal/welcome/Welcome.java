// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.welcome;

import org.eclipse.ui.IWorkbenchWindow;
import org.gaitwright.workbench.internal.Ids;
import org.gaitwright.workbench.internal.preference.Preferences;
import org.gaitwright.workbench.look.Places;

/** When the welcome page is shown. */
public final class Welcome {
    private static final String SEEN = "welcomed";
    private static final String AT_START = "welcomeAtStart";

    private Welcome() {}

    /** In a workspace that has never been opened, and whenever the user wants it at the start. */
    public static void showAtStart(IWorkbenchWindow window) {
        if (!Preferences.flag(SEEN) || atStart()) {
            Preferences.put(SEEN, "true");
            Places.show(window.getActivePage(), Ids.WELCOME);
        }
    }

    static boolean atStart() {
        return Preferences.flag(AT_START);
    }

    static void setAtStart(boolean wanted) {
        Preferences.put(AT_START, Boolean.toString(wanted));
    }
}
