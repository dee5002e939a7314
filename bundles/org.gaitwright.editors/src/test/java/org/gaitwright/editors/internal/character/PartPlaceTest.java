// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.character;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.math.Pose;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.io.edit.CharacterEdit;
import org.junit.jupiter.api.Test;

class PartPlaceTest {
    private final CharacterModel walker =
            CharacterEdit.of(TwoLeggedModel.TEXT, Path.of("walker.xml")).model();

    private PartPlace place(String body) {
        BodyPart part =
                BodyPart.of(BodyPart.all(walker), walker.linkIndex(body)).orElseThrow();
        List<Pose> zero = Posing.of(walker, walker.zeroPose());
        return PartPlace.of(walker, part, zero, Posing.standing(walker));
    }

    private static void near(Vec3 expected, Vec3 got) {
        assertEquals(0, expected.minus(got).norm(), 1e-9, () -> "expected " + expected + ", got " + got);
    }

    @Test
    void theArrowOfAThighIsAtTheKneeAndPointsDown() {
        PartPlace thigh = place("left-thigh");
        near(new Vec3(0, 0.1, 0.82), thigh.start());
        near(new Vec3(0, 0.1, 0.42), thigh.end());
        near(new Vec3(0, 0, -1), thigh.along());
    }

    @Test
    void theKnobIsOnTheOutside() {
        near(new Vec3(0, 0.15, 0.62), place("left-thigh").surface());
        near(new Vec3(0, -0.15, 0.62), place("right-thigh").surface());
    }

    @Test
    void theArrowOfThePelvisIsOnTop() {
        PartPlace pelvis = place("pelvis");
        near(new Vec3(0, 0, 0.98), pelvis.end());
        near(Vec3.Z, pelvis.along());
    }
}
