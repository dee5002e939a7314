// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.simulator.internal;

/**
 * Cost of a contact as a function of its violation x = J a − reference, with the elliptic cone of MuJoCo: nothing where the
 * violation points out of the dual cone, a quadratic where the force is inside the friction cone, and in between the
 * squared distance to the cone's surface. Once differentiable and convex, so that the sum over contacts has one minimum.
 *
 * <p>With scaled violations N = μ x₀ and Tⱼ = μⱼ xⱼ (μ₁ = μ₂ friction, μ₃ torsion): free if N ≥ μ |T|, stuck if μ N + |T| ≤ 0,
 * sliding otherwise.
 */
final class Cone {
    static final int FREE = 0;
    static final int STUCK = 1;
    static final int SLIDING = 2;

    private final double[] scale = new double[Constraints.ROWS];
    private final double[] u = new double[Constraints.ROWS];
    private double mu;
    private double normal;
    private double tangent;

    /** Which zone the violation x is in; leaves the scaled violation for the methods below. */
    int zone(Constraints c, int i, double[] x, int ix) {
        int m = c.rows[i];
        if (c.friction[i] < 0) {
            return STUCK;
        }
        // rows may differ in stiffness: the cone is elliptic in the scaled violations
        int r = Constraints.ROWS * i;
        double d0 = c.stiffness[r], d1 = c.stiffness[r + 1];
        mu = d0 == d1 ? c.friction[i] : c.friction[i] * Math.sqrt(d0 / d1);
        scale[0] = mu;
        scale[1] = scale[2] = c.friction[i];
        scale[3] = c.torsion[i];
        normal = mu * x[ix];
        double t = 0;
        for (int k = 1; k < m; k++) {
            u[k] = scale[k] * x[ix + k];
            t += u[k] * u[k];
        }
        if (mu == 0) {
            return x[ix] >= 0 ? FREE : STUCK;
        }
        // the root is needed only where it slides
        if (normal >= 0) {
            if (normal * normal >= mu * mu * t) {
                return FREE;
            }
        } else if (t <= mu * mu * normal * normal) {
            return STUCK;
        }
        tangent = Math.sqrt(t);
        return SLIDING;
    }

    /** Forces = −∂cost/∂x; returns the cost. After {@link #zone}. */
    double force(int zone, Constraints c, int i, double[] x, int ix, double[] f, int jf) {
        int m = c.rows[i];
        int r = Constraints.ROWS * i;
        double cost = 0;
        switch (zone) {
            case FREE -> {
                for (int k = 0; k < m; k++) {
                    f[jf + k] = 0;
                }
            }
            case STUCK -> {
                for (int k = 0; k < m; k++) {
                    double d = frictionless(c, i, k) ? 0 : c.stiffness[r + k];
                    f[jf + k] = -d * x[ix + k];
                    cost += 0.5 * d * x[ix + k] * x[ix + k];
                }
            }
            default -> {
                double d = c.stiffness[r] / (mu * mu * (1 + mu * mu));
                double gap = normal - mu * tangent;
                cost = 0.5 * d * gap * gap;
                f[jf] = -d * gap * mu;
                for (int k = 1; k < m; k++) {
                    f[jf + k] = -f[jf] / tangent * u[k] * scale[k];
                }
            }
        }
        return cost;
    }

    private static boolean frictionless(Constraints c, int i, int k) {
        return k > 0 && c.friction[i] == 0 || k == 3 && c.torsion[i] == 0;
    }

    /** Second derivative of the cost, {@link Constraints#ROWS} numbers a row. After {@link #zone}. */
    void curvature(int zone, Constraints c, int i, double[] out) {
        int m = c.rows[i];
        int r = Constraints.ROWS * i;
        for (int k = 0; k < out.length; k++) {
            out[k] = 0;
        }
        if (zone == STUCK) {
            for (int k = 0; k < m; k++) {
                out[Constraints.ROWS * k + k] = frictionless(c, i, k) ? 0 : c.stiffness[r + k];
            }
        } else if (zone == SLIDING) {
            double d = c.stiffness[r] / (mu * mu * (1 + mu * mu));
            double gap = normal - mu * tangent;
            double inverse = 1 / tangent;
            double round = -mu * gap * inverse;
            out[0] = d * scale[0] * scale[0];
            for (int j = 1; j < m; j++) {
                double tj = u[j] * inverse;
                out[j] = out[Constraints.ROWS * j] = -d * mu * tj * scale[0] * scale[j];
                for (int k = 1; k < m; k++) {
                    double tk = u[k] * inverse;
                    double v = (mu * mu - round) * tj * tk + (j == k ? round : 0);
                    out[Constraints.ROWS * j + k] = d * v * scale[j] * scale[k];
                }
            }
        }
    }
}
