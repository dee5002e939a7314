// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.gaitwright.core.character.CharacterProvider;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.run.Run;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.core.simulation.Engine;
import org.gaitwright.core.simulation.Simulation;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The optional engine takes every shipped character. */
@SuppressWarnings("resource") // a run closes its simulation
class OdeEngineTest {
    private final Registry registry = Services.get(Registry.class);

    @Test
    void theFeatureBringsTheEngine() {
        assertEquals("ODE", registry.get(Engine.class, "ode").name());
    }

    @TestFactory
    Stream<DynamicTest> poseKeepsThemStanding() {
        return each("pose", 1.5, run -> {
            double start = rootHeight(run.simulation());
            while (run.advance()) {
                assertNull(run.divergence());
            }
            assertEquals(1, rootHeight(run.simulation()) / start, 0.01, "root's height over that at the start");
        });
    }

    @TestFactory
    Stream<DynamicTest> ragDollsFall() {
        return each("passive", 3, run -> {
            double start = rootHeight(run.simulation());
            while (run.advance()) {
                assertNull(run.divergence());
            }
            assertTrue(rootHeight(run.simulation()) < 0.7 * start, "it lies");
        });
    }

    @Test
    void fallenOnesComeToRest() {
        for (String character : List.of("human-7", "wu-biped")) {
            try (Run run = new Run(scene(character, "passive", 6), registry)) {
                while (run.advance()) {
                    assertNull(run.divergence());
                }
                assertEquals(0, fastest(run.simulation()), 0.05, "fastest body of " + character + ", m/s");
            }
        }
    }

    @Test
    void theSameRunTwiceAndARestoredOneGiveTheSameBits() {
        byte[] first = last("humanoid", false);
        assertArrayEquals(first, last("humanoid", false));
        assertArrayEquals(first, last("humanoid", true));
        assertArrayEquals(last("human-16", false), last("human-16", true));
    }

    /** State after a fall of half a second; if {@code restored}, by way of a snapshot and a detour in the middle of it. */
    private byte[] last(String character, boolean restored) {
        try (Run run = new Run(scene(character, "passive", 0.5), registry)) {
            while (run.advance()) {
                if (restored && run.simulation().ticks() == 30) {
                    byte[] here = run.simulation().snapshot();
                    for (int i = 0; i < 10; i++) {
                        run.simulation().step();
                    }
                    run.simulation().restore(here);
                }
            }
            return run.simulation().snapshot();
        }
    }

    private Stream<DynamicTest> each(String controller, double seconds, Consumer<Run> check) {
        return registry.all(CharacterProvider.class).stream()
                .map(c -> DynamicTest.dynamicTest(c.id(), () -> {
                    try (Run run = new Run(scene(c.id(), controller, seconds), registry)) {
                        check.accept(run);
                    }
                }));
    }

    private static Scene scene(String character, String controller, double seconds) {
        return Scene.of(character, seconds, List.of(Scene.Casting.of(character, controller)))
                .engine("ode")
                .build();
    }

    private static double rootHeight(Simulation s) {
        double[] pose = new double[7];
        s.bodyPose(0, pose);
        return pose[2];
    }

    private static double fastest(Simulation s) {
        double[] state = new double[13];
        double max = 0;
        for (int b = 0; b < s.world().bodies(); b++) {
            s.bodyState(b, state);
            max = Math.max(max, Math.sqrt(state[7] * state[7] + state[8] * state[8] + state[9] * state[9]));
        }
        return max;
    }
}
