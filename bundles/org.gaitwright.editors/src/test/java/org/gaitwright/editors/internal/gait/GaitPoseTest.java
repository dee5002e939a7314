// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.gait;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.Side;
import org.gaitwright.io.edit.CharacterEdit;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GaitPoseTest {
    private static final Path BODIES = Path.of("../org.gaitwright.scenarios/resources/characters");
    private static final double ROUNDING = 1e-9;

    private static CharacterModel body(String name) throws Exception {
        Path file = BODIES.resolve(name + ".xml");
        return CharacterEdit.of(Files.readString(file), file).model();
    }

    /** The turn of a link about the left, if it turns about nothing else. */
    private static double pitch(CharacterModel body, double[] poses, String link) {
        int o = 7 * body.linkIndex(link) + 3;
        return 2 * Math.atan2(poses[o + 2], poses[o]);
    }

    @ParameterizedTest
    @ValueSource(strings = {"humanoid", "thesis-legs"})
    void partsAreAsTheStateAsksAndTheStanceFootStands(String name) throws Exception {
        CharacterModel body = body(name);
        StateAngles angles = new StateAngles(-0.1, 0.5, -0.4, 0.2, 0.1, -0.2, 0, 0);
        double[] poses = new GaitPose(body).of(angles, Side.LEFT);
        double[] stand = new GaitPose(body).of(new StateAngles(0, 0, 0, 0, 0, 0, 0, 0), Side.LEFT);
        assertEquals(0.1, pitch(body, poses, body.links().get(0).name()), ROUNDING);
        assertEquals(-0.5, pitch(body, poses, link(body, "thigh", Side.LEFT)), ROUNDING);
        assertEquals(0.4, pitch(body, poses, link(body, "shank", Side.LEFT)), ROUNDING);
        assertEquals(-0.2, pitch(body, poses, link(body, "foot", Side.LEFT)), ROUNDING);
        assertEquals(-0.1, pitch(body, poses, link(body, "thigh", Side.RIGHT)), ROUNDING);
        assertEquals(0, pitch(body, poses, link(body, "foot", Side.RIGHT)), ROUNDING);
        int foot = 7 * body.linkIndex(link(body, "foot", Side.RIGHT));
        assertEquals(stand[foot], poses[foot], ROUNDING);
        assertEquals(stand[foot + 2], poses[foot + 2], ROUNDING);
        int swing = 7 * body.linkIndex(link(body, "foot", Side.LEFT));
        assertTrue(poses[swing + 2] > poses[foot + 2], "the swing foot is off the ground");
    }

    /** The part that has a joint: others are fixed to it. */
    private static String link(CharacterModel body, String role, Side side) {
        return body.joints().stream()
                .map(j -> body.links().get(j.link()))
                .filter(l -> l.role().name().equalsIgnoreCase(role) && l.side() == side)
                .findFirst()
                .orElseThrow()
                .name();
    }
}
