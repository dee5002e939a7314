// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.generalizedwalking.internal;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.LongRange;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.dynamics.Kinematics;
import org.gaitwright.testkit.PosedBiped;
import org.gaitwright.testkit.Slope;
import org.junit.jupiter.api.Test;

class BodyStateTest {
    @Property(seed = Figure.SEED, tries = 30)
    void theVelocityOfTheCentreOfMassIsThatOfItsPlace(@ForAll @LongRange(min = 1, max = 99) long seed) {
        Figure f = Figure.shaken(seed);
        double[] v = f.body.comVelocity.clone();
        double h = 1e-6;
        Kinematics.integrate(f.body.biped.model, f.biped.q, f.biped.v, h);
        f.sense();
        double[] after = f.body.com.clone();
        Kinematics.integrate(f.body.biped.model, f.biped.q, f.biped.v, -2 * h);
        f.sense();
        for (int k = 0; k < 3; k++) {
            assertEquals(v[k], (after[k] - f.body.com[k]) / (2 * h), 1e-7, "central difference");
        }
    }

    @Test
    void itReadsTheObservationAndLeavesItAsItIs() {
        Figure f = Figure.shaken(5);
        double[] q = f.biped.q.clone(), v = f.biped.v.clone();
        f.sense();
        assertArrayEquals(q, f.biped.q);
        assertArrayEquals(v, f.biped.v);
        assertArrayEquals(q, f.body.tree.q);
    }

    @Test
    void anAnkleIsLiftedFromWhereItIsWhileItsFootStands() {
        Figure f = new Figure();
        assertEquals(0, f.body.lift(PosedBiped.LEFT), 1e-12);
        f.biped.ground = new Slope(0.5);
        f.biped.q[0] = 1;
        f.biped.q[2] += 0.7;
        f.sense();
        assertEquals(0.2, f.body.lift(PosedBiped.RIGHT), 1e-12);
    }

    @Test
    void aSoleIsBelowAndAheadOfItsAnkle() {
        Figure f = new Figure();
        assertArrayEquals(new double[] {0.06, 0.1, 0, 0.06, -0.1, 0}, f.body.sole, 1e-12);
        assertArrayEquals(new double[] {0, 0.1, 0.88, 0, -0.1, 0.88}, f.body.hip, 1e-12);
    }

    @Test
    void aFootThatIsPulledDownCarriesNothing() {
        Figure f = new Figure();
        f.biped.load[PosedBiped.LEFT] = -5;
        f.biped.load[PosedBiped.RIGHT] = 7;
        f.sense();
        assertEquals(0, f.body.load(PosedBiped.LEFT));
        assertEquals(7, f.body.load(PosedBiped.RIGHT));
    }

    @Property(seed = Figure.SEED, tries = 50)
    void itFacesWhereItWasTurned(@ForAll @DoubleRange(min = -3, max = 3) double yaw) {
        Figure f = new Figure();
        Figure.turn(f.biped, yaw);
        f.biped.gravity = new Vec3(0, 0, -2);
        f.sense();
        assertEquals(yaw, f.body.yaw(), 1e-12);
        assertEquals(yaw, f.body.footYaw(PosedBiped.LEFT), 1e-12);
        assertEquals(2, f.body.gravity());
    }
}
