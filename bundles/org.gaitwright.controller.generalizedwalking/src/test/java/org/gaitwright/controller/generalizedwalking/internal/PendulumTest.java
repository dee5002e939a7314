// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.generalizedwalking.internal;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.testkit.PosedBiped;
import org.gaitwright.testkit.Slope;
import org.junit.jupiter.api.Test;

class PendulumTest {
    private static final double H = 0.9;

    @Property(seed = Figure.SEED, tries = 100)
    void theCapturePointGrowsAsThatOfAPendulumThatFalls(
            @ForAll @DoubleRange(min = -0.3, max = 0.3) double c0,
            @ForAll @DoubleRange(min = -1, max = 1) double v0,
            @ForAll @DoubleRange(min = 0.1, max = 0.6) double seconds) {
        double w = Pendulum.omega(9.81, H);
        // c̈ = (g/h) c by leapfrog
        int n = 20000;
        double dt = seconds / n, c = c0, v = v0 + 0.5 * dt * 9.81 / H * c0;
        for (int i = 0; i < n; i++) {
            c += dt * v;
            v += dt * 9.81 / H * c;
        }
        v -= 0.5 * dt * 9.81 / H * c;
        assertEquals(Pendulum.growth(w, seconds) * (c0 + v0 / w), c + v / w, 1e-7, "second order in dt");
    }

    @Property(seed = Figure.SEED, tries = 200)
    void aStepOfASteadyWalkEndsWithTheOffsetThatItBeganWith(
            @ForAll @DoubleRange(min = -1, max = 1) double length,
            @ForAll @DoubleRange(min = 0, max = 0.6) double width,
            @ForAll @DoubleRange(min = 0.2, max = 0.8) double seconds) {
        double e = Pendulum.growth(Pendulum.omega(9.81, H), seconds);
        double ahead = Pendulum.steadyAhead(length, e);
        assertEquals(ahead, e * ahead - length, 1e-12, "ahead of the next foot");
        double aside = Pendulum.steadyAside(width, e);
        assertEquals(-aside, e * aside - width, 1e-12, "the same to the other side");
    }

    @Test
    void itIsMeasuredFromTheGroundToTheCentreOfMass() {
        Figure f = new Figure();
        f.biped.q[0] = 2;
        f.biped.q[2] += 0.4;
        f.biped.ground = new Slope(0.2);
        f.sense();
        f.plan.pendulum.measure(f.body);
        assertEquals(f.body.com[2] - 0.2 * f.body.com[0], f.plan.pendulum.height(), 1e-12);
        assertEquals(Math.sqrt(9.81 / f.plan.pendulum.height()), f.plan.pendulum.omega(), 1e-12);
    }

    @Test
    void itIsFasterWhereGravityIsStronger() {
        Figure f = new Figure();
        f.plan.pendulum.measure(f.body);
        double earth = f.plan.pendulum.omega();
        f.biped.gravity = new Vec3(0, 0, -4 * 9.81);
        f.sense();
        f.plan.pendulum.measure(f.body);
        assertEquals(2 * earth, f.plan.pendulum.omega(), 1e-12);
    }

    @Test
    void itKeepsALengthInAFall() {
        Figure f = new Figure();
        f.biped.q[2] = -3;
        f.sense();
        f.plan.pendulum.measure(f.body);
        assertEquals(0.3 * 0.85, f.plan.pendulum.height(), 1e-12);
    }

    @Test
    void onAFootItTurnsAboutTheAnkle() {
        Figure f = Figure.shaken(3);
        Pendulum p = f.plan.pendulum;
        p.measure(f.body);
        p.standOn(PosedBiped.RIGHT, f.body);
        for (int k = 0; k < 2; k++) {
            assertEquals(f.body.ankle[3 + k], p.pivot[k]);
            // ξ = c + v/ω
            double xi = f.body.com[k] + f.body.comVelocity[k] / p.omega();
            assertEquals(xi, p.pivot[k] + p.capture[k], 1e-12);
        }
    }

    @Test
    void betweenTheFeetItsPivotFollowsTheShareOfTheWeight() {
        Figure f = Figure.shaken(4);
        Pendulum p = f.plan.pendulum;
        p.measure(f.body);
        double[] left = {f.body.sole[0], f.body.sole[1]}, right = {f.body.sole[3], f.body.sole[4]};
        p.standBetween(1, f.body);
        assertArrayEquals(left, p.pivot, 1e-15);
        p.standBetween(0, f.body);
        assertArrayEquals(right, p.pivot, 1e-15);
        p.standBetween(0.25, f.body);
        assertEquals(right[1] + 0.25 * (left[1] - right[1]), p.pivot[1], 1e-12);
    }

    /** ξ' = ω (ξ − r), with r going evenly from the foot behind to the one in front, and then staying there. */
    @Property(seed = Figure.SEED, tries = 50)
    void weightThatGoesOverEvenlyMovesTheCapturePointAsIfItHadGoneAtOnce(
            @ForAll @DoubleRange(min = 2.5, max = 4) double omega,
            @ForAll @DoubleRange(min = 0.02, max = 0.4) double seconds,
            @ForAll @DoubleRange(min = -0.8, max = 0.8) double step,
            @ForAll @DoubleRange(min = -0.1, max = 0.1) double offset) {
        double g = Pendulum.transfer(omega, seconds);
        int n = 20_000;
        double dt = seconds / n;
        double x = g * offset + step * Pendulum.untilOver(omega, seconds, 0);
        for (int i = 0; i < n; i++) {
            double done = i * dt;
            if (i % 4000 == 0) {
                double wanted =
                        g * offset * Pendulum.growth(omega, done) + step * Pendulum.untilOver(omega, seconds, done);
                assertEquals(wanted, x, 1e-6, "after " + done + " s");
            }
            // the middle of the tick
            double half = x + 0.5 * dt * omega * (x + step * (1 - done / seconds));
            x += dt * omega * (half + step * (1 - (done + 0.5 * dt) / seconds));
        }
        assertEquals(g * offset * Pendulum.growth(omega, seconds), x, 1e-6);
        assertEquals(0, Pendulum.untilOver(omega, seconds, seconds));
    }

    @Test
    void weightThatGoesOverAtOnceChangesNothing() {
        assertEquals(1, Pendulum.transfer(3, 0));
        assertEquals(0, Pendulum.untilOver(3, 0, 0));
    }
}
