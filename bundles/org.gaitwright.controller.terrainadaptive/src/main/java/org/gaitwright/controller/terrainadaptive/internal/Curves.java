// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.terrainadaptive.internal;

/** The curves that ways are made of [Wu 2010, A.3], with their derivatives; s from 0 to 1. */
final class Curves {
    private static final int HALVINGS = 40;

    private Curves() {}

    /** Share of the way of curve I: ½ (1 − cos πs). */
    static double ease(double s) {
        return 0.5 * (1 - StrictMath.cos(Math.PI * s));
    }

    static double easeRate(double s) {
        return 0.5 * Math.PI * StrictMath.sin(Math.PI * s);
    }

    /** Curve II: Σ b_i(s) α_i with the Bernstein polynomials b_i of degree 3. */
    static double bezier(double s, double a0, double a1, double a2, double a3) {
        double r = 1 - s;
        return r * r * r * a0 + 3 * r * r * s * a1 + 3 * r * s * s * a2 + s * s * s * a3;
    }

    static double bezierRate(double s, double a0, double a1, double a2, double a3) {
        double r = 1 - s;
        return 3 * (r * r * (a1 - a0) + 2 * r * s * (a2 - a1) + s * s * (a3 - a2));
    }

    /** The s at which a curve II that grows from 0 to 1 has a value. */
    static double inverse(double value, double a1, double a2) {
        double low = 0;
        double high = 1;
        for (int i = 0; i < HALVINGS; i++) {
            double middle = 0.5 * (low + high);
            if (bezier(middle, 0, a1, a2, 1) < value) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return 0.5 * (low + high);
    }
}
