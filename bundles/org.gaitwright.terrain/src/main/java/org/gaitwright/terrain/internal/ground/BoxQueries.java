// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.terrain.internal.ground;

import org.gaitwright.core.terrain.Terrain;

/**
 * Questions to one upright box: centre x, y, z, half extents hx, hy, hz, cosine c and sine s of its yaw. A box owns its
 * faces, and a nanometre around its footprint, so that no crack opens where two boxes meet.
 */
public final class BoxQueries {
    public static final double SLACK = 1e-9;
    /** A side of a box is an edge where the ground beyond it lies higher or lower by more than this, m. */
    public static final double EDGE_STEP = 0.02;
    /** How far on either side of an edge the ground is looked at, m. */
    private static final double EDGE_PROBE = 1e-3;

    private static final double NONE = Double.POSITIVE_INFINITY;

    private BoxQueries() {}

    /** Whether the footprint holds a point. */
    static boolean covers(double px, double py, double x, double y, double hx, double hy, double c, double s) {
        double lx = c * (px - x) + s * (py - y);
        double ly = c * (py - y) - s * (px - x);
        return Math.abs(lx) <= hx + SLACK && Math.abs(ly) <= hy + SLACK;
    }

    /** Whether the footprint meets a rectangle: no axis of either parts them. */
    static boolean meets(
            double minX,
            double minY,
            double maxX,
            double maxY,
            double x,
            double y,
            double hx,
            double hy,
            double c,
            double s) {
        double ac = Math.abs(c);
        double as = Math.abs(s);
        double ex = ac * hx + as * hy + SLACK;
        double ey = as * hx + ac * hy + SLACK;
        if (x + ex < minX || x - ex > maxX || y + ey < minY || y - ey > maxY) {
            return false;
        }
        double qx = 0.5 * (maxX - minX);
        double qy = 0.5 * (maxY - minY);
        double rx = 0.5 * (minX + maxX) - x;
        double ry = 0.5 * (minY + maxY) - y;
        return Math.abs(c * rx + s * ry) <= hx + SLACK + ac * qx + as * qy
                && Math.abs(c * ry - s * rx) <= hy + SLACK + as * qx + ac * qy;
    }

    /** Distance along the ray to the box, 0 from inside, infinite if it is missed or beyond reach. */
    static double cast(
            double ox,
            double oy,
            double oz,
            double dx,
            double dy,
            double dz,
            double reach,
            double x,
            double y,
            double z,
            double hx,
            double hy,
            double hz,
            double c,
            double s) {
        double px = c * (ox - x) + s * (oy - y);
        double py = c * (oy - y) - s * (ox - x);
        double vx = c * dx + s * dy;
        double vy = c * dy - s * dx;
        double in = Math.max(0, Math.max(enter(px, vx, hx + SLACK), enter(py, vy, hy + SLACK)));
        in = Math.max(in, enter(oz - z, dz, hz));
        double out = Math.min(leave(px, vx, hx + SLACK), leave(py, vy, hy + SLACK));
        out = Math.min(out, leave(oz - z, dz, hz));
        return in <= out && in <= reach ? in : NONE;
    }

    /** When p + t v comes into [−h, h]. */
    private static double enter(double p, double v, double h) {
        if (v == 0) {
            return Math.abs(p) <= h ? Double.NEGATIVE_INFINITY : NONE;
        }
        return (v > 0 ? -h - p : h - p) / v;
    }

    private static double leave(double p, double v, double h) {
        if (v == 0) {
            return Math.abs(p) <= h ? NONE : Double.NEGATIVE_INFINITY;
        }
        return (v > 0 ? h - p : -h - p) / v;
    }

    /** The lesser of {@code best} and the distance from a point to the nearest side of the box that is an edge. */
    static double edge(
            Terrain ground,
            double px,
            double py,
            double best,
            double x,
            double y,
            double hx,
            double hy,
            double c,
            double s) {
        double lx = c * (px - x) + s * (py - y);
        double ly = c * (py - y) - s * (px - x);
        // the ends of a side are left out: corners belong to other boxes as well
        double nearX = Math.max(EDGE_PROBE - hx, Math.min(hx - EDGE_PROBE, lx));
        double nearY = Math.max(EDGE_PROBE - hy, Math.min(hy - EDGE_PROBE, ly));
        double d = best;
        d = side(ground, d, lx, ly, hx, nearY, 1, 0, x, y, c, s);
        d = side(ground, d, lx, ly, -hx, nearY, -1, 0, x, y, c, s);
        d = side(ground, d, lx, ly, nearX, hy, 0, 1, x, y, c, s);
        return side(ground, d, lx, ly, nearX, -hy, 0, -1, x, y, c, s);
    }

    /** One side: (ax, ay) is its point nearest to (lx, ly), (nx, ny) its direction outwards, all in the box's axes. */
    private static double side(
            Terrain ground,
            double best,
            double lx,
            double ly,
            double ax,
            double ay,
            double nx,
            double ny,
            double x,
            double y,
            double c,
            double s) {
        double d = Math.sqrt((lx - ax) * (lx - ax) + (ly - ay) * (ly - ay));
        if (d >= best) {
            return best;
        }
        double wx = x + c * ax - s * ay;
        double wy = y + s * ax + c * ay;
        double mx = EDGE_PROBE * (c * nx - s * ny);
        double my = EDGE_PROBE * (s * nx + c * ny);
        double step = ground.height(wx + mx, wy + my) - ground.height(wx - mx, wy - my);
        return Math.abs(step) > EDGE_STEP ? d : best;
    }
}
