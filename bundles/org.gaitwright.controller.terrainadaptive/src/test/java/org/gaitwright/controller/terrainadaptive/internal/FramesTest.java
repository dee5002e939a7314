// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.terrainadaptive.internal;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import java.util.function.Function;
import org.gaitwright.control.Vectors;
import org.gaitwright.core.parameter.ParameterValues;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Eqs 1 to 3 and the errors of eq. 6 in numbers: whatever is to be where it is, but for one thing. */
class FramesTest {
    private static final double ROUNDING = 1e-9;
    /** The centre of mass of a foot, from its ankle, is (0.055, 0, −0.055): from there, a front corner of the sole and the middle of its back edge. */
    private static final double[] TOE = {0.125, 0.05, -0.025};

    private static final double[] BACK = {-0.125, 0, -0.025};

    private static final ParameterValues PARAMETERS = TerrainAdaptiveParameters.SET
            .initialValues()
            .with(Map.of("left.trunk.kp", 2000.0, "left.trunk.bp", 300.0, "left.trunk.lift", 735.0))
            .with(Map.of("left.trunk.ko", 800.0, "left.trunk.bo", 20.0))
            .with(Map.of("left.ankle.kp", 2000.0, "left.ankle.bp", 100.0, "left.ankle.lift", 60.0))
            .with(Map.of("left.sole.kr", 1500.0, "left.sole.br", 20.0));

    private final PosedPaperBiped biped = PosedPaperBiped.on(Hills.NONE);
    private final Anatomy anatomy = Anatomy.of(PosedPaperBiped.MODEL);
    private final Body body = new Body(anatomy);
    private final Planner planner = new Planner(anatomy);
    private final Frames frames = new Frames(body, planner);

    @Test
    void theUpperBodyIsPulledToItsPlaceAndPaceAndLifted() {
        biped.v[0] = 0.2;
        biped.v[1] = -0.1;
        allAsItIs();
        move(planner.trunk.position, 0.03, -0.04, 0.05);
        move(planner.trunk.velocity, 0.5, 0, 0);
        update(0);
        // 2000 · 0.03 + 300 (0.5 − 0.2), 2000 · −0.04 + 300 · 0.1, 2000 · 0.05 + 735
        assertArrayEquals(new double[] {150, -50, 835}, frames.trunkForce, ROUNDING);
    }

    /** About any axis, two of the three ê_j × e_j have the length sin φ, and two ê_j × ė_j the length ω cos φ. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2})
    void theUpperBodyIsTurnedToItsOrientationAndSpin(int axis) {
        biped.v[3 + axis] = 0.2;
        allAsItIs();
        Vectors.about(axis == 0 ? 1 : 0, axis == 1 ? 1 : 0, axis == 2 ? 1 : 0, 0.1, planner.trunk.orientation, 0);
        planner.trunk.spin[axis] = 0.3;
        double[] expected = new double[3];
        expected[axis] = 800 * 2 * Math.sin(0.1) + 20 * 2 * (0.3 * Math.cos(0.1) - 0.2);
        // forces that act for no time are those of the paper
        update(0);
        assertArrayEquals(expected, frames.trunkTorque, ROUNDING);
        // else τ is that of the end of the tick, b_o + dt k_o, times I / (I + 2 dt (b_o + dt k_o))
        double damping = 20 + 800.0 / 256, inertia = axis == 2 ? 0.1 : 1;
        expected[axis] = (800 * 2 * Math.sin(0.1) + damping * 2 * (0.3 * Math.cos(0.1) - 0.2))
                * inertia
                / (inertia + 2 * damping / 256);
        update(1.0 / 256);
        assertArrayEquals(expected, frames.trunkTorque, ROUNDING);
    }

    @Test
    void anAnkleIsPulledToItsPlaceAndPaceAndLifted() {
        biped.v[0] = 0.2;
        biped.v[1] = -0.1;
        allAsItIs();
        for (int side = 0; side < 2; side++) {
            move(planner.feet[side].position, 0.02, 0.03, 0.04);
            move(planner.feet[side].velocity, 0.1, 0.2, 0.3);
        }
        update(0);
        for (int side = 0; side < 2; side++) {
            // 2000 · 0.02 + 100 (0.1 − 0.2), 2000 · 0.03 + 100 (0.2 + 0.1), 2000 · 0.04 + 100 · 0.3 + 60
            assertForce(side, Anatomy.ANKLE, 30, 90, 170);
        }
    }

    /** Toes up by an angle with sine 0.6 and cosine 0.8: r becomes (0.8 x − 0.6 z, y, 0.6 x + 0.8 z), and ṙ is 0.5 rad/s times (−z, 0, x) of that. */
    @Test
    void toesAndHeelAreTurnedAboutTheCentreOfTheFoot() {
        biped.q[2] += 1;
        allAsItIs();
        for (int side = 0; side < 2; side++) {
            planner.feet[side].pitch = Math.atan2(0.6, 0.8);
            planner.feet[side].pitchRate = 0.5;
        }
        update(0);
        for (int side = 0; side < 2; side++) {
            // 1500 (0.115 − 0.125) − 20 · 0.5 · 0.055, 1500 (0.055 + 0.025) + 20 · 0.5 · 0.115
            assertForce(side, 1, -15.55, 0, 121.15);
            assertForce(side, 2, -15.55, 0, 121.15);
            // 1500 (−0.085 + 0.125) + 20 · 0.5 · 0.095, 1500 (−0.095 + 0.025) − 20 · 0.5 · 0.085
            assertForce(side, Anatomy.HEEL, 60.95, 0, -105.85);
        }
    }

    @Test
    void whereAFootIsToBeDoesNotTurnIt() {
        biped.q[2] += 1;
        allAsItIs();
        move(planner.feet[0].position, 0.3, 0.1, -0.2);
        move(planner.feet[0].velocity, 1, 2, 3);
        update(0);
        for (int f = 1; f < Anatomy.FRAMES; f++) {
            assertForce(0, f, 0, 0, 0);
        }
    }

    /** Toes and heel touch less than 5 mm above the ground. */
    @ParameterizedTest
    @CsvSource({"0.0049, true", "0.0051, false"})
    void aFrameIsPinnedIfItsPartOfTheFootTouches(double height, boolean pinned) {
        biped.q[2] += height;
        allAsItIs();
        update(0);
        assertPinned(pinned, pinned, pinned);
    }

    @Test
    void toesAndHeelArePinnedEachForItselfAndTheAnkleWithEither() {
        // a hollow below the toes, and one below the heels
        biped.ground = Hills.step(0.2, 0.05);
        allAsItIs();
        update(0);
        assertPinned(true, false, true);
        biped.ground = new Hills(0, Math.PI, 0, 0, 0.2, -0.05);
        allAsItIs();
        update(0);
        assertPinned(true, true, false);
    }

    /** ε_p = 0.2 m [Wu 2010, 6.3]. */
    @ParameterizedTest
    @CsvSource({"0.199, true", "0.201, false"})
    void aFrameIsPinnedIfItIsNearItsPlace(double off, boolean pinned) {
        assertPinnedWith(foot -> foot.position, off, pinned);
    }

    /** ε_ṗ = 0.05 m/s [Wu 2010, 6.3], of what is planned: how fast the foot moves does not matter. */
    @ParameterizedTest
    @CsvSource({"0.0499, true", "0.0501, false"})
    void aFrameIsPinnedIfItIsToStay(double speed, boolean pinned) {
        biped.v[0] = 1;
        assertPinnedWith(foot -> foot.velocity, speed, pinned);
    }

    /** All is as planned, but what a way says of its foot is off by so much. */
    private void assertPinnedWith(Function<FootPath, double[]> what, double by, boolean pinned) {
        allAsItIs();
        for (FootPath foot : planner.feet) {
            move(what.apply(foot), 0.48 * by, -0.64 * by, 0.6 * by);
        }
        update(0);
        assertPinned(pinned, pinned, pinned);
    }

    @Test
    void inAFootThatIsToTipEachFrameHasASpeedOfItsOwn() {
        allAsItIs();
        for (FootPath foot : planner.feet) {
            // toes are 0.2 m from the ankle, the heel is 0.11 m from it
            foot.pitchRate = 0.3;
        }
        update(0);
        assertPinned(true, false, true);
    }

    /** {|p − p̂|² − ε}⁺ and the like, with ε = 2.5e-3 and weights of 1 and 0 [Wu 2010, 8.1 and 8.3]. */
    @Test
    void trackingErrorsAreSquaresBeyondATolerance() {
        biped.q[2] += 1;
        biped.v[0] = 1;
        allAsItIs();
        assertEquals(0, error(), 0, "velocities do not count");
        move(planner.trunk.position, 0.04, 0.02, 0.02);
        assertEquals(0, error(), 0, "0.0024 is within the tolerance");
        move(planner.trunk.position, -0.01, 0.02, 0.1);
        assertEquals(0.0144, error(), ROUNDING, "0.03² + 0.04² + 0.12² − 0.0025");
        move(planner.feet[1].position, 0, 0.1, 0);
        assertEquals(0.0144 + 0.0075, error(), ROUNDING, "and an ankle's 0.1² − 0.0025");
        Vectors.about(0, 0, 1, 0.1, planner.trunk.orientation, 0);
        double turned = 4 * Math.sin(0.1) * Math.sin(0.1) - 0.0025;
        assertEquals(0.0219 + turned, error(), ROUNDING, "and |2 sin 0.1|² − 0.0025 of the upper body");
        planner.feet[0].pitch = Math.atan2(0.6, 0.8);
        // Δr = (−0.01, 0, 0.08) of both toes and (0.04, 0, −0.07) of the heel
        assertEquals(0.0219 + turned + 2 * 0.004 + 0.004, error(), ROUNDING, "and those of a foot that is to tip");
    }

    @Test
    void aFootOfThePuppetIsAsTheseNumbersHaveIt() {
        for (int side = 0; side < 2; side++) {
            for (int k = 0; k < 3; k++) {
                double com = body.model.com[3 * anatomy.foot[side] + k];
                assertEquals(TOE[k], anatomy.frame[side][3 + k] - com, 1e-15);
                assertEquals(BACK[k], anatomy.frame[side][3 * Anatomy.HEEL + k] - com, 1e-15);
            }
        }
    }

    /** Lets the plan be what the body does, but at rest. */
    private void allAsItIs() {
        body.update(biped);
        planner.reset(body, 0);
    }

    private void update(double seconds) {
        frames.update(new HalfCycle(PARAMETERS, Anatomy.LEFT, 1), seconds);
    }

    private double error() {
        update(0);
        return frames.trackingError;
    }

    private static void move(double[] what, double x, double y, double z) {
        what[0] += x;
        what[1] += y;
        what[2] += z;
    }

    private void assertForce(int side, int frame, double x, double y, double z) {
        int o = 3 * (side * Anatomy.FRAMES + frame);
        assertEquals(x, frames.force[o], ROUNDING);
        assertEquals(y, frames.force[o + 1], ROUNDING);
        assertEquals(z, frames.force[o + 2], ROUNDING);
    }

    private void assertPinned(boolean ankle, boolean toes, boolean heel) {
        boolean[] foot = {ankle, toes, toes, heel, ankle, toes, toes, heel};
        assertArrayEquals(foot, frames.pinned);
        assertEquals(2 * ((ankle ? 1 : 0) + (toes ? 2 : 0) + (heel ? 1 : 0)), frames.pins);
    }
}
