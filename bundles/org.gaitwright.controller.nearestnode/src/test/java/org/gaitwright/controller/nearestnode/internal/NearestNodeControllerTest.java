// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.nearestnode.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.HashMap;
import java.util.Map;
import java.util.function.DoubleSupplier;
import org.gaitwright.core.controller.Command;
import org.gaitwright.core.controller.Start;
import org.gaitwright.testkit.PosedBiped;
import org.gaitwright.testkit.Slope;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NearestNodeControllerTest {
    /** Sums of a few torques of up to thousands of N m. */
    private static final double ROUNDING = 1e-9;

    private final Walks walks = new Walks();
    private final PosedBiped biped = walks.biped;

    NearestNodeControllerTest() {
        biped.ground = new Slope(0);
    }

    private NearestNodeController walker(Map<String, Double> more) {
        NearestNodeController walker = new NearestNodeController(walks.settings, walks.values(more));
        walker.reset(biped);
        return walker;
    }

    private Command tick(NearestNodeController walker) {
        Command command = new Command(biped.character);
        walker.tick(biped, command);
        return command;
    }

    /** Torque that a command asks of a hinge now. */
    private double asked(Command command, String joint) {
        int j = biped.character.jointIndex(joint);
        int iq = biped.character.positionOffset(j), iv = biped.character.velocityOffset(j);
        return command.torque(iv)
                + command.stiffness(iv) * (command.target(iq) - biped.q[iq])
                + command.damping(iv) * (command.targetVelocity(iv) - biped.v[iv]);
    }

    private Map<String, DoubleSupplier> signals(NearestNodeController walker) {
        Map<String, DoubleSupplier> found = new HashMap<>();
        walker.signals((name, unit, now) -> found.put(name, now));
        return found;
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void theStanceHipDrivesItsAngleAndHoldsTheTorso(long seed) {
        NearestNodeController walker =
                walker(Map.of("torso.kp", 700.0, "torso.kd", 70.0, "gains.hip.kp", 400.0, "gains.hip.kd", 40.0));
        biped.shake(seed);
        Command command = tick(walker);
        int node = walker.policy.inHalf(walker.active);
        String hip = walker.policy.stance(walker.active) == PlanarFigure.LEFT ? "left-hip" : "right-hip";
        int j = biped.character.jointIndex(hip);
        double angle = biped.q[biped.character.positionOffset(j)], speed = biped.v[biped.character.velocityOffset(j)];
        double torso = 700 * (biped.q[2] - walker.policy.target[node][Slots.TORSO]) + 70 * biped.v[2];
        double own = 400 * (walker.policy.target[node][walks.slot("stance-hip")] - angle) - 40 * speed;
        assertEquals(own + torso, asked(command, hip), ROUNDING);
    }

    @Test
    void otherJointsAreDrivenToTheTargetOfTheNode() {
        NearestNodeController walker = walker(Map.of("gains.knee.kp", 500.0, "gains.knee.kd", 20.0));
        biped.shake(3);
        biped.load[PosedBiped.LEFT] = 900;
        Command command = tick(walker);
        int j = biped.character.jointIndex("right-knee");
        double angle = biped.q[biped.character.positionOffset(j)], speed = biped.v[biped.character.velocityOffset(j)];
        double wanted = walker.policy.target[walker.active][walks.slot("swing-knee")];
        assertEquals(500 * (wanted - angle) - 20 * speed, asked(command, "right-knee"), ROUNDING);
    }

    @Test
    void aBodyThatFallsForwardPutsItsSwingLegFurtherForward() {
        Start start = StartPose.at(walks.settings, walks.values(Map.of()), biped.ground, 0);
        System.arraycopy(start.positions(), 0, biped.q, 0, biped.q.length);
        biped.load[PosedBiped.LEFT] = biped.load[PosedBiped.RIGHT] = 400;
        NearestNodeController plain = walker(Map.of());
        NearestNodeController fed = walker(Map.of("feedback.d", 0.5, "feedback.v", 0.2));
        biped.v[0] = plain.motion.speed();
        int hip = biped.character.positionOffset(biped.character.jointIndex("right-hip"));
        assertEquals(tick(plain).target(hip), tick(fed).target(hip), 1e-9, "as in the keyframes: nothing to do");
        biped.v[0] += 0.5;
        assertEquals(tick(plain).target(hip) - 0.2 * 0.5, tick(fed).target(hip), 1e-9);
        // the stance leg further back by an angle, with its foot
        biped.q[biped.character.positionOffset(biped.character.jointIndex("left-hip"))] += 0.1;
        double further = 0.85 * (Math.sin(0.3) - Math.sin(0.2));
        assertEquals(
                tick(plain).target(hip) - 0.2 * 0.5 - 0.5 * further, tick(fed).target(hip), 1e-9);
    }

    @Test
    void whoStandsOnTheOtherFootDoesTheSameInTheMirror() {
        NearestNodeController walker = walker(Map.of());
        biped.shake(5);
        biped.load[PosedBiped.LEFT] = 900;
        Command left = tick(walker);
        int node = walker.active;
        PosedBiped other = biped.mirrored();
        other.ground = biped.ground;
        walker.active = walker.policy.half;
        Command right = new Command(biped.character);
        walker.tick(other, right);
        assertEquals(node + walker.policy.half, walker.active);
        for (int j = 0; j < biped.character.joints().size(); j++) {
            int v = biped.character.velocityOffset(j);
            int q = biped.character.positionOffset(j);
            int mv = biped.character.velocityOffset(biped.character.mirrorJoint(j));
            int mq = biped.character.positionOffset(biped.character.mirrorJoint(j));
            assertEquals(left.stiffness(v), right.stiffness(mv));
            assertEquals(left.target(q), right.target(mq), ROUNDING);
        }
    }

    @Test
    void aBodyThatIsLikeTheKeyframesHasNoErrorAndOneThatFallsBehindHasMore() {
        Start start = StartPose.at(walks.settings, walks.values(Map.of()), biped.ground, 2);
        System.arraycopy(start.positions(), 0, biped.q, 0, biped.q.length);
        NearestNodeController walker = walker(Map.of());
        Map<String, DoubleSupplier> signals = signals(walker);
        assertEquals(0, signals.get("target-error").getAsDouble(), 1e-9);
        assertEquals(0, signals.get("style-error").getAsDouble(), 1e-9);
        for (int i = 0; i < 50; i++) {
            tick(walker);
        }
        double after = signals.get("target-error").getAsDouble();
        double far = biped.character.totalMass() * Math.pow(walker.motion.rootX(50 * PosedBiped.TICK), 2);
        assertTrue(after > 0.3 * far, after + " of " + far);
    }

    @Test
    void aStepRestartsTheStyleButNotTheTarget() {
        NearestNodeController walker = walker(Map.of("gate", 0.0));
        biped.shake(1);
        walker.active = walker.policy.half - 1;
        walks.slots.write(walker.policy.centre[0], PlanarFigure.RIGHT, biped.q);
        double ran = walker.free.elapsed;
        tick(walker);
        assertEquals(walker.policy.half, walker.active);
        assertEquals(PlanarFigure.RIGHT, walker.along.stance);
        assertEquals(PosedBiped.TICK, walker.along.elapsed, 1e-12);
        assertEquals(PlanarFigure.LEFT, walker.free.stance);
        assertEquals(ran + PosedBiped.TICK, walker.free.elapsed, 1e-12);
    }

    @Test
    void lessNodesThanBeforeLeaveItWithinThoseThatThereAre() {
        NearestNodeController walker = walker(Map.of());
        walker.active = 7;
        walker.parametersChanged(walks.values(Map.of("nodes", 1.0)));
        assertEquals(1, walker.active);
        tick(walker);
    }

    @Test
    void aTickAllocatesNothing() {
        NearestNodeController walker = walker(Map.of());
        Command command = new Command(biped.character);
        Map<String, DoubleSupplier> signals = signals(walker);
        DoubleSupplier error = signals.get("target-error"), style = signals.get("style-error");
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        double sum = 0;
        long min = Long.MAX_VALUE;
        for (int round = 0; round < 20; round++) {
            long before = threads.getCurrentThreadAllocatedBytes();
            for (int i = 0; i < 200; i++) {
                biped.load[i / 50 % 2] = i % 3 == 0 ? 0 : 700;
                command.clear();
                walker.tick(biped, command);
                sum += error.getAsDouble() + style.getAsDouble();
            }
            min = Math.min(min, threads.getCurrentThreadAllocatedBytes() - before);
        }
        assertTrue(Double.isFinite(sum));
        assertEquals(0, min);
    }
}
