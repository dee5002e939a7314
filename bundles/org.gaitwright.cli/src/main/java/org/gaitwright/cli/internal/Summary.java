// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.cli.internal;

import java.util.List;
import org.gaitwright.io.RunReport;

/** A run in a few lines for people. */
final class Summary {
    private Summary() {}

    static List<String> of(RunReport r) {
        return List.of(
                r.character() + ", " + r.controller() + (r.preset().isEmpty() ? "" : "/" + r.preset()) + ", "
                        + r.terrain() + ", engine " + r.engine() + ", seed " + r.seed(),
                "  " + ending(r),
                "  distance " + Words.number(r.distanceMetres()) + " m, mean speed " + Words.number(r.meanSpeed())
                        + " m/s, " + r.steps() + (r.steps() == 1 ? " step" : " steps") + ", largest torque "
                        + Words.number(100 * r.maxTorqueRatio()) + " % of its limit",
                "  " + Words.number(r.realTimeFactor()) + " x real time (" + Words.number(r.cpuSeconds())
                        + " s of processor time, " + Words.number(r.microsPerSubstep()) + " us per sub-step at "
                        + (long) r.controlHz() * r.substeps() + " Hz)",
                "  state " + r.stateSha256());
    }

    private static String ending(RunReport r) {
        return switch (r.outcome()) {
            case UPRIGHT -> "upright to the end, " + Words.number(r.simulatedSeconds()) + " s";
            case FELL -> "fell after " + Words.number(r.fellAtSeconds())
                    + (r.simulatedSeconds() > r.fellAtSeconds()
                            ? " s, ran on to " + Words.number(r.simulatedSeconds()) + " s"
                            : " s of " + Words.number(r.durationSeconds()) + " s");
            case DIVERGED -> "diverged after " + Words.number(r.simulatedSeconds()) + " s: " + r.divergence();
        };
    }
}
