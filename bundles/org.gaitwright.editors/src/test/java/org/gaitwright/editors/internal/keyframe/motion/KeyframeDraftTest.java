// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.keyframe.motion;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.gaitwright.core.character.Side;
import org.gaitwright.editors.internal.keyframe.figure.Bodies;
import org.gaitwright.editors.internal.keyframe.figure.Placement;
import org.gaitwright.editors.internal.keyframe.figure.PlanarBody;
import org.gaitwright.io.PresetFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class KeyframeDraftTest {
    /** Numbers of a file have four digits, and a leg is about a metre long. */
    private static final double METRES = 1e-3;

    private static Placement placed(PlanarBody body, Map<String, Double> values, int key) {
        double[] pose = new double[body.count()];
        for (int s = 0; s < pose.length; s++) {
            pose[s] = values.getOrDefault(KeyframeModel.name(key, body.name(s)), 0.0);
            assertTrue(pose[s] >= body.lower(s) && pose[s] <= body.upper(s), body.name(s) + " " + pose[s]);
        }
        return Placement.standing(body, pose, Side.LEFT);
    }

    @ParameterizedTest
    @ValueSource(strings = {"human-7", "human-16", "mechbot", "thesis-legs"})
    void bothFeetAreDownThenOnePasses(String name) {
        PlanarBody body = Bodies.body(name);
        String text = KeyframeDraft.text(body.character(), name, "Mine, with \"quotes\"");
        PresetFile file = PresetFile.of(text, "mine.yaml", KeyframeModel.CONTROLLER);
        assertEquals("Mine, with \"quotes\"", file.description());
        assertEquals(name, file.character());
        assertEquals(2, file.values().get("keys"));
        Placement down = placed(body, file.values(), 0);
        assertEquals(0, down.lowest(Side.RIGHT), 3 * METRES, "both feet are on the ground");
        assertTrue(down.soleX(Side.LEFT) > down.soleX(Side.RIGHT) + 0.2 * body.height(), "a step apart");
        assertTrue(down.hipsX() < down.soleX(Side.LEFT) && down.hipsX() > down.soleX(Side.RIGHT), "hips between them");
        Placement passing = placed(body, file.values(), 1);
        assertTrue(passing.lowest(Side.RIGHT) > 0.03 * body.height(), "the swing foot is off the ground");
        assertEquals(passing.heelZ(Side.LEFT), passing.toeZ(Side.LEFT), METRES, "the stance foot is flat");
    }

    @Test
    void kneesBendTheWayTheyCan() {
        String human = KeyframeDraft.text(Bodies.model("human-7"), "human-7", "x");
        String bird = KeyframeDraft.text(Bodies.model("mechbot"), "mechbot", "x");
        assertTrue(PresetFile.of(human, "a.yaml", KeyframeModel.CONTROLLER)
                        .values()
                        .get("key.1.swing-knee")
                > 0.5);
        assertTrue(
                PresetFile.of(bird, "a.yaml", KeyframeModel.CONTROLLER).values().get("key.1.swing-knee") < -0.5);
    }
}
