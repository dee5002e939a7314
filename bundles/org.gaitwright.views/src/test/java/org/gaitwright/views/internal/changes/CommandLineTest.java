// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.changes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gaitwright.core.goal.GoalEvent;
import org.gaitwright.core.goal.GoalKey;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.parameter.Parameter;
import org.gaitwright.core.parameter.ParameterSet;
import org.gaitwright.core.scene.Push;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.core.terrain.TerrainSpec;
import org.junit.jupiter.api.Test;

class CommandLineTest {
    private static final ParameterSet STAIRS =
            ParameterSet.of(Parameter.of("rise", "m", 0, 1, 0.15, ""), Parameter.of("run", "m", 0, 1, 0.3, ""));

    private static Scene scene(List<Scene.Casting> roles, Push... pushes) {
        return Scene.of("s", 10, roles)
                .on(new TerrainSpec("stairs", Map.of("rise", 0.25, "run", 0.3), 7))
                .pushes(List.of(pushes))
                .build();
    }

    private static Scene.Casting role(String name, GoalEvent... goals) {
        return new Scene.Casting(
                name, "humanoid", "generalized-walking", "happy", Map.of("gait.speed", 0.8), List.of(goals), 0, 0, 0);
    }

    @Test
    void allThatTheLineCanSayIsInIt() {
        Push push = new Push(2.5, 0.1, "", "torso", new Vec3(0, 300, 0));
        Scene plan = scene(List.of(role("humanoid")), push);
        Scene played = scene(List.of(role(
                "humanoid",
                new GoalEvent(1, GoalKey.SPEED, 0.7),
                new GoalEvent(1.1, GoalKey.SPEED, 0.9),
                new GoalEvent(2, GoalKey.HEADING, Math.toRadians(30)),
                GoalEvent.end(4, GoalKey.SPEED))));
        assertEquals(
                "gaitwright simulate --character humanoid --controller generalized-walking"
                        + " --terrain stairs:rise=0.25,seed=7 --preset happy --set gait.speed=0.8 --goal speed=0.9@1.1"
                        + " --goal heading=30@2 --goal speed=none@4"
                        + " --push t=2.5,body=torso,force=0:300:0,duration=0.1",
                CommandLine.of(plan, played, STAIRS));
    }

    @Test
    void gaitsAreNamedNotCounted() {
        Scene.Casting walker = role("humanoid", new GoalEvent(1, GoalKey.GAIT, 2), new GoalEvent(3, GoalKey.GAIT, 0))
                .with(List.of("slow", "fast"));
        Scene scene = scene(List.of(walker));
        String text = CommandLine.of(scene, scene, STAIRS);
        assertTrue(text.contains(" --goal gait=fast@1 --goal gait=0@3"), text);
    }

    @Test
    void whatItCannotSayIsNamed() {
        Push atPhase = new Push(
                1,
                0.1,
                "",
                "torso",
                new Vec3(1, 0, 0),
                Vec3.ZERO,
                Optional.empty(),
                Push.Axes.WORLD,
                Push.Rhythm.atPhase(0.5));
        Scene one = scene(List.of(role("humanoid")), atPhase);
        String text = CommandLine.of(one, one, STAIRS);
        assertTrue(text.contains("\n# the push on torso at 1 s needs a scene file"), text);
        assertTrue(!text.contains("--push"), text);
        Scene two = scene(List.of(role("anna"), role("bert")));
        String several = CommandLine.of(two, two, STAIRS);
        assertTrue(several.startsWith("gaitwright simulate SCENE.yaml --set anna/gait.speed=0.8 --set bert/"), several);
        assertTrue(several.contains("\n# save the scene as SCENE.yaml"), several);
    }
}
