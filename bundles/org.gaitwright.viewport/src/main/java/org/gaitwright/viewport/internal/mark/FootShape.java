// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal.mark;

import org.gaitwright.core.character.Side;

/** A sole of length and width 1 around its middle, toes along x: its outline, counter-clockwise, and triangles that fill it. */
final class FootShape {
    /** Points between two of those below. */
    private static final int STEPS = 3;

    /** Of a left foot: its outer side is that of positive y. */
    private static final double[][] LEFT = {
        {-0.500, -0.02},
        {-0.455, -0.21},
        {-0.350, -0.30},
        {-0.160, -0.27},
        {0.040, -0.31},
        {0.240, -0.46},
        {0.385, -0.46},
        {0.480, -0.33},
        {0.500, -0.14},
        {0.465, 0.06},
        {0.410, 0.24},
        {0.320, 0.39},
        {0.190, 0.48},
        {0.000, 0.44},
        {-0.180, 0.37},
        {-0.350, 0.33},
        {-0.455, 0.20}
    };

    private static final double[][] CENTRE = {
        {-0.500, 0},
        {-0.455, -0.22},
        {-0.340, -0.34},
        {-0.080, -0.37},
        {0.200, -0.48},
        {0.360, -0.42},
        {0.465, -0.24},
        {0.500, 0},
        {0.465, 0.24},
        {0.360, 0.42},
        {0.200, 0.48},
        {-0.080, 0.37},
        {-0.340, 0.34},
        {-0.455, 0.22}
    };
    /** Of each side: as above, and smooth. */
    private static final FootShape[] LEFT_SHAPES = both(LEFT, false);

    private static final FootShape[] RIGHT_SHAPES = both(LEFT, true);
    private static final FootShape[] CENTRE_SHAPES = both(CENTRE, false);

    private final double[] xy;
    private final int[] triangles;

    private FootShape(double[] xy) {
        this.xy = xy;
        EarClipping ears = new EarClipping();
        triangles = new int[3 * ears.cut(xy, xy.length / 2)];
        for (int i = 0; i < triangles.length; i++) {
            triangles[i] = ears.corner(i / 3, i % 3);
        }
    }

    /** Coarse for a small picture of it, fine for a large one. */
    static FootShape of(Side side, boolean fine) {
        int which = fine ? 1 : 0;
        return switch (side) {
            case LEFT -> LEFT_SHAPES[which];
            case RIGHT -> RIGHT_SHAPES[which];
            case CENTRE -> CENTRE_SHAPES[which];
        };
    }

    int corners() {
        return xy.length / 2;
    }

    double x(int corner) {
        return xy[2 * corner];
    }

    double y(int corner) {
        return xy[2 * corner + 1];
    }

    /** Three corners for each triangle. */
    int[] triangles() {
        return triangles;
    }

    private static FootShape[] both(double[][] points, boolean mirror) {
        double[] coarse = smooth(points, 1);
        double[] fine = smooth(points, STEPS);
        return new FootShape[] {
            new FootShape(mirror ? mirrored(coarse) : coarse), new FootShape(mirror ? mirrored(fine) : fine)
        };
    }

    /** A closed Catmull-Rom curve through the points. */
    private static double[] smooth(double[][] p, int steps) {
        int n = p.length;
        double[] out = new double[2 * steps * n];
        int o = 0;
        for (int i = 0; i < n; i++) {
            for (int s = 0; s < steps; s++) {
                for (int k = 0; k < 2; k++) {
                    out[o++] = between(
                            p[(i + n - 1) % n][k], p[i][k], p[(i + 1) % n][k], p[(i + 2) % n][k], (double) s / steps);
                }
            }
        }
        return out;
    }

    private static double between(double a, double b, double c, double d, double t) {
        return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
    }

    /** Backwards, so that it still runs counter-clockwise. */
    private static double[] mirrored(double[] p) {
        double[] out = new double[p.length];
        for (int i = 0; i < p.length; i += 2) {
            out[p.length - 2 - i] = p[i];
            out[p.length - 1 - i] = -p[i + 1];
        }
        return out;
    }
}
