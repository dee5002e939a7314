// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.simulator.internal;

/**
 * Cost s(x) of a contact as a function of x = J a − a_ref, with the elliptic cone of MuJoCo [Todorov 2014]: nothing where x
 * points out of the dual cone, a quadratic where the force is inside the friction cone, and in between the squared distance
 * to the cone's surface. Once differentiable and convex, so that the sum over contacts has one minimum.
 *
 * <p>With N = μ x₀ and Tⱼ = μⱼ xⱼ (μ₁ = μ₂ friction, μ₃ torsion): free if N ≥ μ |T|, sticking if μ N + |T| ≤ 0, sliding otherwise.
 */
final class FrictionCone {
    static final int FREE = 0;
    static final int STICKING = 1;
    static final int SLIDING = 2;

    /** Where an x lies, and the scaled x from which force and curvature follow. */
    static final class Point {
        int zone;
        /** μ of the cone in scaled x, N and |T|; N and |T| are known where it slides. */
        private double mu, N, T;
        /** μⱼ and Tⱼ of each row. */
        private final double[] scale = new double[Constraints.ROWS];

        private final double[] t = new double[Constraints.ROWS];
    }

    private FrictionCone() {}

    /** out = where x[ix ..] of point constraint i lies. */
    static void locate(Constraints c, int i, double[] x, int ix, Point out) {
        out.zone = zone(c, i, x, ix, out);
    }

    private static int zone(Constraints c, int i, double[] x, int ix, Point out) {
        int m = c.rows[i];
        if (c.friction[i] < 0) {
            return STICKING;
        }
        // rows may differ in stiffness: the cone is elliptic in the scaled x, μ = friction √(D₀ / D₁)
        int r = Constraints.ROWS * i;
        double d0 = c.stiffness[r], d1 = c.stiffness[r + 1];
        double mu = d0 == d1 ? c.friction[i] : c.friction[i] * Math.sqrt(d0 / d1);
        out.mu = mu;
        double[] scale = out.scale;
        scale[0] = mu;
        scale[1] = scale[2] = c.friction[i];
        scale[3] = c.torsion[i];
        // N = μ x₀, |T|² = Σ (μⱼ xⱼ)²
        double N = mu * x[ix];
        out.N = N;
        double square = 0;
        for (int k = 1; k < m; k++) {
            double t = scale[k] * x[ix + k];
            out.t[k] = t;
            square += t * t;
        }
        if (mu == 0) {
            return x[ix] >= 0 ? FREE : STICKING;
        }
        // N ≥ μ |T| or |T| ≤ −μ N; the root is needed only where it slides
        if (N >= 0) {
            if (N * N >= mu * mu * square) {
                return FREE;
            }
        } else if (square <= mu * mu * N * N) {
            return STICKING;
        }
        out.T = Math.sqrt(square);
        return SLIDING;
    }

    /** f = −∂s/∂x at a point. */
    static void force(Constraints c, int i, double[] x, int ix, Point at, double[] f, int jf) {
        int m = c.rows[i];
        int r = Constraints.ROWS * i;
        switch (at.zone) {
            case FREE -> {
                // s = 0
                for (int k = 0; k < m; k++) {
                    f[jf + k] = 0;
                }
            }
            case STICKING -> {
                // s = ½ Σ Dₖ xₖ², f = −D x
                for (int k = 0; k < m; k++) {
                    double d = frictionless(c, i, k) ? 0 : c.stiffness[r + k];
                    f[jf + k] = -d * x[ix + k];
                }
            }
            default -> {
                // s = ½ D₀ (N − μ |T|)² / (μ² (1 + μ²)), f₀ = −D (N − μ |T|) μ, fⱼ = −f₀ μⱼ Tⱼ / |T|
                double mu = at.mu;
                double d = c.stiffness[r] / (mu * mu * (1 + mu * mu));
                double gap = at.N - mu * at.T;
                f[jf] = -d * gap * mu;
                for (int k = 1; k < m; k++) {
                    f[jf + k] = -f[jf] / at.T * at.t[k] * at.scale[k];
                }
            }
        }
    }

    private static boolean frictionless(Constraints c, int i, int k) {
        return k > 0 && c.friction[i] == 0 || k == 3 && c.torsion[i] == 0;
    }

    /** out = ∂²s/∂x² at a point, {@link Constraints#ROWS} numbers a row. */
    static void curvature(Constraints c, int i, Point at, double[] out) {
        int m = c.rows[i];
        int r = Constraints.ROWS * i;
        for (int k = 0; k < out.length; k++) {
            out[k] = 0;
        }
        if (at.zone == STICKING) {
            for (int k = 0; k < m; k++) {
                out[Constraints.ROWS * k + k] = frictionless(c, i, k) ? 0 : c.stiffness[r + k];
            }
        } else if (at.zone == SLIDING) {
            // with t = T/|T| and ρ = −μ (N − μ |T|) / |T|, in scaled rows:
            // H₀₀ = D, H₀ⱼ = −D μ tⱼ, Hⱼₖ = D ((μ² − ρ) tⱼ tₖ + ρ δⱼₖ)
            double mu = at.mu;
            double[] scale = at.scale;
            double d = c.stiffness[r] / (mu * mu * (1 + mu * mu));
            double gap = at.N - mu * at.T;
            double inverse = 1 / at.T;
            double rho = -mu * gap * inverse;
            out[0] = d * scale[0] * scale[0];
            for (int j = 1; j < m; j++) {
                double tj = at.t[j] * inverse;
                out[j] = out[Constraints.ROWS * j] = -d * mu * tj * scale[0] * scale[j];
                for (int k = 1; k < m; k++) {
                    double tk = at.t[k] * inverse;
                    double v = (mu * mu - rho) * tj * tk + (j == k ? rho : 0);
                    out[Constraints.ROWS * j + k] = d * v * scale[j] * scale[k];
                }
            }
        }
    }
}
