// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.simulator.internal;

/**
 * Overlap of two boxes: the axis of least overlap among the fifteen of the separating-axis theorem, then, for a face, the
 * other box's facing side clipped to it.
 */
final class BoxBoxContact {
    /** An edge must be nearer than every face by this share: faces give steadier contacts. */
    private static final double EDGE = 0.95;

    private final double[] between = new double[9];
    private final double[] absolute = new double[9];
    private final double[] centre = new double[3];
    private double[] polygon = new double[3 * 16];
    private double[] clipped = new double[3 * 16];
    private final Axis min = new Axis();

    /**
     * An axis along which the boxes overlap: 0 to 2 across faces of the second, 3 to 5 across faces of the first, then across an
     * edge of each; by how much, and on which side of the second the first is.
     */
    private static final class Axis {
        int number;
        double overlap, sign;

        void set(int axis, double by, double distance) {
            number = axis;
            overlap = by;
            sign = distance < 0 ? -1 : 1;
        }
    }

    /**
     * Boxes as centre, row-major rotation and half extents. Another axis has to be less deep by {@code prefer} metres before the
     * second box's top face is given up.
     */
    void find(
            double[] c,
            int ic,
            double[] r,
            int ir,
            double[] h,
            int ih,
            double[] d,
            int id,
            double[] s,
            int is,
            double[] g,
            int ig,
            double prefer,
            ContactManifold out) {
        out.count = 0;
        // the first box seen from the second: R = SᵀR, t = Sᵀ(c − d)
        double wx = c[ic] - d[id], wy = c[ic + 1] - d[id + 1], wz = c[ic + 2] - d[id + 2];
        for (int i = 0; i < 3; i++) {
            centre[i] = s[is + i] * wx + s[is + 3 + i] * wy + s[is + 6 + i] * wz;
            for (int j = 0; j < 3; j++) {
                between[3 * i + j] =
                        s[is + i] * r[ir + j] + s[is + 3 + i] * r[ir + 3 + j] + s[is + 6 + i] * r[ir + 6 + j];
                absolute[3 * i + j] = Math.abs(between[3 * i + j]);
            }
        }
        if (!minOverlap(h, ih, g, ig, prefer, min)) {
            out.apart = -min.overlap;
            return;
        }
        out.apart = 0;
        if (min.number < 3) {
            faceOfSecond(min, h, ih, d, id, s, is, g, ig, out);
        } else if (min.number < 6) {
            faceOfFirst(min, c, ic, r, ir, h, ih, g, ig, out);
        } else {
            edges(min, h, ih, d, id, s, is, g, ig, out);
        }
    }

    /** out = the axis of least overlap; false if the boxes are apart along an axis, which then is out. */
    private boolean minOverlap(double[] h, int ih, double[] g, int ig, double prefer, Axis out) {
        out.overlap = Double.POSITIVE_INFINITY;
        double best = Double.POSITIVE_INFINITY;
        for (int i = 0; i < 3; i++) {
            double reach = g[ig + i]
                    + absolute[3 * i] * h[ih]
                    + absolute[3 * i + 1] * h[ih + 1]
                    + absolute[3 * i + 2] * h[ih + 2];
            double o = reach - Math.abs(centre[i]);
            if (o <= 0) {
                out.overlap = o;
                return false;
            }
            double score = i == 2 && centre[2] > 0 ? o - prefer : o;
            if (score < best) {
                best = score;
                out.set(i, o, centre[i]);
            }
        }
        for (int j = 0; j < 3; j++) {
            double t = between[j] * centre[0] + between[3 + j] * centre[1] + between[6 + j] * centre[2];
            double reach = h[ih + j] + absolute[j] * g[ig] + absolute[3 + j] * g[ig + 1] + absolute[6 + j] * g[ig + 2];
            double o = reach - Math.abs(t);
            if (o <= 0) {
                out.overlap = o;
                return false;
            }
            if (o < best) {
                best = o;
                out.set(3 + j, o, t);
            }
        }
        return edgeOverlap(h, ih, g, ig, best, out);
    }

    private boolean edgeOverlap(double[] h, int ih, double[] g, int ig, double faces, Axis out) {
        double best = EDGE * faces;
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 3; j++) {
                // e_i × column j of R
                int i1 = (i + 1) % 3;
                int i2 = (i + 2) % 3;
                double y = -between[3 * i2 + j];
                double z = between[3 * i1 + j];
                double length = Math.sqrt(y * y + z * z);
                if (length < 1e-6) {
                    continue;
                }
                int j1 = (j + 1) % 3;
                int j2 = (j + 2) % 3;
                double reach = g[ig + i1] * absolute[3 * i2 + j]
                        + g[ig + i2] * absolute[3 * i1 + j]
                        + h[ih + j1] * absolute[3 * i + j2]
                        + h[ih + j2] * absolute[3 * i + j1];
                double t = y * centre[i1] + z * centre[i2];
                double o = (reach - Math.abs(t)) / length;
                if (o <= 0) {
                    out.overlap = o;
                    return false;
                }
                if (o < best) {
                    best = o;
                    out.set(6 + 3 * i + j, o, t);
                }
            }
        }
        return true;
    }

    /** The second box's face is the reference: clip the first's side that faces it. In the second's frame. */
    private void faceOfSecond(
            Axis min,
            double[] h,
            int ih,
            double[] d,
            int id,
            double[] s,
            int is,
            double[] g,
            int ig,
            ContactManifold out) {
        clipFace(min.number, min.sign, min.sign, between, h, ih, d, id, s, is, g, ig, out);
    }

    /** The first box's face is the reference: clip the second's side that faces it. In the first's frame. */
    private void faceOfFirst(
            Axis min,
            double[] c,
            int ic,
            double[] r,
            int ir,
            double[] h,
            int ih,
            double[] g,
            int ig,
            ContactManifold out) {
        // the second seen from the first
        double tx = centre[0], ty = centre[1], tz = centre[2];
        double[] turned = absolute;
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 3; j++) {
                turned[3 * i + j] = between[3 * j + i];
            }
        }
        for (int i = 0; i < 3; i++) {
            centre[i] = -(turned[3 * i] * tx + turned[3 * i + 1] * ty + turned[3 * i + 2] * tz);
        }
        clipFace(min.number - 3, -min.sign, min.sign, turned, g, ig, c, ic, r, ir, h, ih, out);
    }

    /**
     * Clips the incident box (half extents h, at {@code centre} and rotated by t as the reference box sees it) by the sides of a
     * face of the reference box (centre d, rotation s, half extents g).
     *
     * @param outward sign of the face's normal along {@code axis}
     * @param normal sign of the contact normal, which points from the second box to the first, along the same axis
     */
    private void clipFace(
            int axis,
            double outward,
            double normal,
            double[] t,
            double[] h,
            int ih,
            double[] d,
            int id,
            double[] s,
            int is,
            double[] g,
            int ig,
            ContactManifold out) {
        // the incident face most against the normal
        int face = 0;
        for (int j = 1; j < 3; j++) {
            if (Math.abs(t[3 * axis + j]) > Math.abs(t[3 * axis + face])) {
                face = j;
            }
        }
        double side = t[3 * axis + face] * outward > 0 ? -1 : 1;
        int n = quad(t, centre, h, ih, face, side);
        int u = (axis + 1) % 3;
        int v = (axis + 2) % 3;
        n = clip(clip(n, u, g[ig + u]), v, g[ig + v]);
        double nx = normal * s[is + axis], ny = normal * s[is + 3 + axis], nz = normal * s[is + 6 + axis];
        for (int k = 0; k < n; k++) {
            double gap = outward * polygon[3 * k + axis] - g[ig + axis];
            if (gap < 0) {
                polygon[3 * k + axis] -= 0.5 * gap * outward;
                world(k, d, id, s, is, nx, ny, nz, gap, out);
            }
        }
    }

    private void world(
            int k,
            double[] c,
            int ic,
            double[] r,
            int ir,
            double nx,
            double ny,
            double nz,
            double gap,
            ContactManifold out) {
        double x = polygon[3 * k], y = polygon[3 * k + 1], z = polygon[3 * k + 2];
        out.add(
                c[ic] + r[ir] * x + r[ir + 1] * y + r[ir + 2] * z,
                c[ic + 1] + r[ir + 3] * x + r[ir + 4] * y + r[ir + 5] * z,
                c[ic + 2] + r[ir + 6] * x + r[ir + 7] * y + r[ir + 8] * z,
                nx,
                ny,
                nz,
                gap);
    }

    /** polygon = the corners of a face of a box with rotation R and centre t. */
    private int quad(double[] r, double[] t, double[] h, int ih, int face, double side) {
        int u = (face + 1) % 3;
        int v = (face + 2) % 3;
        for (int k = 0; k < 4; k++) {
            double a = (k == 0 || k == 3 ? 1 : -1) * h[ih + u];
            double b = (k < 2 ? 1 : -1) * h[ih + v];
            for (int i = 0; i < 3; i++) {
                polygon[3 * k + i] = t[i] + side * h[ih + face] * r[3 * i + face] + a * r[3 * i + u] + b * r[3 * i + v];
            }
        }
        return 4;
    }

    /** Keeps the part of the polygon with |coordinate| <= most. */
    private int clip(int n, int coordinate, double max) {
        int count = n;
        for (int half = 0; half < 2; half++) {
            double sense = half == 0 ? 1 : -1;
            int m = 0;
            for (int k = 0; k < count; k++) {
                int next = (k + 1) % count;
                double a = max - sense * polygon[3 * k + coordinate];
                double b = max - sense * polygon[3 * next + coordinate];
                if (a >= 0) {
                    System.arraycopy(polygon, 3 * k, clipped, 3 * m++, 3);
                }
                if (a * b < 0 && m < 15) {
                    double t = a / (a - b);
                    for (int i = 0; i < 3; i++) {
                        clipped[3 * m + i] = polygon[3 * k + i] + t * (polygon[3 * next + i] - polygon[3 * k + i]);
                    }
                    m++;
                }
            }
            double[] swap = polygon;
            polygon = clipped;
            clipped = swap;
            count = m;
            if (count == 0) {
                return 0;
            }
        }
        return count;
    }

    /** Nearest points of the two edges, in the second's frame. */
    private void edges(
            Axis min,
            double[] h,
            int ih,
            double[] d,
            int id,
            double[] s,
            int is,
            double[] g,
            int ig,
            ContactManifold out) {
        int i = (min.number - 6) / 3;
        int j = (min.number - 6) % 3;
        double sign = min.sign;
        int i1 = (i + 1) % 3;
        int i2 = (i + 2) % 3;
        double length =
                Math.sqrt(between[3 * i2 + j] * between[3 * i2 + j] + between[3 * i1 + j] * between[3 * i1 + j]);
        double n1 = sign * -between[3 * i2 + j] / length;
        double n2 = sign * between[3 * i1 + j] / length;
        // normal from second to first: a point of each edge, on the facing sides
        double[] p = polygon;
        p[i] = 0;
        p[i1] = n1 > 0 ? g[ig + i1] : -g[ig + i1];
        p[i2] = n2 > 0 ? g[ig + i2] : -g[ig + i2];
        for (int k = 0; k < 3; k++) {
            p[3 + k] = centre[k];
        }
        for (int k = 0; k < 3; k++) {
            if (k != j) {
                double facing = between[3 * i1 + k] * n1 + between[3 * i2 + k] * n2;
                double e = facing > 0 ? -h[ih + k] : h[ih + k];
                for (int q = 0; q < 3; q++) {
                    p[3 + q] += e * between[3 * q + k];
                }
            }
        }
        // edge directions: e_i and column j; closest points of the two lines
        double b = between[3 * i + j];
        double wx = p[3] - p[0], wy = p[4] - p[1], wz = p[5] - p[2];
        double along = i == 0 ? wx : i == 1 ? wy : wz;
        double other = between[j] * wx + between[3 + j] * wy + between[6 + j] * wz;
        double t = (along - b * other) / (1 - b * b);
        double q = b * t - other;
        t = Math.max(-g[ig + i], Math.min(g[ig + i], t));
        q = Math.max(-h[ih + j], Math.min(h[ih + j], q));
        p[i] = t;
        for (int k = 0; k < 3; k++) {
            polygon[k] = 0.5 * (p[k] + p[3 + k] + q * between[3 * k + j]);
        }
        double nx = n1 * s[is + i1] + n2 * s[is + i2];
        double ny = n1 * s[is + 3 + i1] + n2 * s[is + 3 + i2];
        double nz = n1 * s[is + 6 + i1] + n2 * s[is + 6 + i2];
        world(0, d, id, s, is, nx, ny, nz, -min.overlap, out);
    }
}
