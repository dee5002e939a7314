// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal.pick;

import org.gaitwright.core.character.Geometry;
import org.gaitwright.core.math.Vec3;

/** Distances along a ray to solids around the origin; 0 from inside, infinity if the ray misses. */
final class RayCast {
    private RayCast() {}

    static double distance(Ray ray, Geometry geometry) {
        if (geometry instanceof Geometry.Sphere s) {
            return sphere(ray, Vec3.ZERO, s.radius());
        }
        if (geometry instanceof Geometry.Capsule c) {
            return capsule(ray, c.radius(), c.halfLength());
        }
        return box(ray, (Geometry.Box) geometry);
    }

    static double sphere(Ray ray, Vec3 centre, double radius) {
        // |o + t d - c|² = r²
        Vec3 o = ray.origin().minus(centre);
        return first(1, o.dot(ray.direction()), o.dot(o) - radius * radius);
    }

    /** The smallest t ≥ 0 with a t² + 2 b t + c ≤ 0. */
    private static double first(double a, double b, double c) {
        if (c <= 0) {
            return 0;
        }
        double root = b * b - a * c;
        return root >= 0 && b < 0 ? (-b - Math.sqrt(root)) / a : Double.POSITIVE_INFINITY;
    }

    /** Along z: the nearest of the wall and the two balls at its ends. */
    private static double capsule(Ray ray, double radius, double halfLength) {
        double ends = Math.min(
                sphere(ray, new Vec3(0, 0, halfLength), radius), sphere(ray, new Vec3(0, 0, -halfLength), radius));
        Vec3 o = ray.origin();
        Vec3 d = ray.direction();
        double a = d.x() * d.x() + d.y() * d.y();
        double c = o.x() * o.x() + o.y() * o.y() - radius * radius;
        double wall = Double.POSITIVE_INFINITY;
        if (a > 1e-18) {
            wall = first(a, o.x() * d.x() + o.y() * d.y(), c);
        }
        boolean between = Math.abs(o.z() + wall * d.z()) <= halfLength;
        return between ? Math.min(wall, ends) : ends;
    }

    /** By slabs: the last of the three entries, if it is before the first of the three exits. */
    private static double box(Ray ray, Geometry.Box box) {
        double[] origin = {ray.origin().x(), ray.origin().y(), ray.origin().z()};
        double[] direction = {
            ray.direction().x(), ray.direction().y(), ray.direction().z()
        };
        double[] half = {box.hx(), box.hy(), box.hz()};
        double in = 0;
        double out = Double.POSITIVE_INFINITY;
        for (int i = 0; i < 3; i++) {
            if (Math.abs(direction[i]) < 1e-12) {
                if (Math.abs(origin[i]) > half[i]) {
                    return Double.POSITIVE_INFINITY;
                }
                continue;
            }
            double side = Math.copySign(half[i], direction[i]);
            in = Math.max(in, (-side - origin[i]) / direction[i]);
            out = Math.min(out, (side - origin[i]) / direction[i]);
        }
        return in <= out ? in : Double.POSITIVE_INFINITY;
    }
}
