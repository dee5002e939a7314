// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.generalizedwalking.internal;

/**
 * The body as an inverted pendulum of constant height on its support: where its capture point ξ = c + v/ω is, the place where a
 * foot would bring it to rest [Pratt 2006]. Written by {@link #measure}, {@link #standOn} and {@link #standBetween} alone.
 */
final class Pendulum {
    /** The pendulum is never shorter than this share of the leg: ω stays finite in a fall. */
    private static final double SHORTEST = 0.3;

    private double height;
    private double omega;
    /** The support, world x, y. */
    final double[] pivot = new double[2];
    /** Centre of mass c, its velocity over ω, and capture point ξ, from the pivot, world axes. */
    final double[] lean = new double[2];

    final double[] drift = new double[2];
    final double[] capture = new double[2];

    /** ω = √(g/h), 1/s. */
    static double omega(double gravity, double height) {
        return Math.sqrt(gravity / height);
    }

    /** How much the offset of ξ from the support grows in so many seconds: e^{ωt}. */
    static double growth(double omega, double seconds) {
        return StrictMath.exp(omega * seconds);
    }

    /** Offset ahead with which ξ leaves each foot in a steady walk with this length of steps: b = S/(e^{ωT} − 1). */
    static double steadyAhead(double stepLength, double growth) {
        return stepLength / (growth - 1);
    }

    /** Offset towards the swing leg with which ξ leaves each foot in a steady walk with this width of steps: b = W/(e^{ωT} + 1). */
    static double steadyAside(double stepWidth, double growth) {
        return stepWidth / (growth + 1);
    }

    /**
     * If the weight goes over to a new foot evenly in T seconds, ξ − p begins there at this share g = (1 − e^{−ωT})/(ωT) of the offset
     * with which it would leave the foot at once, and goes on from there as b g e^{ωt}.
     */
    static double transfer(double omega, double seconds) {
        double x = omega * seconds;
        return x > 0 ? (1 - StrictMath.exp(-x)) / x : 1;
    }

    /** What the weight that is still on the foot behind adds to that, in steps of the feet: 1/x − 1 + t/T − e^{−ω(T − t)}/x with x = ωT. */
    static double untilOver(double omega, double seconds, double done) {
        if (done >= seconds) {
            return 0;
        }
        double x = omega * seconds;
        return (1 - StrictMath.exp(-omega * (seconds - done))) / x - 1 + done / seconds;
    }

    /** Height over the ground, and ω. */
    void measure(BodyState body) {
        double floor = body.ground(body.com[0], body.com[1]);
        height = Math.max(SHORTEST * body.biped.legLength, body.com[2] - floor);
        omega = omega(body.gravity(), height);
    }

    /** The support is the ankle of a foot. */
    void standOn(int side, BodyState body) {
        for (int k = 0; k < 2; k++) {
            pivot[k] = body.ankle[3 * side + k];
        }
        swing(body);
    }

    /** The support is between the soles, with this share of the weight on the left one. */
    void standBetween(double left, BodyState body) {
        for (int k = 0; k < 2; k++) {
            pivot[k] = left * body.sole[k] + (1 - left) * body.sole[3 + k];
        }
        swing(body);
    }

    private void swing(BodyState body) {
        for (int k = 0; k < 2; k++) {
            lean[k] = body.com[k] - pivot[k];
            drift[k] = body.comVelocity[k] / omega;
            capture[k] = lean[k] + drift[k];
        }
    }

    /** m. */
    double height() {
        return height;
    }

    /** 1/s. */
    double omega() {
        return omega;
    }
}
