// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.terrainadaptive.internal;

import org.gaitwright.control.Vectors;
import org.gaitwright.core.controller.Command;

/** The assist wrench of training, the paper's helper force [Wu 2010, 8.2]: what the joints lack of the ideal forces, up to a bound. It is listed among the
 * external forces of a run. */
final class AssistWrench {
    private final Body body;
    private final ForceSolver solver;
    private final double[] clipped = new double[6];
    /** Largest component in this tick, N or N m. */
    double largest;

    AssistWrench(Body body, ForceSolver solver) {
        this.body = body;
        this.solver = solver;
    }

    /** clip(−{h_max}⁺, {h_max}⁺, h) on the links of all frames. */
    void apply(double max, Command command) {
        largest = 0;
        if (!(max > 0)) {
            return;
        }
        for (int f = 0; f < Frames.COUNT; f++) {
            clip(3 * f, 3, max);
            add(body.anatomy.foot[f / Anatomy.FRAMES], body.frame, 3 * f, command);
        }
        clip(3 * Frames.COUNT, 6, max);
        add(body.anatomy.trunk, body.trunk, 0, command);
    }

    private void clip(int from, int count, double max) {
        for (int k = 0; k < 6; k++) {
            clipped[k] = k < count ? Vectors.clamp(solver.missing[from + k], -max, max) : 0;
            largest = Math.max(largest, Math.abs(clipped[k]));
        }
    }

    private void add(int link, double[] at, int o, Command command) {
        command.addAssist(
                link,
                at[o],
                at[o + 1],
                at[o + 2],
                clipped[0],
                clipped[1],
                clipped[2],
                clipped[3],
                clipped[4],
                clipped[5]);
    }
}
