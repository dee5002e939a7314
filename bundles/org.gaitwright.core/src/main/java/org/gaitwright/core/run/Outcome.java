// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.run;

/** How a run ended. */
public enum Outcome {
    UPRIGHT,
    FELL,
    DIVERGED;

    /** The word of reports. */
    public String word() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }
}
