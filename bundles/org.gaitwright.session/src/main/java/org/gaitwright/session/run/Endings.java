// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.session.run;

import java.util.Locale;
import org.gaitwright.core.run.Run;

/** How a run ended, in words. */
final class Endings {
    private Endings() {}

    static String words(Run run) {
        return switch (run.outcome()) {
            case FELL -> run.timeSeconds() > run.fellAtSeconds()
                    ? format("Fell after %.2f s; ended at %.0f s.", run.fellAtSeconds(), run.timeSeconds())
                    : format(
                            "Fell after %.2f s. Reset to try again, or rewind and continue from an earlier moment.",
                            run.fellAtSeconds());
            case DIVERGED -> "The simulation diverged: " + run.divergence()
                    + ". Reset, and try lower gains or a smaller time step.";
            case UPRIGHT -> format("Reached its end at %.0f s.", run.timeSeconds());
        };
    }

    private static String format(String pattern, Object... values) {
        return String.format(Locale.ROOT, pattern, values);
    }
}
