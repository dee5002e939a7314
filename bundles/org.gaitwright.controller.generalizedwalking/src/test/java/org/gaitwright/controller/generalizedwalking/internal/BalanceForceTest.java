// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.generalizedwalking.internal;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.testkit.PosedBiped;
import org.junit.jupiter.api.Test;

class BalanceForceTest {
    private Figure figure = new Figure();

    /** A steady step, then a change of the velocity; gives the force on the body. */
    private double[] push(double x, double y) {
        figure.steadyStep(PosedBiped.LEFT);
        figure.drift(figure.biped.v[0] + x, figure.biped.v[1] + y);
        figure.plan();
        return figure.plan.balance.force;
    }

    private double most() {
        return 80 * figure.body.biped.massScale;
    }

    @Test
    void aSteadyStepNeedsNone() {
        assertArrayEquals(new double[3], push(0, 0), Figure.ROUNDING);
    }

    /** F = M ω² k (ξ* − ξ) with ξ − ξ* = Δv/ω. */
    @Property(seed = Figure.SEED, tries = 50)
    void itDrawsTheCapturePointBack(
            @ForAll @DoubleRange(min = -0.09, max = 0.09) double x,
            @ForAll @DoubleRange(min = -0.09, max = 0.09) double y) {
        double[] force = push(x, y);
        double gain = 2 * figure.body.biped.mass * figure.plan.pendulum.omega();
        assertArrayEquals(new double[] {-gain * x, -gain * y, 0}, force, 1e-8);
    }

    @Property(seed = Figure.SEED, tries = 50)
    void itIsLimitedAndSidewaysComesFirst(
            @ForAll @DoubleRange(min = 0.5, max = 2) double x, @ForAll @DoubleRange(min = -2, max = 2) double y) {
        double[] force = push(x, y);
        double gain = 2 * figure.body.biped.mass * figure.plan.pendulum.omega();
        assertEquals(-Math.max(-most(), Math.min(most(), gain * y)), force[1], 1e-8);
        assertEquals(most(), Math.hypot(force[0], force[1]), 1e-8, "all that is left goes ahead");
        assertTrue(force[0] <= 0);
    }

    @Test
    void itGrowsWithGravityAsTheWeightDoes() {
        double earth = push(0.05, 0)[0] / figure.plan.pendulum.capture[0];
        figure.biped.gravity = new Vec3(0, 0, -0.5 * 9.81);
        figure.sense();
        double half = push(0.05, 0)[0] / figure.plan.pendulum.capture[0];
        double wanted = figure.plan.placement.wantedCapture()[0];
        assertEquals(0, wanted, 1e-12, "it walks on the spot");
        assertEquals(0.5 * earth, half, 1e-8);
    }

    @Test
    void whoStandsHoldsItsWeightWhereItIs() {
        figure = new Figure(Map.of("balance.force", 300.0));
        int back = figure.biped.character.positionOffset(figure.biped.character.jointIndex("back"));
        figure.biped.q[back] = Math.cos(0.2);
        figure.biped.q[back + 2] = Math.sin(0.2);
        figure.sense();
        assertTrue(figure.body.com[0] > 0.01, "it bows");
        figure.request();
        figure.plan();
        double w = figure.plan.pendulum.omega(), m = figure.body.biped.mass;
        double x = 2 * m * w * w * -figure.plan.pendulum.capture[0];
        assertEquals(x - m * w * w * figure.body.com[0], figure.plan.balance.force[0], Figure.ROUNDING);
        assertArrayEquals(new double[2], figure.plan.balance.trunkTorque);
    }

    @Test
    void inTroubleTheTrunkLeansTheWayItFalls() {
        push(0.05, 0);
        assertArrayEquals(new double[2], figure.plan.balance.trunkTorque, "no trouble");
        push(2, 0);
        double[] torque = figure.plan.balance.trunkTorque;
        assertEquals(
                120 * figure.body.biped.massScale, torque[1], Figure.ROUNDING, "forward about y, as much as it may");
        assertEquals(0, torque[0], 1e-6);
        push(0, -2);
        assertTrue(torque[0] > 0, "to the right about x");
    }
}
