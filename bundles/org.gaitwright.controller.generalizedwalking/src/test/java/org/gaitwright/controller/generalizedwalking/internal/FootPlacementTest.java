// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.generalizedwalking.internal;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import org.gaitwright.core.goal.GoalKey;
import org.gaitwright.testkit.PosedBiped;
import org.junit.jupiter.api.Test;

class FootPlacementTest {
    private Figure figure = new Figure();

    private FootPlacement placement() {
        return figure.plan.placement;
    }

    /** Lets it walk with this speed, up to 0.35 m/s, as if its steps had come out so. */
    private void speed(double speed) {
        figure.biped.goal.set(GoalKey.SPEED, speed);
        figure.biped.goal.set(GoalKey.STEP_TIME, 0.5);
        figure.request();
        for (int i = 0; i < 400; i++) {
            figure.gait.steering.follow(figure.gait.request, StepCycle.Mode.WALK, 0, figure.body, figure.parameters);
        }
    }

    private double[] fromPivot() {
        return new double[] {
            placement().landing[0] - figure.plan.pendulum.pivot[0],
            placement().landing[1] - figure.plan.pendulum.pivot[1]
        };
    }

    /** The closed form of the steady pendulum: S = V T ahead, W aside. */
    @Property(seed = Figure.SEED, tries = 60)
    void aSteadyStepLandsWithItsLengthAndWidth(
            @ForAll @DoubleRange(min = -0.35, max = 0.35) double speed, @ForAll @IntRange(max = 1) int stance) {
        figure = new Figure();
        speed(speed);
        figure.steadyStep(stance);
        double width = figure.gait.request.stepWidth() * figure.gait.cycle.swingSide();
        assertArrayEquals(new double[] {0.5 * speed, width}, fromPivot(), 1e-9);
        assertEquals(0.5, placement().timeToLanding(), 1e-12);
        assertEquals(0, placement().trouble());
        assertEquals(0, placement().surplus(), 1e-12);
    }

    /** c(T) = c cosh ωT + v/ω sinh ωT, and the next foot has ξ where the next step begins. */
    @Property(seed = Figure.SEED, tries = 60)
    void itKnowsWhereTheBodyIsAsTheFootLands(@ForAll @DoubleRange(min = -0.35, max = 0.35) double speed) {
        figure = new Figure();
        speed(speed);
        figure.steadyStep(PosedBiped.LEFT);
        Pendulum p = figure.plan.pendulum;
        double wt = p.omega() * 0.5;
        for (int k = 0; k < 2; k++) {
            double c = p.lean[k] * Math.cosh(wt) + p.drift[k] * Math.sinh(wt);
            assertEquals(p.pivot[k] + c, placement().landingCom[k], 1e-9);
            double xi = p.pivot[k] + p.capture[k] * Math.exp(wt);
            double next = (k == 0 ? 1 : -1) * placement().wantedCapture()[k];
            assertEquals(next, xi - placement().landing[k], 1e-9, "ξ from the new foot");
        }
    }

    @Property(seed = Figure.SEED, tries = 60)
    void itTurnsWithTheBody(@ForAll @DoubleRange(min = -3, max = 3) double yaw) {
        Figure straight = new Figure();
        straight.step(PosedBiped.LEFT);
        straight.drift(0.7, 0.2);
        straight.plan();
        PosedBiped biped = figure.biped;
        figure = new Figure();
        figure.drift(0.7, 0.2);
        Figure.turn(figure.biped, yaw);
        figure.sense();
        figure.gait.reset(figure.body, figure.parameters);
        figure.biped.goal.set(GoalKey.HEADING, yaw);
        figure.step(PosedBiped.LEFT);
        figure.plan();
        WalkFrame frame = new WalkFrame();
        frame.face(yaw);
        double[] expected = new double[2];
        frame.toWorld(straight.plan.placement.landing, expected);
        assertTrue(placement().trouble() > 0, "it is pushed");
        assertArrayEquals(expected, placement().landing, 1e-9, biped.character.name());
        assertEquals(straight.plan.placement.timeToLanding(), placement().timeToLanding(), 1e-9);
    }

    @Property(seed = Figure.SEED, tries = 60)
    void aMirroredPushIsCaughtInTheMirror(
            @ForAll @DoubleRange(min = -1, max = 1) double ahead, @ForAll @DoubleRange(min = -1, max = 1) double left) {
        double[][] landing = new double[2][];
        for (int side = 0; side < 2; side++) {
            figure = new Figure();
            figure.step(side);
            figure.drift(ahead, side == 0 ? left : -left);
            figure.plan();
            landing[side] = placement().landing;
        }
        landing[1][1] *= -1;
        assertArrayEquals(landing[0], landing[1], 1e-9);
    }

    @Test
    void aPushForwardHasTheFootLandSoonerOrFurther() {
        figure.steadyStep(PosedBiped.LEFT);
        double[] calm = placement().landing.clone();
        figure.drift(figure.biped.v[0] + 0.8, figure.biped.v[1]);
        figure.plan();
        assertTrue(placement().trouble() > 0.5);
        assertTrue(placement().landing[0] > calm[0] + 0.2, "further ahead");
    }

    @Test
    void inTroubleAFootGoesNoFurtherThanItGetsInTime() {
        Figure slow = new Figure(Map.of("balance.swing-speed", 0.5));
        figure = slow;
        slow.steadyStep(PosedBiped.LEFT);
        slow.drift(slow.biped.v[0] + 1, slow.biped.v[1] - 0.5);
        slow.plan();
        assertEquals(1, placement().alert());
        assertTrue(placement().timeToLanding() < slow.gait.cycle.plannedSeconds());
        double x = placement().landing[0] - placement().landingCom[0] - (slow.body.sole[3] - slow.body.com[0]);
        double y = placement().landing[1] - placement().landingCom[1] - (slow.body.sole[4] - slow.body.com[1]);
        double most = 0.5 * slow.body.biped.lengthScale * (placement().timeToLanding() - 0.02);
        assertTrue(Math.hypot(x, y) <= Math.max(0, most) + 1e-9, Math.hypot(x, y) + " m of " + most);
    }

    @Test
    void itTurnsNoFurtherThanHipsTwistAndLegsDoNotCross() {
        figure.biped.goal.set(GoalKey.HEADING, 2);
        figure.steadyStep(PosedBiped.RIGHT);
        double left =
                placement().turnLimit(0.5) * Math.max(0.05, Math.min(placement().timeToLanding(), 0.5));
        // on the spot ξ is aside of the foot alone: it lands e b cos θ + b aside after a turn by θ, in steps of 0.1 rad
        double wt = figure.plan.pendulum.omega() * placement().timeToLanding();
        double b = figure.plan.pendulum.capture[1];
        double clear = StepBalance.clearance(PosedBiped.RIGHT, 0, figure.body);
        double free = Math.acos((clear - b) / (Math.exp(wt) * b));
        assertEquals(Math.min(0.8, 0.1 * Math.floor(free / 0.1)), left, 1e-9, "towards the swing leg, of " + free);
        figure.biped.goal.set(GoalKey.HEADING, -2);
        figure.step(PosedBiped.RIGHT);
        figure.plan();
        double right =
                placement().turnLimit(0.5) * Math.max(0.05, Math.min(placement().timeToLanding(), 0.5));
        assertEquals(0.8, right, 1e-9, "away from it");
    }
}
