// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.setup.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.controller.Command;
import org.gaitwright.core.controller.Controller;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.parameter.ParameterSet;
import org.gaitwright.core.parameter.ParameterValues;
import org.junit.jupiter.api.Test;

class PoseControllerTest {
    /** Four links of 2 kg at a height of 1.5 m. */
    private static final double MOMENT = 4 * 2 * 9.81 * 1.5;

    private static final double EXACT = 1e-12;

    private final PoseController factory = new PoseController();
    private final PosedTailedBody puppet = new PosedTailedBody(50);
    private final CharacterModel character = puppet.character;
    private final Command command = new Command(character);
    private final ParameterSet parameters = factory.parameters(character);
    private final int hip = character.velocityOffset(PosedTailedBody.HIP);
    private final int neck = character.velocityOffset(PosedTailedBody.NECK);

    @Test
    void drivenJointsAreDrawnToWhereTheyStartedWithGainsByWeightAndHeight() {
        Controller controller = started(parameters.initialValues());
        puppet.q[character.positionOffset(PosedTailedBody.HIP)] = 0.9;
        controller.tick(puppet, command);
        assertEquals(0.3, command.target(character.positionOffset(PosedTailedBody.HIP)), EXACT);
        assertEquals(2 * MOMENT, command.stiffness(hip), 1e-9);
        assertEquals(0.2 * MOMENT, command.damping(hip), 1e-9);
        assertEquals(0.6, command.target(character.positionOffset(PosedTailedBody.NECK) + 1), EXACT);
        assertEquals(2 * MOMENT, command.stiffness(neck + 2), 1e-9);
    }

    @Test
    void gainsGoByTheGravityOfTheWorld() {
        puppet.gravity = new Vec3(0, 0, -9.81 / 2);
        started(parameters.initialValues()).tick(puppet, command);
        assertEquals(MOMENT, command.stiffness(hip), 1e-9);
    }

    @Test
    void jointsWithoutAMotorAreLeftAlone() {
        started(parameters.initialValues()).tick(puppet, command);
        int tail = character.velocityOffset(PosedTailedBody.TAIL);
        assertEquals(0, command.stiffness(tail));
        assertEquals(0, command.damping(tail));
        assertEquals(0, command.stiffness(0));
    }

    @Test
    void aStoredPoseIsHeldWhenChosen() {
        Controller controller = started(parameters.initialValues().with("pose.keyframe", 1));
        controller.tick(puppet, command);
        assertEquals(0.5, command.target(character.positionOffset(PosedTailedBody.HIP)), EXACT);
        assertEquals(0.6, command.target(character.positionOffset(PosedTailedBody.NECK) + 2), EXACT);
        assertTrue(parameters.get(0).help().contains("1 bow"), parameters.get(0).help());
    }

    @Test
    void strengthFollowsItsParameters() {
        Controller controller = started(parameters.initialValues());
        controller.parametersChanged(
                parameters.initialValues().with("hold.stiffness", 5).with("hold.damping-time", 0.02));
        controller.tick(puppet, command);
        assertEquals(5 * MOMENT, command.stiffness(hip), 1e-9);
        assertEquals(0.1 * MOMENT, command.damping(hip), 1e-9);
    }

    @Test
    void aCharacterWithoutMotorsIsRefusedWithARemedy() {
        PosedTailedBody limp = new PosedTailedBody(0);
        assertFalse(factory.suits(limp.character).suits());
        assertTrue(factory.suits(limp.character).reason().contains("<motor>"));
        assertTrue(factory.suits(character).suits());
    }

    private Controller started(ParameterValues values) {
        puppet.q[2] = 1.5;
        puppet.q[character.positionOffset(PosedTailedBody.HIP)] = 0.3;
        puppet.q[character.positionOffset(PosedTailedBody.NECK)] = 0.8;
        puppet.q[character.positionOffset(PosedTailedBody.NECK) + 1] = 0.6;
        Controller controller = factory.create(character, values);
        controller.reset(puppet);
        return controller;
    }
}
