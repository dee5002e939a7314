// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.math;

/**
 * Quaternion kernels on arrays (w, x, y, z), free of allocation. Outputs may alias inputs. Only {@link StrictMath} and
 * IEEE operations are used, so every machine gives the same bits.
 */
public final class Quaternions {
    /** Rounding leaves a squared length nearer to one than this. */
    private static final double UNIT = 1e-14;

    private Quaternions() {}

    /** out = a ⊗ b. */
    public static void multiply(double[] a, int ia, double[] b, int ib, double[] out, int io) {
        double aw = a[ia], ax = a[ia + 1], ay = a[ia + 2], az = a[ia + 3];
        double bw = b[ib], bx = b[ib + 1], by = b[ib + 2], bz = b[ib + 3];
        out[io] = aw * bw - ax * bx - ay * by - az * bz;
        out[io + 1] = aw * bx + ax * bw + ay * bz - az * by;
        out[io + 2] = aw * by - ax * bz + ay * bw + az * bx;
        out[io + 3] = aw * bz + ax * by - ay * bx + az * bw;
    }

    /** out = the row-major rotation matrix of q. */
    public static void toMatrix(double[] q, int iq, double[] out, int io) {
        double w = q[iq], x = q[iq + 1], y = q[iq + 2], z = q[iq + 3];
        out[io] = 1 - 2 * (y * y + z * z);
        out[io + 1] = 2 * (x * y - w * z);
        out[io + 2] = 2 * (x * z + w * y);
        out[io + 3] = 2 * (x * y + w * z);
        out[io + 4] = 1 - 2 * (x * x + z * z);
        out[io + 5] = 2 * (y * z - w * x);
        out[io + 6] = 2 * (x * z - w * y);
        out[io + 7] = 2 * (y * z + w * x);
        out[io + 8] = 1 - 2 * (x * x + y * y);
    }

    /** out = q v q*, a vector of the inner frame seen in the outer one. */
    public static void rotate(double[] q, int iq, double[] v, int iv, double[] out, int io) {
        double w = q[iq], x = q[iq + 1], y = q[iq + 2], z = q[iq + 3];
        double vx = v[iv], vy = v[iv + 1], vz = v[iv + 2];
        // t = 2 u × v;  v' = v + w t + u × t
        double tx = 2 * (y * vz - z * vy), ty = 2 * (z * vx - x * vz), tz = 2 * (x * vy - y * vx);
        out[io] = vx + w * tx + y * tz - z * ty;
        out[io + 1] = vy + w * ty + z * tx - x * tz;
        out[io + 2] = vz + w * tz + x * ty - y * tx;
    }

    /** Brings q back to unit length; a zero quaternion becomes the identity. */
    public static void normalize(double[] q, int iq) {
        double square = q[iq] * q[iq] + q[iq + 1] * q[iq + 1] + q[iq + 2] * q[iq + 2] + q[iq + 3] * q[iq + 3];
        // rounding must not change what has unit length: doing it twice has to give the bits of once
        if (Math.abs(square - 1) < UNIT) {
            return;
        }
        double n = Math.sqrt(square);
        if (n < 1e-300) {
            q[iq] = 1;
            q[iq + 1] = q[iq + 2] = q[iq + 3] = 0;
            return;
        }
        double s = 1 / n;
        for (int i = 0; i < 4; i++) {
            q[iq + i] *= s;
        }
    }

    /** q ← q ⊗ exp(½ w dt) with w the angular velocity in the inner frame. */
    public static void integrate(double[] q, int iq, double wx, double wy, double wz, double dt) {
        double speed = Math.sqrt(wx * wx + wy * wy + wz * wz);
        double half = 0.5 * speed * dt;
        // sin(half)/speed tends to dt/2
        double sin;
        double bw;
        if (half < 0.02) {
            // a step of any motion that is not an explosion: the series to the last place, without a reduction
            double z = half * half;
            sin = half * (1 - z / 6 * (1 - z / 20 * (1 - z / 42)));
            bw = 1 - z / 2 * (1 - z / 12 * (1 - z / 30));
        } else {
            sin = StrictMath.sin(half);
            bw = StrictMath.cos(half);
        }
        double s = speed < 1e-10 ? 0.5 * dt : sin / speed;
        double bx = s * wx, by = s * wy, bz = s * wz;
        double aw = q[iq], ax = q[iq + 1], ay = q[iq + 2], az = q[iq + 3];
        q[iq] = aw * bw - ax * bx - ay * by - az * bz;
        q[iq + 1] = aw * bx + ax * bw + ay * bz - az * by;
        q[iq + 2] = aw * by - ax * bz + ay * bw + az * bx;
        q[iq + 3] = aw * bz + ax * by - ay * bx + az * bw;
        normalize(q, iq);
    }

    /** out = the rotation vector (inner frame) that takes a to b: log(a* ⊗ b), of length at most π. */
    public static void difference(double[] a, int ia, double[] b, int ib, double[] out, int io) {
        double aw = a[ia], ax = -a[ia + 1], ay = -a[ia + 2], az = -a[ia + 3];
        double bw = b[ib], bx = b[ib + 1], by = b[ib + 2], bz = b[ib + 3];
        double w = aw * bw - ax * bx - ay * by - az * bz;
        double x = aw * bx + ax * bw + ay * bz - az * by;
        double y = aw * by - ax * bz + ay * bw + az * bx;
        double z = aw * bz + ax * by - ay * bx + az * bw;
        double sign = w < 0 ? -1 : 1;
        double s = Math.sqrt(x * x + y * y + z * z);
        double k = 2 * angleOver(s, sign * w);
        out[io] = sign * k * x;
        out[io + 1] = sign * k * y;
        out[io + 2] = sign * k * z;
    }

    /** atan2(s, w) / s for s, w ≥ 0. */
    private static double angleOver(double s, double w) {
        if (s < 0.1 * w) {
            // the series of atan(t)/t; its next term is below 1e-18
            double z = s / w * (s / w);
            double p = 1.0 / 15 - z / 17;
            p = 1.0 / 13 - z * p;
            p = 1.0 / 11 - z * p;
            p = 1.0 / 9 - z * p;
            p = 1.0 / 7 - z * p;
            p = 1.0 / 5 - z * p;
            p = 1.0 / 3 - z * p;
            return (1 - z * p) / w;
        }
        return StrictMath.atan2(s, w) / s;
    }
}
