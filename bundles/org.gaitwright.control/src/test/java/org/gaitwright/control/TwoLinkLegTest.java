// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.control;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.gaitwright.core.math.CounterRandom;
import org.gaitwright.core.math.Quaternions;
import org.junit.jupiter.api.Test;

class TwoLinkLegTest {
    private static final double[] UPPER = {0.01, 0.02, -0.4};
    private static final double[] LOWER = {-0.02, 0.01, -0.45};
    private static final double[] AXIS = {0, 1, 0};

    @Test
    void theTipGetsToWhereItIsWanted() {
        for (double bend : new double[] {1, -1}) {
            TwoLinkLeg leg = new TwoLinkLeg(UPPER, LOWER, AXIS, bend);
            for (int k = 0; k < 200; k++) {
                double[] target = new double[3];
                for (int i = 0; i < 3; i++) {
                    target[i] = CounterRandom.normal(1, k, i);
                }
                Vectors.normalize(target, 0);
                double distance = 0.3 + 0.5 * (k % 50) / 50.0;
                for (int i = 0; i < 3; i++) {
                    target[i] *= distance;
                }
                double angle = leg.hinge(distance);
                assertTrue(bend * angle > -0.1, "bends the other way: " + angle);
                double[] q = new double[4];
                leg.orient(angle, target, new double[] {0.1, 1, 0.3}, q);
                double[] tip = tip(q, angle);
                for (int i = 0; i < 3; i++) {
                    assertEquals(target[i], tip[i], 1e-12);
                }
            }
        }
    }

    @Test
    void theAxisIsAsNearAsCanBeToTheOneWanted() {
        TwoLinkLeg leg = new TwoLinkLeg(UPPER, LOWER, AXIS, 1);
        double[] q = new double[4];
        leg.orient(leg.hinge(0.7), new double[] {0.1, 0, -0.69}, new double[] {0, 1, 0}, q);
        double[] axis = new double[3];
        Quaternions.rotate(q, 0, AXIS, 0, axis, 0);
        assertTrue(axis[1] > 0.99, "axis " + axis[1]);
    }

    @Test
    void whatIsTooFarStretchesTheLeg() {
        TwoLinkLeg leg = new TwoLinkLeg(new double[] {0, 0, -0.4}, new double[] {0, 0, -0.45}, AXIS, 1);
        assertEquals(0.85, leg.reach(), 1e-12);
        assertEquals(0, leg.hinge(2), 1e-7);
    }

    private static double[] tip(double[] q, double angle) {
        double[] hinge = new double[4];
        Vectors.about(AXIS[0], AXIS[1], AXIS[2], angle, hinge, 0);
        double[] lower = new double[3];
        Quaternions.rotate(hinge, 0, LOWER, 0, lower, 0);
        double[] tip = new double[3];
        for (int i = 0; i < 3; i++) {
            tip[i] = UPPER[i] + lower[i];
        }
        Quaternions.rotate(q, 0, tip, 0, tip, 0);
        return tip;
    }
}
