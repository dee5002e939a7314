// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.solid;

import org.gaitwright.core.character.Geometry;
import org.gaitwright.core.math.Quat;
import org.gaitwright.core.math.Vec3;

/** A solid of a model file, around the origin of its own frame: one of the studio's, or one that it approximates. */
public sealed interface Solid {
    /** Volume in m³. */
    double volume();

    /** Principal moments for a mass of uniform density, kg m². */
    double[] moments(double mass);

    /** The studio's shape that stands for it in contact. */
    Fit nearest();

    /**
     * A shape that stands for a solid.
     *
     * @param turn of the shape's axes against the solid's
     * @param exact whether it is the solid itself
     */
    record Fit(Geometry geometry, Quat turn, boolean exact) {}

    record Plain(Geometry geometry) implements Solid {
        @Override
        public double volume() {
            return geometry.volume();
        }

        @Override
        public double[] moments(double mass) {
            if (geometry instanceof Geometry.Sphere s) {
                double i = 0.4 * mass * s.radius() * s.radius();
                return new double[] {i, i, i};
            }
            if (geometry instanceof Geometry.Box b) {
                double x = b.hx() * b.hx();
                double y = b.hy() * b.hy();
                double z = b.hz() * b.hz();
                return new double[] {mass / 3 * (y + z), mass / 3 * (x + z), mass / 3 * (x + y)};
            }
            Geometry.Capsule c = (Geometry.Capsule) geometry;
            double r = c.radius();
            double h = 2 * c.halfLength();
            // a cylinder and two half spheres, masses by volume
            double sphere = mass * (4.0 / 3 * r) / (h + 4.0 / 3 * r);
            double cylinder = mass - sphere;
            double across = cylinder * (r * r / 4 + h * h / 12) + sphere * (0.4 * r * r + 0.375 * r * h + 0.25 * h * h);
            double along = cylinder * r * r / 2 + sphere * 0.4 * r * r;
            return new double[] {across, across, along};
        }

        @Override
        public Fit nearest() {
            return new Fit(geometry, Quat.IDENTITY, true);
        }
    }

    /** Along z, of length 2 · half. */
    record Cylinder(double radius, double half) implements Solid {
        /** A square of the disc's area. */
        private static final double SQUARE = Math.sqrt(Math.PI) / 2;

        public Cylinder {
            positive("cylinder", radius);
            positive("cylinder", half);
        }

        @Override
        public double volume() {
            return Math.PI * radius * radius * 2 * half;
        }

        @Override
        public double[] moments(double mass) {
            double across = mass * (3 * radius * radius + 4 * half * half) / 12;
            return new double[] {across, across, mass * radius * radius / 2};
        }

        /** A long one becomes the capsule of its length and radius, a flat one the box of its height and area. */
        @Override
        public Fit nearest() {
            Geometry g = half > radius
                    ? new Geometry.Capsule(radius, half - radius)
                    : new Geometry.Box(SQUARE * radius, SQUARE * radius, half);
            return new Fit(g, Quat.IDENTITY, false);
        }
    }

    /** Half axes along x, y, z. */
    record Ellipsoid(double a, double b, double c) implements Solid {
        /** Two short axes that differ by less than this make a capsule, others a box. */
        private static final double ROUND = 1.5;

        /** A box with half extents of so much of the half axes has the ellipsoid's volume. */
        private static final double SAME_VOLUME = StrictMath.cbrt(Math.PI / 6);

        public Ellipsoid {
            positive("ellipsoid", a);
            positive("ellipsoid", b);
            positive("ellipsoid", c);
        }

        @Override
        public double volume() {
            return 4.0 / 3 * Math.PI * a * b * c;
        }

        @Override
        public double[] moments(double mass) {
            return new double[] {mass * (b * b + c * c) / 5, mass * (a * a + c * c) / 5, mass * (a * a + b * b) / 5};
        }

        @Override
        public Fit nearest() {
            if (a == b && b == c) {
                return new Fit(new Geometry.Sphere(a), Quat.IDENTITY, true);
            }
            double longest = Math.max(a, Math.max(b, c));
            Vec3 axis = longest == c ? Vec3.Z : longest == b ? Vec3.Y : Vec3.X;
            double one = longest == a && longest != c && longest != b ? b : a;
            double other = longest == c ? b : c;
            double radius = (one + other) / 2;
            if (Math.max(one, other) < ROUND * Math.min(one, other) && longest > radius) {
                return new Fit(new Geometry.Capsule(radius, longest - radius), Frames.zTo(axis), false);
            }
            double s = SAME_VOLUME;
            return new Fit(new Geometry.Box(s * a, s * b, s * c), Quat.IDENTITY, false);
        }
    }

    private static void positive(String what, double value) {
        if (!(value > 0)) {
            throw new IllegalArgumentException(
                    what + ": a size is " + value + " m; expected a positive length in metres");
        }
    }
}
