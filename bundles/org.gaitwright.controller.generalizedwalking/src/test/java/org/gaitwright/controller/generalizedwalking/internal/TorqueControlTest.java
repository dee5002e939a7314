// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.generalizedwalking.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;
import org.gaitwright.core.character.JointType;
import org.gaitwright.core.controller.Command;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.dynamics.Bias;
import org.gaitwright.dynamics.Kinematics;
import org.gaitwright.testkit.PosedBiped;
import org.junit.jupiter.api.Test;

class TorqueControlTest {
    private static final String[] FREE_JOINTS = {"back", "right-hip", "right-knee", "right-ankle"};

    private static Command command(Figure f, SwingPath path) {
        Command command = new Command(f.biped.character);
        new TorqueControl(f.body).command(f.body, f.gait, f.plan, path, f.parameters, command);
        return command;
    }

    /** At rest in some pose, in a step on the left foot, planned on Earth. */
    private static Figure walking(long seed, SwingPath path) {
        Figure f = Figure.shaken(seed);
        Arrays.fill(f.biped.v, 0);
        f.biped.load[PosedBiped.LEFT] = Figure.HEAVY;
        f.sense();
        f.step(PosedBiped.LEFT);
        path.lift(PosedBiped.RIGHT, f.body);
        f.plan();
        path.advance(f.body, f.gait, f.plan.placement, f.parameters);
        return f;
    }

    private static double[] torques(Figure f, SwingPath path, double gravity) {
        f.biped.gravity = new Vec3(0, 0, -gravity);
        f.sense();
        Command command = command(f, path);
        double[] out = new double[f.biped.v.length];
        for (int d = 0; d < out.length; d++) {
            out[d] = command.torque(d);
        }
        return out;
    }

    /** What gravity adds is what holds the tree still by the recursive Newton-Euler algorithm. */
    @Property(seed = Figure.SEED, tries = 50)
    void gravityCompensationIsThatOfStaticEquilibrium(@ForAll @LongRange(min = 1, max = 99) long seed) {
        SwingPath path = new SwingPath();
        Figure f = walking(seed, path);
        double[] none = torques(f, path, 0), earth = torques(f, path, 9.81);
        Kinematics.positions(f.body.biped.model, f.body.tree);
        Kinematics.motions(f.body.biped.model, f.body.tree);
        Kinematics.velocities(f.body.biped.model, f.body.tree);
        Bias.compute(f.body.biped.model, f.body.tree, 0, 0, -9.81);
        for (String joint : FREE_JOINTS) {
            int j = f.biped.character.jointIndex(joint);
            int d = f.biped.character.velocityOffset(j);
            for (int k = d; k < d + f.biped.character.joints().get(j).type().velocities(); k++) {
                assertEquals(f.body.tree.bias[k], earth[k] - none[k], Figure.ROUNDING, joint);
            }
        }
        int ankle = f.biped.character.velocityOffset(f.biped.character.jointIndex("left-ankle"));
        assertEquals(0, earth[ankle] - none[ankle], Figure.ROUNDING, "the leg that carries does not hang");
    }

    @Test
    void gainsOfTheSameStyleGrowWithTheMassOfTheBody() {
        SwingPath path = new SwingPath();
        Figure f = walking(1, path);
        Command command = command(f, path);
        int knee = f.biped.character.velocityOffset(f.biped.character.jointIndex("left-knee"));
        assertEquals(300 * 59 / 70.4, command.stiffness(knee), Figure.ROUNDING);
        int back = f.biped.character.velocityOffset(f.biped.character.jointIndex("back"));
        assertEquals(150 * 59 / 70.4, command.stiffness(back), Figure.ROUNDING);
        assertEquals(0.12, command.damping(back) / command.stiffness(back), 1e-12);
    }

    @Test
    void aStandingDollHoldsBothLegsAlike() {
        Figure f = new Figure();
        f.biped.load[PosedBiped.LEFT] = f.biped.load[PosedBiped.RIGHT] = 300;
        f.sense();
        f.request();
        f.plan();
        Command command = command(f, new SwingPath());
        for (String joint : new String[] {"hip", "knee", "ankle"}) {
            int left = f.biped.character.jointIndex("left-" + joint);
            int right = f.biped.character.jointIndex("right-" + joint);
            int l = f.biped.character.velocityOffset(left), r = f.biped.character.velocityOffset(right);
            int pitch = f.biped.character.joints().get(left).type() == JointType.BALL ? 1 : 0;
            assertEquals(command.torque(l + pitch), command.torque(r + pitch), Figure.ROUNDING, joint);
            assertEquals(command.stiffness(l), command.stiffness(r), joint);
        }
    }
}
