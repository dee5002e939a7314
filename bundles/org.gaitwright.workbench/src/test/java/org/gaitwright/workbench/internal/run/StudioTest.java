// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.core.simulation.Engine;
import org.gaitwright.io.FileRegistry;
import org.gaitwright.session.run.KeptRun;
import org.gaitwright.session.run.RunStatus.Phase;
import org.gaitwright.testkit.FakeStudio;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StudioTest {
    private final FakeStudio registry = new FakeStudio();

    private Studio studio() {
        return new Studio(registry, new GaitOffer(controller -> List.of()), news -> {});
    }

    private Scene scene() {
        return Scene.of("ball", 1, List.of(Scene.Casting.of("humanoid", "passive")))
                .engine(registry.all(Engine.class).get(0).id())
                .build();
    }

    private static void go(Studio s, double seconds) {
        s.withPlayer(p -> {
            while (p.cursor() < seconds - 1e-9) {
                p.step();
            }
        });
    }

    private static void untilStill(Studio s) {
        while (s.moving()) {
            s.advance(() -> false);
        }
    }

    @Test
    void aRunThatWasKeptComesBackToWhereItWasWithItsStyle() {
        Studio before = studio();
        before.open(scene(), "a ball", registry);
        go(before, 0.5);
        before.choosePreset("firm");
        before.tune(Map.of("more.0", 2.0));
        go(before, 1.25);
        KeptRun kept = before.shown().kept();

        Studio after = studio();
        // the speed that people watch at has no part in it
        after.setSpeed(0.01);
        after.bringBack(kept, "Last session", registry);
        untilStill(after);
        Shown shown = after.shown();
        assertEquals(Phase.PAUSED, shown.status().phase());
        assertEquals(1.25, shown.status().timeSeconds(), 1e-9);
        assertEquals(before.stateHash(), after.stateHash());
        assertEquals("firm", shown.plan().roles().get(0).preset());
        assertEquals(9, shown.baseline().get("tail.torque"));
        assertEquals(2, shown.parameters().get("more.0"));
        assertEquals("", shown.opened().roles().get(0).preset());
        after.withPlayer(p -> p.scrub(0.25));
        assertEquals(0.25, after.snapshot().timeSeconds(), 1e-9);
        after.withPlayer(Player::backToLive);
        after.withPlayer(Player::play);
        assertEquals(Phase.RUNNING, after.shown().status().phase(), "it goes on from there");
        assertTrue(after.untilDue() > 0, "at the speed that was asked for");
    }

    @Test
    void whatWaitsInThePastIsNotKept() {
        Studio s = studio();
        s.open(scene(), "a ball", registry);
        go(s, 1);
        s.withPlayer(p -> p.scrub(0.5));
        s.choosePreset("firm");
        assertEquals("firm", s.shown().plan().roles().get(0).preset());
        assertEquals("", s.shown().kept().plan().roles().get(0).preset());
    }

    @Test
    void aRunOutlivesTheFileOfItsStyle(@TempDir Path folder) throws Exception {
        Path style = Files.writeString(folder.resolve("mine.yaml"), "tail.torque: 4\n");
        Studio s = studio();
        s.open(scene(), "a ball", FileRegistry.of(registry, folder));
        s.choosePreset(style.toString());
        assertEquals(4, s.shown().baseline().get("tail.torque"));
        Files.delete(style);
        s.tune(Map.of("more.0", 2.0));
        assertFalse(s.shown().status().phase() == Phase.FAILED);
        assertEquals(4, s.shown().parameters().get("tail.torque"));
    }
}
