// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.measure;

import org.gaitwright.core.character.Side;
import org.gaitwright.core.state.StateCodec;

/**
 * Foot and toes of one side as one foot: when it lands and lifts, what it carries and how far it slides while it stands.
 * Times are ticks: a stance has the ticks {@code landed … lastLoaded}.
 */
final class FootWatch {
    /** A foot that bounces is without load for up to 0.03 s; one that takes steps of 0.2 s, for 0.15 s. */
    private static final double SWING_SECONDS = 0.1;
    /** Longer is standing about. */
    private static final double LONGEST_STANCE_SECONDS = 2;

    enum Event {
        NONE,
        LANDED,
        LIFTED
    }

    final Side side;
    /** The link whose pose is the foot's. */
    final int link;

    private final double minLoad;
    private final long swingTicks;
    private final double[] loads;
    private boolean standing = true;
    private boolean sawLanding;
    private long landed;
    private long lastLoaded;
    private double load;
    private double slipSpeed;
    private double slip;
    private long strideBegan;
    private long strideTicks;
    private long strideStanceTicks;

    /** @param leastLoad what counts as load, N */
    FootWatch(Side side, int link, double minLoad, double tickSeconds, long now) {
        this.side = side;
        this.link = link;
        this.minLoad = minLoad;
        swingTicks = Math.max(1, (long) Math.ceil(SWING_SECONDS / tickSeconds - 1e-9));
        loads = new double[Math.max(1, (int) Math.round(LONGEST_STANCE_SECONDS / tickSeconds))];
        landed = now;
        lastLoaded = now;
    }

    /** @param newSlipSpeed of what touches the ground, m/s */
    Event tick(long tick, double newLoad, double newSlipSpeed, double tickSeconds) {
        load = newLoad;
        boolean loaded = newLoad > minLoad;
        slipSpeed = loaded ? newSlipSpeed : 0;
        boolean lands = loaded && !standing;
        if (lands) {
            land(tick);
        }
        if (loaded) {
            lastLoaded = tick;
            slip += newSlipSpeed * tickSeconds;
        }
        if (tick - landed < loads.length) {
            loads[(int) (tick - landed)] = newLoad;
        }
        boolean lifts = standing && tick - lastLoaded >= swingTicks;
        standing &= !lifts;
        return lands ? Event.LANDED : lifts ? Event.LIFTED : Event.NONE;
    }

    private void land(long tick) {
        strideBegan = landed;
        strideStanceTicks = stanceTicks();
        strideTicks = stepping() ? tick - landed : Long.MAX_VALUE;
        standing = true;
        sawLanding = true;
        landed = tick;
        slip = 0;
    }

    /** Of the loads only what the stance has had so far: the rest is written before it is read. */
    void state(StateCodec x) {
        standing = x.flag(standing);
        sawLanding = x.flag(sawLanding);
        landed = x.whole(landed);
        lastLoaded = x.whole(lastLoaded);
        load = x.number(load);
        slipSpeed = x.number(slipSpeed);
        slip = x.number(slip);
        strideBegan = x.whole(strideBegan);
        strideTicks = x.whole(strideTicks);
        strideStanceTicks = x.whole(strideStanceTicks);
        int known = x.integer((int) Math.min(loads.length, stanceTicks()));
        for (int i = 0; i < known; i++) {
            loads[i] = x.number(loads[i]);
        }
    }

    boolean standing() {
        return standing;
    }

    /** Whether the stance, or the last one while it swings, was seen from its landing on and is part of a step. */
    boolean stepping() {
        return sawLanding && stanceTicks() <= loads.length;
    }

    /** Whether the landing ended a stride: from a landing through a stance and a swing. */
    boolean strode() {
        return strideTicks <= 2L * loads.length;
    }

    /** The landing that the last stride began with. */
    long strideBegan() {
        return strideBegan;
    }

    long strideTicks() {
        return strideTicks;
    }

    /** What of the last stride was stance. */
    long strideStanceTicks() {
        return strideStanceTicks;
    }

    long landed() {
        return landed;
    }

    long lastLoaded() {
        return lastLoaded;
    }

    long stanceTicks() {
        return lastLoaded - landed + 1;
    }

    /** Vertical, N. */
    double load() {
        return load;
    }

    /** m/s; zero without load. */
    double slipSpeed() {
        return slipSpeed;
    }

    /** Path of what touches the ground along it, in this stance, m. */
    double slip() {
        return slip;
    }

    /** Load at a share of the stance, between the middles of ticks, N. */
    double load(double share) {
        int last = (int) stanceTicks() - 1;
        double x = Math.max(0, Math.min(last, share * (last + 1) - 0.5));
        int i = Math.min((int) x, Math.max(0, last - 1));
        return loads[i] + (x - i) * (loads[Math.min(i + 1, last)] - loads[i]);
    }
}
