// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.math;

/**
 * Sine and cosine by IEEE operations alone: the same bits on every machine, as {@link StrictMath} gives, and several times
 * faster, which counts where every joint of every sub-step asks.
 */
public final class Trig {
    private static final double TWO_OVER_PI = 0.6366197723675814;
    /** π/2 in three parts; products of the first two with small integers are exact. */
    private static final double HALF_PI_HIGH = 1.5707963267341256;

    private static final double HALF_PI_MIDDLE = 6.077100506303966e-11;
    private static final double HALF_PI_LOW = 2.0222662487959506e-21;
    /** Beyond this the reduction loses digits. */
    private static final double FAR = 1e5;

    private Trig() {}

    /** out[io] = sin x, out[io + 1] = cos x, each within 2 units in the last place. */
    public static void sinCos(double x, double[] out, int io) {
        if (!(Math.abs(x) < FAR)) {
            out[io] = StrictMath.sin(x);
            out[io + 1] = StrictMath.cos(x);
            return;
        }
        double k = Math.rint(x * TWO_OVER_PI);
        double r = x - k * HALF_PI_HIGH - k * HALF_PI_MIDDLE - k * HALF_PI_LOW;
        double z = r * r;
        double sin = r + r * z * sine(z);
        double cos = cosine(z);
        int quadrant = (int) k & 3;
        boolean swap = (quadrant & 1) != 0;
        double s = swap ? cos : sin;
        double c = swap ? sin : cos;
        out[io] = quadrant >= 2 ? -s : s;
        out[io + 1] = quadrant == 1 || quadrant == 2 ? -c : c;
    }

    /** (sin r / r − 1) / r² by its Taylor series, whose next term is below 1e-19 on |r| <= π/4. */
    private static double sine(double z) {
        double p = 1.0 / 355687428096000.0;
        p = -1.0 / 1307674368000.0 + z * p;
        p = 1.0 / 6227020800.0 + z * p;
        p = -1.0 / 39916800.0 + z * p;
        p = 1.0 / 362880.0 + z * p;
        p = -1.0 / 5040.0 + z * p;
        p = 1.0 / 120.0 + z * p;
        return -1.0 / 6 + z * p;
    }

    private static double cosine(double z) {
        double p = 1.0 / 6402373705728000.0;
        p = 1.0 / 20922789888000.0 - z * p;
        p = -1.0 / 87178291200.0 + z * p;
        p = 1.0 / 479001600.0 + z * p;
        p = -1.0 / 3628800.0 + z * p;
        p = 1.0 / 40320.0 + z * p;
        p = -1.0 / 720.0 + z * p;
        p = 1.0 / 24.0 + z * p;
        return 1 - 0.5 * z + z * z * p;
    }
}
