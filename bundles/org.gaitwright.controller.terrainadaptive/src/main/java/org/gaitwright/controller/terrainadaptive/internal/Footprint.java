// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.terrainadaptive.internal;

import org.gaitwright.core.math.Trig;
import org.gaitwright.core.terrain.Terrain;

/** The box of a foot over the ground: where it can be, and how it would stand there. */
final class Footprint {
    /** Points of the box that are held against the ground: along, across. */
    private static final int ALONG = 5;

    private static final int ACROSS = 3;
    /** Lines across the sole on which it is looked for how the foot would stand. */
    private static final int LINES = 11;
    /** What of the ground is this far below the sole does not carry it, m. */
    private static final double HOLLOW = 0.01;
    /** No foot is to stand steeper than this; what is steeper is an edge. */
    private static final double STEEPEST = 0.4;

    private final double[][] points = new double[2][];
    private final double[][] box;
    private final double[] yaw = new double[2];
    private final double[] pitch = new double[2];
    private final double[] along = new double[LINES];
    private final double[] height = new double[LINES];
    private final double[] lattice = new double[LINES * ACROSS];
    private final int[] corner = new int[LINES];
    /** Of the foot that was last asked for: share of the sole that has ground below it. */
    double support;

    Footprint(Anatomy anatomy) {
        box = anatomy.box;
        for (int side = 0; side < 2; side++) {
            points[side] = points(box[side]);
        }
    }

    /** A lattice on the sole, and the corners above. */
    private static double[] points(double[] b) {
        double[] p = new double[3 * (ALONG * ACROSS + 4)];
        int o = 0;
        for (int i = 0; i < ALONG; i++) {
            for (int j = 0; j < ACROSS; j++, o += 3) {
                p[o] = b[0] + (b[3] - b[0]) * i / (ALONG - 1);
                p[o + 1] = b[1] + (b[4] - b[1]) * j / (ACROSS - 1);
                p[o + 2] = b[2];
            }
        }
        for (int i = 0; i < 4; i++, o += 3) {
            p[o] = (i & 1) == 0 ? b[0] : b[3];
            p[o + 1] = (i & 2) == 0 ? b[1] : b[4];
            p[o + 2] = b[5];
        }
        return p;
    }

    /** Least height of the ankle at (x, y) at which the foot, turned like this, is nowhere below the ground. */
    double lowest(Terrain ground, int side, double x, double y, double psi, double theta) {
        Trig.sinCos(psi, yaw, 0);
        Trig.sinCos(theta, pitch, 0);
        double[] p = points[side];
        double height = Double.NEGATIVE_INFINITY;
        for (int o = 0; o < p.length; o += 3) {
            // R_z(ψ) R_y(−θ) p
            double ahead = pitch[1] * p[o] - pitch[0] * p[o + 2];
            double up = pitch[0] * p[o] + pitch[1] * p[o + 2];
            double px = x + yaw[1] * ahead - yaw[0] * p[o + 1];
            double py = y + yaw[0] * ahead + yaw[1] * p[o + 1];
            height = Math.max(height, ground.height(px, py) - up);
        }
        return height;
    }

    /**
     * Pitch of a foot that stands at (x, y): it lies on the upper hull of the ground below it, on the side of the hull that its ankle is over. So toes that reach over an edge stay
     * level. Leaves {@link #support}.
     */
    double slope(Terrain ground, int side, double x, double y, double psi) {
        Trig.sinCos(psi, yaw, 0);
        int n = 0;
        for (int i = 0; i < LINES; i++) {
            measure(ground, side, x, y, i);
            while (n >= 2 && above(corner[n - 2], i, corner[n - 1])) {
                n--;
            }
            corner[n++] = i;
        }
        int k = 1;
        while (k < n - 1 && along[corner[k]] < 0) {
            k++;
        }
        int a = corner[k - 1], b = corner[k];
        double rise = (height[b] - height[a]) / (along[b] - along[a]);
        int carrying = 0;
        for (int i = 0; i < LINES; i++) {
            for (int j = 0; j < ACROSS; j++) {
                carrying += height[a] + rise * (along[i] - along[a]) - lattice[ACROSS * i + j] < HOLLOW ? 1 : 0;
            }
        }
        support = (double) carrying / (LINES * ACROSS);
        return Math.max(-STEEPEST, Math.min(STEEPEST, StrictMath.atan(rise)));
    }

    /** The highest ground on a line across the sole. */
    private void measure(Terrain ground, int side, double x, double y, int line) {
        double[] b = box[side];
        double ahead = b[0] + (b[3] - b[0]) * line / (LINES - 1);
        along[line] = ahead;
        height[line] = Double.NEGATIVE_INFINITY;
        for (int j = 0; j < ACROSS; j++) {
            double left = b[1] + (b[4] - b[1]) * j / (ACROSS - 1);
            double z = ground.height(x + yaw[1] * ahead - yaw[0] * left, y + yaw[0] * ahead + yaw[1] * left);
            lattice[ACROSS * line + j] = z;
            height[line] = Math.max(height[line], z);
        }
    }

    /** Whether the line from a to b is nowhere below c, which is between them. */
    private boolean above(int a, int b, int c) {
        return (height[c] - height[a]) * (along[b] - along[a]) <= (height[b] - height[a]) * (along[c] - along[a]);
    }
}
