// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.terrainadaptive.internal;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.Map;
import org.gaitwright.core.controller.Command;
import org.gaitwright.core.math.Vec3;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ReactionTest {
    /** ω of the biped, 1/s. */
    private static final double FALL = Math.sqrt(9.81 / Anatomy.of(PosedPaperBiped.MODEL).comHeight);

    private final PosedPaperBiped biped = PosedPaperBiped.on(Hills.NONE);

    /** Steps a, b, a … of an inverted pendulum, worked out one by one: who takes them for ever has no error at the start of any. */
    @ParameterizedTest
    @CsvSource({"0, 0, 0", "0.65, 0, 0", "0.5, 1.5707963, 0", "0.6, 3.1415926, 0", "0.65, 0, 1", "0.5, 1.5707963, 1"})
    void aPendulumThatGoesOnForEverIsWhereItIsToBe(double step, double movement, int leg) {
        TerrainAdaptiveController w =
                walker(Map.of("step-length", step, "movement", movement, "start.leg", (double) leg));
        double grown = Math.exp(FALL * 0.55);
        double side = leg == 0 ? 0.3 : -0.3;
        double[] x = {step * Math.cos(movement), step * Math.cos(movement)};
        double[] y = {step * Math.sin(movement) + side, step * Math.sin(movement) - side};
        // ξ − p at the start of the first step, from many steps backwards: that of the last one hardly matters
        double fromX = 0, fromY = 0;
        for (int k = 20; k >= 0; k--) {
            fromX = (fromX + x[k % 2]) / grown;
            fromY = (fromY + y[k % 2]) / grown;
        }
        FootPath stance = w.planner.feet[1 - w.swing()];
        biped.v[0] = FALL * (stance.endX() + fromX - w.body.com[0]);
        biped.v[1] = FALL * (stance.endY() + fromY - w.body.com[1]);
        tick(w, 1);
        assertArrayEquals(new double[2], w.reaction.error, 1e-9);
    }

    @ParameterizedTest
    @ValueSource(doubles = {9.81, 1.62})
    void whereABodyFallsToFollowsTheGravityOfTheWorld(double g) {
        biped.gravity = new Vec3(0, 0, -g);
        TerrainAdaptiveController still = walker(Map.of());
        tick(still, 1);
        biped.v[1] = 0.5;
        TerrainAdaptiveController falling = walker(Map.of());
        tick(falling, 1);
        double expected = 0.5 / Math.sqrt(g / Anatomy.of(PosedPaperBiped.MODEL).comHeight);
        assertEquals(expected, falling.reaction.error[1] - still.reaction.error[1], 1e-9, "m");
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.5, -0.2})
    void theFootIsAimedToWhereTheBodyFalls(double speed) {
        Map<String, Double> gains = Map.of("left.swing.live-aside", 0.8, "left.swing.aside", 0.15);
        double calm = landing(gains, 0);
        // 8 ticks of smoothing, each an eighth: 0.7 % are left after 40
        assertEquals(0.8 * speed / FALL, landing(gains, speed) - calm, 0.01, "m");
        assertEquals(0, landing(Map.of(), speed) - landing(Map.of(), 0), "without gains");
    }

    /** Near an edge, a foot is not aimed again for a few centimetres; who is blind does not know of it. */
    @Test
    void whoIsBlindSeesNoEdges() {
        double level = landing(Map.of("adaptive", 0.0, "left.swing.live-aside", 0.8), 0.05);
        double seeing = landing(Map.of("left.swing.live-aside", 0.8), 0.05);
        biped.ground = Hills.step(1e-12, 0.1);
        assertEquals(level, landing(Map.of("adaptive", 0.0, "left.swing.live-aside", 0.8), 0.05));
        assertTrue(Math.abs(seeing - landing(Map.of("left.swing.live-aside", 0.8), 0.05)) > 0.005, "who sees does");
    }

    private double landing(Map<String, Double> gains, double speed) {
        biped.v[1] = speed;
        TerrainAdaptiveController w = walker(gains);
        tick(w, 40);
        return w.planner.feet[Anatomy.LEFT].endY();
    }

    @Test
    void whatIsFallingTurnsWithTheCharacter() {
        biped.v[0] = 0.7;
        biped.v[1] = -0.3;
        TerrainAdaptiveController here = walker(Map.of("movement", 0.4));
        tick(here, 1);
        PosedPaperBiped turned = biped.moved(2, 3, -1, Hills.NONE);
        TerrainAdaptiveController there = walker(turned, Map.of("movement", 0.4));
        there.tick(turned, new Command(turned.character));
        assertArrayEquals(here.reaction.error, there.reaction.error, 1e-9);
    }

    @ParameterizedTest
    @CsvSource({"0, 0, 0, 0.195", "0.6, 3.1415926, 0, 0.195", "0.65, 0.25, 1, 0.139", "0.5, 1.5707963, 1, -0.2"})
    void legsComeNoCloserThanTheyMayOrThanWasPlanned(double step, double movement, int leg, double min) {
        double out = leg == 0 ? 1 : -1;
        biped.v[1] = -1.5 * out;
        TerrainAdaptiveController w = walker(Map.of(
                "step-length",
                step,
                "movement",
                movement,
                "start.leg",
                (double) leg,
                "left.swing.live-aside",
                2.0,
                "left.swing.live-ahead",
                2.0));
        tick(w, 60);
        double apart = out * (w.planner.feet[leg].endY() - w.planner.feet[1 - leg].endY());
        // a thousandth of the way is left by smoothing
        assertEquals(min, apart, 0.005, "m");
    }

    @Test
    void whoFallsFarHurries() {
        biped.v[1] = 0.5;
        TerrainAdaptiveController calm = walker(Map.of("hurry", 5.0, "calm", 0.5));
        tick(calm, 20);
        assertEquals(1, calm.clock.pace, "0.2 m are within 0.5 m");
        TerrainAdaptiveController w = walker(Map.of("hurry", 2.0, "calm", 0.05));
        tick(w, 1);
        double[] e = w.reaction.error;
        double pace = 1 + 2 * (Math.hypot(e[0], e[1]) - 0.05);
        assertEquals(pace, w.clock.pace, 1e-12);
        tick(w, 20);
        assertTrue(w.clock.elapsed > 20 * pace * PosedPaperBiped.TICK, "the half-cycle ends sooner");
        assertEquals(
                20 * PosedPaperBiped.TICK, w.clock.trunk, 1.1 * PosedPaperBiped.TICK, "the upper body does not hurry");
        biped.v[1] = 0;
        tick(w, 5);
        assertTrue(w.clock.pace >= pace, "who hurries does so until the foot lands");
    }

    @Test
    void anotherAimDoesNotMakeTheFootJump() {
        biped.ground = Hills.of(0.05);
        TerrainAdaptiveController w = walker(Map.of("left.swing.live-aside", 1.0, "left.swing.live-ahead", 1.0));
        tick(w, 30);
        biped.v[1] = 0.6;
        double[] last = w.planner.feet[w.swing()].position.clone();
        for (int i = 0; i < 60; i++) {
            tick(w, 1);
            double[] now = w.planner.feet[w.swing()].position;
            double way = Math.sqrt(
                    Math.pow(now[0] - last[0], 2) + Math.pow(now[1] - last[1], 2) + Math.pow(now[2] - last[2], 2));
            assertTrue(way < 8 * PosedPaperBiped.TICK, "m in a tick: " + way);
            last = now.clone();
        }
    }

    /** One that walks on the spot by default; feedback from half-cycle to half-cycle is off. */
    private TerrainAdaptiveController walker(Map<String, Double> changes) {
        return walker(biped, changes);
    }

    private static TerrainAdaptiveController walker(PosedPaperBiped biped, Map<String, Double> changes) {
        Map<String, Double> all = new HashMap<>(
                Map.of("step-length", 0.0, "left.swing.gain-back", 0.0, "left.swing.gain-fore", 0.0, "guarded", 0.0));
        all.putAll(changes);
        TerrainAdaptiveController w = (TerrainAdaptiveController) new TerrainAdaptive()
                .create(
                        biped.character,
                        TerrainAdaptiveParameters.SET.initialValues().with(all));
        w.reset(biped);
        return w;
    }

    private void tick(TerrainAdaptiveController w, int times) {
        for (int i = 0; i < times; i++) {
            w.tick(biped, new Command(biped.character));
        }
    }
}
