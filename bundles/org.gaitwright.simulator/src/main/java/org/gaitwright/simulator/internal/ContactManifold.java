// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.simulator.internal;

/**
 * The contact points of two solids that overlap: half-way between the surfaces, with normals from the second solid to the first
 * and distances below zero. Each method clears what was there.
 */
final class ContactManifold {
    static final int MOST = 16;
    /** Interior contact of a capsule counts only if it is deeper than both ends by this, m. */
    private static final double DEEPER = 1e-6;

    private static final int HALVINGS = 40;

    int count;
    /** If there is no contact: the solids are apart by at least this, m. */
    double apart;

    final double[] point = new double[3 * MOST];
    final double[] normal = new double[3 * MOST];
    final double[] distance = new double[MOST];
    /** Of a point on a capsule's axis and a box: the point, and the unit direction out of the box there. */
    private final double[] near = new double[6];

    void add(double px, double py, double pz, double nx, double ny, double nz, double d) {
        if (count < MOST) {
            point[3 * count] = px;
            point[3 * count + 1] = py;
            point[3 * count + 2] = pz;
            normal[3 * count] = nx;
            normal[3 * count + 1] = ny;
            normal[3 * count + 2] = nz;
            distance[count++] = d;
        }
    }

    /** Sphere of radius r at c against one of radius s at d. */
    void spheres(double[] c, int ic, double r, double[] d, int id, double s) {
        count = 0;
        apart = 0;
        addSpheres(c[ic], c[ic + 1], c[ic + 2], r, d[id], d[id + 1], d[id + 2], s);
    }

    private void addSpheres(double cx, double cy, double cz, double r, double dx, double dy, double dz, double s) {
        double x = cx - dx, y = cy - dy, z = cz - dz;
        double square = x * x + y * y + z * z;
        double reach = r + s;
        if (square >= reach * reach) {
            apart = Math.sqrt(square) - reach;
            return;
        }
        double length = Math.sqrt(square);
        if (length < 1e-12) {
            x = 0;
            y = 0;
            z = 1;
        } else {
            x /= length;
            y /= length;
            z /= length;
        }
        double gap = length - reach;
        double t = s + 0.5 * gap;
        add(dx + t * x, dy + t * y, dz + t * z, x, y, z, gap);
    }

    /** Capsules as centre, rotation (axis = third column), half length (0 for a sphere) and radius. */
    void capsules(
            double[] c,
            int ic,
            double[] cr,
            int jc,
            double h,
            double r,
            double[] d,
            int id,
            double[] dr,
            int jd,
            double g,
            double s) {
        count = 0;
        double ux = cr[jc + 2], uy = cr[jc + 5], uz = cr[jc + 8];
        double vx = dr[jd + 2], vy = dr[jd + 5], vz = dr[jd + 8];
        double wx = c[ic] - d[id], wy = c[ic + 1] - d[id + 1], wz = c[ic + 2] - d[id + 2];
        double b = ux * vx + uy * vy + uz * vz;
        double e = ux * wx + uy * wy + uz * wz;
        double f = vx * wx + vy * wy + vz * wz;
        double det = 1 - b * b;
        apart = 0;
        if (det < 1e-6) {
            parallel(c, ic, ux, uy, uz, h, r, d, id, vx, vy, vz, g, s);
            apart = 0;
            return;
        }
        // closest points of two segments: solve for the first, clamp, then each in turn
        double t = clamp((b * f - e) / det, h);
        double q = clamp(f + b * t, g);
        t = clamp(b * q - e, h);
        q = clamp(f + b * t, g);
        addOnAxes(c, ic, t, ux, uy, uz, r, d, id, q, vx, vy, vz, s);
    }

    /** Balls at the points c + t u and d + q v of two axes. */
    private void addOnAxes(
            double[] c,
            int ic,
            double t,
            double ux,
            double uy,
            double uz,
            double r,
            double[] d,
            int id,
            double q,
            double vx,
            double vy,
            double vz,
            double s) {
        addSpheres(
                c[ic] + t * ux,
                c[ic + 1] + t * uy,
                c[ic + 2] + t * uz,
                r,
                d[id] + q * vx,
                d[id + 1] + q * vy,
                d[id + 2] + q * vz,
                s);
    }

    /** Two contacts at the ends of the overlap of parallel capsules. */
    private void parallel(
            double[] c,
            int ic,
            double ux,
            double uy,
            double uz,
            double h,
            double r,
            double[] d,
            int id,
            double vx,
            double vy,
            double vz,
            double g,
            double s) {
        double along = ux * (d[id] - c[ic]) + uy * (d[id + 1] - c[ic + 1]) + uz * (d[id + 2] - c[ic + 2]);
        double low = Math.max(-h, along - g);
        double high = Math.min(h, along + g);
        if (low > high) {
            // end to end
            low = high = clamp(along, h);
        }
        double sign = ux * vx + uy * vy + uz * vz > 0 ? 1 : -1;
        for (int k = 0; k < (high - low > 1e-9 ? 2 : 1); k++) {
            double t = k == 0 ? low : high;
            double q = clamp(sign * (t - along), g);
            addOnAxes(c, ic, t, ux, uy, uz, r, d, id, q, vx, vy, vz, s);
        }
    }

    /** A capsule (half length 0 for a sphere) against a box. */
    void capsuleBox(
            double[] c,
            int ic,
            double[] cr,
            int jc,
            double h,
            double r,
            double[] d,
            int id,
            double[] dr,
            int jd,
            double hx,
            double hy,
            double hz) {
        count = 0;
        double ux = cr[jc + 2], uy = cr[jc + 5], uz = cr[jc + 8];
        // no point of the capsule is nearer than its middle by more than half its length
        double middle = boxDistance(c, ic, ux, uy, uz, 0, d, id, dr, jd, hx, hy, hz, near);
        apart = Math.max(0, middle - h - r);
        if (apart > 0) {
            return;
        }
        double atLow = boxDistance(c, ic, ux, uy, uz, -h, d, id, dr, jd, hx, hy, hz, near);
        if (atLow < r) {
            addNear(near, r, atLow);
        }
        if (h == 0) {
            return;
        }
        double atHigh = boxDistance(c, ic, ux, uy, uz, h, d, id, dr, jd, hx, hy, hz, near);
        if (atHigh < r) {
            addNear(near, r, atHigh);
        }
        apart = Math.max(0, 0.5 * (Math.min(atLow, atHigh) + middle - h) - r);
        if (apart > 0) {
            return;
        }
        // the distance to a convex solid is convex along a segment
        double low = -h;
        double high = h;
        for (int k = 0; k < HALVINGS && high - low > 1e-7; k++) {
            double a = low + (high - low) / 3;
            double b = high - (high - low) / 3;
            if (boxDistance(c, ic, ux, uy, uz, a, d, id, dr, jd, hx, hy, hz, near)
                    < boxDistance(c, ic, ux, uy, uz, b, d, id, dr, jd, hx, hy, hz, near)) {
                high = b;
            } else {
                low = a;
            }
        }
        double between = boxDistance(c, ic, ux, uy, uz, 0.5 * (low + high), d, id, dr, jd, hx, hy, hz, near);
        if (between < r && between < Math.min(atLow, atHigh) - DEEPER) {
            addNear(near, r, between);
        }
    }

    /** Adds the contact of a ball of radius r, whose centre and direction out of the box are p[0..2] and p[3..5]. */
    private void addNear(double[] p, double r, double boxDistance) {
        double gap = boxDistance - r;
        double t = r + 0.5 * gap;
        add(p[0] - t * p[3], p[1] - t * p[4], p[2] - t * p[5], p[3], p[4], p[5], gap);
    }

    /** Signed distance of the point c + t u from a box; out = the point and the outward direction. */
    private static double boxDistance(
            double[] c,
            int ic,
            double ux,
            double uy,
            double uz,
            double t,
            double[] d,
            int id,
            double[] dr,
            int jd,
            double hx,
            double hy,
            double hz,
            double[] out) {
        out[0] = c[ic] + t * ux;
        out[1] = c[ic + 1] + t * uy;
        out[2] = c[ic + 2] + t * uz;
        double wx = out[0] - d[id], wy = out[1] - d[id + 1], wz = out[2] - d[id + 2];
        double x = dr[jd] * wx + dr[jd + 3] * wy + dr[jd + 6] * wz;
        double y = dr[jd + 1] * wx + dr[jd + 4] * wy + dr[jd + 7] * wz;
        double z = dr[jd + 2] * wx + dr[jd + 5] * wy + dr[jd + 8] * wz;
        double ox = x - clamp(x, hx), oy = y - clamp(y, hy), oz = z - clamp(z, hz);
        double away = Math.sqrt(ox * ox + oy * oy + oz * oz);
        if (away > 1e-12) {
            direct(dr, jd, ox / away, oy / away, oz / away, out);
            return away;
        }
        double gx = Math.abs(x) - hx, gy = Math.abs(y) - hy, gz = Math.abs(z) - hz;
        if (gz >= gx && gz >= gy) {
            direct(dr, jd, 0, 0, z < 0 ? -1 : 1, out);
            return gz;
        }
        if (gx >= gy) {
            direct(dr, jd, x < 0 ? -1 : 1, 0, 0, out);
            return gx;
        }
        direct(dr, jd, 0, y < 0 ? -1 : 1, 0, out);
        return gy;
    }

    /** out[3..5] = R (x, y, z). */
    private static void direct(double[] r, int i, double x, double y, double z, double[] out) {
        out[3] = r[i] * x + r[i + 1] * y + r[i + 2] * z;
        out[4] = r[i + 3] * x + r[i + 4] * y + r[i + 5] * z;
        out[5] = r[i + 6] * x + r[i + 7] * y + r[i + 8] * z;
    }

    private static double clamp(double x, double h) {
        return x < -h ? -h : Math.min(x, h);
    }

    /** Turns the contacts round: what was second is first. */
    void flip() {
        for (int i = 0; i < 3 * count; i++) {
            normal[i] = -normal[i];
        }
    }
}
