// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.optimizer.internal.cma;

/**
 * Maps any number into [0, 1], smoothly: the identity inside, a parabola near either bound, mirrored again and again beyond.
 * A search in the free coordinate reaches the bounds and never leaves them.
 */
final class SmoothBounds {
    /** Half the width of the part that is bent, a. */
    static final double BEND = 0.05;

    private SmoothBounds() {}

    /** The place in [0, 1] of a free coordinate. */
    static double inside(double free) {
        double u = mirrored(free, -BEND, 1 + BEND);
        if (u < BEND) {
            // (u + a)² / 4a: value and slope meet the identity at a, the slope is 0 at −a
            return (u + BEND) * (u + BEND) / (4 * BEND);
        }
        if (u > 1 - BEND) {
            return 1 - (1 + BEND - u) * (1 + BEND - u) / (4 * BEND);
        }
        return u;
    }

    /** The free coordinate in [−a, 1 + a] of a place in [0, 1]. */
    static double free(double inside) {
        if (inside < BEND) {
            return 2 * Math.sqrt(BEND * inside) - BEND;
        }
        if (inside > 1 - BEND) {
            return 1 + BEND - 2 * Math.sqrt(BEND * (1 - inside));
        }
        return inside;
    }

    /** Reflects a number at both ends of an interval until it lies within. */
    static double mirrored(double x, double from, double to) {
        if (x >= from && x <= to) {
            return x;
        }
        double width = to - from;
        double offset = (x - from) % (2 * width);
        double along = offset < 0 ? offset + 2 * width : offset;
        return from + Math.max(0, along <= width ? along : 2 * width - along);
    }
}
