// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.session.choice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.core.simulation.Engine;
import org.gaitwright.session.run.Act;
import org.gaitwright.session.run.Cast;
import org.gaitwright.session.run.RunSession;
import org.gaitwright.testkit.FakeStudio;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FileUseTest {
    private static final Cast NOW = new Cast("passive", "humanoid", "flat");

    @TempDir
    Path folder;

    private final FakeStudio studio = new FakeStudio();
    private final RunSession session = new RunSession(studio);

    @BeforeEach
    void open() {
        Scene scene = Scene.of("ball", 1, List.of(Scene.Casting.of("humanoid", "passive")))
                .engine(studio.all(Engine.class).get(0).id())
                .build();
        session.act(new Act.Open(scene, "a ball", studio));
    }

    private Act use(String name, String text) throws IOException {
        return FileUse.of(Files.writeString(folder.resolve(name), text), session.state(), studio);
    }

    private String word(String name) {
        return folder.resolve(name).toString();
    }

    @Test
    void aSceneIsOpenedAndTheRestIsChosenForTheActorInFocus() throws IOException {
        Act scene = use("walk.yaml", "duration: 2\ncharacters:\n- character: humanoid\n  controller: passive\n");
        assertEquals("walk.yaml", ((Act.Open) scene).title());
        assertEquals(
                new Act.Choose("Terrain hill", NOW.withTerrain(word("hill.yaml")), Optional.empty()),
                use("hill.yaml", "kind: flat\nparameters:\n  height: 0.5\n"));
        assertEquals(
                Act.preset(0, word("stiff.yaml")),
                use("stiff.yaml", "controller: passive\ntail.torque: 3\n"),
                "another style goes on at once");
        session.act(use("stiff.yaml", "controller: passive\ntail.torque: 3\n"));
        assertEquals(3, session.state().parameters().orElseThrow().get("tail.torque"));
    }

    @Test
    void aStyleOfAnotherControllerComesWithThatController() throws IOException {
        Act.Choose act = (Act.Choose) use("odd.yaml", "controller: walker\ntail.torque: 3\n");
        assertEquals(NOW.withController("walker"), act.cast());
        assertEquals(Optional.of(word("odd.yaml")), act.preset());
        session.act(act);
        assertEquals(3, session.state().parameters().orElseThrow().get("tail.torque"));
    }

    @Test
    void whatARunCantUseIsRefusedWithWhatItIs() {
        assertTrue(refused("list.txt", "walk").contains("list.txt"));
        assertTrue(refused("search.yaml", "variables: []\nobjective: {}\n").contains("Optimise"));
        assertTrue(refused("bent.yaml", "controller: passive\nno.such: 3\n").contains("no.such"));
    }

    private String refused(String name, String text) {
        return assertThrows(InvalidInput.class, () -> use(name, text)).getMessage();
    }
}
