// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.generalizedwalking.internal;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import org.gaitwright.core.math.Quaternions;
import org.gaitwright.testkit.PosedBiped;
import org.junit.jupiter.api.Test;

class SwingLegTest {
    private final Figure figure = new Figure();
    private final SwingLeg leg = new SwingLeg(new LinkTorques(figure.body));
    private final double[] thigh = new double[4];

    /** Bends the right leg by inverse kinematics, and gives the place of its ankle by forward kinematics. */
    private double[] ankle(double[] wanted, double[] kneeAxis) {
        double knee = leg.solve(PosedBiped.RIGHT, figure.body, wanted, kneeAxis, thigh);
        var c = figure.biped.character;
        System.arraycopy(thigh, 0, figure.biped.q, c.positionOffset(c.jointIndex("right-hip")), 4);
        figure.biped.q[c.positionOffset(c.jointIndex("right-knee"))] = knee;
        figure.sense();
        return Arrays.copyOfRange(figure.body.ankle, 3, 6);
    }

    @Property(seed = Figure.SEED, tries = 200)
    void forwardKinematicsFindTheAnkleWhereItWasWanted(
            @ForAll @DoubleRange(min = -0.4, max = 0.5) double x,
            @ForAll @DoubleRange(min = -0.4, max = 0.2) double y,
            @ForAll @DoubleRange(min = 0.3, max = 0.5) double z,
            @ForAll @DoubleRange(min = -1, max = 1) double turn) {
        double[] wanted = {x, y, z};
        double[] axis = {-Math.sin(turn), Math.cos(turn), 0};
        assertArrayEquals(wanted, ankle(wanted, axis), 1e-9);
        // the knee's axis lies in the plane of the leg and the axis that was wanted for it
        double[] knee = {0, 1, 0};
        Quaternions.rotate(thigh, 0, knee, 0, knee, 0);
        double along = knee[0] * axis[0] + knee[1] * axis[1];
        assertEquals(true, along > 0.5, "knee's axis by the one wanted " + along);
    }

    @Test
    void anAnkleOutOfReachIsPointedAtWithALegThatIsNearlyStretched() {
        double[] got = ankle(new double[] {1.5, -0.1, 0.88}, new double[] {0, 1, 0});
        assertArrayEquals(new double[] {0.999 * 0.85, -0.1, 0.88}, got, 1e-9);
    }
}
