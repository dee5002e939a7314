// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.style;

import java.util.List;
import org.gaitwright.core.character.Side;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.run.Outcome;
import org.gaitwright.core.simulation.World;

/**
 * Two steps of a walk that really happened, so that the pose at any phase can be shown.
 *
 * @param world whose bodies they are
 * @param steps first and second step; empty if it fell before it had taken any
 * @param travel from the beginning of the first to the end of the second, along the ground
 * @param seconds how long both took
 * @param speed m/s over both
 * @param outcome how the walk went
 * @param fellAtSeconds NaN if it did not fall
 */
record Stride(
        World world,
        List<Step> steps,
        Vec3 travel,
        double seconds,
        double speed,
        Outcome outcome,
        double fellAtSeconds) {
    /**
     * One step.
     *
     * @param swing the side of the leg in the air
     * @param phases ascending, one for each pose
     * @param poses seven numbers for each body
     */
    record Step(Side swing, double[] phases, double[][] poses) {
        /** The pose at a phase of 0 … 1, between the recorded ones as if all moved evenly. */
        double[] at(double phase) {
            int next = 0;
            while (next < phases.length - 1 && phases[next] < phase) {
                next++;
            }
            int last = Math.max(0, next - 1);
            double span = phases[next] - phases[last];
            double share = span <= 0 ? 0 : Math.max(0, Math.min(1, (phase - phases[last]) / span));
            return between(poses[last], poses[next], share);
        }
    }

    boolean walks() {
        return steps.size() == 2;
    }

    /** The step that a phase of 0 … 2 is in. */
    Step step(double phase) {
        return steps.get(phase < 1 ? 0 : 1);
    }

    /** The pose at a phase of 0 … 2, after so many strides. */
    double[] pose(double phase, long strides) {
        double[] pose = step(phase).at(phase < 1 ? phase : phase - 1);
        for (int i = 0; i < pose.length; i += 7) {
            pose[i] += strides * travel.x();
            pose[i + 1] += strides * travel.y();
        }
        return pose;
    }

    private static double[] between(double[] a, double[] b, double share) {
        double[] out = new double[a.length];
        for (int i = 0; i < out.length; i += 7) {
            for (int k = 0; k < 3; k++) {
                out[i + k] = (1 - share) * a[i + k] + share * b[i + k];
            }
            turn(a, b, share, out, i + 3);
        }
        return out;
    }

    /** Orientations of two ticks differ so little that the straight way is as good as the arc. */
    private static void turn(double[] a, double[] b, double share, double[] out, int at) {
        double dot = 0;
        for (int k = 0; k < 4; k++) {
            dot += a[at + k] * b[at + k];
        }
        double norm = 0;
        for (int k = 0; k < 4; k++) {
            out[at + k] = (1 - share) * a[at + k] + share * (dot < 0 ? -b[at + k] : b[at + k]);
            norm += out[at + k] * out[at + k];
        }
        for (int k = 0; k < 4; k++) {
            out[at + k] /= Math.sqrt(norm);
        }
    }
}
