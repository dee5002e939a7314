// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.terrainadaptive.internal;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.Map;
import org.gaitwright.control.Vectors;
import org.gaitwright.core.math.CounterRandom;
import org.gaitwright.core.math.Quaternions;
import org.gaitwright.core.parameter.ParameterValues;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PlannerTest {
    private static final double ROUNDING = 1e-9;

    private final Anatomy anatomy = Anatomy.of(PosedPaperBiped.MODEL);

    @Test
    void theBodyIsMeasuredAsItIsBuilt() {
        assertEquals(0.15, anatomy.halfWidth, 1e-15);
        assertEquals(1.6, anatomy.standingHeight, 1e-12);
        assertEquals(0.25, anatomy.footLength(), 1e-15);
    }

    /** [Wu 2010, A]: (ψ_f + Δψ, ψ_m + Δψ, r) gives the same plan, turned. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12})
    void thePlanTurnsWithTheCharacter(long seed) {
        double yaw = 20 * (CounterRandom.uniform(seed, 0, 0) - 0.5);
        double x = CounterRandom.normal(seed, 0, 1), y = CounterRandom.normal(seed, 0, 2);
        ParameterValues parameters = random(seed);
        int swing = (int) (seed % 2);
        PosedPaperBiped here =
                PosedPaperBiped.on(Hills.of(0.05)).start(parameters, 0, 0, 0).shake(seed, 0.05);
        Planner a = plan(here, parameters, 0, 0.1, swing);
        Planner b = plan(here.moved(yaw, x, y, new Hills(0.05, yaw, x, y, 0, 0)), parameters, yaw, 0.1, swing);
        assertTurned(a, b, yaw, x, y);
        double planned = a.planned[0];
        // edges below the foot's target, not all of which are worth a detour
        boolean detour = false;
        for (double off : new double[] {-0.05, 0.02, 0.1}) {
            double edge = planned + off;
            here.ground = new Hills(0.05, 0, 0, 0, 0.2, edge);
            a = plan(here, parameters, 0, 0.1, swing);
            b = plan(here.moved(yaw, x, y, new Hills(0.05, yaw, x, y, 0.2, edge)), parameters, yaw, 0.1, swing);
            assertArrayEquals(a.detour, b.detour, ROUNDING);
            assertTurned(a, b, yaw, x, y);
            detour |= a.detour[0] != 0 || a.detour[1] != 0;
        }
        assertTrue(detour);
    }

    /** Asserts that one plan is another one, turned and moved. */
    private static void assertTurned(Planner a, Planner b, double yaw, double x, double y) {
        double[] turn = new double[4];
        Vectors.about(0, 0, 1, yaw, turn, 0);
        double[] turned = new double[4];
        for (double s = 0; s <= 1; s += 0.125) {
            a.trunk.at(s * a.trunk.seconds);
            b.trunk.at(s * b.trunk.seconds);
            assertTurned(a.trunk.position, b.trunk.position, yaw, x, y);
            assertTurned(a.trunk.velocity, b.trunk.velocity, yaw, 0, 0);
            assertTurned(a.trunk.spin, b.trunk.spin, yaw, 0, 0);
            Quaternions.multiply(turn, 0, a.trunk.orientation, 0, turned, 0);
            // a quaternion and its negative are the same orientation
            double same = 0;
            for (int k = 0; k < 4; k++) {
                same += turned[k] * b.trunk.orientation[k];
            }
            assertEquals(1, Math.abs(same), 1e-15);
            for (int k = 0; k < 4; k++) {
                assertEquals(turned[k], Math.signum(same) * b.trunk.orientation[k], ROUNDING);
            }
            for (int side = 0; side < 2; side++) {
                FootPath p = a.feet[side];
                FootPath q = b.feet[side];
                p.at(s);
                q.at(s);
                assertTurned(p.position, q.position, yaw, x, y);
                assertTurned(p.velocity, q.velocity, yaw, 0, 0);
                assertEquals(0, Math.IEEEremainder(q.yaw - p.yaw - yaw, 2 * Math.PI), ROUNDING);
                assertEquals(p.pitch, q.pitch, ROUNDING);
            }
        }
    }

    /** On level ground and without feedback: eqs 8 and 9 by hand. */
    @ParameterizedTest
    @CsvSource({"0, 0, 0.65, 0", "0, 0, 0.65, 1", "0.2, 1.2, 0.4, 0", "-0.1, -1.5, 0.5, 1"})
    void targetsAreThoseOfTheGoal(double facing, double movement, double step, int swing) {
        ParameterValues parameters = with(Map.of("start.stride", 0.0, "start.drop", 0.03));
        PosedPaperBiped biped = PosedPaperBiped.on(Hills.NONE).start(parameters, 0, 0, 0);
        Body body = new Body(anatomy);
        body.update(biped);
        Planner planner = new Planner(anatomy);
        planner.reset(body, 0);
        CyclicGait gait = new CyclicGait(parameters);
        Task task = new Task();
        task.set(facing, movement, step);
        planner.plan(body, biped.ground, gait, gait.halfCycle(swing), task, 0, swing, 0);
        double out = swing == 0 ? 0.15 : -0.15;
        FootPath foot = planner.feet[swing];
        assertEquals(step * Math.cos(movement) - out * Math.sin(facing), foot.endX(), ROUNDING);
        assertEquals(step * Math.sin(movement) + out * Math.cos(facing), foot.endY(), ROUNDING);
        assertEquals(0.08, foot.endZ(), ROUNDING);
        assertEquals(0.5 * step * Math.cos(movement), planner.trunk.endX(), ROUNDING);
        assertEquals(0.5 * step * Math.sin(movement), planner.trunk.endY(), ROUNDING);
        assertEquals(1.68 - 0.06, planner.trunk.endZ(), ROUNDING);
    }

    @Test
    void feedbackIsPiecewiseLinearAndMirrored() {
        ParameterValues parameters = with(Map.of(
                "left.swing.gain-fore",
                0.5,
                "left.swing.gain-back",
                2.0,
                "left.swing.gain-out",
                1.5,
                "left.swing.gain-in",
                0.25));
        for (int swing = 0; swing < 2; swing++) {
            double out = swing == 0 ? 1 : -1;
            double[] still = target(parameters, swing, 0, 0);
            assertEquals(0.5 * 0.1, target(parameters, swing, 0.1, 0)[0] - still[0], ROUNDING);
            assertEquals(2 * -0.1, target(parameters, swing, -0.1, 0)[0] - still[0], ROUNDING);
            assertEquals(1.5 * 0.1 * out, target(parameters, swing, 0, 0.1 * out)[1] - still[1], ROUNDING);
            assertEquals(0.25 * -0.1 * out, target(parameters, swing, 0, -0.1 * out)[1] - still[1], ROUNDING);
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void aMirroredGaitIsTheGaitInAMirror(long seed) {
        for (double symmetric : new double[] {0, 1}) {
            ParameterValues gait = random(seed, "right", random(seed + 10)).with("symmetric", symmetric);
            ParameterValues mirrored = gait.with("mirrored", 1.0);
            for (int swing = 0; swing < 2; swing++) {
                double[] a = target(gait, swing, 0.04, 0.03), b = target(mirrored, 1 - swing, 0.04, -0.03);
                assertEquals(a[0], b[0], ROUNDING);
                assertEquals(a[1], -b[1], ROUNDING);
            }
            assertEquals(new CyclicGait(gait).firstLeg(), 1 - new CyclicGait(mirrored).firstLeg());
        }
    }

    @Test
    void aWayBowsToTheSideAndEndsWhereTheStraightOneDoes() {
        for (int swing = 0; swing < 2; swing++) {
            Planner straight = plan(PosedPaperBiped.on(Hills.NONE), with(Map.of()), 0, 0, swing);
            Planner bowed = plan(
                    PosedPaperBiped.on(Hills.NONE),
                    with(Map.of("left.swing.bow-1", 0.2, "left.swing.bow-2", 0.2)),
                    0,
                    0,
                    swing);
            assertEquals(straight.feet[swing].endY(), bowed.feet[swing].endY(), ROUNDING);
            straight.feet[swing].at(0.5);
            bowed.feet[swing].at(0.5);
            double aside = bowed.feet[swing].position[1] - straight.feet[swing].position[1];
            assertEquals(swing == 0 ? 0.15 : -0.15, aside, ROUNDING, "¾ of its control points");
        }
    }

    @Test
    void toesPointDownNoFurtherThanTheyMay() {
        Map<String, Double> low = Map.of("left.swing.pitch-1", -3.0, "left.swing.pitch-2", -3.0, "toes-down", 0.7);
        FootPath path = plan(PosedPaperBiped.on(Hills.NONE), with(low), 0, 0, 0).feet[0];
        double min = 0;
        for (double s = 0; s <= 1; s += 0.01) {
            path.at(s);
            min = Math.min(min, path.pitch);
        }
        assertEquals(-0.7, min);
    }

    /** q_ub,bal = R_z(ψ_m) (K_ub Δq + c_ub) [eq. 9]: the same gain to either side. */
    @ParameterizedTest
    @CsvSource({"0, 0", "0, 1", "0.7, 0", "-1.2, 1"})
    void theUpperBodysFeedbackIsLinearInTheAxesOfTheMovement(double movement, int swing) {
        ParameterValues parameters = with(Map.of("left.trunk.gain-ahead", 0.5, "left.trunk.gain-aside", 2.0));
        double cos = Math.cos(movement), sin = Math.sin(movement);
        TrunkPath still = planned(parameters, swing, movement, 0, 0).trunk;
        for (double by : new double[] {0.1, -0.1}) {
            TrunkPath ahead = planned(parameters, swing, movement, by * cos, by * sin).trunk;
            assertEquals(0.5 * by * cos, ahead.endX() - still.endX(), ROUNDING);
            assertEquals(0.5 * by * sin, ahead.endY() - still.endY(), ROUNDING);
            TrunkPath aside = planned(parameters, swing, movement, -by * sin, by * cos).trunk;
            assertEquals(2 * by * -sin, aside.endX() - still.endX(), ROUNDING);
            assertEquals(2 * by * cos, aside.endY() - still.endY(), ROUNDING);
        }
        ParameterValues biased = parameters.with(Map.of("left.trunk.ahead", 0.2, "left.trunk.aside", 0.1));
        TrunkPath moved = planned(biased, swing, movement, 0, 0).trunk;
        double left = swing == Anatomy.LEFT ? 0.1 : -0.1;
        assertEquals(0.2 * cos - left * sin, moved.endX() - still.endX(), ROUNDING);
        assertEquals(0.2 * sin + left * cos, moved.endY() - still.endY(), ROUNDING);
    }

    /** Leaning back, to the right and turned to the left are positive; R_z(ψ_f) R_y(φ) R_x(θ) R_z(ψ) [eq. 10] with the paper's y as our x and its x as our −y. */
    @ParameterizedTest
    @CsvSource({"0.2, 0, 0", "0, 0.2, 0", "0, 0, 0.3", "-0.2, 0, 0", "0, -0.2, 0", "0, 0, -0.3", "0.1, -0.2, 0.4"})
    void theUpperBodyLeansAndTurnsAsItsParametersSayAndMirrored(double pitch, double roll, double yaw) {
        double facing = 0.4;
        for (int swing = 0; swing < 2; swing++) {
            double side = swing == Anatomy.LEFT ? 1 : -1;
            Planner planner = plan(
                    PosedPaperBiped.on(Hills.NONE),
                    with(Map.of("left.trunk.pitch", pitch, "left.trunk.roll", roll, "left.trunk.yaw", yaw)),
                    0,
                    facing,
                    swing);
            planner.trunk.at(planner.trunk.seconds);
            double[] ahead = {1, 0, 0};
            double[] up = {0, 0, 1};
            Quaternions.rotate(planner.trunk.orientation, 0, ahead, 0, ahead, 0);
            Quaternions.rotate(planner.trunk.orientation, 0, up, 0, up, 0);
            // by hand, and then turned by ψ_f: R_x(φ) R_y(−θ) of z and of (cos ψ, sin ψ, 0)
            double cp = Math.cos(pitch), sp = Math.sin(pitch);
            double cr = Math.cos(roll), sr = side * Math.sin(roll);
            double cy = Math.cos(yaw), sy = side * Math.sin(yaw);
            assertTurned(new double[] {-sp, -sr * cp, cr * cp}, up, facing, 0, 0);
            assertTurned(new double[] {cp * cy, cr * sy - sr * sp * cy, sr * sy + cr * sp * cy}, ahead, facing, 0, 0);
        }
    }

    private double[] target(ParameterValues parameters, int swing, double ahead, double left) {
        FootPath foot = planned(parameters, swing, 0, ahead, left).feet[swing];
        return new double[] {foot.endX(), foot.endY()};
    }

    /** A half-cycle of one whose upper body is off its target by (dx, dy). */
    private Planner planned(ParameterValues parameters, int swing, double movement, double dx, double dy) {
        PosedPaperBiped biped = PosedPaperBiped.on(Hills.NONE);
        Body body = new Body(anatomy);
        body.update(biped);
        Planner planner = new Planner(anatomy);
        planner.reset(body, 0);
        body.trunk[0] += dx;
        body.trunk[1] += dy;
        CyclicGait gait = new CyclicGait(parameters);
        Task task = new Task();
        task.set(0, movement, 0.5);
        planner.plan(body, biped.ground, gait, gait.halfCycle(swing), task, 0, swing, 0);
        return planner;
    }

    @Test
    void nearAnEdgeTheFootGoesNoFartherThanToWhereAllOfItStands() {
        ParameterValues parameters = with(Map.of());
        PosedPaperBiped biped = PosedPaperBiped.on(Hills.step(0.2, 0.67));
        Planner planner = plan(biped, parameters, 0, 0, 0);
        Footprint foot = new Footprint(anatomy);
        double step = 0.75 * anatomy.footLength() / 6;
        double x = planner.feet[0].endX(), y = planner.feet[0].endY();
        assertTrue(Math.abs(planner.detour[0]) > 0);
        assertEquals(0, planner.detour[1], "along it, the edge goes on for ever");
        assertEquals(0, planner.feet[0].pitch3, ROUNDING);
        foot.slope(biped.ground, 0, x, y, 0);
        assertEquals(1, foot.support);
        foot.slope(biped.ground, 0, x - Math.signum(planner.detour[0]) * step, y, 0);
        assertTrue(foot.support < 1, "less of a detour would do: " + planner.detour[0]);
        Planner far = plan(PosedPaperBiped.on(Hills.step(0.2, 1.2)), parameters, 0, 0, 0);
        assertEquals(0, far.detour[0]);
        Planner blind = plan(biped, with(Map.of("adaptive", 0.0)), 0, 0, 0);
        assertEquals(0, blind.detour[0]);
    }

    @Test
    void anEdgeAlongTheWayIsLeftToTheSide() {
        ParameterValues parameters = with(Map.of());
        // the edge runs along the way below the middle of the left foot
        Hills step = new Hills(0, Math.PI / 2, 0, anatomy.halfWidth, 0.2, 0);
        Planner planner = plan(PosedPaperBiped.on(step), parameters, 0, 0, 0);
        assertEquals(0, planner.detour[0], "walking on does not help");
        assertEquals(0.5 * anatomy.footWidth(), Math.abs(planner.detour[1]), ROUNDING);
        Footprint foot = new Footprint(anatomy);
        foot.slope(step, 0, planner.feet[0].endX(), planner.feet[0].endY(), 0);
        assertEquals(1, foot.support);
    }

    /** α_a Δq_a [Wu 2010, A.2], along the movement and to its side. */
    @ParameterizedTest
    @CsvSource({"0, 0", "0, 1", "1.3, 0"})
    void theUpperBodyFollowsAShareOfTheDetour(double yaw, int swing) {
        double out = swing == Anatomy.LEFT ? anatomy.halfWidth : -anatomy.halfWidth;
        for (boolean across : new boolean[] {true, false}) {
            // an edge across the way before the place where the foot lands, or along it below the middle of the foot
            Hills ground = across
                    ? new Hills(0, yaw, 0, 0, 0.2, 0.67)
                    : new Hills(0, yaw + Math.PI / 2, -out * Math.sin(yaw), out * Math.cos(yaw), 0.2, 0);
            PosedPaperBiped biped = PosedPaperBiped.on(Hills.NONE).moved(yaw, 0, 0, ground);
            Planner none = plan(biped, with(Map.of("edge-share", 0.0)), yaw, 0, swing);
            double[] detour = none.detour.clone();
            assertTrue(Math.abs(detour[across ? 0 : 1]) > 0.01, "m: " + detour[across ? 0 : 1]);
            double dx = Math.cos(yaw) * detour[0] - Math.sin(yaw) * detour[1];
            double dy = Math.sin(yaw) * detour[0] + Math.cos(yaw) * detour[1];
            for (double share : new double[] {0.3, 1}) {
                Planner some = plan(biped, with(Map.of("edge-share", share)), yaw, 0, swing);
                assertArrayEquals(detour, some.detour, ROUNDING);
                assertEquals(share * dx, some.trunk.endX() - none.trunk.endX(), ROUNDING);
                assertEquals(share * dy, some.trunk.endY() - none.trunk.endY(), ROUNDING);
            }
        }
    }

    @Test
    void toesOverAnEdgeStayLevelAndAnAnkleBeyondItDoesNot() {
        Footprint foot = new Footprint(anatomy);
        Hills step = Hills.step(0.2, 0.5);
        assertEquals(0, foot.slope(step, 0, 0.45, 0, 0), ROUNDING);
        assertTrue(foot.support < 1 && foot.support > 0.1, "carried: " + foot.support);
        assertTrue(foot.slope(step, 0, 0.53, 0, 0) < -0.3, "toes down");
        assertEquals(0, foot.slope(step, 0, 0.9, 0, 0), ROUNDING);
        assertEquals(1, foot.support);
    }

    @Test
    void aFootOnASlopeLiesOnIt() {
        Footprint foot = new Footprint(anatomy);
        // near u = -0.2 the waves rise evenly: sin(5 u + 1) has the slope 5
        double slope = foot.slope(Hills.of(0.01), 0, -0.2, 0, 0);
        assertEquals(0.05, Math.tan(slope), 0.01);
        assertEquals(1, foot.support);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void theFootStaysOutOfTheGroundAllAlongItsWay(long seed) {
        ParameterValues parameters = random(seed);
        PosedPaperBiped biped = PosedPaperBiped.on(Hills.of(0.05)).start(parameters, seed, 0.3 * seed, 0);
        Planner planner = plan(biped, parameters, 0, 0, 0);
        FootPath path = planner.feet[0];
        double bend = 0;
        for (int i = 0; i < FootPath.SAMPLES; i++) {
            assertTrue(path.hull[i] >= path.sample[i] - ROUNDING, "hull is above");
            if (i > 0 && i < FootPath.SAMPLES - 1) {
                bend = Math.max(bend, path.hull[i - 1] - 2 * path.hull[i] + path.hull[i + 1]);
            }
        }
        assertTrue(bend < ROUNDING, "hull is convex upwards");
        Footprint foot = new Footprint(anatomy);
        for (double s = 0; s <= 1; s += 0.01) {
            path.at(s);
            double min = foot.lowest(biped.ground, 0, path.position[0], path.position[1], path.yaw, path.pitch);
            // between two samples the ground may be a little higher
            assertTrue(path.position[2] > min - 2e-3, "at " + s + " by " + (min - path.position[2]));
        }
    }

    @Test
    void velocitiesAreThoseOfTheWays() {
        ParameterValues parameters = random(5);
        Planner planner = plan(PosedPaperBiped.on(Hills.of(0.04)).shake(5, 0.05), parameters, 0, 0, 1);
        double h = 1e-7;
        FootPath path = planner.feet[1];
        for (double s = 0.1017; s < 1; s += 0.1) {
            path.at(s - h / path.duration);
            double[] before = {path.position[0], path.position[1], path.position[2], path.yaw, path.pitch};
            path.at(s + h / path.duration);
            double[] after = {path.position[0], path.position[1], path.position[2], path.yaw, path.pitch};
            path.at(s);
            double[] rate = {path.velocity[0], path.velocity[1], path.velocity[2], path.yawRate, path.pitchRate};
            for (int k = 0; k < rate.length; k++) {
                assertEquals((after[k] - before[k]) / (2 * h), rate[k], 1e-5, "of " + k + " at " + s);
            }
        }
    }

    @Test
    void aFootstepGoesOnIntoTheNextHalfCycleAndThenRests() {
        ParameterValues parameters = with(Map.of("left.overlap", 0.2));
        Planner planner = plan(PosedPaperBiped.on(Hills.NONE), parameters, 0, 0, 0);
        FootPath path = planner.feet[0];
        assertEquals(0.55 * 1.2, path.duration, 1e-15);
        path.elapsed = 0.56;
        path.follow(1);
        double speed = path.velocity[0];
        assertTrue(Math.abs(speed) > 0.01, "still moves");
        path.follow(2);
        assertEquals(2 * speed, path.velocity[0], ROUNDING, "by a clock that goes twice as fast");
        path.elapsed = 0.67;
        path.follow(1);
        assertTrue(path.rests());
        assertArrayEquals(new double[3], path.velocity, ROUNDING);
        assertEquals(path.endX(), path.position[0], ROUNDING);
        assertEquals(path.endZ(), path.position[2], ROUNDING);
    }

    @Test
    void blindWaysTakeTheGroundForLevel() {
        Planner planner = plan(PosedPaperBiped.on(Hills.of(0.05)), with(Map.of("adaptive", 0.0)), 0, 0, 0);
        for (double h : planner.feet[0].hull) {
            assertEquals(planner.feet[1].endZ(), h);
        }
        assertEquals(0, planner.feet[0].pitch3);
    }

    /** A half-cycle of one that faces a direction and is to turn from it, and whose upper body is off its target. */
    private Planner plan(PosedPaperBiped biped, ParameterValues parameters, double yaw, double turn, int swing) {
        Body body = new Body(anatomy);
        body.update(biped);
        Planner planner = new Planner(anatomy);
        planner.reset(body, yaw);
        CyclicGait gait = new CyclicGait(parameters);
        Task task = new Task();
        task.set(yaw + turn, yaw + 2 * turn, gait.get(TerrainAdaptiveParameters.Whole.STEP_LENGTH));
        body.trunk[0] += 0.05 * Math.cos(yaw) - 0.02 * Math.sin(yaw);
        body.trunk[1] += 0.05 * Math.sin(yaw) + 0.02 * Math.cos(yaw);
        planner.plan(body, biped.ground, gait, gait.halfCycle(swing), task, yaw, swing, 0);
        return planner;
    }

    private static ParameterValues with(Map<String, Double> changes) {
        Map<String, Double> all = new HashMap<>(Map.of(
                "left.swing.gain-fore", 0.0,
                "left.swing.gain-out", 0.0,
                "left.trunk.gain-ahead", 0.0,
                "left.trunk.gain-aside", 0.0));
        all.putAll(changes);
        return TerrainAdaptiveParameters.SET.initialValues().with(all);
    }

    /** Ways anywhere within their bounds. */
    private static ParameterValues random(long seed) {
        return random(seed, "left", TerrainAdaptiveParameters.SET.initialValues());
    }

    private static ParameterValues random(long seed, String side, ParameterValues others) {
        Map<String, Double> all = new HashMap<>();
        for (TerrainAdaptiveParameters.Half h : TerrainAdaptiveParameters.Half.values()) {
            double share = CounterRandom.uniform(seed, 7, h.ordinal());
            all.put(
                    side + "." + h.parameter.name(),
                    h.parameter.minimum() + share * (h.parameter.maximum() - h.parameter.minimum()));
        }
        return others.with(all);
    }

    private static void assertTurned(double[] a, double[] b, double yaw, double x, double y) {
        assertEquals(x + Math.cos(yaw) * a[0] - Math.sin(yaw) * a[1], b[0], ROUNDING);
        assertEquals(y + Math.sin(yaw) * a[0] + Math.cos(yaw) * a[1], b[1], ROUNDING);
        assertEquals(a[2], b[2], ROUNDING);
    }
}
