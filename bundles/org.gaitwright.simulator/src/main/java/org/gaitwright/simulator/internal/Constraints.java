// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.simulator.internal;

import java.util.Arrays;
import org.gaitwright.dynamics.TreeModel;
import org.gaitwright.dynamics.TreeState;

/**
 * What holds bodies in this sub-step, as rows x = J a − a_ref with a stiffness D = 1/R each [Todorov 2014].
 *
 * <p>A <em>point constraint</em> holds a point of link A to link B or to the world. Its rows are spatial vectors about the
 * origin of each link's tree, so that a row of J a is the product of the row and the link's spatial acceleration. Row 0 is
 * the normal, rows 1 and 2 are tangents, row 3, if there is one, is the turning about the normal. A contact pushes only, and
 * its forces stay in a cone; a spring has no such bounds.
 *
 * <p>A <em>limit</em> acts on the degrees of freedom of one joint.
 */
final class Constraints {
    static final int ROWS = 4;
    private static final int SPATIAL = 6 * ROWS;

    /** Number of point constraints, and of limits. */
    int points, limits;

    int[] linkA, linkB, rows;
    /** Friction and torsion of a contact; a friction below zero marks a spring. */
    double[] friction, torsion;

    double[] point, frame;
    /** Rows about the origin of A's and of B's tree: {@link #ROWS} spatial vectors each. */
    private double[] rowA, rowB;

    private boolean[] rowsKnown;
    /** The point relative to the origin of A's tree. */
    double[] arm;
    /** Per row: stiffness D = 1/R and reference acceleration. */
    double[] stiffness, reference;
    /** Per row: force along it, as the solver leaves it. */
    double[] force;
    /** A number that the maker of the constraint knows it by. */
    int[] tag;

    int[] limitDof, limitSize;
    /** Direction of a limit in the coordinates of its joint (3), stiffness, reference, force. */
    double[] limitAxis, limitStiffness, limitReference, limitForce;

    Constraints(int pointCapacity, int limitCapacity) {
        reserve(Math.max(8, pointCapacity));
        int n = Math.max(1, limitCapacity);
        limitDof = new int[n];
        limitSize = new int[n];
        limitAxis = new double[3 * n];
        limitStiffness = new double[n];
        limitReference = new double[n];
        limitForce = new double[n];
    }

    void clear() {
        points = 0;
        limits = 0;
    }

    /**
     * Adds a point constraint with normal n, from B to A, and returns its number. The caller sets stiffness and reference.
     */
    int addPoint(
            TreeState s, int a, int b, double px, double py, double pz, double nx, double ny, double nz, int rowCount) {
        int c = points++;
        if (c == linkA.length) {
            reserve(2 * c);
        }
        linkA[c] = a;
        linkB[c] = b;
        rows[c] = rowCount;
        point[3 * c] = px;
        point[3 * c + 1] = py;
        point[3 * c + 2] = pz;
        arm[3 * c] = px - s.origin[3 * a];
        arm[3 * c + 1] = py - s.origin[3 * a + 1];
        arm[3 * c + 2] = pz - s.origin[3 * a + 2];
        tangents(nx, ny, nz, frame, 9 * c);
        rowsKnown[c] = false;
        if (b >= 0) {
            rowsOfB(s.origin, b, c, px, py, pz);
        }
        return c;
    }

    /** Holds a point of link a to a point of link b, or of the world for b = -1, without bounds on the force. */
    int addSpring(TreeState s, int a, double[] pointA, int b, double[] pointB) {
        int c = addPoint(s, a, -1, pointA[0], pointA[1], pointA[2], 0, 0, 1, 3);
        friction[c] = -1;
        linkB[c] = b;
        if (b >= 0) {
            rowsOfB(s.origin, b, c, pointB[0], pointB[1], pointB[2]);
        }
        return c;
    }

    private void rowsOfB(double[] origin, int b, int c, double px, double py, double pz) {
        spatialRows(c, px - origin[3 * b], py - origin[3 * b + 1], pz - origin[3 * b + 2], rowB);
    }

    /** The rows about A, which most contacts never need. */
    private double[] rowsOfA(int c) {
        if (!rowsKnown[c]) {
            spatialRows(c, arm[3 * c], arm[3 * c + 1], arm[3 * c + 2], rowA);
            rowsKnown[c] = true;
        }
        return rowA;
    }

    /** row_k = (r × d_k, d_k) for the normal and the tangents d_k, row₃ = (n, 0). */
    private void spatialRows(int c, double rx, double ry, double rz, double[] out) {
        for (int k = 0; k < 3; k++) {
            int f = 9 * c + 3 * k;
            int o = SPATIAL * c + 6 * k;
            double dx = frame[f], dy = frame[f + 1], dz = frame[f + 2];
            out[o] = ry * dz - rz * dy;
            out[o + 1] = rz * dx - rx * dz;
            out[o + 2] = rx * dy - ry * dx;
            out[o + 3] = dx;
            out[o + 4] = dy;
            out[o + 5] = dz;
        }
        if (rows[c] == 4) {
            int o = SPATIAL * c + 18;
            System.arraycopy(frame, 9 * c, out, o, 3);
            out[o + 3] = out[o + 4] = out[o + 5] = 0;
        }
    }

    /** out = J a of constraint c: its rows times the spatial motions of its links. */
    void multiplyJacobian(int c, double[] motion, double[] out, int io) {
        int m = 6 * linkA[c];
        int a = 3 * c;
        double w0 = motion[m], w1 = motion[m + 1], w2 = motion[m + 2];
        // v_p = v + ω × r, then along the axes of the frame
        double x = motion[m + 3] + w1 * arm[a + 2] - w2 * arm[a + 1];
        double y = motion[m + 4] + w2 * arm[a] - w0 * arm[a + 2];
        double z = motion[m + 5] + w0 * arm[a + 1] - w1 * arm[a];
        int f = 9 * c;
        out[io] = frame[f] * x + frame[f + 1] * y + frame[f + 2] * z;
        out[io + 1] = frame[f + 3] * x + frame[f + 4] * y + frame[f + 5] * z;
        out[io + 2] = frame[f + 6] * x + frame[f + 7] * y + frame[f + 8] * z;
        if (rows[c] == 4) {
            out[io + 3] = frame[f] * w0 + frame[f + 1] * w1 + frame[f + 2] * w2;
        }
        if (linkB[c] >= 0) {
            for (int k = 0; k < rows[c]; k++) {
                out[io + k] -= dot(rowB, SPATIAL * c + 6 * k, motion, 6 * linkB[c]);
            }
        }
    }

    /** J x of limit l: its direction times x. */
    double multiplyLimit(int l, double[] x) {
        double v = 0;
        for (int k = 0; k < limitSize[l]; k++) {
            v += limitAxis[3 * l + k] * x[limitDof[l] + k];
        }
        return v;
    }

    /** out −= Jᵀ f of constraint c on its links, as wrenches (r × f, f) about the trees' origins. */
    void subtractWrench(int c, double[] out) {
        int r = ROWS * c;
        int f = 9 * c;
        int a = 3 * c;
        int o = 6 * linkA[c];
        double n = force[r], s = force[r + 1], t = force[r + 2];
        double x = frame[f] * n + frame[f + 3] * s + frame[f + 6] * t;
        double y = frame[f + 1] * n + frame[f + 4] * s + frame[f + 7] * t;
        double z = frame[f + 2] * n + frame[f + 5] * s + frame[f + 8] * t;
        out[o] -= arm[a + 1] * z - arm[a + 2] * y;
        out[o + 1] -= arm[a + 2] * x - arm[a] * z;
        out[o + 2] -= arm[a] * y - arm[a + 1] * x;
        out[o + 3] -= x;
        out[o + 4] -= y;
        out[o + 5] -= z;
        if (rows[c] == 4) {
            axpy(-force[r + 3], frame, f, out, o, 3);
        }
        if (linkB[c] >= 0) {
            for (int k = 0; k < rows[c]; k++) {
                axpy(force[r + k], rowB, SPATIAL * c + 6 * k, out, 6 * linkB[c], 6);
            }
        }
    }

    /** W += Σ D_k row_k row_kᵀ, lower triangle by rows, for link A: the curvature of a contact that sticks. */
    void addSticking(int c, double[] w, int o) {
        int m = rows[c];
        int first = ROWS * c;
        if (m == 3 && friction[c] != 0 && stiffness[first + 1] == stiffness[first + 2]) {
            addMass(c, stiffness[first + 1], w, o);
            addNormal(c, stiffness[first] - stiffness[first + 1], w, o);
            return;
        }
        double[] row = rowsOfA(c);
        for (int k = 0; k < m; k++) {
            double d = k > 0 && friction[c] == 0 ? 0 : stiffness[ROWS * c + k];
            int b = SPATIAL * c + 6 * k;
            addSquare(d, row[b], row[b + 1], row[b + 2], row[b + 3], row[b + 4], row[b + 5], w, o);
        }
    }

    /** W += d [r×ᵀ r×, r×; r×ᵀ, 1]: what is equally stiff in all directions adds what a point mass of d at r would. */
    private void addMass(int c, double d, double[] w, int o) {
        double x = arm[3 * c], y = arm[3 * c + 1], z = arm[3 * c + 2];
        double dx = d * x, dy = d * y, dz = d * z;
        w[o] += dy * y + dz * z;
        w[o + 1] -= dx * y;
        w[o + 2] += dx * x + dz * z;
        w[o + 3] -= dx * z;
        w[o + 4] -= dy * z;
        w[o + 5] += dx * x + dy * y;
        w[o + 7] += dz;
        w[o + 8] -= dy;
        w[o + 9] += d;
        w[o + 10] -= dz;
        w[o + 12] += dx;
        w[o + 14] += d;
        w[o + 15] += dy;
        w[o + 16] -= dx;
        w[o + 20] += d;
    }

    /** W += d row₀ row₀ᵀ, with row₀ = (r × n, n). */
    private void addNormal(int c, double d, double[] w, int o) {
        if (d == 0) {
            return;
        }
        double x = arm[3 * c], y = arm[3 * c + 1], z = arm[3 * c + 2];
        double r3 = frame[9 * c], r4 = frame[9 * c + 1], r5 = frame[9 * c + 2];
        double r0 = y * r5 - z * r4, r1 = z * r3 - x * r5, r2 = x * r4 - y * r3;
        addSquare(d, r0, r1, r2, r3, r4, r5, w, o);
    }

    /** W += d r rᵀ, lower triangle by rows. */
    private static void addSquare(
            double d, double r0, double r1, double r2, double r3, double r4, double r5, double[] w, int o) {
        double x = d * r0;
        w[o] += x * r0;
        x = d * r1;
        w[o + 1] += x * r0;
        w[o + 2] += x * r1;
        x = d * r2;
        w[o + 3] += x * r0;
        w[o + 4] += x * r1;
        w[o + 5] += x * r2;
        x = d * r3;
        w[o + 6] += x * r0;
        w[o + 7] += x * r1;
        w[o + 8] += x * r2;
        w[o + 9] += x * r3;
        x = d * r4;
        w[o + 10] += x * r0;
        w[o + 11] += x * r1;
        w[o + 12] += x * r2;
        w[o + 13] += x * r3;
        w[o + 14] += x * r4;
        x = d * r5;
        w[o + 15] += x * r0;
        w[o + 16] += x * r1;
        w[o + 17] += x * r2;
        w[o + 18] += x * r3;
        w[o + 19] += x * r4;
        w[o + 20] += x * r5;
    }

    /** W += Σ C_ij row_i row_jᵀ, lower triangle by rows (21 numbers), for link A. */
    void addStiffness(int c, double[] curvature, double[] out, int io) {
        int m = rows[c];
        int base = SPATIAL * c;
        double[] row = rowsOfA(c);
        for (int i = 0; i < m; i++) {
            for (int j = 0; j < m; j++) {
                double v = curvature[ROWS * i + j];
                if (v == 0) {
                    continue;
                }
                int o = io;
                for (int p = 0; p < 6; p++) {
                    double x = v * row[base + 6 * i + p];
                    for (int q = 0; q <= p; q++) {
                        out[o++] += x * row[base + 6 * j + q];
                    }
                }
            }
        }
    }

    /** out += row k of J, the degree of freedom d at indexOf[d]. */
    void denseRow(TreeModel m, TreeState s, int c, int k, int[] indexOf, double[] out) {
        addDense(m, s, linkA[c], rowsOfA(c), SPATIAL * c + 6 * k, 1, indexOf, out, 0);
        if (linkB[c] >= 0) {
            addDense(m, s, linkB[c], rowB, SPATIAL * c + 6 * k, -1, indexOf, out, 0);
        }
    }

    /** out += row k of J, the degree of freedom d at io + d. */
    void row(TreeModel m, TreeState s, int c, int k, double[] out, int io) {
        addDense(m, s, linkA[c], rowsOfA(c), SPATIAL * c + 6 * k, 1, null, out, io);
        if (linkB[c] >= 0) {
            addDense(m, s, linkB[c], rowB, SPATIAL * c + 6 * k, -1, null, out, io);
        }
    }

    private static void addDense(
            TreeModel m,
            TreeState s,
            int link,
            double[] row,
            int ir,
            double sign,
            int[] indexOf,
            double[] out,
            int io) {
        for (int d = m.lastDof[link]; d >= 0; d = m.dofParent[d]) {
            // J_d = row · S_d for A, −row · S_d for B
            out[io + (indexOf == null ? d : indexOf[d])] += sign * dot(row, ir, s.subspace, 6 * d);
        }
    }

    /** out = Rᵀ f, the force of a point constraint on link A in world axes; the torsional moment, if any, is along the normal. */
    void worldForce(int c, double[] out) {
        int f = 9 * c;
        int r = ROWS * c;
        for (int k = 0; k < 3; k++) {
            out[k] = frame[f + k] * force[r] + frame[f + 3 + k] * force[r + 1] + frame[f + 6 + k] * force[r + 2];
        }
    }

    double torsionMoment(int c) {
        return rows[c] == 4 ? force[ROWS * c + 3] : 0;
    }

    /** Whether a point constraint is a spring, without bounds on its force. */
    boolean spring(int c) {
        return friction[c] < 0;
    }

    int addLimit(int dof, int size) {
        int l = limits++;
        limitDof[l] = dof;
        limitSize[l] = size;
        return l;
    }

    private void reserve(int n) {
        linkA = resized(linkA, n);
        linkB = resized(linkB, n);
        rows = resized(rows, n);
        tag = resized(tag, n);
        friction = resized(friction, n);
        torsion = resized(torsion, n);
        point = resized(point, 3 * n);
        frame = resized(frame, 9 * n);
        arm = resized(arm, 3 * n);
        rowA = resized(rowA, SPATIAL * n);
        rowsKnown = rowsKnown == null ? new boolean[n] : Arrays.copyOf(rowsKnown, n);
        rowB = resized(rowB, SPATIAL * n);
        stiffness = resized(stiffness, ROWS * n);
        reference = resized(reference, ROWS * n);
        force = resized(force, ROWS * n);
    }

    private static int[] resized(int[] old, int n) {
        return old == null ? new int[n] : Arrays.copyOf(old, n);
    }

    private static double[] resized(double[] old, int n) {
        return old == null ? new double[n] : Arrays.copyOf(old, n);
    }

    private static double dot(double[] a, int ia, double[] b, int ib) {
        return a[ia] * b[ib]
                + a[ia + 1] * b[ib + 1]
                + a[ia + 2] * b[ib + 2]
                + a[ia + 3] * b[ib + 3]
                + a[ia + 4] * b[ib + 4]
                + a[ia + 5] * b[ib + 5];
    }

    private static void axpy(double f, double[] x, int ix, double[] y, int iy, int n) {
        for (int k = 0; k < n; k++) {
            y[iy + k] += f * x[ix + k];
        }
    }

    /** Rows of out: the normal and two tangents, right-handed. */
    private static void tangents(double x, double y, double z, double[] out, int io) {
        out[io] = x;
        out[io + 1] = y;
        out[io + 2] = z;
        if (z == 1) {
            out[io + 3] = 1;
            out[io + 4] = out[io + 5] = out[io + 6] = out[io + 8] = 0;
            out[io + 7] = 1;
            return;
        }
        // the world axis least along the normal, made perpendicular
        double ax = Math.abs(x) <= Math.abs(y) && Math.abs(x) <= Math.abs(z) ? 1 : 0;
        double ay = ax == 0 && Math.abs(y) <= Math.abs(z) ? 1 : 0;
        double az = ax == 0 && ay == 0 ? 1 : 0;
        double d = ax * x + ay * y + az * z;
        double tx = ax - d * x, ty = ay - d * y, tz = az - d * z;
        double s = 1 / Math.sqrt(tx * tx + ty * ty + tz * tz);
        tx *= s;
        ty *= s;
        tz *= s;
        out[io + 3] = tx;
        out[io + 4] = ty;
        out[io + 5] = tz;
        out[io + 6] = y * tz - z * ty;
        out[io + 7] = z * tx - x * tz;
        out[io + 8] = x * ty - y * tx;
    }
}
