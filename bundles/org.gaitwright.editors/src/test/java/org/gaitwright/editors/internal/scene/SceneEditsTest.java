// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.io.SceneFile;
import org.gaitwright.io.edit.TextEdit;
import org.junit.jupiter.api.Test;

class SceneEditsTest {
    private static final String TEXT =
            """
            # a walk
            terrain: stairs:rise=0.1,seed=4
            characters:
              - {character: humanoid, controller: walker}
            pushes:
              - {at: 2, duration: 0.1, body: torso, force: [0, 30, 40]}
            """;

    private final Scene scene = SceneFile.parse(TEXT, "walk.yaml");

    @Test
    void groundInOneWordBecomesAMapThatMeansTheSame() {
        String text = TextEdit.apply(TEXT, SceneEdits.ground(TEXT, scene, "run", 0.4));
        Scene after = SceneFile.parse(text, "walk.yaml");
        assertEquals("stairs", after.terrain().kind());
        assertEquals(0.1, after.terrain().parameters().get("rise"));
        assertEquals(0.4, after.terrain().parameters().get("run"));
        assertEquals(4, after.terrain().seed());
        assertTrue(text.startsWith("# a walk\n"), text);
    }

    @Test
    void aSeedIsPutBesideTheParameters() {
        String once = TextEdit.apply(TEXT, SceneEdits.ground(TEXT, scene, "seed", 9L));
        String twice = TextEdit.apply(once, SceneEdits.ground(once, SceneFile.parse(once, "w"), "seed", 12L));
        assertEquals(12, SceneFile.parse(twice, "w").terrain().seed());
        assertEquals(0.1, SceneFile.parse(twice, "w").terrain().parameters().get("rise"));
    }

    @Test
    void aCharacterIsPutElsewhereToTheCentimetre() {
        String text = TextEdit.apply(TEXT, SceneEdits.place(TEXT, 0, 1.23456, -2, 90));
        Scene.Casting role = SceneFile.parse(text, "w").roles().get(0);
        assertEquals(1.23, role.x());
        assertEquals(-2, role.y());
        assertEquals(Math.PI / 2, role.yaw(), 1e-12);
    }

    @Test
    void straightAheadNeedsNoWords() {
        String text = TextEdit.apply(TEXT, SceneEdits.place(TEXT, 0, 1, 0, 0));
        assertTrue(!text.contains("heading"), text);
    }

    @Test
    void everyPartIsFoundByItsPath() {
        List<ScenePart> parts = ScenePart.all(scene);
        assertEquals(5, parts.size());
        parts.forEach(p -> assertEquals(p, ScenePart.at(p.path())));
        assertEquals(ScenePart.GROUND, ScenePart.at("terrain.parameters.rise"));
        assertEquals(new ScenePart(ScenePart.Kind.PUSH, 0), ScenePart.at("pushes[0].force[1]"));
        assertEquals(ScenePart.SETTINGS, ScenePart.at("seed"));
        assertEquals(ScenePart.LOOK, ScenePart.at("view.cameras[0].yaw"));
    }

    @Test
    void partsAreCalledByWhatTheyAre() {
        assertEquals(
                List.of("Scene", "Ground: stairs", "humanoid", "50 N at 2.0 s", "View: free"),
                ScenePart.all(scene).stream().map(p -> p.label(scene)).toList());
    }
}
