// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.status;

import java.util.Locale;
import org.gaitwright.session.run.Cast;
import org.gaitwright.session.run.RunStatus;

/** The status of a run as one line. */
final class StatusWords {
    private StatusWords() {}

    static String line(RunStatus status) {
        if (!status.message().isEmpty()) {
            return status.message();
        }
        Cast cast = status.cast();
        if (!cast.complete()) {
            return "Nothing to simulate yet";
        }
        return String.format(
                Locale.ROOT,
                "%s · %s · %s · %d Hz · physics %s of a core",
                cast.controller(),
                Cast.shortly(cast.character()),
                Cast.shortly(cast.terrain()),
                status.physicsHz(),
                percent(status.coreShare()));
    }

    /** One decimal where whole numbers would say nothing. */
    private static String percent(double share) {
        double p = 100 * share;
        return p > 0 && p < 9.95 ? String.format(Locale.ROOT, "%.1f %%", p) : Math.round(p) + " %";
    }
}
