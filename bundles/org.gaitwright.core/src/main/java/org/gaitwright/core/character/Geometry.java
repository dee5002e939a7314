// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.character;

/** A solid around the origin of its own frame; all measures in metres. */
public sealed interface Geometry {
    /** Volume in m³. */
    double volume();

    record Sphere(double radius) implements Geometry {
        public Sphere {
            positive("sphere", "radius", radius);
        }

        @Override
        public double volume() {
            return 4.0 / 3 * Math.PI * radius * radius * radius;
        }
    }

    /** A cylinder along z of length 2 · halfLength with a half sphere at each end. */
    record Capsule(double radius, double halfLength) implements Geometry {
        public Capsule {
            positive("capsule", "radius", radius);
            positive("capsule", "half length", halfLength);
        }

        @Override
        public double volume() {
            return Math.PI * radius * radius * (2 * halfLength + 4.0 / 3 * radius);
        }
    }

    /** Half extents along x, y, z. */
    record Box(double hx, double hy, double hz) implements Geometry {
        public Box {
            positive("box", "half extent x", hx);
            positive("box", "half extent y", hy);
            positive("box", "half extent z", hz);
        }

        @Override
        public double volume() {
            return 8 * hx * hy * hz;
        }
    }

    private static void positive(String what, String which, double value) {
        if (!(value > 0 && Double.isFinite(value))) {
            throw new IllegalArgumentException(
                    what + ": " + which + " is " + value + " m; expected a positive length in metres");
        }
    }
}
