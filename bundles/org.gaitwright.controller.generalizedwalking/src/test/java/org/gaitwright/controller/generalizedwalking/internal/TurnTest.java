// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.generalizedwalking.internal;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import org.gaitwright.controller.generalizedwalking.internal.UpperBody.Turn;
import org.gaitwright.core.math.Quaternions;
import org.gaitwright.testkit.PosedBiped;
import org.junit.jupiter.api.Test;

class TurnTest {
    @Property(seed = Figure.SEED, tries = 100)
    void itsVelocityIsThatOfItsOrientation(
            @ForAll @DoubleRange(min = -3, max = 3) double yaw,
            @ForAll @DoubleRange(min = -1.4, max = 1.4) double pitch,
            @ForAll @DoubleRange(min = -1.4, max = 1.4) double roll) {
        double h = 1e-6;
        double[] rates = {0.7, -1.1, 1.9}, w = new double[3], moved = new double[3];
        double[] before = new double[4], after = new double[4];
        turn(yaw - h * rates[0], pitch - h * rates[1], roll - h * rates[2], rates)
                .orientation(before);
        turn(yaw + h * rates[0], pitch + h * rates[1], roll + h * rates[2], rates)
                .orientation(after);
        Quaternions.difference(before, 0, after, 0, moved, 0);
        Quaternions.rotate(before, 0, moved, 0, moved, 0);
        turn(yaw, pitch, roll, rates).velocity(w);
        for (int k = 0; k < 3; k++) {
            assertEquals(moved[k] / (2 * h), w[k], 1e-6);
        }
    }

    private static Turn turn(double yaw, double pitch, double roll, double[] rates) {
        Turn turn = new Turn();
        turn.add(Turn.YAW, yaw, rates[0]);
        turn.add(Turn.PITCH, pitch, rates[1]);
        turn.add(Turn.ROLL, roll, rates[2]);
        return turn;
    }

    @Test
    void aCurveMovesWithTheStep() {
        Figure f = new Figure();
        f.steadyStep(PosedBiped.LEFT);
        Turn turn = new Turn();
        double[] w = new double[3], a = new double[3];
        double t = f.body.tickSeconds(), value = 0, rate = 0, change = 0;
        for (int i = 0; i < 100; i++) {
            f.gait.cycle.advance(f.plan.placement, f.body);
            turn.clear();
            turn.add(Turn.PITCH, WalkingParameters.ARM_SWING, 2, f.gait.cycle, f.parameters);
            turn.velocity(w);
            turn.acceleration(a);
            double next = 2 * f.parameters.curve(WalkingParameters.ARM_SWING, f.gait.cycle.phase());
            if (i > 1) {
                // mean of both ends, but for a bend between them
                assertEquals((next - value) / t, 0.5 * (w[1] + rate), 1e-2, "rad/s");
                assertEquals((w[1] - rate) / t, 0.5 * (a[1] + change), 0.1 + 0.6 * Math.abs(a[1] - change), "rad/s²");
            }
            value = next;
            rate = w[1];
            change = a[1];
        }
    }

    @Test
    void aStepThatIsOverMovesNothing() {
        Figure f = new Figure();
        Turn turn = new Turn();
        double[] w = {1, 1, 1};
        turn.add(Turn.YAW, WalkingParameters.CHEST_YAW, 1, f.gait.cycle, f.parameters);
        turn.velocity(w);
        assertArrayEquals(new double[3], w);
    }
}
