// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.terrainadaptive.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.Joint;
import org.gaitwright.core.controller.Suitability;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AnatomyTest {
    @Test
    void theBipedOfThePaperSuits() {
        assertEquals(Suitability.YES, new TerrainAdaptive().suits(PosedPaperBiped.MODEL));
    }

    @ParameterizedTest
    @ValueSource(strings = {"waist", "left-hip", "right-knee", "left-ankle"})
    void aJointWithoutAMotorIsNamed(String which) {
        CharacterModel c = PosedPaperBiped.MODEL;
        List<Joint> joints = c.joints().stream()
                .map(j -> j.name().equals(which) ? withoutMotor(j) : j)
                .toList();
        CharacterModel weak = new CharacterModel("weak", c.links(), joints, List.of(), Set.of(), Map.of());
        assertEquals(List.of("a motor at '" + which + "'"), Anatomy.missing(weak));
        assertEquals(Suitability.no("it lacks a motor at '" + which + "'"), new TerrainAdaptive().suits(weak));
    }

    private static Joint withoutMotor(Joint j) {
        return new Joint(j.name(), j.link(), j.type(), j.anchor(), j.axis(), j.limit(), 0, 0, 0, 0, 0);
    }
}
