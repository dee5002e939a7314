// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.terrainadaptive.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.Map;
import org.gaitwright.core.controller.Command;
import org.junit.jupiter.api.Test;

class ReactionTest {
    private static final int HALF_CYCLE = 141;
    /** 1/ω of the puppet, s. */
    private static final double FALL = Math.sqrt(Anatomy.of(Puppet.MODEL).standingHeight / 9.81);

    private final Puppet puppet = Puppet.on(Hills.NONE);

    @Test
    void whatIsAlwaysSoIsNoSurprise() {
        // a body that is always 0.3 m/s too fast for its way
        push(0.3);
        Walker w = walker(Map.of("step-length", 0.0, "left.swing.live-aside", 1.0, "left.swing.gain-out", 0.0));
        double most = 0;
        for (int i = 0; i < 8 * HALF_CYCLE; i++) {
            tick(w, 1);
            most = Math.max(most, Math.abs(w.reaction.surprise[1]));
        }
        assertTrue(most < 0.03, "m: " + most);
        push(0.6);
        tick(w, 1);
        assertEquals(0.3 * FALL, w.reaction.surprise[1], 0.03, "m");
    }

    @Test
    void theFootIsAimedToWhereTheBodyFalls() {
        for (double speed : new double[] {0.5, -0.2}) {
            Walker w = used(Map.of("left.swing.live-ahead", 0.0, "left.swing.live-aside", 0.8));
            double before = w.planner.feet[w.swing()].endY();
            push(speed);
            tick(w, 40);
            // 8 ticks of smoothing, each an eighth: 0.7 % are left after 40
            assertEquals(0.8 * speed * FALL, w.planner.feet[w.swing()].endY() - before, 0.03, "m");
            push(0);
        }
    }

    @Test
    void legsDoNotCross() {
        Walker w = used(Map.of("left.swing.live-aside", 2.0));
        assertEquals(Anatomy.LEFT, w.swing());
        push(-1.5);
        tick(w, 40);
        double apart = w.planner.feet[Anatomy.LEFT].endY() - w.planner.feet[Anatomy.RIGHT].endY();
        assertTrue(apart > w.anatomy.footWidth(), "m: " + apart);
    }

    @Test
    void aSurprisedWalkerHurries() {
        Walker calm = used(Map.of("hurry", 5.0, "calm", 0.4));
        push(0.5);
        tick(calm, 20);
        assertEquals(1, calm.reaction.rate, "0.16 m are within 0.4 m");
        push(0);
        Walker w = used(Map.of("hurry", 5.0, "calm", 0.05));
        double phase = w.phase();
        push(0.5);
        tick(w, 20);
        // the puppet stays where it is, so only its speed surprises
        assertEquals(1 + 5 * (0.5 * FALL - 0.05), w.reaction.rate, 0.12);
        assertEquals(phase + 20 * w.reaction.rate * Puppet.TICK / 0.55, w.phase(), 0.02, "the half-cycle ends sooner");
        push(0);
        tick(w, 20);
        assertTrue(w.reaction.rate > 1.4, "who hurries does so until the foot lands");
        tick(w, HALF_CYCLE);
        assertEquals(1, w.reaction.rate, 0.1);
    }

    @Test
    void withoutGainsNothingReacts() {
        Walker w = used(Map.of());
        double x = w.planner.feet[w.swing()].endX(), y = w.planner.feet[w.swing()].endY();
        push(1);
        tick(w, 40);
        assertEquals(x, w.planner.feet[w.swing()].endX());
        assertEquals(y, w.planner.feet[w.swing()].endY());
        assertEquals(1, w.reaction.rate);
    }

    @Test
    void anotherAimDoesNotMakeTheFootJump() {
        puppet.ground = Hills.of(0.05);
        Walker w = used(Map.of("left.swing.live-aside", 1.0, "left.swing.live-ahead", 1.0));
        push(0.6);
        double[] last = w.planner.feet[w.swing()].position.clone();
        for (int i = 0; i < 60; i++) {
            tick(w, 1);
            double[] now = w.planner.feet[w.swing()].position;
            double way = Math.sqrt(
                    Math.pow(now[0] - last[0], 2) + Math.pow(now[1] - last[1], 2) + Math.pow(now[2] - last[2], 2));
            assertTrue(way < 8 * Puppet.TICK, "m in a tick: " + way);
            last = now.clone();
        }
    }

    /** One that has come to know that its puppet stands still, at a quarter of a half-cycle in which the left foot swings. */
    private Walker used(Map<String, Double> changes) {
        Map<String, Double> all =
                new HashMap<>(Map.of("step-length", 0.0, "left.swing.gain-back", 0.0, "left.swing.gain-fore", 0.0));
        all.putAll(changes);
        Walker w = walker(all);
        tick(w, 6 * HALF_CYCLE);
        while (w.swing() != Anatomy.LEFT || w.phase() < 0.25 || w.phase() > 0.3) {
            tick(w, 1);
        }
        return w;
    }

    private Walker walker(Map<String, Double> changes) {
        Walker w = (Walker) new TerrainAdaptive()
                .create(puppet.character, Settings.SET.initialValues().with(changes));
        w.reset(puppet);
        return w;
    }

    /** Gives the puppet a speed to the left. */
    private void push(double speed) {
        puppet.v[1] = speed;
    }

    private void tick(Walker w, int times) {
        for (int i = 0; i < times; i++) {
            w.tick(puppet, new Command(puppet.character));
        }
    }
}
