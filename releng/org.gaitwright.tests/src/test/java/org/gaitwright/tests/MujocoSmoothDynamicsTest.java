// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.JointType;
import org.gaitwright.core.math.Quaternions;
import org.gaitwright.dynamics.Bias;
import org.gaitwright.dynamics.Kinematics;
import org.gaitwright.dynamics.MassMatrix;
import org.gaitwright.dynamics.TreeModel;
import org.gaitwright.dynamics.TreeState;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** The same MJCF gives the same dynamics here as in MuJoCo 2.2.2, contacts and limits aside. */
class MujocoSmoothDynamicsTest {
    /** Of the largest component: rounding alone is some 1e-13 here, a wrong term at least 1e-6. */
    private static final double RELATIVE = 1e-9;

    private static final int STATES = 200;
    private static final double GRAVITY = -9.81;

    @TempDir
    Path folder;

    @TestFactory
    Stream<DynamicTest> shippedCharactersMoveAsMujocoSays() {
        return Stream.of("human-7", "human-16", "wu-biped", "humanoid", "robot", "beast-1", "mechbot", "thesis-legs")
                .map(id -> DynamicTest.dynamicTest(id, () -> compare(id, Models.shipped(id))));
    }

    @TestFactory
    Stream<DynamicTest> modelsOfOtherFeaturesMoveAsMujocoSays() {
        return Stream.of("arm", "chain", "forest")
                .map(name -> DynamicTest.dynamicTest(name, () -> compare(name, Models.stored(name, folder))));
    }

    private static void compare(String name, CharacterModel character) throws Exception {
        SmoothReference reference = SmoothReference.read(name);
        TreeModel m = TreeModel.of(character);
        assertEquals(reference.positions(), m.positions, "position coordinates");
        assertEquals(reference.velocities(), m.velocities, "degrees of freedom");
        List<SmoothReference.State> states = reference.states();
        assertEquals(STATES, states.size());
        for (int i = 0; i < STATES; i++) {
            compare(m, states.get(i), "state " + i + ": ");
        }
    }

    private static void compare(TreeModel m, SmoothReference.State r, String where) {
        TreeState s = new TreeState(m);
        System.arraycopy(r.q(), 0, s.q, 0, m.positions);
        System.arraycopy(r.v(), 0, s.v, 0, m.velocities);
        Kinematics.positions(m, s);
        Kinematics.velocities(m, s);
        MassMatrix.compute(m, s);
        double[] product = new double[m.velocities];
        MassMatrix.multiply(m, s, r.x(), product);
        near(r.product(), product, where + "M x");
        Bias.compute(m, s, 0, 0, GRAVITY);
        near(r.bias(), s.bias, where + "bias");
        double[] a = new double[m.velocities];
        for (int i = 0; i < m.velocities; i++) {
            a[i] = 10 * r.x()[i] + passive(m, s, i) - s.bias[i];
        }
        MassMatrix.factor(m, s, null);
        MassMatrix.solve(m, s, a);
        near(r.acceleration(), a, where + "acceleration");
    }

    /** Force of a joint's spring and damper. */
    private static double passive(TreeModel m, TreeState s, int dof) {
        int j = m.dofJoint[dof];
        double stretch = 0;
        if (m.jointType[j] == JointType.BALL) {
            double[] w = {1, 0, 0, 0, 0, 0, 0};
            Quaternions.difference(w, 0, s.q, m.jointPosition[j], w, 4);
            stretch = w[4 + dof - m.jointVelocity[j]];
        } else if (m.jointType[j] != JointType.FREE) {
            stretch = s.q[m.jointPosition[j]] - m.springReference[dof];
        }
        return -m.stiffness[dof] * stretch - m.damping[dof] * s.v[dof];
    }

    private static void near(double[] expected, double[] actual, String what) {
        double scale = 0;
        double error = 0;
        int worst = 0;
        for (int i = 0; i < expected.length; i++) {
            scale = Math.max(scale, Math.abs(expected[i]));
            double e = Math.abs(expected[i] - actual[i]);
            if (!(e <= error)) {
                error = e;
                worst = i;
            }
        }
        assertTrue(
                error <= RELATIVE * scale,
                what + ": component " + worst + " is " + actual[worst] + ", MuJoCo has " + expected[worst]);
    }
}
