// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.dynamics;

/**
 * Accelerations by articulated bodies [Featherstone 2008, 7.3], for links whose inertia may be any symmetric 6×6: what
 * springs or contacts against the world add to a link is part of its inertia. Solves (M + diagonal + Σ Jᵀ W J) q̈ = τ − Σ Jᵀ p
 * in time that grows with the number of degrees of freedom, without ever forming the matrix.
 *
 * <p>For a range of links: {@link #begin}, add to {@link #inertia} and {@link #wrench}, {@link #reduce}, {@link #expand}.
 *
 * <p>The letters are Featherstone's, for one degree of freedom at a time: S motion subspace, Iᴬ and pᴬ articulated-body inertia
 * and bias force, U = Iᴬ S, D = Sᵀ U + diagonal, u = τ − Sᵀ pᴬ, a the spatial acceleration of a link. All spatial vectors of a
 * tree are about one point, so no transforms stand between parent and child; velocity products are in pᴬ from the start.
 */
public final class ArticulatedBodies {
    /** Numbers of a symmetric 6×6: its lower triangle by rows. */
    public static final int HALF = 21;

    /** Iᴬ: inertia of each link about its tree's origin ({@link #HALF} each); {@link #reduce} uses it up. */
    public final double[] inertia;
    /** pᴬ: wrench on each link that its motion has to overcome (6 each); {@link #reduce} uses it up. */
    public final double[] wrench;
    /** a: spatial acceleration of each link that the solution makes (6 each). By {@link #expand}. */
    public final double[] motion;

    private final TreeModel model;
    private final TreeState state;
    /** Per degree of freedom: U (6), 1/D, and u/D. */
    private final double[] U, inverseD, uOverD;

    public ArticulatedBodies(TreeModel model, TreeState state) {
        this.model = model;
        this.state = state;
        inertia = new double[HALF * model.links];
        wrench = new double[6 * model.links];
        motion = new double[6 * model.links];
        U = new double[6 * model.velocities];
        inverseD = new double[model.velocities];
        uOverD = new double[model.velocities];
    }

    /** Iᴬ = I for the links first .. end. In: the results of {@link Kinematics#positions}. */
    public void begin(int first, int end) {
        double[] in = state.spatialInertia;
        double[] a = inertia;
        for (int l = first; l < end; l++) {
            int i = 10 * l;
            int o = HALF * l;
            double m = in[i], hx = in[i + 1], hy = in[i + 2], hz = in[i + 3];
            // I = [I_O, h×; (h×)ᵀ, m 1], h = m c [Featherstone 2008, 2.13]
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
     * From the tips to the roots. In: what the diagonal adds besides armature, and forces τ, per degree of freedom.
     *
     * @return rᵀ H⁻¹ r = Σ u²/D, with H the matrix and r the right-hand side of the whole system
     */
    public double reduce(int first, int end, double[] diagonal, double[] force) {
        double sum = 0;
        for (int l = end - 1; l >= first; l--) {
            for (int d = model.linkDofEnd[l] - 1; d >= model.linkDof[l]; d--) {
                sum += eliminate(l, d, model.armature[d] + diagonal[d], force[d]);
            }
            int p = model.parent[l];
            if (p >= 0) {
                passUp(l, p);
            }
        }
        return sum;
    }

    private void passUp(int l, int p) {
        // Iᴬ_λ += Iᵃ, pᴬ_λ += pᵃ
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

    /**
     * Frees link l along degree of freedom d: Iᴬ and pᴬ become Iᵃ and pᵃ, which resist only in the other directions. Returns u²/D.
     */
    private double eliminate(int l, int d, double diagonal, double tau) {
        double[] a = inertia;
        double[] p = wrench;
        double[] s = state.subspace;
        int o = HALF * l;
        int q = 6 * l;
        int i = 6 * d;
        double s0 = s[i], s1 = s[i + 1], s2 = s[i + 2], s3 = s[i + 3], s4 = s[i + 4], s5 = s[i + 5];
        // U = Iᴬ S; sums in pairs, since what follows waits for each of them
        double U0 = (a[o] * s0 + a[o + 1] * s1) + (a[o + 3] * s2 + a[o + 6] * s3) + (a[o + 10] * s4 + a[o + 15] * s5);
        double U1 =
                (a[o + 1] * s0 + a[o + 2] * s1) + (a[o + 4] * s2 + a[o + 7] * s3) + (a[o + 11] * s4 + a[o + 16] * s5);
        double U2 =
                (a[o + 3] * s0 + a[o + 4] * s1) + (a[o + 5] * s2 + a[o + 8] * s3) + (a[o + 12] * s4 + a[o + 17] * s5);
        double U3 =
                (a[o + 6] * s0 + a[o + 7] * s1) + (a[o + 8] * s2 + a[o + 9] * s3) + (a[o + 13] * s4 + a[o + 18] * s5);
        double U4 = (a[o + 10] * s0 + a[o + 11] * s1)
                + (a[o + 12] * s2 + a[o + 13] * s3)
                + (a[o + 14] * s4 + a[o + 19] * s5);
        double U5 = (a[o + 15] * s0 + a[o + 16] * s1)
                + (a[o + 17] * s2 + a[o + 18] * s3)
                + (a[o + 19] * s4 + a[o + 20] * s5);
        // D = Sᵀ U + diagonal
        double D = diagonal + ((s0 * U0 + s1 * U1) + (s2 * U2 + s3 * U3) + (s4 * U4 + s5 * U5));
        double v = 1 / D;
        // u = τ − Sᵀ pᴬ
        double u =
                tau - ((s0 * p[q] + s1 * p[q + 1]) + (s2 * p[q + 2] + s3 * p[q + 3]) + (s4 * p[q + 4] + s5 * p[q + 5]));
        double x = v * u;
        U[i] = U0;
        U[i + 1] = U1;
        U[i + 2] = U2;
        U[i + 3] = U3;
        U[i + 4] = U4;
        U[i + 5] = U5;
        inverseD[d] = v;
        uOverD[d] = x;
        // pᵃ = pᴬ + U D⁻¹ u
        p[q] += U0 * x;
        p[q + 1] += U1 * x;
        p[q + 2] += U2 * x;
        p[q + 3] += U3 * x;
        p[q + 4] += U4 * x;
        p[q + 5] += U5 * x;
        // Iᵃ = Iᴬ − U D⁻¹ Uᵀ
        double k = v * U0;
        a[o] -= k * U0;
        k = v * U1;
        a[o + 1] -= k * U0;
        a[o + 2] -= k * U1;
        k = v * U2;
        a[o + 3] -= k * U0;
        a[o + 4] -= k * U1;
        a[o + 5] -= k * U2;
        k = v * U3;
        a[o + 6] -= k * U0;
        a[o + 7] -= k * U1;
        a[o + 8] -= k * U2;
        a[o + 9] -= k * U3;
        k = v * U4;
        a[o + 10] -= k * U0;
        a[o + 11] -= k * U1;
        a[o + 12] -= k * U2;
        a[o + 13] -= k * U3;
        a[o + 14] -= k * U4;
        k = v * U5;
        a[o + 15] -= k * U0;
        a[o + 16] -= k * U1;
        a[o + 17] -= k * U2;
        a[o + 18] -= k * U3;
        a[o + 19] -= k * U4;
        a[o + 20] -= k * U5;
        return x * u;
    }

    /** From the roots to the tips. Out: x = q̈, and {@link #motion}. */
    public void expand(int first, int end, double[] x) {
        double[] s = state.subspace;
        for (int l = first; l < end; l++) {
            double a0 = 0, a1 = 0, a2 = 0, a3 = 0, a4 = 0, a5 = 0;
            int p = 6 * model.parent[l];
            if (p >= 0) {
                a0 = motion[p];
                a1 = motion[p + 1];
                a2 = motion[p + 2];
                a3 = motion[p + 3];
                a4 = motion[p + 4];
                a5 = motion[p + 5];
            }
            int last = model.linkDofEnd[l];
            for (int d = model.linkDof[l]; d < last; d++) {
                int i = 6 * d;
                // q̈ = D⁻¹ (u − Uᵀ a_λ)
                double v = uOverD[d]
                        - inverseD[d]
                                * ((U[i] * a0 + U[i + 1] * a1)
                                        + (U[i + 2] * a2 + U[i + 3] * a3)
                                        + (U[i + 4] * a4 + U[i + 5] * a5));
                x[d] = v;
                // a = a_λ + S q̈
                a0 += s[i] * v;
                a1 += s[i + 1] * v;
                a2 += s[i + 2] * v;
                a3 += s[i + 3] * v;
                a4 += s[i + 4] * v;
                a5 += s[i + 5] * v;
            }
            int o = 6 * l;
            motion[o] = a0;
            motion[o + 1] = a1;
            motion[o + 2] = a2;
            motion[o + 3] = a3;
            motion[o + 4] = a4;
            motion[o + 5] = a5;
        }
    }
}
