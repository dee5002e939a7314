// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.terrain.internal.ground;

import org.gaitwright.core.terrain.HeightLattice;

/**
 * Heights, slopes and rays on a lattice: two triangles per cell, split along u = v, where u and v are the parts of a cell
 * passed along x and y.
 */
public final class LatticeQueries {
    /** Rays look no further, m; so that one that finds nothing ends. */
    static final double FARTHEST = 10_000;

    private static final double NONE = Double.POSITIVE_INFINITY;

    private LatticeQueries() {}

    public static double height(HeightLattice g, double x, double y) {
        double s = g.spacing();
        int i = (int) Math.floor(x / s);
        int j = (int) Math.floor(y / s);
        double u = x / s - i;
        double v = y / s - j;
        double low = g.at(i, j);
        double high = g.at(i + 1, j + 1);
        // h = h00 + u (h10 − h00) + v (h11 − h10) where u ≥ v, else h00 + v (h01 − h00) + u (h11 − h01)
        double side = u >= v ? g.at(i + 1, j) : g.at(i, j + 1);
        return low + Math.max(u, v) * (side - low) + Math.min(u, v) * (high - side);
    }

    public static void normal(HeightLattice g, double x, double y, double[] out) {
        double s = g.spacing();
        int i = (int) Math.floor(x / s);
        int j = (int) Math.floor(y / s);
        boolean first = x / s - i >= y / s - j;
        double sx = slopeX(g, i, j, first);
        double sy = slopeY(g, i, j, first);
        double n = Math.sqrt(1 + sx * sx + sy * sy);
        // not −s, which on level ground would be a negative zero
        out[0] = (0 - sx) / n;
        out[1] = (0 - sy) / n;
        out[2] = 1 / n;
    }

    private static double slopeX(HeightLattice g, int i, int j, boolean first) {
        return (first ? g.at(i + 1, j) - g.at(i, j) : g.at(i + 1, j + 1) - g.at(i, j + 1)) / g.spacing();
    }

    private static double slopeY(HeightLattice g, int i, int j, boolean first) {
        return (first ? g.at(i + 1, j + 1) - g.at(i + 1, j) : g.at(i, j + 1) - g.at(i, j)) / g.spacing();
    }

    /** Distance from o, which is above the ground, along d to the lattice; infinite if that is beyond reach. */
    static double cast(Surface g, double ox, double oy, double oz, double dx, double dy, double dz, double reach) {
        // the gap between ray and ground closes no faster than this
        double closing = g.steepest() * Math.sqrt(dx * dx + dy * dy) - dz;
        if (closing <= 0) {
            return NONE;
        }
        double end = Math.min(reach, FARTHEST);
        if (dz > 0) {
            end = Math.min(end, (g.highest() - oz) / dz);
        } else if (oz > g.highest() && dz == 0) {
            return NONE;
        }
        if (g.steepest() == 0) {
            double t = (oz - g.highest()) / closing;
            return t <= end ? t : NONE;
        }
        return walk(g, ox, oy, oz, dx, dy, dz, closing, end);
    }

    /** From cell to cell along the ray; where the ray is high above the ground, many cells at once. */
    private static double walk(
            Surface g, double ox, double oy, double oz, double dx, double dy, double dz, double closing, double end) {
        double s = g.spacing();
        double t = 0;
        int i = (int) Math.floor(ox / s);
        int j = (int) Math.floor(oy / s);
        while (t < end) {
            double gap = oz + t * dz - height(g, ox + t * dx, oy + t * dy);
            if (gap <= 0) {
                return t;
            }
            double tx = dx == 0 ? NONE : ((i + (dx > 0 ? 1 : 0)) * s - ox) / dx;
            double ty = dy == 0 ? NONE : ((j + (dy > 0 ? 1 : 0)) * s - oy) / dy;
            double exit = Math.max(t, Math.min(Math.min(tx, ty), end));
            if (t + gap / closing > exit) {
                t += gap / closing;
                i = (int) Math.floor((ox + t * dx) / s);
                j = (int) Math.floor((oy + t * dy) / s);
                continue;
            }
            double hit = inCell(g, i, j, ox, oy, oz, dx, dy, dz, t, exit);
            if (hit < NONE) {
                return hit;
            }
            t = exit;
            if (tx <= ty) {
                i += dx > 0 ? 1 : -1;
            } else {
                j += dy > 0 ? 1 : -1;
            }
        }
        return NONE;
    }

    private static double inCell(
            Surface g,
            int i,
            int j,
            double ox,
            double oy,
            double oz,
            double dx,
            double dy,
            double dz,
            double from,
            double to) {
        double s = g.spacing();
        // u − v at both ends: its sign selects the triangle
        double w0 = (ox + from * dx) / s - i - ((oy + from * dy) / s - j);
        double w1 = (ox + to * dx) / s - i - ((oy + to * dy) / s - j);
        if (w0 * w1 >= 0) {
            return inTriangle(g, i, j, w0 + w1 >= 0, ox, oy, oz, dx, dy, dz, from, to);
        }
        double split = from + w0 / (w0 - w1) * (to - from);
        double hit = inTriangle(g, i, j, w0 > 0, ox, oy, oz, dx, dy, dz, from, split);
        return hit < NONE ? hit : inTriangle(g, i, j, w1 > 0, ox, oy, oz, dx, dy, dz, split, to);
    }

    private static double inTriangle(
            Surface g,
            int i,
            int j,
            boolean first,
            double ox,
            double oy,
            double oz,
            double dx,
            double dy,
            double dz,
            double from,
            double to) {
        double s = g.spacing();
        double sx = slopeX(g, i, j, first);
        double sy = slopeY(g, i, j, first);
        // gap(t) = a + b t, with the ground h00 + sx (x − i s) + sy (y − j s)
        double a = oz - g.at(i, j) - sx * (ox - i * s) - sy * (oy - j * s);
        double b = dz - sx * dx - sy * dy;
        if (a + b * to > 0) {
            return NONE;
        }
        return a + b * from <= 0 ? from : Math.min(to, -a / b);
    }
}
