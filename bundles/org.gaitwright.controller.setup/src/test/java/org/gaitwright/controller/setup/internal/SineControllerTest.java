// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.setup.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.controller.Command;
import org.gaitwright.core.controller.Controller;
import org.gaitwright.core.parameter.ParameterSet;
import org.gaitwright.core.parameter.ParameterValues;
import org.junit.jupiter.api.Test;

class SineControllerTest {
    private static final double EXACT = 1e-12;

    private final SineController factory = new SineController();
    private final PosedTailedBody puppet = new PosedTailedBody(50);
    private final CharacterModel character = puppet.character;
    private final Command command = new Command(character);
    private final ParameterSet parameters = factory.parameters(character);
    private final int hip = character.velocityOffset(PosedTailedBody.HIP);
    private final int hipAngle = character.positionOffset(PosedTailedBody.HIP);
    private final int neck = character.velocityOffset(PosedTailedBody.NECK);
    private final int neckAngle = character.positionOffset(PosedTailedBody.NECK);

    @Test
    void theLeftHipSwingsUnlessAnotherJointIsChosen() {
        Controller controller = started(parameters.initialValues());
        at(controller, 0.25);
        assertEquals(0.3 + 0.4, command.target(hipAngle), EXACT);
        assertEquals(0, command.targetVelocity(hip), 1e-9);
        at(controller, 0.5);
        assertEquals(0.3, command.target(hipAngle), EXACT);
        assertEquals(-0.4 * 2 * Math.PI, command.targetVelocity(hip), 1e-9);
        assertTrue(
                parameters.get(0).help().contains("1 left-hip"),
                parameters.get(0).help());
    }

    @Test
    void theSwingStopsAtTheJointsLimit() {
        Controller controller = started(parameters.initialValues().with("sine.amplitude", 1));
        at(controller, 0.75);
        assertEquals(-0.25, command.target(hipAngle), EXACT);
        assertEquals(0, command.targetVelocity(hip));
        at(controller, 0.25);
        assertEquals(1, command.target(hipAngle), EXACT);
    }

    @Test
    void aBallSwingsAboutTheChosenAxis() {
        Controller controller = started(parameters
                .initialValues()
                .with("sine.joint", 0)
                .with("sine.axis", 2)
                .with("sine.amplitude", 0.6)
                .with("sine.frequency", 2));
        at(controller, 0.125);
        assertEquals(StrictMath.cos(0.3), command.target(neckAngle), EXACT);
        assertEquals(0, command.target(neckAngle + 1), EXACT);
        assertEquals(0, command.target(neckAngle + 2), EXACT);
        assertEquals(StrictMath.sin(0.3), command.target(neckAngle + 3), EXACT);
        assertEquals(0.3, command.target(hipAngle), EXACT, "the hip holds");
        // passing the middle backwards at 0.6 · 4π rad/s, the target leads by a tenth of a second
        at(controller, 0.25);
        assertEquals(StrictMath.sin(-0.6 * 4 * Math.PI * 0.1 / 2), command.target(neckAngle + 3), EXACT);
    }

    @Test
    void theOthersHoldOrHangLoose() {
        Controller controller = started(parameters.initialValues());
        at(controller, 0.1);
        assertTrue(command.stiffness(neck) > 0);
        controller.parametersChanged(parameters.initialValues().with("hold.others", 0));
        at(controller, 0.1);
        assertEquals(0, command.stiffness(neck));
        assertEquals(0, command.damping(neck));
        assertTrue(command.stiffness(hip) > 0);
    }

    @Test
    void aCharacterWithoutMotorsIsRefused() {
        assertFalse(factory.suits(new PosedTailedBody(0).character).suits());
    }

    private Controller started(ParameterValues values) {
        puppet.q[2] = 1.5;
        puppet.q[hipAngle] = 0.3;
        Controller controller = factory.create(character, values);
        controller.reset(puppet);
        return controller;
    }

    private void at(Controller controller, double time) {
        puppet.time = time;
        command.clear();
        controller.tick(puppet, command);
    }
}
