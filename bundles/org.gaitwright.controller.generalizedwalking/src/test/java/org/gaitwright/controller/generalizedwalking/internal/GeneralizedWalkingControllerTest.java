// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.generalizedwalking.internal;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.LongRange;
import org.gaitwright.core.character.JointType;
import org.gaitwright.core.controller.Command;
import org.gaitwright.core.controller.Controller;
import org.gaitwright.core.goal.GoalKey;
import org.gaitwright.core.math.Quaternions;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.testkit.PosedBiped;
import org.gaitwright.testkit.Slope;
import org.junit.jupiter.api.Test;

class GeneralizedWalkingControllerTest {
    private static final GeneralizedWalking FACTORY = new GeneralizedWalking();
    /** Until it stands, shifts its weight and steps. */
    private static final int TICKS = 1100;

    private static Controller controller(PosedBiped biped, Map<String, Double> changes) {
        ParameterValues values =
                FACTORY.parameters(biped.character).initialValues().with(changes);
        Controller c = FACTORY.create(biped.character, values);
        c.reset(biped);
        return c;
    }

    private static Command tick(Controller c, PosedBiped biped) {
        Command command = new Command(biped.character);
        c.tick(biped, command);
        return command;
    }

    /** What is asked of a degree of freedom of a joint as it is now: torque + kp (q* − q) + kd (v* − v). */
    private static double asked(PosedBiped biped, Command command, int joint, int k) {
        int d = biped.character.velocityOffset(joint) + k, o = biped.character.positionOffset(joint);
        double error;
        if (biped.character.joints().get(joint).type() == JointType.BALL) {
            double[] wanted = new double[4], turn = new double[3];
            for (int i = 0; i < 4; i++) {
                wanted[i] = command.target(o + i);
            }
            Quaternions.difference(biped.q, o, wanted, 0, turn, 0);
            error = turn[k];
        } else {
            error = command.target(o) - biped.q[o];
        }
        return command.torque(d)
                + command.stiffness(d) * error
                + command.damping(d) * (command.targetVelocity(d) - biped.v[d]);
    }

    /** All that is asked of its joints now and then, up to a first step. */
    private static List<Double> walk(PosedBiped biped, double heading) {
        biped.ground = new Slope(0);
        biped.goal.set(GoalKey.HEADING, heading);
        Controller c = controller(biped, Map.of("balance.alarm", 0.5));
        List<Double> all = new ArrayList<>();
        for (int i = 0; i < TICKS; i++) {
            Command command = tick(c, biped);
            for (int j = 1; i % 100 == 99 && j < biped.character.joints().size(); j++) {
                for (int k = 0; k < biped.character.joints().get(j).type().velocities(); k++) {
                    all.add(asked(biped, command, j, k));
                }
            }
        }
        assertTrue(c.phase() > 0, "it walks");
        return all;
    }

    /** Upright in some slow motion: limits of the pelvis and of a hasty foot are along the world's axes. */
    private static PosedBiped slow(long seed) {
        PosedBiped biped = Figure.upright();
        double[] upright = biped.q.clone();
        biped.shake(seed);
        System.arraycopy(upright, 0, biped.q, 0, upright.length);
        for (int d = 0; d < biped.v.length; d++) {
            biped.v[d] *= 0.1;
        }
        biped.load[PosedBiped.LEFT] = 300;
        return biped;
    }

    @Property(seed = Figure.SEED, tries = 8)
    void whereItFacesDoesNotMatter(
            @ForAll @LongRange(min = 1, max = 99) long seed, @ForAll @DoubleRange(min = -3, max = 3) double yaw) {
        List<Double> straight = walk(slow(seed), 0.2);
        PosedBiped turned = slow(seed);
        Figure.turn(turned, yaw);
        List<Double> other = walk(turned, 0.2 + yaw);
        for (int i = 0; i < straight.size(); i++) {
            assertEquals(straight.get(i), other.get(i), 1e-5, "hundreds of N m, over a thousand ticks");
        }
    }

    @Property(seed = Figure.SEED, tries = 8)
    void aMirroredFallGetsMirroredTorques(@ForAll @LongRange(min = 1, max = 99) long seed) {
        PosedBiped biped = Figure.upright();
        biped.shake(seed);
        // so far aside that it steps at once, with the foot on that side
        biped.q[1] = 0;
        biped.v[1] = 3;
        PosedBiped image = biped.mirrored();
        image.ground = new Slope(0);
        Controller one = controller(biped, Map.of("gait.idle", 0.0));
        Controller other = controller(image, Map.of("gait.idle", 0.0));
        for (int i = 0; i < 300; i++) {
            Command a = tick(one, biped), b = tick(other, image);
            for (int j = 1; i % 30 == 29 && j < biped.character.joints().size(); j++) {
                int n = biped.character.joints().get(j).type().velocities();
                for (int k = 0; k < n; k++) {
                    double sign = n == 3 && k != 1 ? -1 : 1;
                    double mirrored = sign * asked(image, b, biped.character.mirrorJoint(j), k);
                    assertEquals(asked(biped, a, j, k), mirrored, 1e-5, "tick " + i + ", joint " + j);
                }
            }
        }
        assertTrue(one.phase() > 0, "it steps");
    }

    @Test
    void itLeavesTheObservationAsItIs() {
        PosedBiped biped = slow(7);
        double[] q = biped.q.clone(), v = biped.v.clone();
        Controller c = controller(biped, Map.of());
        for (int i = 0; i < TICKS; i++) {
            tick(c, biped);
        }
        assertArrayEquals(q, biped.q);
        assertArrayEquals(v, biped.v);
        assertFalse(biped.goal.asksFor(GoalKey.SPEED));
    }

    /** Puts the biped where a stumbling walk has it in a tick: shaken, with loads, goals and a knee that change. */
    private static void stumble(PosedBiped biped, int tick) {
        biped.shake(1 + tick / 40);
        biped.q[2] = Figure.HEIGHT;
        for (int d = 0; d < biped.v.length; d++) {
            biped.v[d] *= 0.2 * (tick / 300 % 3);
        }
        biped.load[PosedBiped.LEFT] = tick % 90 > 70 ? 400 : 0;
        biped.load[PosedBiped.RIGHT] = tick % 130 > 100 ? 400 : 0;
        biped.goal.set(GoalKey.SPEED, tick / 500 % 2 == 0 ? 0.8 : 0);
        biped.goal.set(GoalKey.HEADING, tick / 170 % 3 - 1);
    }

    @Test
    void itGoesOnFromAnyMomentToTheSameBits() {
        PosedBiped biped = Figure.upright();
        Controller c = controller(biped, Map.of("balance.alarm", 0.3));
        for (int start = 0; start < 2600; start += 20) {
            Controller copy = controller(biped, Map.of("balance.alarm", 0.3));
            copy.restore(c.memory());
            for (int i = start; i < start + 20; i++) {
                stumble(biped, i);
                Command a = tick(c, biped), b = tick(copy, biped);
                for (int d = 0; d < biped.v.length; d++) {
                    assertEquals(a.torque(d), b.torque(d), "tick " + i);
                }
                for (int q = 0; q < biped.q.length; q++) {
                    assertEquals(a.target(q), b.target(q), "tick " + i);
                }
            }
        }
    }

    @Test
    void itsPhaseIsThatOfTheStep() {
        PosedBiped biped = Figure.upright();
        biped.goal.set(GoalKey.SPEED, 0);
        Controller c = controller(biped, Map.of());
        tick(c, biped);
        assertTrue(Double.isNaN(c.phase()), "it stands");
        biped.goal.set(GoalKey.SPEED, 0.5);
        for (int i = 0; i < 3 * TICKS; i++) {
            tick(c, biped);
            assertFalse(c.phase() > 1);
        }
        assertTrue(c.phase() >= 0);
    }

    @Test
    void newParametersActFromTheNextTickOn() {
        PosedBiped biped = Figure.upright();
        Controller c = controller(biped, Map.of());
        int knee = biped.character.velocityOffset(biped.character.jointIndex("left-knee"));
        double before = tick(c, biped).stiffness(knee);
        c.parametersChanged(FACTORY.parameters(biped.character).initialValues().with("gains.all", 2));
        assertEquals(2 * before, tick(c, biped).stiffness(knee), Figure.ROUNDING);
    }

    @Test
    void aTickAllocatesNothing() {
        PosedBiped biped = Figure.upright();
        Controller c = controller(biped, Map.of());
        Command command = new Command(biped.character);
        var threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long id = Thread.currentThread().getId();
        long least = Long.MAX_VALUE;
        // the virtual machine allocates on this thread now and then; what a tick allocates, it allocates in every batch
        for (int batch = 0; batch < 8; batch++) {
            long begin = threads.getThreadAllocatedBytes(id);
            long idle = threads.getThreadAllocatedBytes(id) - begin;
            begin = threads.getThreadAllocatedBytes(id);
            for (int i = 0; i < 5000; i++) {
                biped.load[i / 100 % 2] = i % 100 > 80 ? 500 : 0;
                biped.v[0] = 0.001 * (i % 1000);
                biped.goal.set(GoalKey.SPEED, i / 1000 % 2);
                command.clear();
                c.tick(biped, command);
            }
            least = Math.min(least, threads.getThreadAllocatedBytes(id) - begin - idle);
        }
        assertEquals(0, least, "bytes");
    }

    @Test
    void itSaysWhatItLacks() {
        assertTrue(FACTORY.suits(Figure.upright().character).suits());
        var planar = FACTORY.suits(PosedBiped.planar().character);
        assertFalse(planar.suits());
        assertTrue(planar.reason().contains("ball joint at the left hip"), planar.reason());
    }
}
