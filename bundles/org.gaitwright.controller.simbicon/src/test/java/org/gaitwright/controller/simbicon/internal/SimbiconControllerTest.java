// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.simbicon.internal;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.gaitwright.core.controller.Command;
import org.gaitwright.core.goal.GoalKey;
import org.gaitwright.core.math.Quaternions;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.testkit.PosedBiped;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SimbiconControllerTest {
    /** Sums of a few torques of up to thousands of N m. */
    private static final double ROUNDING = 1e-9;

    private static final Simbicon FACTORY = new Simbicon();

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void inAPlaneTheStanceHipTakesWhatTorsoSwingLegAndBackLeave(long seed) {
        PosedBiped biped = PosedBiped.planar();
        SimbiconController walker =
                walker(biped, Map.of("start.leg", 1.0, "gains.torso.kp", 700.0, "gains.torso.kd", 70.0));
        biped.shake(seed);
        Command command = tick(walker, biped);
        double torso = 700 * (0 - biped.q[2]) - 70 * biped.v[2];
        double swing = asked(biped, command, "right-hip");
        double back = asked(biped, command, "back");
        assertEquals(-torso - swing - back, asked(biped, command, "left-hip"), ROUNDING);
    }

    @ParameterizedTest
    @ValueSource(doubles = {-5, 0, 0.25, 0.5, 1, 3})
    void aStanceFootThatHardlyStandsGivesTheTorsoAShare(double load) {
        PosedBiped biped = PosedBiped.planar();
        SimbiconController walker = walker(
                biped,
                Map.of(
                        "start.leg", 1.0,
                        "gains.torso.kp", 700.0,
                        "gains.torso.kd", 70.0,
                        "gains.hip.kd", 20.0,
                        "carry.load", 0.4));
        biped.shake(1);
        biped.load[Biped.LEFT] = load * 0.4 * walker.body.weight;
        Command command = tick(walker, biped);
        double torso = 700 * (0 - biped.q[2]) - 70 * biped.v[2];
        double others = asked(biped, command, "right-hip") + asked(biped, command, "back");
        double share = Math.max(0, Math.min(1, load));
        double speed = biped.v[biped.character.velocityOffset(biped.character.jointIndex("left-hip"))];
        assertEquals(share * (-torso - others) - (1 - share) * 20 * speed, asked(biped, command, "left-hip"), ROUNDING);
    }

    @Test
    void aFootCarriesAShareOfTheWeightThatTheWorldGivesIt() {
        PosedBiped biped = PosedBiped.planar();
        biped.gravity = new Vec3(0, 0, -1.62);
        SimbiconController walker = walker(biped, Map.of());
        assertEquals(1.62 * biped.character.totalMass(), walker.body.weight, ROUNDING);
    }

    @Test
    void theTorsoGetsNoMoreTorqueThanItMay() {
        PosedBiped biped = PosedBiped.spatial();
        SimbiconController walker = walker(biped, Map.of("gains.torso.kp", 5000.0, "carry.most", 30.0));
        biped.shake(2);
        tick(walker, biped);
        for (double t : walker.torques.torso) {
            assertTrue(Math.abs(t) <= 30, "torque " + t);
        }
        assertTrue(Math.abs(walker.torques.torso[1]) > 29, "shaken enough to be bounded");
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void inSpaceTheTorsoFeelsItsTorqueAndNothingElse(long seed) {
        PosedBiped biped = PosedBiped.spatial();
        SimbiconController walker = walker(
                biped,
                Map.of(
                        "gains.torso.kp", 700.0,
                        "gains.torso.kd", 70.0,
                        "state.0.torso", -0.07,
                        "state.0.torso-roll", 0.0));
        biped.shake(seed);
        Command command = tick(walker, biped);
        double[] onTorso = new double[3];
        for (String joint : new String[] {"back", "left-hip", "right-hip"}) {
            int j = biped.character.jointIndex(joint);
            for (int k = 0; k < 3; k++) {
                int d = biped.character.velocityOffset(j) + k;
                for (int i = 0; i < 3; i++) {
                    onTorso[i] -= asked(biped, command, j, k) * walker.body.state.subspace[6 * d + i];
                }
            }
        }
        assertArrayEquals(walker.torques.torso, onTorso, ROUNDING);
        // kp (θ_d − θ) − kd ω
        double[] upright = new double[4];
        new JointDrive(walker.body).orientation(walker.steering.facing, 0.07, 0, upright);
        double[] error = new double[3];
        Quaternions.difference(biped.q, 3, upright, 0, error, 0);
        Quaternions.rotate(biped.q, 3, error, 0, error, 0);
        for (int k = 0; k < 3; k++) {
            assertEquals(700 * error[k] - 70 * walker.body.state.velocity[k], onTorso[k], ROUNDING);
        }
    }

    @Test
    void theSwingThighIsDrivenByDistanceAndSpeedOfTheBody() {
        PosedBiped biped = PosedBiped.planar();
        SimbiconController walker = walker(
                biped, Map.of("state.0.swing-hip", 0.5, "state.0.cd", 0.7, "state.0.cv", 0.3, "swing-hip-world", 1.0));
        biped.q[0] = 3;
        biped.q[hinge(biped, "left-hip")] = -0.2;
        biped.v[0] = 1.5;
        Command command = tick(walker, biped);
        double ankle = 3 + 0.85 * Math.sin(0.2);
        double d = walker.body.com[0] - ankle;
        assertEquals(d, walker.balance.d, ROUNDING);
        // all of it moves at the same speed; the coordinate is the other way round
        assertEquals(-(0.5 + 0.7 * d + 0.3 * 1.5), command.target(hinge(biped, "right-hip")), ROUNDING);
    }

    @Test
    void feedbackMayLookAtTheTorsoAlone() {
        PosedBiped biped = PosedBiped.planar();
        SimbiconController walker = walker(biped, Map.of("feedback.torso", 1.0));
        biped.q[hinge(biped, "left-hip")] = -0.2;
        biped.v[0] = 1;
        tick(walker, biped);
        assertEquals(-0.85 * Math.sin(0.2), walker.balance.d, ROUNDING);
        assertEquals(1, walker.balance.v, ROUNDING);
    }

    @Test
    void anAngleInTheWorldIsThatOfTheThighAndOneOfTheJointThatOfTheHinge() {
        for (boolean world : new boolean[] {true, false}) {
            PosedBiped biped = PosedBiped.planar();
            SimbiconController walker = walker(
                    biped, Map.of("state.0.swing-hip", 0.5, "state.0.cv", 0.0, "swing-hip-world", world ? 1.0 : 0.0));
            biped.q[2] = 0.3;
            biped.v[2] = 2;
            Command command = tick(walker, biped);
            int hip = hinge(biped, "right-hip");
            assertEquals(world ? -0.5 - 0.3 : -0.5, command.target(hip), ROUNDING);
            double kp = 800, kd = 80;
            double expected = world ? kp * (-0.5 - 0.3) - kd * 2 : kp * -0.5;
            assertEquals(expected, asked(biped, command, "right-hip"), ROUNDING);
        }
    }

    @Test
    void anglesOfAGaitAreTurnedForwardWhereCoordinatesTurnBack() {
        PosedBiped biped = PosedBiped.planar();
        SimbiconController walker = walker(
                biped,
                Map.of(
                        "state.0.swing-knee",
                        -1.1,
                        "state.0.swing-ankle",
                        0.2,
                        "state.0.stance-knee",
                        -0.05,
                        "state.0.stance-ankle",
                        0.1));
        Command command = tick(walker, biped);
        assertEquals(1.1, command.target(hinge(biped, "right-knee")), ROUNDING);
        assertEquals(-0.2, command.target(hinge(biped, "right-ankle")), ROUNDING);
        assertEquals(0.05, command.target(hinge(biped, "left-knee")), ROUNDING);
        assertEquals(-0.1, command.target(hinge(biped, "left-ankle")), ROUNDING);
    }

    @Test
    void aBodyThatFallsToTheSwingSideStepsOutward() {
        PosedBiped biped = PosedBiped.spatial();
        SimbiconController walker =
                walker(biped, Map.of("state.0.cd-roll", 0.5, "state.0.cv-roll", 0.4, "state.0.swing-hip-roll", 0.1));
        // the right leg swings
        biped.v[1] = -0.6;
        tick(walker, biped);
        assertEquals(0.6, walker.balance.vRoll, ROUNDING);
        assertEquals(0.1, walker.balance.dRoll, ROUNDING, "between the feet");
        assertEquals(0.1 + 0.5 * 0.1 + 0.4 * 0.6, walker.aim.get(DesiredAngles.SWING_HIP_ROLL), ROUNDING);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void aMirroredBodyGetsMirroredTorques(long seed) {
        Map<String, Double> odd = Map.of(
                "state.0.torso-roll", 0.1, "state.0.swing-hip-roll", 0.2, "ankle.cd-roll", 0.5, "turn-rate", 1.0);
        PosedBiped biped = PosedBiped.spatial();
        biped.goal.set(GoalKey.HEADING, 0.4);
        biped.shake(seed);
        SimbiconController right = walker(biped, with(odd, "start.leg", 1));
        PosedBiped image = biped.mirrored();
        image.goal.set(GoalKey.HEADING, -0.4);
        SimbiconController left = walker(image, with(odd, "start.leg", 0));
        Command one = tick(right, biped);
        Command other = tick(left, image);
        for (String joint : new String[] {"back", "left-hip", "right-hip", "left-knee", "right-knee", "right-ankle"}) {
            int j = biped.character.jointIndex(joint);
            int m = biped.character.mirrorJoint(j);
            int n = biped.character.joints().get(j).type().velocities();
            for (int k = 0; k < n; k++) {
                double sign = n == 3 && k != 1 ? -1 : 1;
                assertEquals(asked(biped, one, j, k), sign * asked(image, other, m, k), 1e-6, joint);
            }
        }
    }

    @Test
    void itStandsUntilItIsTimeToStep() {
        PosedBiped biped = PosedBiped.planar();
        SimbiconController walker = walker(biped, Map.of("start.seconds", 0.1));
        for (int i = 0; i < 51; i++) {
            Command command = tick(walker, biped);
            assertEquals(0, command.target(hinge(biped, "right-hip")));
            assertTrue(Double.isNaN(walker.phase()));
        }
        Command command = tick(walker, biped);
        assertNotEquals(0, command.target(hinge(biped, "right-hip")));
        assertTrue(walker.phase() > 0);
    }

    @Test
    void targetsBlendFromHowTheLegsAreToThoseOfTheState() {
        PosedBiped biped = PosedBiped.planar();
        SimbiconController walker = walker(biped, Map.of("blend", 64 * PosedBiped.TICK, "state.0.swing-knee", -1.0));
        int knee = hinge(biped, "right-knee");
        biped.q[knee] = 0.2;
        for (int i = 1; i <= 80; i++) {
            double expected = 0.2 + Math.min(1, i / 64.0) * 0.8;
            assertEquals(expected, tick(walker, biped).target(knee), ROUNDING);
        }
    }

    @Test
    void itTurnsToItsHeadingNoFasterThanItMay() {
        PosedBiped biped = PosedBiped.spatial();
        SimbiconController walker = walker(biped, Map.of("turn-rate", 0.5));
        biped.goal.set(GoalKey.HEADING, 1);
        for (int i = 0; i < 64; i++) {
            tick(walker, biped);
        }
        assertEquals(0.5 * 64 * PosedBiped.TICK, walker.steering.facing, ROUNDING);
    }

    @Test
    void anotherGaitBeginsWithTheNextStep() {
        PosedBiped biped = PosedBiped.planar();
        ParameterValues own = oneState(biped);
        ParameterValues other = own.with("state.0.seconds", 0.2);
        SimbiconController walker = (SimbiconController) FACTORY.create(biped.character, own, List.of(other));
        walker.reset(biped);
        SimbiconGait first = walker.gait;
        tick(walker, biped);
        biped.goal().set(GoalKey.GAIT, 1);
        while (walker.machine.steps == 0) {
            assertEquals(first, walker.gait);
            tick(walker, biped);
        }
        assertEquals(0.2, walker.gait.phase(0).seconds());
        biped.goal().set(GoalKey.GAIT, 0);
        while (walker.machine.steps == 1) {
            tick(walker, biped);
        }
        assertEquals(first, walker.gait);
    }

    @Test
    void aGaitMayBeReachedOverStepsThatLieBetween() {
        PosedBiped biped = PosedBiped.planar();
        SimbiconController walker = changing(biped, 3);
        biped.goal().set(GoalKey.GAIT, 1);
        for (double expected : new double[] {0.0875, 0.125, 0.1625, 0.2, 0.2}) {
            step(walker, biped);
            assertEquals(expected, walker.gait.phase(0).seconds(), ROUNDING);
        }
        biped.goal().set(GoalKey.GAIT, 0);
        step(walker, biped);
        assertEquals(
                0.1625, walker.gait.phase(0).seconds(), ROUNDING, "the other gait's steps count on the way back, too");
    }

    @Test
    void aChangeThatIsUnderWayIsDoneBeforeTheNext() {
        PosedBiped biped = PosedBiped.planar();
        SimbiconController walker = changing(biped, 1);
        biped.goal().set(GoalKey.GAIT, 1);
        step(walker, biped);
        biped.goal().set(GoalKey.GAIT, 0);
        for (double expected : new double[] {0.125, 0.05, 0.05}) {
            step(walker, biped);
            assertEquals(expected, walker.gait.phase(0).seconds(), ROUNDING);
        }
    }

    @Test
    void itsOwnGaitMayLieBetweenOthers() {
        PosedBiped biped = PosedBiped.planar();
        ParameterValues own = oneState(biped).with("change.rest", 2);
        SimbiconController walker = (SimbiconController) FACTORY.create(
                biped.character, own, List.of(own.with("state.0.seconds", 0.1), own.with("state.0.seconds", 0.2)));
        walker.reset(biped);
        biped.goal().set(GoalKey.GAIT, 1);
        step(walker, biped);
        assertEquals(0.1, walker.gait.phase(0).seconds(), "at once from its own");
        biped.goal().set(GoalKey.GAIT, 2);
        for (double expected : new double[] {0.05, 0.05, 0.2, 0.2}) {
            SimbiconController copy = (SimbiconController) FACTORY.create(
                    biped.character, own, List.of(own.with("state.0.seconds", 0.1), own.with("state.0.seconds", 0.2)));
            copy.restore(walker.memory());
            step(walker, biped);
            step(copy, biped);
            assertEquals(expected, walker.gait.phase(0).seconds());
            assertArrayEquals(walker.memory(), copy.memory());
        }
    }

    @Test
    void gaitsWithUnequalStatesHaveNothingBetween() {
        PosedBiped biped = PosedBiped.planar();
        ParameterValues own = oneState(biped);
        ParameterValues other = own.with(Map.of("states", 2.0, "state.0.seconds", 0.2, "change.steps", 3.0));
        SimbiconController walker = (SimbiconController) FACTORY.create(biped.character, own, List.of(other));
        walker.reset(biped);
        biped.goal().set(GoalKey.GAIT, 1);
        step(walker, biped);
        assertEquals(0.2, walker.gait.phase(0).seconds());
    }

    private static ParameterValues oneState(PosedBiped biped) {
        return FACTORY.parameters(biped.character)
                .initialValues()
                .with(Map.of("start.seconds", 0.0, "states", 1.0, "state.0.contact", 0.0, "state.0.seconds", 0.05));
    }

    /** Steps of 0.05 s; in its other gait they take 0.2 s, with so many steps between. */
    private static SimbiconController changing(PosedBiped biped, double between) {
        ParameterValues own = oneState(biped);
        ParameterValues other = own.with(Map.of("state.0.seconds", 0.2, "change.steps", between));
        SimbiconController walker = (SimbiconController) FACTORY.create(biped.character, own, List.of(other));
        walker.reset(biped);
        return walker;
    }

    private static void step(SimbiconController walker, PosedBiped biped) {
        double steps = walker.machine.steps;
        while (walker.machine.steps == steps) {
            tick(walker, biped);
        }
    }

    @Test
    void statesPassFasterWhereBalanceIsInDanger() {
        double[] seconds = new double[2];
        for (int fast = 0; fast < 2; fast++) {
            PosedBiped biped = PosedBiped.spatial();
            SimbiconController walker =
                    walker(biped, Map.of("hurry.rate", 1.0, "hurry.side", 0.5, "hurry.forward", 5.0));
            biped.v[1] = fast;
            tick(walker, biped);
            assertEquals(fast, walker.balance.danger, ROUNDING);
            seconds[fast] = walker.machine.seconds;
        }
        assertEquals(2 * seconds[0], seconds[1], ROUNDING);
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aTickAllocatesNothing(boolean planar) {
        PosedBiped biped = planar ? PosedBiped.planar() : PosedBiped.spatial();
        ParameterValues own =
                FACTORY.parameters(biped.character).initialValues().with(Map.of("blend", 0.05, "change.steps", 2.0));
        SimbiconController walker =
                (SimbiconController) FACTORY.create(biped.character, own, List.of(own.with("blend", 0.1)));
        walker.reset(biped);
        Command command = new Command(biped.character);
        var threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long id = Thread.currentThread().getId();
        long min = Long.MAX_VALUE;
        // the virtual machine allocates on this thread now and then; what a tick allocates, it allocates in every batch
        for (int batch = 0; batch < 8; batch++) {
            long begin = threads.getThreadAllocatedBytes(id);
            long idle = threads.getThreadAllocatedBytes(id) - begin;
            begin = threads.getThreadAllocatedBytes(id);
            for (int i = 0; i < 5000; i++) {
                biped.load[i / 100 % 2] = i % 100 > 80 ? 500 : 0;
                biped.goal.set(GoalKey.GAIT, i / 1000 % 2);
                command.clear();
                walker.tick(biped, command);
            }
            min = Math.min(min, threads.getThreadAllocatedBytes(id) - begin - idle);
        }
        assertEquals(0, min, "bytes");
    }

    /** A walker that is about to take its first step, with no wait, blend or feedback unless asked for. */
    private static SimbiconController walker(PosedBiped biped, Map<String, Double> changes) {
        Map<String, Double> all = new HashMap<>(
                Map.of("start.seconds", 0.0, "blend", 0.0, "state.0.torso", 0.0, "state.0.cd", 0.0, "state.0.cv", 0.0));
        all.putAll(changes);
        ParameterValues values =
                FACTORY.parameters(biped.character).initialValues().with(all);
        SimbiconController walker = (SimbiconController) FACTORY.create(biped.character, values);
        walker.reset(biped);
        return walker;
    }

    private static Map<String, Double> with(Map<String, Double> values, String name, double value) {
        Map<String, Double> more = new HashMap<>(values);
        more.put(name, value);
        return more;
    }

    private static Command tick(SimbiconController walker, PosedBiped biped) {
        Command command = new Command(biped.character);
        walker.tick(biped, command);
        return command;
    }

    private static int hinge(PosedBiped biped, String joint) {
        return biped.character.positionOffset(biped.character.jointIndex(joint));
    }

    private static double asked(PosedBiped biped, Command command, String joint) {
        return asked(biped, command, biped.character.jointIndex(joint), 0);
    }

    /** What is asked of a degree of freedom of a joint as it is now: torque + kp (q* − q) + kd (v* − v). */
    private static double asked(PosedBiped biped, Command command, int joint, int k) {
        int d = biped.character.velocityOffset(joint) + k;
        int o = biped.character.positionOffset(joint);
        double error;
        if (biped.character.joints().get(joint).type().velocities() == 3) {
            double[] wanted = new double[4];
            for (int i = 0; i < 4; i++) {
                wanted[i] = command.target(o + i);
            }
            double[] turn = new double[3];
            Quaternions.difference(biped.q, o, wanted, 0, turn, 0);
            error = turn[k];
        } else {
            error = command.target(o) - biped.q[o];
        }
        return command.torque(d)
                + command.stiffness(d) * error
                + command.damping(d) * (command.targetVelocity(d) - biped.v[d]);
    }
}
