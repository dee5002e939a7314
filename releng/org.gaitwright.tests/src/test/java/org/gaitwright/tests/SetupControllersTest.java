// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.CharacterProvider;
import org.gaitwright.core.character.JointType;
import org.gaitwright.core.character.Role;
import org.gaitwright.core.character.Side;
import org.gaitwright.core.math.Quaternions;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.run.Run;
import org.gaitwright.core.scene.Scene;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The set-up controllers do something sensible for every shipped character without a parameter being set. */
@SuppressWarnings("resource") // a run closes its simulation
class SetupControllersTest {
    private final Registry registry = Services.get(Registry.class);

    @TestFactory
    Stream<DynamicTest> poseKeepsThemStanding() {
        return each("pose", 5, run -> {
            double start = rootHeight(run);
            while (run.advance()) {
                assertNull(run.divergence());
            }
            // the mechbot, heaviest ahead of its hips, leans by 0.2 % of its height
            assertEquals(1, rootHeight(run) / start, 0.01, "root's height over that at the start");
        });
    }

    @TestFactory
    Stream<DynamicTest> sineSwingsTheLeftHip() {
        return each("sine", 1, run -> {
            CharacterModel character = run.simulation().world().actors().get(0).character();
            int hip = leftHip(character);
            double[] before = positions(run, character);
            double forwards = 0;
            double backwards = 0;
            while (run.advance()) {
                assertNull(run.divergence());
                double swung = swung(character, hip, before, positions(run, character));
                forwards = Math.min(forwards, swung);
                backwards = Math.max(backwards, swung);
            }
            // asked for is 0.4 rad to each side, against the ground and within the torque limits
            assertEquals(-0.4, forwards, 0.2);
            assertEquals(0.4, backwards, 0.2);
        });
    }

    private Stream<DynamicTest> each(String controller, double seconds, Consumer<Run> check) {
        return registry.all(CharacterProvider.class).stream()
                .map(c -> DynamicTest.dynamicTest(c.id(), () -> {
                    Scene scene = Scene.of(c.id(), seconds, List.of(Scene.Casting.of(c.id(), controller)))
                            .build();
                    try (Run run = new Run(scene, registry)) {
                        check.accept(run);
                    }
                }));
    }

    private static double rootHeight(Run run) {
        double[] pose = new double[7];
        run.simulation().bodyPose(0, pose);
        return pose[2];
    }

    private static double[] positions(Run run, CharacterModel character) {
        double[] q = new double[character.positions()];
        run.simulation().observation(0).positions(q);
        return q;
    }

    private static int leftHip(CharacterModel character) {
        for (int j = 0; j < character.joints().size(); j++) {
            var link = character.links().get(character.joints().get(j).link());
            if (link.role() == Role.THIGH && link.side() == Side.LEFT) {
                return j;
            }
        }
        throw new AssertionError(character.name() + " has no left hip");
    }

    /** Angle about the link's y axis from one pose to another. */
    private static double swung(CharacterModel character, int joint, double[] before, double[] after) {
        int q = character.positionOffset(joint);
        if (character.joints().get(joint).type() == JointType.BALL) {
            double[] turn = new double[3];
            Quaternions.difference(before, q, after, q, turn, 0);
            return turn[1];
        }
        return after[q] - before[q];
    }
}
