// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.measure;

import java.util.Arrays;
import java.util.List;
import org.gaitwright.core.state.StateCodec;

/** What stances amount to: their share of the stride, their overlap, slip, and how load rises and falls in them. */
final class StanceSeries {
    /** Load is reported at 0, 5, … 100 % of the stance. */
    static final int CURVE_POINTS = 21;

    private final long fromTick;
    private final LastSteps strides = new LastSteps();
    private final LastSteps overlaps = new LastSteps();
    private long strideTicks;
    private long strideStanceTicks;
    private int stances;
    private long overlapTicks;
    private double slips;
    private final double[] loads = new double[CURVE_POINTS];

    /** @param fromTick stances that begin earlier are left out */
    StanceSeries(long fromTick) {
        this.fromTick = fromTick;
    }

    /** A foot has landed; with that its stride is over, if it made one. */
    void landed(FootWatch foot) {
        if (foot.strode() && foot.strideBegan() > fromTick) {
            strideTicks += foot.strideTicks();
            strideStanceTicks += foot.strideStanceTicks();
            strides.add(foot.strideStanceTicks(), foot.strideTicks());
        }
    }

    /**
     * A foot has lifted; with that its stance is over.
     *
     * @param other the other foot; null for a character with one
     */
    void lifted(FootWatch foot, FootWatch other) {
        if (!foot.stepping() || foot.landed() <= fromTick) {
            return;
        }
        stances++;
        slips += foot.slip();
        for (int i = 0; i < CURVE_POINTS; i++) {
            loads[i] += foot.load((double) i / (CURVE_POINTS - 1));
        }
        // each time of double support begins with a landing while this foot stands
        long overlap = 0;
        if (other != null && other.landed() > foot.landed()) {
            long end = other.standing() ? foot.lastLoaded() : Math.min(foot.lastLoaded(), other.lastLoaded());
            overlap = Math.max(0, end - other.landed() + 1);
        }
        overlapTicks += overlap;
        overlaps.add(overlap, 1);
    }

    void state(StateCodec x) {
        strides.state(x);
        overlaps.state(x);
        strideTicks = x.whole(strideTicks);
        strideStanceTicks = x.whole(strideStanceTicks);
        stances = x.integer(stances);
        overlapTicks = x.whole(overlapTicks);
        slips = x.number(slips);
        x.numbers(loads);
    }

    double dutyFactor() {
        return (double) strideStanceTicks / strideTicks;
    }

    /** Ticks of double support per step. */
    double meanOverlapTicks() {
        return (double) overlapTicks / stances;
    }

    /** The same over the last steps. */
    double dutyFactorNow() {
        return strides.ratio();
    }

    double overlapTicksNow() {
        return overlaps.ratio();
    }

    /** m per step. */
    double meanSlip() {
        return slips / stances;
    }

    /** Mean load over the stance, as a share of a weight; empty without a stance. */
    List<Double> meanLoads(double weight) {
        return stances == 0
                ? List.of()
                : Arrays.stream(loads)
                        .map(sum -> sum / stances / weight)
                        .boxed()
                        .toList();
    }
}
