// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.engine.ode.internal;

import org.gaitwright.core.math.Quaternions;
import org.gaitwright.core.math.Trig;

/**
 * A rotation as one to three hinges in sequence: R = R(a₁, q₁) R(a₂, q₂) R(a₃, q₃). The angles follow the rotation by Newton's
 * method from where they were, so that they count whole turns and need no fixed order of axes.
 */
final class HingeAngles {
    private static final int ITERATIONS = 6;
    private static final double ENOUGH = 1e-13;
    /** Keeps the inverse finite where two axes fall together. */
    private static final double SINGULAR = 1e-12;

    final int count;
    private final double[] axis;
    /** Axes of the hinges in the frame that they carry, and the dual basis: column i · dual j = 1 if i = j, else 0. */
    final double[] column;

    final double[] dual;
    /** What the angles do not explain of the rotation, in the frame that they carry: zero but for three hinges. */
    final double[] rest = new double[3];

    private final double[] tail = new double[4];
    private final double[] one = new double[4];
    private final double[] sinCos = new double[2];
    private final double[] gram = new double[9];

    /** @param axis three numbers for each hinge, in the carried frame at zero */
    HingeAngles(double[] axis) {
        this.axis = axis;
        count = axis.length / 3;
        column = new double[3 * count];
        dual = new double[3 * count];
    }

    static void conjugate(double[] q, int iq, double[] out, int io) {
        out[io] = q[iq];
        out[io + 1] = -q[iq + 1];
        out[io + 2] = -q[iq + 2];
        out[io + 3] = -q[iq + 3];
    }

    /** q ← q + dualᵀ rest until R(q) is the rotation {@code to}; columns, duals and the rest become those of the angles. */
    void follow(double[] to, double[] q, int iq) {
        settle(to, q, iq);
        for (int i = 0; i < ITERATIONS; i++) {
            double change = 0;
            for (int k = 0; k < count; k++) {
                double delta = dot(dual, 3 * k, rest, 0);
                q[iq + k] += delta;
                change = Math.max(change, Math.abs(delta));
            }
            settle(to, q, iq);
            if (!(change > ENOUGH)) {
                return;
            }
        }
    }

    /** Columns, duals and the rest for angles that are to stay as they are. */
    void settle(double[] to, double[] q, int iq) {
        place(q, iq);
        Quaternions.difference(tail, 0, to, 0, rest, 0);
    }

    /** tail = R(a₁, q₁) R(a₂, q₂) R(a₃, q₃); column k = aₖ seen from the frame that all of them carry. */
    private void place(double[] q, int iq) {
        tail[0] = 1;
        tail[1] = tail[2] = tail[3] = 0;
        for (int k = count - 1; k >= 0; k--) {
            conjugate(tail, 0, one, 0);
            Quaternions.rotate(one, 0, axis, 3 * k, column, 3 * k);
            Trig.sinCos(0.5 * q[iq + k], sinCos, 0);
            one[0] = sinCos[1];
            one[1] = sinCos[0] * axis[3 * k];
            one[2] = sinCos[0] * axis[3 * k + 1];
            one[3] = sinCos[0] * axis[3 * k + 2];
            Quaternions.multiply(one, 0, tail, 0, tail, 0);
        }
        invert();
    }

    /** dual = columns · (columnsᵀ columns)⁻¹. */
    private void invert() {
        if (count == 1) {
            System.arraycopy(column, 0, dual, 0, 3);
            return;
        }
        for (int i = 0; i < count; i++) {
            for (int j = 0; j < count; j++) {
                gram[3 * i + j] = dot(column, 3 * i, column, 3 * j) + (i == j ? SINGULAR : 0);
            }
        }
        if (count == 2) {
            double det = gram[0] * gram[4] - gram[1] * gram[3];
            combine(0, gram[4] / det, -gram[1] / det, 0);
            combine(1, -gram[3] / det, gram[0] / det, 0);
            return;
        }
        double a = gram[0], b = gram[1], c = gram[2], d = gram[4], e = gram[5], f = gram[8];
        double det = a * (d * f - e * e) - b * (b * f - c * e) + c * (b * e - c * d);
        combine(0, (d * f - e * e) / det, (c * e - b * f) / det, (b * e - c * d) / det);
        combine(1, (c * e - b * f) / det, (a * f - c * c) / det, (b * c - a * e) / det);
        combine(2, (b * e - c * d) / det, (b * c - a * e) / det, (a * d - b * b) / det);
    }

    private void combine(int k, double x, double y, double z) {
        for (int i = 0; i < 3; i++) {
            dual[3 * k + i] = x * column[i] + y * column[3 + i] + (count == 3 ? z * column[6 + i] : 0);
        }
    }

    static double dot(double[] a, int ia, double[] b, int ib) {
        return a[ia] * b[ib] + a[ia + 1] * b[ib + 1] + a[ia + 2] * b[ib + 2];
    }
}
