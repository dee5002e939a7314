// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.dynamics;

/**
 * Kernels on spatial vectors (angular first) and spatial inertias (m, m·c, I about the origin). Outputs may not
 * alias inputs.
 */
public final class Spatial {
    private Spatial() {}

    /** out += a ×* f: the rate of a momentum f that is carried by a [Featherstone 2008, 2.9]. */
    public static void addCrossForce(double[] a, int ia, double[] f, int jf, double[] out, int io) {
        double wx = a[ia], wy = a[ia + 1], wz = a[ia + 2], ux = a[ia + 3], uy = a[ia + 4], uz = a[ia + 5];
        double nx = f[jf], ny = f[jf + 1], nz = f[jf + 2], px = f[jf + 3], py = f[jf + 4], pz = f[jf + 5];
        // (ω × n + u × p, ω × p)
        out[io] += wy * nz - wz * ny + uy * pz - uz * py;
        out[io + 1] += wz * nx - wx * nz + uz * px - ux * pz;
        out[io + 2] += wx * ny - wy * nx + ux * py - uy * px;
        out[io + 3] += wy * pz - wz * py;
        out[io + 4] += wz * px - wx * pz;
        out[io + 5] += wx * py - wy * px;
    }

    /** out = I a: momentum of inertia I moving with a. */
    public static void multiply(double[] in, int ii, double[] a, int ia, double[] out, int io) {
        double m = in[ii], hx = in[ii + 1], hy = in[ii + 2], hz = in[ii + 3];
        double xx = in[ii + 4], yy = in[ii + 5], zz = in[ii + 6], xy = in[ii + 7], xz = in[ii + 8], yz = in[ii + 9];
        double wx = a[ia], wy = a[ia + 1], wz = a[ia + 2], ux = a[ia + 3], uy = a[ia + 4], uz = a[ia + 5];
        // n = I ω + h × u;  p = m u − h × ω
        out[io] = xx * wx + xy * wy + xz * wz + hy * uz - hz * uy;
        out[io + 1] = xy * wx + yy * wy + yz * wz + hz * ux - hx * uz;
        out[io + 2] = xz * wx + yz * wy + zz * wz + hx * uy - hy * ux;
        out[io + 3] = m * ux - hy * wz + hz * wy;
        out[io + 4] = m * uy - hz * wx + hx * wz;
        out[io + 5] = m * uz - hx * wy + hy * wx;
    }

    /** a · b: the power of a force along a motion. */
    public static double dot(double[] a, int ia, double[] b, int ib) {
        return a[ia] * b[ib]
                + a[ia + 1] * b[ib + 1]
                + a[ia + 2] * b[ib + 2]
                + a[ia + 3] * b[ib + 3]
                + a[ia + 4] * b[ib + 4]
                + a[ia + 5] * b[ib + 5];
    }
}
