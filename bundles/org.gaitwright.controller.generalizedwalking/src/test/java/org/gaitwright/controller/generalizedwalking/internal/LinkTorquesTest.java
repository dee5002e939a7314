// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.generalizedwalking.internal;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.LongRange;
import org.gaitwright.control.Vectors;
import org.gaitwright.core.controller.Command;
import org.gaitwright.core.math.CounterRandom;
import org.gaitwright.core.math.Quaternions;
import org.gaitwright.dynamics.Bias;
import org.gaitwright.dynamics.MassMatrix;
import org.gaitwright.dynamics.TreeModel;
import org.gaitwright.dynamics.TreeState;
import org.junit.jupiter.api.Test;

class LinkTorquesTest {
    private static final double KP = 100;
    private static final double KD = 10;

    private Figure figure;
    private LinkTorques links;
    private Command command;

    private void begin(Figure f) {
        figure = f;
        links = new LinkTorques(f.body);
        command = new Command(f.biped.character);
        links.begin(command);
    }

    private int link(String name) {
        return figure.biped.character.linkIndex(name);
    }

    private static double[] wanted() {
        double[] out = new double[4];
        LinkTorques.orientation(0.4, 0.3, -0.2, new double[4], out);
        return out;
    }

    @Property(seed = Figure.SEED, tries = 200)
    void anOrientationIsYawThenPitchThenRoll(
            @ForAll @DoubleRange(min = -3, max = 3) double yaw,
            @ForAll @DoubleRange(min = -1.5, max = 1.5) double pitch,
            @ForAll @DoubleRange(min = -1.5, max = 1.5) double roll) {
        double[] q = new double[4];
        LinkTorques.orientation(yaw, pitch, roll, new double[4], q);
        double[] ahead = {1, 0, 0}, left = {0, 1, 0};
        Quaternions.rotate(q, 0, ahead, 0, ahead, 0);
        Quaternions.rotate(q, 0, left, 0, left, 0);
        assertEquals(-Math.sin(pitch), ahead[2], 1e-12, "down positive");
        assertEquals(Math.cos(pitch) * Math.cos(yaw), ahead[0], 1e-12);
        assertEquals(Math.cos(pitch) * Math.sin(yaw), ahead[1], 1e-12);
        assertEquals(Math.cos(pitch) * Math.sin(roll), left[2], 1e-12);
    }

    /** Σ τ q̇ = Σ T · (ω − ω of the parent). */
    @Property(seed = Figure.SEED, tries = 50)
    void torqueOnLinksWorksOnTheirMotionAgainstTheirParents(@ForAll @LongRange(min = 1, max = 99) long seed) {
        begin(Figure.shaken(seed));
        TreeModel model = figure.body.biped.model;
        double expected = 0;
        for (int l = 1; l < model.links; l++) {
            double[] t = new double[3];
            for (int k = 0; k < 3; k++) {
                t[k] = 50 * CounterRandom.normal(seed, l, k);
                double relative =
                        figure.body.tree.velocity[6 * l + k] - figure.body.tree.velocity[6 * model.parent[l] + k];
                expected += t[k] * relative;
            }
            links.add(l, t[0], t[1], t[2]);
        }
        links.apply();
        double power = 0;
        for (int d = 0; d < model.velocities; d++) {
            power += command.torque(d) * figure.biped.v[d];
        }
        assertEquals(expected, power, Figure.ROUNDING);
    }

    @Test
    void aForceOnAnArmIsATorque() {
        begin(new Figure());
        int chest = link("chest");
        links.addMoment(chest, new double[] {1, 2, 3}, new double[] {4, 5, 6}, 2);
        double[] t = new double[3];
        System.arraycopy(links.extra, 3 * chest, t, 0, 3);
        assertArrayEquals(new double[] {-6, 12, -6}, t);
    }

    @Property(seed = Figure.SEED, tries = 50)
    void aBallThatReachesItsTargetHasItsLinkOriented(@ForAll @LongRange(min = 1, max = 99) long seed) {
        begin(Figure.shaken(seed));
        int chest = link("chest");
        links.orient(chest, wanted(), KP, KD);
        int o = figure.biped.character.positionOffset(figure.biped.character.jointIndex("back"));
        for (int k = 0; k < 4; k++) {
            figure.biped.q[o + k] = command.target(o + k);
        }
        figure.sense();
        double[] left = new double[3];
        Quaternions.difference(figure.body.tree.quaternion, 4 * chest, wanted(), 0, left, 0);
        assertArrayEquals(new double[3], left, 1e-12);
    }

    @Test
    void aHingeGoesByItsShareOfTheTurn() {
        begin(new Figure());
        double[] pitched = new double[4];
        LinkTorques.orientation(0, 0.3, 0, new double[4], pitched);
        links.orient(link("left-foot"), pitched, KP, KD);
        int o = figure.biped.character.positionOffset(figure.biped.character.jointIndex("left-ankle"));
        assertEquals(0.3, command.target(o), 1e-12);
        double[] rolled = new double[4];
        LinkTorques.orientation(0, 0, 0.3, new double[4], rolled);
        links.orient(link("left-foot"), rolled, KP, KD);
        assertEquals(0, command.target(o), 1e-12, "it can't roll");
    }

    /** T = kp (q* − q) − kd q̇ of a joint, on its link, along the joint's axes. */
    @Property(seed = Figure.SEED, tries = 50)
    void theAccountOfPdTorqueIsWhatTheJointGives(@ForAll @LongRange(min = 1, max = 99) long seed) {
        begin(Figure.shaken(seed));
        int shank = link("left-shank");
        int knee = figure.biped.character.jointIndex("left-knee");
        links.hinge(shank, knee, 0.7, 1.5, KP, KD);
        int d = figure.biped.character.velocityOffset(knee);
        double q = figure.biped.q[figure.biped.character.positionOffset(knee)];
        double torque = KP * (0.7 - q) + KD * (1.5 - figure.biped.v[d]);
        assertEquals(torque, Vectors.dot(figure.body.tree.subspace, 6 * d, links.pd, 3 * shank), Figure.ROUNDING);
        assertEquals(KP, command.stiffness(d));
        assertEquals(KD, command.damping(d));
        assertEquals(0.7, command.target(figure.biped.character.positionOffset(knee)));
        assertEquals(1.5, command.targetVelocity(d));
    }

    @Property(seed = Figure.SEED, tries = 50)
    void whatFollowsAMotionFeelsNoDampingInIt(@ForAll @LongRange(min = 1, max = 99) long seed) {
        begin(Figure.shaken(seed));
        int thigh = link("left-thigh");
        int hip = figure.biped.character.jointIndex("left-hip");
        int d = figure.biped.character.velocityOffset(hip);
        double[] here = new double[4];
        System.arraycopy(figure.biped.q, figure.biped.character.positionOffset(hip), here, 0, 4);
        links.ball(thigh, here, new double[] {figure.biped.v[d], figure.biped.v[d + 1], figure.biped.v[d + 2]}, KP, KD);
        for (int k = 0; k < 3; k++) {
            assertEquals(0, links.pd[3 * thigh + k], Figure.ROUNDING, "nor is there any to carry on");
        }
        links.apply();
        for (int k = 0; k < 3; k++) {
            assertEquals(command.damping(d + k) * figure.biped.v[d + k], command.torque(d + k), Figure.ROUNDING);
        }
    }

    /** τ = M a + C v by the equations of motion of the whole tree, with the pelvis unmoved. */
    @Property(seed = Figure.SEED, tries = 50)
    void wantedAccelerationsGetTheTorqueThatTheyNeed(@ForAll @LongRange(min = 1, max = 99) long seed) {
        begin(Figure.shaken(seed));
        TreeModel model = figure.body.biped.model;
        int chest = link("chest");
        double[] a = {3, -4, 5};
        links.accelerate(chest, a);
        links.addInertial(new int[] {chest});
        links.apply();
        TreeState s = figure.body.tree;
        MassMatrix.compute(model, s);
        Bias.compute(model, s, 0, 0, 0);
        double[] wanted = new double[model.velocities], expected = new double[model.velocities];
        int first = model.linkDof[chest];
        for (int d = first; d < model.linkDofEnd[chest]; d++) {
            wanted[d] = Vectors.dot(s.subspace, 6 * d, a, 0);
        }
        MassMatrix.multiply(model, s, wanted, expected);
        for (int d = first; d < model.linkDofEnd[chest]; d++) {
            assertEquals(expected[d] + s.bias[d], command.torque(d), Figure.ROUNDING);
        }
    }

    @Test
    void steadyingAJointTakesNothingFromTheSpeedItHas() {
        begin(Figure.shaken(2));
        links.steady(link("left-thigh"), KD);
        int d = figure.biped.character.velocityOffset(figure.biped.character.jointIndex("left-hip"));
        for (int k = 0; k < 3; k++) {
            assertEquals(KD, command.damping(d + k));
            assertEquals(0, command.torque(d + k) - KD * figure.biped.v[d + k], Figure.ROUNDING);
        }
    }

    @Test
    void thePelvisGetsNoMoreTorqueThanItMay() {
        begin(new Figure());
        links.pelvis(wanted(), new double[3], 1e6, KD, 33);
        for (int k = 0; k < 3; k++) {
            assertEquals(33, Math.abs(links.pd[k]), "about axis " + k);
        }
        assertEquals(KD, links.pelvisDamping());
        links.begin(command);
        assertEquals(0, links.pelvisDamping());
        assertEquals(0, links.pd[0]);
    }
}
