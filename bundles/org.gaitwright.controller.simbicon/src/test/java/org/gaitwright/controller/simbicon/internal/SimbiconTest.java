// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.simbicon.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import org.gaitwright.core.character.JointType;
import org.gaitwright.core.controller.Suitability;
import org.gaitwright.core.parameter.Parameter;
import org.gaitwright.core.parameter.ParameterSet;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.testkit.PosedBiped;
import org.gaitwright.testkit.SmallWorlds;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;

class SimbiconTest {
    private static final Set<String> PURE = Set.of(
            "states",
            "change.steps",
            "change.rest",
            "hurry.rate",
            "hurry.strength",
            "contact.load",
            "carry.load",
            "swing-hip-world",
            "swing-ankle-world",
            "feedback.torso",
            "start.leg",
            "arms.swing",
            "ankle.roll-share");

    private final Simbicon factory = new Simbicon();

    @Test
    void suitsBipedsInAPlaneAndInSpace() {
        assertEquals(Suitability.YES, factory.suits(PosedBiped.planar().character));
        assertEquals(Suitability.YES, factory.suits(PosedBiped.spatial().character));
    }

    @Test
    void saysWhatACharacterLacks() {
        String crate = factory.suits(SmallWorlds.crate(1)).reason();
        assertTrue(crate.contains("a left thigh, shank and foot"), crate);
        assertFalse(crate.contains("free in space"), crate);
        String hung = factory.suits(SmallWorlds.pendulum(1)).reason();
        assertTrue(hung.contains("free in space"), hung);
        String mixed = factory.suits(PosedBiped.model(false, JointType.HINGE)).reason();
        assertTrue(mixed.contains("ball") && mixed.contains("right hip"), mixed);
        String ball = factory.suits(PosedBiped.model(true, JointType.BALL)).reason();
        assertTrue(ball.contains("hinge") && ball.contains("left hip"), ball);
    }

    @Test
    void bodiesInAPlaneHaveNothingToSetSideways() {
        ParameterSet planar = factory.parameters(PosedBiped.planar().character);
        ParameterSet spatial = factory.parameters(PosedBiped.spatial().character);
        assertTrue(spatial.contains("state.0.swing-hip-roll"));
        assertFalse(planar.contains("state.0.swing-hip-roll"));
        planar.list().forEach(p -> assertTrue(spatial.contains(p.name()), p.name()));
        assertEquals(spatial.size() - planar.size(), 8 * 4 + 5);
    }

    @Test
    void everyParameterHasUnitRangeAndHelp() {
        for (Parameter p : factory.parameters(PosedBiped.spatial().character).list()) {
            assertFalse(p.help().isBlank(), p.name());
            assertTrue(p.minimum() < p.maximum(), p.name());
            boolean pure = PURE.contains(p.name()) || p.name().endsWith(".contact");
            assertEquals(pure, p.unit().isEmpty(), p.name());
        }
    }

    @Test
    void aParameterThatIsNotThereIsRefused() {
        var values = factory.parameters(PosedBiped.planar().character).initialValues();
        Assertions.assertThrows(InvalidInput.class, () -> values.with("state.8.seconds", 1));
        Assertions.assertThrows(InvalidInput.class, () -> values.with("states", 9));
    }
}
