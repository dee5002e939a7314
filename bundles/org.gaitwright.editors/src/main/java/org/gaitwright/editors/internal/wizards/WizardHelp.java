// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.wizards;

import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.PlatformUI;

/** The pages of the help that wizards lead to. */
public final class WizardHelp {
    private static final String PREFIX = "org.gaitwright.editors.";

    private WizardHelp() {}

    /** For F1. */
    public static void set(Control control, String id) {
        PlatformUI.getWorkbench().getHelpSystem().setHelp(control, PREFIX + id);
    }

    /** For the button. */
    public static void show(String id) {
        PlatformUI.getWorkbench().getHelpSystem().displayHelp(PREFIX + id);
    }
}
