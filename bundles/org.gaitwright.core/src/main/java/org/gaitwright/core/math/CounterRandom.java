// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.math;

/**
 * Random numbers without state: the value at (seed, stream, counter) is a function of these three alone, so that
 * any thread, on any machine, in any order draws the same numbers. The mixer is SplitMix64's finaliser applied in
 * three rounds.
 */
public final class CounterRandom {
    private static final long GOLDEN = 0x9E3779B97F4A7C15L;

    private CounterRandom() {}

    /** 64 random bits at (seed, stream, counter). */
    public static long bits(long seed, long stream, long counter) {
        return mix(mix(mix(seed + GOLDEN) ^ (stream + GOLDEN)) + GOLDEN * (counter + 1));
    }

    /** Uniform in [0, 1), 53 bits. */
    public static double uniform(long seed, long stream, long counter) {
        return (bits(seed, stream, counter) >>> 11) * 0x1.0p-53;
    }

    /** Standard normal (Box-Muller, cosine branch of counters 2k and 2k + 1). */
    public static double normal(long seed, long stream, long counter) {
        double u = 1 - uniform(seed, stream, 2 * counter);
        double v = uniform(seed, stream, 2 * counter + 1);
        return Math.sqrt(-2 * StrictMath.log(u)) * StrictMath.cos(2 * Math.PI * v);
    }

    private static long mix(long z) {
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }
}
