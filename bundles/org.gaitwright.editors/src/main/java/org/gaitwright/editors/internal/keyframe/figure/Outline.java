// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.keyframe.figure;

import org.gaitwright.core.character.Geometry;
import org.gaitwright.core.math.Pose;
import org.gaitwright.core.math.Vec3;

/** What a solid looks like from the side, in the plane of x and z where all joints are at zero. */
sealed interface Outline {
    /** Whether a point is in it, or no farther from it than a margin. */
    boolean holds(double x, double z, double margin);

    /** A line with round ends; a disc if both are in one place. */
    record Bar(double x1, double z1, double x2, double z2, double radius) implements Outline {
        @Override
        public boolean holds(double x, double z, double margin) {
            double dx = x2 - x1, dz = z2 - z1, length = dx * dx + dz * dz;
            double share = length == 0 ? 0 : Math.max(0, Math.min(1, ((x - x1) * dx + (z - z1) * dz) / length));
            return Math.hypot(x - x1 - share * dx, z - z1 - share * dz) <= radius + margin;
        }
    }

    /** Corners x, z one after the other, all the way round; convex. */
    record Patch(double[] corners) implements Outline {
        @Override
        public boolean holds(double x, double z, double margin) {
            boolean left = true, right = true;
            for (int i = 0; i < corners.length; i += 2) {
                int k = (i + 2) % corners.length;
                double ex = corners[k] - corners[i], ez = corners[k + 1] - corners[i + 1];
                double off = (ex * (z - corners[i + 1]) - ez * (x - corners[i])) / Math.hypot(ex, ez);
                left &= off >= -margin;
                right &= off <= margin;
            }
            return left || right;
        }
    }

    static Outline of(Geometry g, Pose at) {
        if (g instanceof Geometry.Box b) {
            double[] corners = new double[8];
            double[][] signs = {{-1, -1}, {1, -1}, {1, 1}, {-1, 1}};
            for (int i = 0; i < 4; i++) {
                Vec3 p = at.transform(new Vec3(signs[i][0] * b.hx(), 0, signs[i][1] * b.hz()));
                corners[2 * i] = p.x();
                corners[2 * i + 1] = p.z();
            }
            return new Patch(corners);
        }
        double half = g instanceof Geometry.Capsule c ? c.halfLength() : 0;
        double radius = g instanceof Geometry.Capsule c ? c.radius() : ((Geometry.Sphere) g).radius();
        Vec3 a = at.transform(new Vec3(0, 0, -half));
        Vec3 b = at.transform(new Vec3(0, 0, half));
        return new Bar(a.x(), a.z(), b.x(), b.z(), radius);
    }
}
