// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.keyframe.figure;

/**
 * From metres to pixels: x to the right, z up.
 *
 * @param scale pixels of a metre
 * @param originX pixel of x = 0
 * @param groundY pixel of z = 0
 */
public record Sight(double scale, double originX, double groundY) {
    /** Room above a figure that stands straight, as a share of its height. */
    private static final double ABOVE = 0.08;

    /**
     * A figure as large as a box lets it be, its feet above a stretch of ground.
     *
     * @param wide room for its steps, as a share of its height
     */
    public static Sight in(int left, int top, int width, int height, int ground, double wide, PlanarBody body) {
        double tall = body.height();
        double scale = Math.max(1, Math.min((height - ground) / ((1 + ABOVE) * tall), width / (wide * tall)));
        return new Sight(scale, left + 0.5 * width, top + height - ground);
    }

    double px(double x) {
        return originX + scale * x;
    }

    double py(double z) {
        return groundY - scale * z;
    }

    double x(double px) {
        return (px - originX) / scale;
    }

    double z(double py) {
        return (groundY - py) / scale;
    }
}
