// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.dynamics;

/**
 * Accelerations by articulated bodies (Featherstone 2008, ch. 7), for links whose inertia may be any symmetric 6×6: what
 * springs or contacts against the world add to a link is part of its inertia. Solves (M + diagonal + Σ Jᵀ W J) x = force − Σ Jᵀ p
 * in time that grows with the number of degrees of freedom, without ever forming the matrix.
 *
 * <p>For a range of links: {@link #begin}, add to {@link #inertia} and {@link #wrench}, {@link #reduce}, {@link #expand}.
 */
public final class ArticulatedBodies {
    /** Numbers of a symmetric 6×6: its lower triangle by rows. */
    public static final int HALF = 21;

    /** Inertia of each link about its tree's origin ({@link #HALF} each); {@link #reduce} uses it up. */
    public final double[] inertia;
    /** Wrench on each link that its motion has to overcome (6 each); {@link #reduce} uses it up. */
    public final double[] wrench;
    /** Spatial acceleration of each link that the solution makes (6 each). By {@link #expand}. */
    public final double[] motion;

    private final TreeModel model;
    private final TreeState state;
    private final double[] column;
    private final double[] inverse;
    private final double[] pull;

    public ArticulatedBodies(TreeModel model, TreeState state) {
        this.model = model;
        this.state = state;
        inertia = new double[HALF * model.links];
        wrench = new double[6 * model.links];
        motion = new double[6 * model.links];
        column = new double[6 * model.velocities];
        inverse = new double[model.velocities];
        pull = new double[model.velocities];
    }

    /** Inertias of the links first .. end alone. In: the results of {@link Kinematics#positions}. */
    public void begin(int first, int end) {
        double[] in = state.spatialInertia;
        double[] a = inertia;
        for (int l = first; l < end; l++) {
            int i = 10 * l;
            int o = HALF * l;
            double m = in[i], hx = in[i + 1], hy = in[i + 2], hz = in[i + 3];
            a[o] = in[i + 4];
            a[o + 1] = in[i + 7];
            a[o + 2] = in[i + 5];
            a[o + 3] = in[i + 8];
            a[o + 4] = in[i + 9];
            a[o + 5] = in[i + 6];
            a[o + 6] = 0;
            a[o + 7] = hz;
            a[o + 8] = -hy;
            a[o + 9] = m;
            a[o + 10] = -hz;
            a[o + 11] = 0;
            a[o + 12] = hx;
            a[o + 13] = 0;
            a[o + 14] = m;
            a[o + 15] = hy;
            a[o + 16] = -hx;
            a[o + 17] = 0;
            a[o + 18] = 0;
            a[o + 19] = 0;
            a[o + 20] = m;
        }
    }

    /**
     * From the tips to the roots. In: what the diagonal adds besides armature, and forces, per degree of freedom.
     *
     * @return rᵀ H⁻¹ r of the whole right-hand side r
     */
    public double reduce(int first, int end, double[] diagonal, double[] force) {
        double energy = 0;
        for (int l = end - 1; l >= first; l--) {
            for (int d = model.linkDofEnd[l] - 1; d >= model.linkDof[l]; d--) {
                energy += eliminate(l, d, model.armature[d] + diagonal[d], force[d]);
            }
            int p = model.parent[l];
            if (p >= 0) {
                passUp(l, p);
            }
        }
        return energy;
    }

    private void passUp(int l, int p) {
        double[] a = inertia;
        int from = HALF * l;
        int to = HALF * p;
        // in pieces that the compiler unrolls
        for (int k = 0; k < 7; k++) {
            a[to + k] += a[from + k];
        }
        for (int k = 7; k < 14; k++) {
            a[to + k] += a[from + k];
        }
        for (int k = 14; k < HALF; k++) {
            a[to + k] += a[from + k];
        }
        double[] w = wrench;
        for (int k = 0; k < 6; k++) {
            w[6 * p + k] += w[6 * l + k];
        }
    }

    /** Frees link l along degree of freedom d: what is left of its inertia resists only in the other directions. */
    private double eliminate(int l, int d, double diagonal, double force) {
        double[] a = inertia;
        double[] w = wrench;
        double[] s = state.subspace;
        int o = HALF * l;
        int q = 6 * l;
        int i = 6 * d;
        double s0 = s[i], s1 = s[i + 1], s2 = s[i + 2], s3 = s[i + 3], s4 = s[i + 4], s5 = s[i + 5];
        // sums in pairs: what follows waits for each of them
        double u0 = (a[o] * s0 + a[o + 1] * s1) + (a[o + 3] * s2 + a[o + 6] * s3) + (a[o + 10] * s4 + a[o + 15] * s5);
        double u1 =
                (a[o + 1] * s0 + a[o + 2] * s1) + (a[o + 4] * s2 + a[o + 7] * s3) + (a[o + 11] * s4 + a[o + 16] * s5);
        double u2 =
                (a[o + 3] * s0 + a[o + 4] * s1) + (a[o + 5] * s2 + a[o + 8] * s3) + (a[o + 12] * s4 + a[o + 17] * s5);
        double u3 =
                (a[o + 6] * s0 + a[o + 7] * s1) + (a[o + 8] * s2 + a[o + 9] * s3) + (a[o + 13] * s4 + a[o + 18] * s5);
        double u4 = (a[o + 10] * s0 + a[o + 11] * s1)
                + (a[o + 12] * s2 + a[o + 13] * s3)
                + (a[o + 14] * s4 + a[o + 19] * s5);
        double u5 = (a[o + 15] * s0 + a[o + 16] * s1)
                + (a[o + 17] * s2 + a[o + 18] * s3)
                + (a[o + 19] * s4 + a[o + 20] * s5);
        double own = (s0 * u0 + s1 * u1) + (s2 * u2 + s3 * u3) + (s4 * u4 + s5 * u5);
        double v = 1 / (diagonal + own);
        double held = (s0 * w[q] + s1 * w[q + 1]) + (s2 * w[q + 2] + s3 * w[q + 3]) + (s4 * w[q + 4] + s5 * w[q + 5]);
        double r = force - held;
        double x = v * r;
        column[i] = u0;
        column[i + 1] = u1;
        column[i + 2] = u2;
        column[i + 3] = u3;
        column[i + 4] = u4;
        column[i + 5] = u5;
        inverse[d] = v;
        pull[d] = x;
        w[q] += u0 * x;
        w[q + 1] += u1 * x;
        w[q + 2] += u2 * x;
        w[q + 3] += u3 * x;
        w[q + 4] += u4 * x;
        w[q + 5] += u5 * x;
        double k = v * u0;
        a[o] -= k * u0;
        k = v * u1;
        a[o + 1] -= k * u0;
        a[o + 2] -= k * u1;
        k = v * u2;
        a[o + 3] -= k * u0;
        a[o + 4] -= k * u1;
        a[o + 5] -= k * u2;
        k = v * u3;
        a[o + 6] -= k * u0;
        a[o + 7] -= k * u1;
        a[o + 8] -= k * u2;
        a[o + 9] -= k * u3;
        k = v * u4;
        a[o + 10] -= k * u0;
        a[o + 11] -= k * u1;
        a[o + 12] -= k * u2;
        a[o + 13] -= k * u3;
        a[o + 14] -= k * u4;
        k = v * u5;
        a[o + 15] -= k * u0;
        a[o + 16] -= k * u1;
        a[o + 17] -= k * u2;
        a[o + 18] -= k * u3;
        a[o + 19] -= k * u4;
        a[o + 20] -= k * u5;
        return x * r;
    }

    /** From the roots to the tips. Out: x, and {@link #motion}. */
    public void expand(int first, int end, double[] x) {
        double[] s = state.subspace;
        double[] u = column;
        for (int l = first; l < end; l++) {
            double m0 = 0, m1 = 0, m2 = 0, m3 = 0, m4 = 0, m5 = 0;
            int p = 6 * model.parent[l];
            if (p >= 0) {
                m0 = motion[p];
                m1 = motion[p + 1];
                m2 = motion[p + 2];
                m3 = motion[p + 3];
                m4 = motion[p + 4];
                m5 = motion[p + 5];
            }
            int last = model.linkDofEnd[l];
            for (int d = model.linkDof[l]; d < last; d++) {
                int i = 6 * d;
                double held =
                        (u[i] * m0 + u[i + 1] * m1) + (u[i + 2] * m2 + u[i + 3] * m3) + (u[i + 4] * m4 + u[i + 5] * m5);
                double v = pull[d] - inverse[d] * held;
                x[d] = v;
                m0 += s[i] * v;
                m1 += s[i + 1] * v;
                m2 += s[i + 2] * v;
                m3 += s[i + 3] * v;
                m4 += s[i + 4] * v;
                m5 += s[i + 5] * v;
            }
            int o = 6 * l;
            motion[o] = m0;
            motion[o + 1] = m1;
            motion[o + 2] = m2;
            motion[o + 3] = m3;
            motion[o + 4] = m4;
            motion[o + 5] = m5;
        }
    }
}
