// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.cli.internal;

import java.util.List;
import org.gaitwright.io.RunReport;

/** A run in a few lines for people. */
final class Summary {
    private Summary() {}

    /** @param watched whether a fall would have ended the run; a rag doll on the ground is not called upright */
    static List<String> of(RunReport r, boolean watched) {
        return List.of(
                r.character() + ", " + r.controller() + (r.preset().isEmpty() ? "" : "/" + r.preset()) + ", "
                        + r.terrain() + ", engine " + r.engine() + ", seed " + r.seed(),
                "  " + ending(r, watched),
                "  distance " + Words.number(r.distanceMetres()) + " m, mean speed " + Words.number(r.meanSpeed())
                        + " m/s, " + r.steps() + (r.steps() == 1 ? " step" : " steps") + ", largest torque "
                        + Words.number(100 * r.maxTorqueRatio()) + " % of its limit",
                "  " + Words.number(r.realTimeFactor()) + " x real time (" + Words.number(r.cpuSeconds())
                        + " s of processor time, " + Words.number(r.microsPerSubstep()) + " us per sub-step at "
                        + (long) r.controlHz() * r.substeps() + " Hz)",
                "  state " + r.stateSha256());
    }

    private static String ending(RunReport r, boolean watched) {
        return switch (r.outcome()) {
            case UPRIGHT -> (watched ? "upright to the end, " : "ran to the end, ") + Words.number(r.simulatedSeconds())
                    + " s";
            case FELL -> "fell after " + Words.number(r.fellAtSeconds()) + " s of " + Words.number(r.durationSeconds())
                    + " s";
            case DIVERGED -> "diverged after " + Words.number(r.simulatedSeconds()) + " s: " + r.divergence();
        };
    }
}
