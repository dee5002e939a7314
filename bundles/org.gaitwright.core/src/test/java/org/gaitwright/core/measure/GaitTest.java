// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.measure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import org.gaitwright.core.measure.ScriptedWalk.Way;
import org.junit.jupiter.api.Test;

/** A puppet walks for 12 s; what it does is known. */
@SuppressWarnings("resource") // a puppet holds nothing outside the heap
class GaitTest {
    private static final int SECONDS = 12;
    /** Rounding, and central differences for velocities. */
    private static final double EXACT = 1e-8;

    private static RunMeasures walk(Way way, double seconds) {
        ScriptedWalk puppet = new ScriptedWalk(way);
        RunMeasures measures = new RunMeasures(puppet, 0);
        for (int i = 0; i < seconds * Puppet.HZ; i++) {
            puppet.step();
            measures.tick();
        }
        return measures;
    }

    private static Gait gait(Way way) {
        return walk(way, SECONDS).gait();
    }

    private static void assertRegular(Gait gait) {
        assertEquals(0.4, gait.stepLength(), EXACT);
        assertEquals(0.5, gait.stepSeconds(), EXACT);
        assertEquals(0.2, gait.stepWidth(), EXACT);
        assertEquals(0.6, gait.dutyFactor(), EXACT);
        assertEquals(0.2, gait.doubleSupport(), EXACT);
        assertEquals(0, gait.footSlip(), EXACT);
        assertEquals(0, gait.stepAsymmetry(), EXACT);
    }

    @Test
    void knownFiguresAreFound() {
        RunMeasures measures = walk(Way.AHEAD, SECONDS);
        Gait gait = measures.gait();
        assertRegular(gait);
        assertEquals(ScriptedWalk.SPEED, gait.speed(), EXACT);
        assertEquals(0, gait.sidewaysSpeed(), EXACT);
        double height = (40 * ScriptedWalk.PELVIS_HEIGHT + 4 * ScriptedWalk.FOOT_HEIGHT) / 44;
        assertEquals(height, gait.comHeight(), EXACT);
        // landings at 0.5, 1, … 11.5 s: those of 2 to 11 s begin steps that are known by the end
        assertEquals(23, measures.steps());
        assertEquals(18, gait.steps());
    }

    @Test
    void signalsAreOfTheLastTenSteps() {
        ScriptedWalk puppet = new ScriptedWalk(Way.AHEAD);
        RunMeasures measures = new RunMeasures(puppet, 0);
        for (int i = 0; i < 2 * SECONDS * Puppet.HZ; i++) {
            if (i == SECONDS * Puppet.HZ) {
                puppet.standFor(0.7);
            }
            puppet.step();
            measures.tick();
        }
        assertEquals(0.7, now(measures, "duty-factor"), EXACT);
        assertEquals(0.4, now(measures, "double-support"), EXACT);
        assertTrue(measures.gait().dutyFactor() < 0.68, "the mean remembers how it began");
        assertEquals(0, now(measures, "cost-of-transport"), EXACT);
    }

    @Test
    void theGroundReactionIsTheMeanCurveOfAStance() {
        Gait gait = gait(Way.AHEAD);
        List<Double> curve = gait.groundReaction();
        assertEquals(21, curve.size());
        for (int i = 1; i < 20; i++) {
            double phase = i / 20.0;
            // between ticks the curve is drawn straight
            assertEquals(ScriptedWalk.PEAK * 4 * phase * (1 - phase), curve.get(i), 1e-3);
        }
        assertEquals(ScriptedWalk.PEAK, gait.groundReactionPeak(), 1e-3);
    }

    @Test
    void aFootThatBouncesLandsOnce() {
        RunMeasures bouncing = walk(Way.AHEAD.bouncing(), SECONDS);
        assertRegular(bouncing.gait());
        assertEquals(23, bouncing.steps());
    }

    @Test
    void whereItGoesDoesNotMatter() {
        Gait gait = gait(Way.AHEAD.heading(2.5));
        assertRegular(gait);
        assertEquals(ScriptedWalk.SPEED, gait.speed(), EXACT);
    }

    @Test
    void backwardIsNegativeSpeedButStepsAreAsLongAndWide() {
        Gait gait = gait(Way.AHEAD.backwards());
        assertRegular(gait);
        assertEquals(-ScriptedWalk.SPEED, gait.speed(), EXACT);
    }

    @Test
    void aTurnIsMeasuredAlongTheWay() {
        Gait gait = gait(Way.AHEAD.turning(3));
        // chords are shorter than arcs, and the sagitta of a stride is (0.4 m)² / 2 / 3 m, inward or outward
        assertEquals(0.4, gait.stepLength(), 0.004);
        assertEquals(0.2, gait.stepWidth(), 0.003);
        assertEquals(ScriptedWalk.SPEED, gait.speed(), 0.001);
    }

    @Test
    void aLimpIsTheDifferenceOfSuccessiveSteps() {
        // right steps: 0.55 s and 0.45 m; left steps: 0.45 s and 0.35 m
        Gait gait = gait(Way.AHEAD.limping(0.55, 0.01));
        assertEquals(0.1 / 0.4, gait.stepLengthAsymmetry(), EXACT);
        assertEquals(0.1 / 0.5, gait.stepTimeAsymmetry(), EXACT);
        assertEquals(0.25, gait.stepAsymmetry(), EXACT);
        assertEquals(0.4, gait.stepLength(), EXACT);
        assertEquals(0.5, gait.stepSeconds(), EXACT);
    }

    @Test
    void slidingIsSlipAndRollingIsNot() {
        assertEquals(0.02 * ScriptedWalk.STANCE, gait(Way.AHEAD.slipping(0.02)).footSlip(), EXACT);
        assertEquals(0, gait(Way.AHEAD.rolling(3)).footSlip(), EXACT);
    }

    @Test
    void nothingIsReportedOfTheStart() {
        RunMeasures measures = walk(Way.AHEAD, Gait.STARTING_SECONDS);
        Gait gait = measures.gait();
        assertEquals(3, measures.steps());
        assertEquals(0, gait.steps());
        assertTrue(Double.isNaN(gait.stepLength()) && Double.isNaN(gait.speed()) && Double.isNaN(gait.dutyFactor()));
        assertTrue(gait.groundReaction().isEmpty() && Double.isNaN(gait.groundReactionPeak()));
    }

    @Test
    void signalsTellOfThisTick() {
        // 12.005 s: the left foot has just landed, the right one is about to lift
        RunMeasures measures = walk(Way.AHEAD, SECONDS + 0.01);
        assertEquals(
                ScriptedWalk.PEAK * 4 * (0.505 / 0.6) * (0.095 / 0.6), now(measures, "ground-reaction-right"), EXACT);
        assertEquals(1, now(measures, "stance-left"));
        assertEquals(0.4, now(measures, "step-length"), EXACT);
        assertEquals(0.5, now(measures, "step-time"), EXACT);
        assertEquals(0.2, now(measures, "step-width"), EXACT);
        assertEquals(0, now(measures, "torque-ratio"));
        // feet that stand hold the centre of mass back
        assertEquals(ScriptedWalk.SPEED * 40 / 44, now(measures, "speed"), EXACT);
    }

    private static double now(RunMeasures measures, String name) {
        return measures.signals().stream()
                .filter(s -> s.name().equals(name))
                .findFirst()
                .orElseThrow()
                .now()
                .getAsDouble();
    }

    @Test
    void aTickAllocatesNothing() {
        ScriptedWalk puppet = new ScriptedWalk(Way.AHEAD.bouncing());
        RunMeasures measures = new RunMeasures(puppet, 0);
        List<Signal> signals = measures.signals();
        var threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long id = Thread.currentThread().getId();
        long min = Long.MAX_VALUE;
        double sum = 0;
        // the virtual machine allocates on this thread now and then; what a tick allocates, it allocates in every batch
        for (int batch = 0; batch < 8; batch++) {
            long begin = threads.getThreadAllocatedBytes(id);
            long idle = threads.getThreadAllocatedBytes(id) - begin;
            begin = threads.getThreadAllocatedBytes(id);
            for (int i = 0; i < 5 * Puppet.HZ; i++) {
                puppet.step();
                measures.tick();
                for (int s = 0; s < signals.size(); s++) {
                    sum += signals.get(s).now().getAsDouble();
                }
            }
            min = Math.min(min, threads.getThreadAllocatedBytes(id) - begin - idle);
        }
        assertEquals(0, min, () -> "bytes");
        assertTrue(Double.isNaN(sum), "signals were read, also before there were any steps");
    }
}
