// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.terrain.internal.ground;

/**
 * A rectangle that is cut into a lattice.
 *
 * @param hx half extent along its own x, m
 * @param hy half extent along its own y, m
 * @param c cosine of its yaw
 * @param s sine of its yaw
 * @param floor height of its bottom, m
 */
public record Pit(double x, double y, double hx, double hy, double c, double s, double floor) {
    /** Whether a point is in the rectangle, or within {@code around} of it along its axes. */
    public boolean holds(double px, double py, double around) {
        double lx = c * (px - x) + s * (py - y);
        double ly = c * (py - y) - s * (px - x);
        return Math.abs(lx) < hx + around && Math.abs(ly) < hy + around;
    }

    /** How far a square of lattice cells reaches along the axes of this rectangle, at most. */
    public double reach(double spacing) {
        return spacing * (Math.abs(c) + Math.abs(s));
    }

    /** Whether another rectangle comes nearer than {@code around} to this one: no axis of either parts them. */
    public boolean meets(Pit other, double around) {
        return !parts(this, other, around) && !parts(other, this, around);
    }

    private static boolean parts(Pit a, Pit b, double around) {
        double dx = a.c * (b.x - a.x) + a.s * (b.y - a.y);
        double dy = a.c * (b.y - a.y) - a.s * (b.x - a.x);
        double cos = Math.abs(a.c * b.c + a.s * b.s);
        double sin = Math.abs(a.c * b.s - a.s * b.c);
        return Math.abs(dx) >= a.hx + around + cos * b.hx + sin * b.hy
                || Math.abs(dy) >= a.hy + around + sin * b.hx + cos * b.hy;
    }
}
