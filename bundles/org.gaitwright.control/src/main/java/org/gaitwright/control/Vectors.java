// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.control;

import org.gaitwright.core.math.Trig;

/** Kernels on vectors and quaternions (w, x, y, z) in arrays. Outputs may alias inputs. */
public final class Vectors {
    private Vectors() {}

    public static double dot(double[] a, int ia, double[] b, int ib) {
        return a[ia] * b[ib] + a[ia + 1] * b[ib + 1] + a[ia + 2] * b[ib + 2];
    }

    public static void cross(double[] a, int ia, double[] b, int ib, double[] out, int io) {
        double x = a[ia + 1] * b[ib + 2] - a[ia + 2] * b[ib + 1];
        double y = a[ia + 2] * b[ib] - a[ia] * b[ib + 2];
        double z = a[ia] * b[ib + 1] - a[ia + 1] * b[ib];
        out[io] = x;
        out[io + 1] = y;
        out[io + 2] = z;
    }

    /** Brings a vector to unit length; false if it has none. */
    public static boolean normalize(double[] a, int ia) {
        double n = Math.sqrt(dot(a, ia, a, ia));
        if (!(n > 1e-12)) {
            return false;
        }
        for (int k = 0; k < 3; k++) {
            a[ia + k] /= n;
        }
        return true;
    }

    /** out = the rotation by an angle about a unit axis. */
    public static void about(double x, double y, double z, double angle, double[] out, int io) {
        Trig.sinCos(0.5 * angle, out, io);
        double sin = out[io], cos = out[io + 1];
        set(cos, sin * x, sin * y, sin * z, out, io);
    }

    /** out = conjugate of q. */
    public static void conjugate(double[] q, int iq, double[] out, int io) {
        set(q[iq], -q[iq + 1], -q[iq + 2], -q[iq + 3], out, io);
    }

    /** out = the quaternion of a row-major rotation matrix. */
    public static void fromMatrix(double[] m, double[] out, int io) {
        double trace = m[0] + m[4] + m[8];
        if (trace > 0) {
            double s = 2 * Math.sqrt(1 + trace);
            set(0.25 * s, (m[7] - m[5]) / s, (m[2] - m[6]) / s, (m[3] - m[1]) / s, out, io);
        } else if (m[0] > m[4] && m[0] > m[8]) {
            double s = 2 * Math.sqrt(1 + m[0] - m[4] - m[8]);
            set((m[7] - m[5]) / s, 0.25 * s, (m[1] + m[3]) / s, (m[2] + m[6]) / s, out, io);
        } else if (m[4] > m[8]) {
            double s = 2 * Math.sqrt(1 + m[4] - m[0] - m[8]);
            set((m[2] - m[6]) / s, (m[1] + m[3]) / s, 0.25 * s, (m[5] + m[7]) / s, out, io);
        } else {
            double s = 2 * Math.sqrt(1 + m[8] - m[0] - m[4]);
            set((m[3] - m[1]) / s, (m[2] + m[6]) / s, (m[5] + m[7]) / s, 0.25 * s, out, io);
        }
    }

    private static void set(double w, double x, double y, double z, double[] out, int io) {
        out[io] = w;
        out[io + 1] = x;
        out[io + 2] = y;
        out[io + 3] = z;
    }

    /** An angle brought into (−π, π]. */
    public static double wrap(double angle) {
        double a = angle - 2 * Math.PI * Math.floor((angle + Math.PI) / (2 * Math.PI));
        return a <= -Math.PI ? a + 2 * Math.PI : a;
    }

    public static double clamp(double x, double low, double high) {
        return Math.max(low, Math.min(high, x));
    }
}
