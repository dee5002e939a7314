// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal.pick;

import org.gaitwright.core.math.Vec3;
import org.gaitwright.viewport.Camera;

/**
 * Where things are in the picture, and what is behind a place of it. Places are in points of the monitor from the top left.
 *
 * @param forward of length 1, as are right and up
 */
public record Sight(Vec3 eye, Vec3 forward, Vec3 right, Vec3 up, int width, int height) {
    public static Sight of(Camera camera, int width, int height) {
        return new Sight(
                camera.eye(), camera.forward(), camera.right(), camera.up(), Math.max(1, width), Math.max(1, height));
    }

    /** Metres that a point of the monitor is wide at a depth of one metre. */
    private double point() {
        return 2 * Math.tan(0.5 * Camera.FIELD_OF_VIEW_RAD) / height;
    }

    /** From the eye through a place of the picture. */
    public Ray ray(double x, double y) {
        Vec3 d = forward.plus(right.times((x - 0.5 * width) * point())).plus(up.times((0.5 * height - y) * point()));
        return new Ray(eye, d.unit());
    }

    /** How far ahead something is; negative behind the eye. */
    public double depth(Vec3 p) {
        return p.minus(eye).dot(forward);
    }

    /** Place of a point in the picture as x and y; z is its depth, and where that is not positive the place means nothing. */
    public Vec3 place(Vec3 p) {
        Vec3 d = p.minus(eye);
        double depth = d.dot(forward);
        double scale = 1 / (depth * point());
        return new Vec3(0.5 * width + scale * d.dot(right), 0.5 * height - scale * d.dot(up), depth);
    }

    /** Size of a point of the monitor where something is, m. */
    public double metresPerPoint(Vec3 p) {
        return Math.max(1e-6, depth(p)) * point();
    }

    /** A move in the picture, y down, as a move in the plane through a point that faces the eye. */
    public Vec3 move(Vec3 through, double dx, double dy) {
        double metres = metresPerPoint(through);
        return right.times(dx * metres).plus(up.times(-dy * metres));
    }
}
