// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.terrainadaptive.internal;

import java.util.Arrays;

/** Rows of the quadratic program that ask a standing foot for no more than ground can hold. */
final class SoleLimits {
    /** Rows of a foot. */
    static final int COUNT = 10;
    /** Share of the sole that is counted on. */
    private static final double SHARE = 0.9;
    /** How far from its middle a sole resists turning, as a share of its half length and half width together. */
    private static final double TURN_ARM = 0.4;

    private final Body body;
    private final Unknowns unknowns;
    private final int n;
    private final double[] sole = new double[3];
    private final double[] wrench6 = new double[6];
    private final double[] force6 = new double[6];

    SoleLimits(Body body, Unknowns unknowns) {
        this.body = body;
        this.unknowns = unknowns;
        n = unknowns.n;
    }

    /**
     * What ground can hold: with force F and moment M of a foot on it about the middle of the part of its sole that is down, in the axes of the foot, and N = −F_z, centre of pressure |M_y| ≤ l N
     * and |M_x| ≤ w N, friction |F_x|, |F_y| ≤ μ N, turning |M_z| ≤ μ r N. The paper has none of this and leaves it to the search.
     *
     * @param c rows of the forces (3 per frame), behind which others follow; the new ones begin at {@code rows}
     * @return how many rows there are then
     */
    int add(int side, double grip, double[] c, double[] lower, double[] upper, int rows) {
        Anatomy a = body.anatomy;
        double[] b = a.box[side];
        double back = body.heelCarries[side] ? b[0] : a.toesFrom[side];
        double front = body.toesCarry[side] ? b[3] : a.heelTo[side];
        double long2 = 0.5 * SHARE * (front - back), wide2 = 0.5 * SHARE * (b[4] - b[1]);
        double[] rotation = body.state.rotation;
        int r = 9 * a.foot[side];
        int ankle = 3 * side * Anatomy.FRAMES;
        for (int k = 0; k < 3; k++) {
            sole[k] = body.frame[ankle + k]
                    + rotation[r + 3 * k] * 0.5 * (back + front)
                    + rotation[r + 3 * k + 1] * 0.5 * (b[1] + b[4])
                    + rotation[r + 3 * k + 2] * b[2];
        }
        Arrays.fill(c, rows * n, (rows + COUNT) * n, 0);
        for (int i = 0; i < unknowns.end[side]; i = unknowns.next(i, side)) {
            wrench(c, side, i);
            // F and M in the axes of the foot
            for (int k = 0; k < 3; k++) {
                force6[k] = rotation[r + k] * wrench6[0]
                        + rotation[r + 3 + k] * wrench6[1]
                        + rotation[r + 6 + k] * wrench6[2];
                force6[3 + k] = rotation[r + k] * wrench6[3]
                        + rotation[r + 3 + k] * wrench6[4]
                        + rotation[r + 6 + k] * wrench6[5];
            }
            double load = -force6[2];
            int o = rows * n + i;
            pair(c, o, long2 * load, force6[4]);
            pair(c, o + 2 * n, wide2 * load, force6[3]);
            pair(c, o + 4 * n, grip * load, force6[0]);
            pair(c, o + 6 * n, grip * load, force6[1]);
            pair(c, o + 8 * n, grip * TURN_ARM * (long2 + wide2) * load, force6[5]);
        }
        Arrays.fill(lower, rows, rows + COUNT, 0);
        Arrays.fill(upper, rows, rows + COUNT, Double.POSITIVE_INFINITY);
        return rows + COUNT;
    }

    /** most ± value ≥ 0. */
    private void pair(double[] c, int o, double max, double value) {
        c[o] = max + value;
        c[o + n] = max - value;
    }

    /** Force of an unknown on a foot, and its moment about the middle of the sole. */
    private void wrench(double[] c, int side, int i) {
        Arrays.fill(wrench6, 0);
        for (int f = side * Anatomy.FRAMES; f < (side + 1) * Anatomy.FRAMES; f++) {
            double x = c[3 * f * n + i], y = c[(3 * f + 1) * n + i], z = c[(3 * f + 2) * n + i];
            double rx = body.frame[3 * f] - sole[0];
            double ry = body.frame[3 * f + 1] - sole[1];
            double rz = body.frame[3 * f + 2] - sole[2];
            wrench6[0] += x;
            wrench6[1] += y;
            wrench6[2] += z;
            wrench6[3] += ry * z - rz * y;
            wrench6[4] += rz * x - rx * z;
            wrench6[5] += rx * y - ry * x;
        }
    }
}
