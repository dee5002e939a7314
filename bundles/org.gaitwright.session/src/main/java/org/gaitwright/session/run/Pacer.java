// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.session.run;

/** Says how many ticks are due at a time on the wall, and forgives what a slow machine could not do. */
final class Pacer {
    /** More than this behind, and the run slows down instead of catching up in a burst. */
    private static final double FORGIVEN_SECONDS = 0.1;

    private final double tickSeconds;
    private double speed;
    private long since;
    private double owedSeconds;

    /** @param speed simulated seconds per second; infinite for as fast as it goes */
    Pacer(double tickSeconds, double speed, long nowNanos) {
        this.tickSeconds = tickSeconds;
        this.speed = speed;
        since = nowNanos;
    }

    /** Changes the speed from now on. */
    void setSpeed(double factor, long nowNanos) {
        accrue(nowNanos);
        speed = factor;
    }

    /** Starts counting again, after a pause. */
    void restart(long nowNanos) {
        since = nowNanos;
        owedSeconds = 0;
    }

    /** Whether a tick is due. */
    boolean due(long nowNanos) {
        accrue(nowNanos);
        return owedSeconds >= tickSeconds;
    }

    /** A tick was done. */
    void done() {
        owedSeconds -= tickSeconds;
    }

    /** Simulated seconds that are due, and done with that. */
    double take(long nowNanos) {
        accrue(nowNanos);
        double due = speed == Double.POSITIVE_INFINITY ? FORGIVEN_SECONDS : owedSeconds;
        owedSeconds = 0;
        return due;
    }

    /** Nanoseconds until so many ticks are due; slow motion waits for one. */
    long untilDue(int ticks) {
        double wanted = speed < 1 ? tickSeconds : ticks * tickSeconds;
        return Math.max(0, (long) ((wanted - owedSeconds) / speed * 1e9));
    }

    private void accrue(long nowNanos) {
        if (speed == Double.POSITIVE_INFINITY) {
            owedSeconds = tickSeconds;
        } else {
            owedSeconds += (nowNanos - since) * 1e-9 * speed;
            owedSeconds = Math.min(owedSeconds, Math.max(tickSeconds, FORGIVEN_SECONDS * speed));
        }
        since = nowNanos;
    }
}
