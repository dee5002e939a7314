// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.control;

import org.gaitwright.core.math.CounterRandom;

/**
 * Random functions of time with continuous acceleration, one per channel, of mean 0: what makes a motion irregular. Without state, so that
 * a run that is restored at any moment goes on to the same bits.
 */
public final class SmoothNoise {
    /** No number is further from 0 than this many standard deviations. */
    private static final double MAX_DEVIATIONS = 2;

    private final double apartSeconds;
    private long seed;
    private long knot;
    private double between;
    private double value;
    private double rate;
    private double acceleration;

    /** @param apartSeconds numbers are drawn this far apart; the noise runs smoothly from one to the next */
    public SmoothNoise(double apartSeconds) {
        this.apartSeconds = apartSeconds;
    }

    /** As {@link org.gaitwright.core.controller.Controller#seed} got it. */
    public void seed(long key) {
        seed = key;
    }

    /** Sets the time that is sampled, s. */
    public void at(double seconds) {
        knot = (long) Math.floor(seconds / apartSeconds);
        between = seconds / apartSeconds - knot;
    }

    /** Samples a channel, whose numbers have this standard deviation; returns its {@link #value}. */
    public double sample(int channel, double deviation) {
        value = 0;
        rate = 0;
        acceleration = 0;
        if (deviation != 0) {
            double from = deviation * drawn(channel, knot);
            double way = deviation * drawn(channel, knot + 1) - from;
            double x = between;
            value = from + way * x * x * x * (10 + x * (6 * x - 15));
            rate = way * 30 * x * x * (1 - x) * (1 - x) / apartSeconds;
            acceleration = way * 60 * x * (1 - x) * (1 - 2 * x) / (apartSeconds * apartSeconds);
        }
        return value;
    }

    /** Of the last sample. */
    public double value() {
        return value;
    }

    /** Of the last sample, per second. */
    public double rate() {
        return rate;
    }

    /** Of the last sample, per second squared. */
    public double acceleration() {
        return acceleration;
    }

    private double drawn(int channel, long at) {
        return Vectors.clamp(CounterRandom.normal(seed, channel, at), -MAX_DEVIATIONS, MAX_DEVIATIONS);
    }
}
