// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.terrainadaptive.internal;

import org.gaitwright.core.math.Trig;
import org.gaitwright.core.terrain.Terrain;

/** The box of a foot over the ground: where it can be, and how it would stand there. */
final class Footprint {
    /** Points of the box that are held against the ground: along, across. */
    private static final int ALONG = 5;

    private static final int ACROSS = 3;

    private final double[][] points = new double[2][];
    private final double[][] box;
    private final double[] yaw = new double[2];
    private final double[] pitch = new double[2];

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

    /** Pitch of a foot that stands at (x, y): the slope of the ground from heel to toes. */
    double slope(Terrain ground, int side, double x, double y, double psi) {
        Trig.sinCos(psi, yaw, 0);
        double back = box[side][0], front = box[side][3];
        double rise = ground.height(x + yaw[1] * front, y + yaw[0] * front)
                - ground.height(x + yaw[1] * back, y + yaw[0] * back);
        return StrictMath.atan2(rise, front - back);
    }
}
