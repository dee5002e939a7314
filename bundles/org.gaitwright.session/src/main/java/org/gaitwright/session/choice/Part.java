// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.session.choice;

import java.util.Locale;

/** What people choose for a run. */
public enum Part {
    CONTROLLER,
    CHARACTER,
    /** A preset or a style of the controller. */
    STYLE,
    TERRAIN;

    /** For people. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
