// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.solid;

import org.gaitwright.core.math.Quat;
import org.gaitwright.core.math.Quaternions;

/**
 * Principal moments, greatest first, and the orientation of their axes: Jacobi's method with the rotation kept as a
 * quaternion.
 */
public record PrincipalAxes(double[] moments, Quat orientation) {
    /** MuJoCo stops here; files that it reads mean the axes that it finds. */
    private static final double MUJOCO = 1e-12;

    private static final int MAX_TURNS = 500;
    private static final double HALF_ROOT = Math.sqrt(0.5);

    /** As exact as the numbers allow. */
    public static PrincipalAxes of(double xx, double yy, double zz, double xy, double xz, double yz) {
        return solve(new double[] {xx, xy, xz, xy, yy, yz, xz, yz, zz}, 0);
    }

    /** As MuJoCo finds them, with its tolerance. */
    public static PrincipalAxes asMujoco(double xx, double yy, double zz, double xy, double xz, double yz) {
        return solve(new double[] {xx, xy, xz, xy, yy, yz, xz, yz, zz}, MUJOCO);
    }

    public double min() {
        return moments[2];
    }

    private static PrincipalAxes solve(double[] tensor, double tolerance) {
        double[] q = {1, 0, 0, 0};
        double[] d = new double[9];
        turned(tensor, q, d);
        for (int turn = 0; turn < MAX_TURNS && rotate(d, q, tolerance); turn++) {
            turned(tensor, q, d);
        }
        double[] m = {d[0], d[4], d[8]};
        sort(m, q);
        return new PrincipalAxes(m, new Quat(q[0], q[1], q[2], q[3]));
    }

    /** One rotation against the greatest element off the diagonal; false if there is nothing left to do. */
    private static boolean rotate(double[] d, double[] q, double tolerance) {
        double xy = Math.abs(d[1]);
        double xz = Math.abs(d[2]);
        double yz = Math.abs(d[5]);
        int axis = xy > xz && xy > yz ? 2 : xz > yz ? 1 : 0;
        int row = axis == 0 ? 1 : 0;
        int column = axis == 2 ? 1 : 2;
        double off = d[3 * row + column];
        double scale = Math.abs(d[4 * row]) + Math.abs(d[4 * column]);
        if (off == 0 || Math.abs(off) < tolerance || (tolerance == 0 && Math.abs(off) <= 1e-17 * scale)) {
            return false;
        }
        // tan of the angle that makes it zero: t² + 2 τ t − 1 = 0, the smaller root
        double tau = (d[4 * column] - d[4 * row]) / (2 * off);
        double t = (tau >= 0 ? 1 : -1) / (Math.abs(tau) + Math.sqrt(1 + tau * tau));
        double cosine = 1 / Math.sqrt(1 + t * t);
        if (tolerance > 0 && cosine > 1 - tolerance) {
            return false;
        }
        // of half the angle; from t itself, as 1 − cos, which MuJoCo takes, has no digits for small angles
        double sine = tolerance > 0
                ? Math.copySign(Math.sqrt(0.5 - 0.5 * cosine), t)
                : t * cosine / Math.sqrt(2 * (1 + cosine));
        double[] by = {0, 0, 0, 0};
        by[axis + 1] = axis == 1 ? sine : -sine;
        by[0] = Math.sqrt(1 - sine * sine);
        Quaternions.multiply(q, 0, by, 0, q, 0);
        Quaternions.normalize(q, 0);
        return true;
    }

    /** Greatest first, by quarter turns. */
    private static void sort(double[] m, double[] q) {
        for (int step = 0; step < 3; step++) {
            int i = step % 2;
            if (m[i] < m[i + 1]) {
                double t = m[i];
                m[i] = m[i + 1];
                m[i + 1] = t;
                double[] by = {HALF_ROOT, 0, 0, 0};
                by[(i + 2) % 3 + 1] = HALF_ROOT;
                Quaternions.multiply(q, 0, by, 0, q, 0);
                Quaternions.normalize(q, 0);
            }
        }
    }

    /** out = Rᵀ tensor R. */
    private static void turned(double[] tensor, double[] q, double[] out) {
        double[] r = new double[9];
        Quaternions.toMatrix(q, 0, r, 0);
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 3; j++) {
                double sum = 0;
                for (int k = 0; k < 3; k++) {
                    for (int l = 0; l < 3; l++) {
                        sum += r[3 * k + i] * tensor[3 * k + l] * r[3 * l + j];
                    }
                }
                out[3 * i + j] = sum;
            }
        }
    }
}
