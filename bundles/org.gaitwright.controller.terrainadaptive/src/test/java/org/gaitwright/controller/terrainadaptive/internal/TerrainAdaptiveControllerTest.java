// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.terrainadaptive.internal;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntConsumer;
import org.gaitwright.core.character.Side;
import org.gaitwright.core.controller.Command;
import org.gaitwright.core.controller.Sketch;
import org.gaitwright.core.goal.GoalKey;
import org.gaitwright.core.goal.Reach;
import org.gaitwright.core.math.Pose;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.parameter.Parameter;
import org.gaitwright.core.parameter.ParameterValues;
import org.junit.jupiter.api.Test;

class TerrainAdaptiveControllerTest {
    private static final TerrainAdaptive FACTORY = new TerrainAdaptive();

    @Test
    void halfCyclesFollowEachOtherWithoutLosingTime() {
        PosedPaperBiped biped = PosedPaperBiped.on(Hills.NONE);
        TerrainAdaptiveController w = walker(biped, Map.of());
        int ticks = 10_000;
        for (int i = 0; i < ticks; i++) {
            tick(w, biped);
        }
        // number of half-cycles and share of the one under way
        double expected = (ticks - 1) * PosedPaperBiped.TICK / 0.55;
        assertEquals((long) expected, w.number());
        assertEquals(ticks * PosedPaperBiped.TICK / 0.55, w.number() + w.phase(), 1e-9);
    }

    @Test
    void itTurnsByNoMoreThanItMayInAHalfCycleAndMovesNearItsOwnDirection() {
        PosedPaperBiped biped = PosedPaperBiped.on(Hills.NONE);
        biped.goal.set(GoalKey.FACING, 1);
        biped.goal.set(GoalKey.MOVEMENT, -1);
        TerrainAdaptiveController w = walker(biped, Map.of("turn-most", 0.25, "movement-most", 0.1, "step-most", 0.2));
        assertEquals(0.25, w.task.facing, 1e-12);
        assertEquals(0.15, w.task.movement, 1e-12);
        for (int i = 0; i < 5 * 141; i++) {
            tick(w, biped);
        }
        assertEquals(1, w.task.facing, 1e-12);
        biped.goal.set(GoalKey.STEP_LENGTH, 0.3);
        for (int i = 0; i < 141; i++) {
            tick(w, biped);
        }
        assertEquals(0.45, w.task.step, 1e-12);
    }

    @Test
    void itsMovementChangesAsSlowlyAsItTurns() {
        PosedPaperBiped biped = PosedPaperBiped.on(Hills.NONE);
        TerrainAdaptiveController w = walker(biped, Map.of("movement", Math.PI, "turn-most", 0.05));
        assertEquals(Math.PI, w.task.movement, 1e-12);
        biped.goal.set(GoalKey.MOVEMENT, Math.PI + 0.12);
        for (int halfCycle = 1; halfCycle <= 3; halfCycle++) {
            for (int i = 0; i < 142; i++) {
                tick(w, biped);
            }
            assertEquals(Math.PI + Math.min(0.12, 0.05 * halfCycle), w.task.movement, 1e-9);
        }
    }

    @Test
    void headingAndSpeedAreFacingAndStepsInOtherWords() {
        PosedPaperBiped biped = PosedPaperBiped.on(Hills.NONE);
        biped.goal.set(GoalKey.HEADING, 0.2);
        biped.goal.set(GoalKey.SPEED, 1.1);
        TerrainAdaptiveController w = walker(biped, Map.of("turn-most", 0.3));
        assertEquals(0.2, w.task.facing, 1e-12);
        assertEquals(1.1 * 0.55, w.task.step, 1e-12);
        biped.goal.set(GoalKey.FACING, -0.1);
        biped.goal.set(GoalKey.STEP_LENGTH, 0.7);
        for (int i = 0; i < 3 * 141; i++) {
            tick(w, biped);
        }
        assertEquals(-0.1, w.task.facing, 1e-12, "who says it to the letter goes first");
        assertEquals(0.7, w.task.step, 1e-12);
    }

    @Test
    void itSaysHowFarItFollowsGoals() {
        ParameterValues forward = TerrainAdaptiveParameters.SET.initialValues();
        assertEquals(Optional.of(new Reach(GoalKey.MOVEMENT, -0.262, 0.262)), FACTORY.reach(GoalKey.MOVEMENT, forward));
        assertEquals(
                Optional.of(new Reach(GoalKey.SPEED, 0.5 / 0.55, 0.8 / 0.55)), FACTORY.reach(GoalKey.SPEED, forward));
        assertEquals(Optional.empty(), FACTORY.reach(GoalKey.FACING, forward), "it turns as far as one likes");
        ParameterValues backward = forward.with(Map.of("movement", Math.PI, "step-most", 1.0));
        assertEquals(Optional.of(new Reach(GoalKey.SPEED, -1.65 / 0.55, 0)), FACTORY.reach(GoalKey.SPEED, backward));
        assertEquals(
                Optional.of(new Reach(GoalKey.STEP_LENGTH, 0, 1.65)), FACTORY.reach(GoalKey.STEP_LENGTH, backward));
        ParameterValues left = forward.with(Map.of("movement", Math.PI / 2));
        assertEquals(Optional.empty(), FACTORY.reach(GoalKey.SPEED, left), "it has no speed along the way it faces");
    }

    @Test
    void aFootThatStandsFarFromItsPlaceStaysWhereItIs() {
        for (double slip : new double[] {0.05, 0.19}) {
            PosedPaperBiped biped = PosedPaperBiped.on(Hills.NONE);
            TerrainAdaptiveController w = walker(biped, Map.of());
            int stance = 1 - w.swing();
            double x = w.planner.feet[stance].endX();
            biped.q[0] += slip;
            tick(w, biped);
            assertEquals(slip > 0.1 ? x + slip : x, w.planner.feet[stance].endX(), 1e-12);
            assertTrue(w.frames.pinned[stance * Anatomy.FRAMES], "stands");
            assertEquals(w.body.frame[3 * stance * Anatomy.FRAMES + 2], w.planner.feet[stance].endZ(), 1e-9);
        }
    }

    @Test
    void newGainsActAtOnceAndNewWaysWithTheNextHalfCycle() {
        PosedPaperBiped biped = PosedPaperBiped.on(Hills.NONE);
        TerrainAdaptiveController w = walker(biped, Map.of());
        tick(w, biped);
        double end = w.planner.feet[0].endX();
        w.parametersChanged(TerrainAdaptiveParameters.SET
                .initialValues()
                .with(Map.of("left.trunk.lift", 100.0, "left.swing.ahead", 0.2, "left.swing.gain-back", 0.0)));
        tick(w, biped);
        assertTrue(w.frames.trunkForce[2] < 300, "N: " + w.frames.trunkForce[2]);
        assertEquals(end, w.planner.feet[0].endX());
        for (int i = 0; i < 141; i++) {
            tick(w, biped);
        }
        assertEquals(1, w.swing());
        // seen from the left foot, which stands where it was
        assertEquals(0.65 + 0.2, w.planner.feet[1].endX() - w.body.frame[0], 1e-9);
    }

    @Test
    void kneesThatStayBentInMidStanceCost() {
        for (double sign : new double[] {1, -1}) {
            PosedPaperBiped biped =
                    new PosedPaperBiped(sign > 0 ? PosedPaperBiped.MODEL : PosedPaperBiped.model(-2.5, 0), Hills.NONE);
            // the left foot swings first; nobody waits for feet that hang in the air
            TerrainAdaptiveController w = walker(biped, Map.of("patient", 0.0));
            biped.q[biped.character.positionOffset(w.anatomy.knee[0])] = 2 * sign;
            biped.q[biped.character.positionOffset(w.anatomy.knee[1])] = 0.8 * sign;
            for (int i = 0; i < 140; i++) {
                tick(w, biped);
            }
            // 0.1 (0.8 − 0.3)² in each 1/64 s of half the half-cycle
            assertEquals(0.1 * 0.25 * 64 * 0.5 * 0.55, w.cost.knee, 0.01);
            for (int i = 0; i < 141; i++) {
                tick(w, biped);
            }
            assertEquals(0.1 * (0.25 + 1.7 * 1.7) * 64 * 0.5 * 0.55, w.cost.knee, 0.15);
        }
    }

    @Test
    void nobodyIsHelpedUnlessHelpIsAskedFor() {
        PosedPaperBiped biped = PosedPaperBiped.on(Hills.NONE).shake(2, 0.1);
        for (double max : new double[] {-200, 0}) {
            Command command = tick(walker(biped, Map.of("helper.most", max)), biped);
            assertEquals(0, command.assists());
        }
        Command command = tick(walker(biped, Map.of("helper.most", 30.0)), biped);
        assertEquals(Frames.COUNT + 1, command.assists());
        double largest = 0;
        for (int i = 0; i < command.assists(); i++) {
            for (int k = 3; k < 9; k++) {
                largest = Math.max(largest, Math.abs(command.assist(i, k)));
            }
        }
        assertEquals(30, largest, "N, as much as there may be");
    }

    @Test
    void theHelperGivesWhatTheIdealForcesLack() {
        PosedPaperBiped biped = PosedPaperBiped.on(Hills.NONE).shake(2, 0.02);
        biped.q[2] += 0.5;
        TerrainAdaptiveController w = walker(biped, Map.of("helper.most", 1000.0));
        Command command = tick(w, biped);
        // in the air, forces between upper body and feet cancel out; what is left is the sum of the ideal ones
        double[] sum = new double[3];
        double[] ideal = w.frames.trunkForce.clone();
        for (int f = 0; f < Frames.COUNT; f++) {
            for (int k = 0; k < 3; k++) {
                ideal[k] += w.frames.force[3 * f + k];
            }
        }
        for (int i = 0; i < command.assists(); i++) {
            for (int k = 0; k < 3; k++) {
                sum[k] += command.assist(i, 3 + k);
            }
        }
        assertArrayEquals(ideal, sum, 1e-6);
    }

    @Test
    void itStartsWithBothFeetAtRestOnTheGround() {
        for (double yaw : new double[] {0, 2}) {
            for (double movement : new double[] {0, Math.PI / 2, Math.PI}) {
                ParameterValues p =
                        TerrainAdaptiveParameters.SET.initialValues().with("movement", movement);
                PosedPaperBiped biped = PosedPaperBiped.on(Hills.of(0.03)).start(p, 3, -2, yaw);
                Body body = new Body(Anatomy.of(biped.character));
                body.update(biped);
                for (int side = 0; side < 2; side++) {
                    assertTrue(body.toesTouch[side] || body.heelTouches[side], "foot " + side + " stands");
                }
                for (double v : body.frameVelocity) {
                    assertEquals(0, v, 1e-5);
                }
                double along = body.trunkVelocity[0] * Math.cos(yaw + movement)
                        + body.trunkVelocity[1] * Math.sin(yaw + movement);
                assertEquals(1, along, 0.11, "m/s");
                assertEquals(yaw, body.yaw(), 1e-9);
            }
        }
    }

    @Test
    void aKneeThatCantBendStartsStraightWithItsFootOnTheGround() {
        ParameterValues p = TerrainAdaptiveParameters.SET.initialValues().with("start.drop", 0.05);
        PosedPaperBiped biped =
                new PosedPaperBiped(PosedPaperBiped.model(-0.0005, 0.0005), Hills.of(0.02)).start(p, 1, 2, 0.5);
        Body body = new Body(Anatomy.of(biped.character));
        body.update(biped);
        for (int side = 0; side < 2; side++) {
            assertEquals(0, body.angle(body.anatomy.knee[side]), 0.0005);
            // no deeper in the ground, and no higher above it, than stretching a leg by a thousandth makes it
            assertTrue(body.toesTouch[side] || body.heelTouches[side], "foot " + side + " stands");
        }
    }

    /** Whoever watches a run that has not begun asks for them, too. */
    @Test
    void signalsCanBeReadBeforeTheFirstTick() {
        PosedPaperBiped biped = PosedPaperBiped.on(Hills.NONE);
        TerrainAdaptiveController w = (TerrainAdaptiveController)
                new TerrainAdaptive().create(biped.character, TerrainAdaptiveParameters.SET.initialValues());
        double[] clearance = {0};
        w.signals((name, unit, now) -> {
            double value = now.getAsDouble();
            if (name.equals("swing-clearance")) {
                clearance[0] = value;
            }
        });
        assertTrue(Double.isNaN(clearance[0]));
        w.reset(biped);
        w.signals((name, unit, now) -> {
            if (name.equals("swing-clearance")) {
                clearance[0] = now.getAsDouble();
            }
        });
        assertEquals(0, clearance[0], 0.01, "stands");
    }

    @Test
    void itSaysWhatItHasInMind() {
        PosedPaperBiped biped = PosedPaperBiped.on(Hills.of(0.03));
        TerrainAdaptiveController w = walker(biped, Map.of());
        tick(w, biped);
        Map<String, Vec3> drawn = drawn(w);
        assertTrue(
                drawn.keySet()
                        .containsAll(List.of(
                                "footstep LEFT",
                                "swing foot",
                                "their hull",
                                "upper body",
                                "realised force on the upper body",
                                "pinned right heel")),
                drawn.toString());
        List<String> names = new ArrayList<>();
        w.signals((name, unit, now) -> {
            names.add(name);
            assertFalse(Double.isNaN(now.getAsDouble()), name);
        });
        assertTrue(names.contains("tracking-cost"));
    }

    /** Left is +y: the outer toe of a foot is the one away from the other foot. */
    @Test
    void toesAreNamedByTheSideTheyAreOn() {
        PosedPaperBiped biped = PosedPaperBiped.on(Hills.NONE);
        TerrainAdaptiveController w = walker(biped, Map.of());
        for (double height : new double[] {0, 1}) {
            // pinned frames and others
            biped.q[2] += height;
            tick(w, biped);
            Map<String, Vec3> drawn = drawn(w);
            for (String side : List.of("left", "right")) {
                double out = side.equals("left") ? 1 : -1;
                for (String what : List.of("realised force on the ", height > 0 ? "ideal force on the " : "pinned ")) {
                    if (height == 0 && what.equals("pinned ") && side.equals("left")) {
                        continue; // it swings
                    }
                    // ankles are at ±0.15 m, soles are 0.1 m wide
                    assertEquals(
                            out * 0.2, drawn.get(what + side + " outer toe").y(), 1e-9);
                    assertEquals(
                            out * 0.1, drawn.get(what + side + " inner toe").y(), 1e-9);
                    assertEquals(out * 0.15, drawn.get(what + side + " heel").y(), 1e-9);
                    assertEquals(out * 0.15, drawn.get(what + side + " ankle").y(), 1e-9);
                }
            }
        }
    }

    /** What it has in mind, and where. */
    private static Map<String, Vec3> drawn(TerrainAdaptiveController w) {
        Map<String, Vec3> drawn = new HashMap<>();
        w.sketch(new Sketch() {
            @Override
            public void footstep(Side side, Vec3 at, double yaw, double length, double width) {
                drawn.put("footstep " + side, at);
            }

            @Override
            public void path(String what, List<Vec3> points) {
                drawn.put(what, points.get(0));
            }

            @Override
            public void point(String what, Vec3 at) {
                drawn.put(what, at);
            }

            @Override
            public void force(String what, Vec3 at, Vec3 newtons) {
                drawn.put(what, at);
            }

            @Override
            public void realised(String what, Vec3 at, Vec3 newtons) {
                drawn.put(what, at);
            }

            @Override
            public void held(String what, Vec3 at) {
                drawn.put(what, at);
            }

            @Override
            public void frame(String what, Pose pose) {
                drawn.put(what, pose.position());
            }
        });
        return drawn;
    }

    @Test
    void aTickAllocatesNothing() {
        PosedPaperBiped biped = PosedPaperBiped.on(Hills.of(0.02)).shake(1, 0.05);
        TerrainAdaptiveController w =
                walker(biped, Map.of("helper.most", 50.0, "left.swing.live-aside", 1.0, "hurry", 1.0));
        assertEquals(0, allocated(w, biped, i -> {}), "bytes");
    }

    @Test
    void nothingIsAllocatedBeforeEdgesNorForAGoalThatChanges() {
        // waves, and a step of 0.1 m up where the feet are to land
        PosedPaperBiped biped =
                PosedPaperBiped.on(new Hills(0.02, 0, 0, 0, -0.1, 0.6)).shake(1, 0.05);
        TerrainAdaptiveController w = walker(biped, Map.of("left.swing.live-ahead", 1.0, "left.swing.live-aside", 1.0));
        boolean[] seen = new boolean[3];
        double first = w.task.facing;
        long bytes = allocated(w, biped, i -> {
            biped.q[0] = 0.001 * (i % 600);
            biped.v[1] = 0.2 * (i % 2);
            biped.goal.set(GoalKey.FACING, 0.001 * i);
            biped.goal.set(GoalKey.MOVEMENT, -0.0001 * i);
            biped.goal.set(GoalKey.STEP_LENGTH, 0.6 + 0.0001 * i);
            seen[0] |= w.planner.detour[0] != 0;
            seen[1] |= w.guard.missing > 0;
            seen[2] |= w.task.facing != first;
        });
        assertArrayEquals(new boolean[] {true, true, true}, seen, "a detour, an edge before a foot, another goal");
        assertEquals(0, bytes, "bytes");
    }

    /** Bytes that a thousand ticks allocate. */
    private static long allocated(TerrainAdaptiveController w, PosedPaperBiped biped, IntConsumer before) {
        Command command = new Command(biped.character);
        w.tick(biped, command);
        var threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long id = Thread.currentThread().getId();
        long min = Long.MAX_VALUE;
        // the virtual machine allocates on this thread now and then; what a tick allocates, it allocates in every batch
        for (int batch = 0; batch < 8; batch++) {
            long begin = threads.getThreadAllocatedBytes(id);
            long idle = threads.getThreadAllocatedBytes(id) - begin;
            begin = threads.getThreadAllocatedBytes(id);
            for (int i = 0; i < 1000; i++) {
                before.accept(i);
                command.clear();
                w.tick(biped, command);
            }
            min = Math.min(min, threads.getThreadAllocatedBytes(id) - begin - idle);
        }
        return min;
    }

    @Test
    void aSymmetricGaitHasThirtyNineUnknownsOfThePaperTwoThatBowItsWayAndFourThatReact() {
        long left = TerrainAdaptiveParameters.SET.list().stream()
                .filter(p -> p.name().startsWith("left."))
                .count();
        assertEquals(39 + 2 + 4, left);
        for (Parameter p : TerrainAdaptiveParameters.SET.list()) {
            assertTrue(p.minimum() < p.maximum() && !p.help().isBlank(), p.name());
        }
    }

    @Test
    void forcesAreSharedUnlessEachHalfCycleIsToHaveItsOwn() {
        Map<String, Double> both = Map.of("symmetric", 0.0, "left.trunk.kp", 1.0, "right.trunk.kp", 2.0);
        Map<String, Double> ways = Map.of("left.swing.ahead", 0.1, "right.swing.ahead", 0.2);
        ParameterValues values =
                TerrainAdaptiveParameters.SET.initialValues().with(both).with(ways);
        HalfCycle right = new CyclicGait(values).halfCycle(Anatomy.RIGHT);
        assertEquals(1, right.get(TerrainAdaptiveParameters.Half.TRUNK_KP));
        assertEquals(0.2, right.get(TerrainAdaptiveParameters.Half.SWING_AHEAD));
        HalfCycle own = new CyclicGait(values.with("same-forces", 0.0)).halfCycle(Anatomy.RIGHT);
        assertEquals(2, own.get(TerrainAdaptiveParameters.Half.TRUNK_KP));
    }

    private static TerrainAdaptiveController walker(PosedPaperBiped biped, Map<String, Double> changes) {
        TerrainAdaptiveController w = (TerrainAdaptiveController) FACTORY.create(
                biped.character, TerrainAdaptiveParameters.SET.initialValues().with(changes));
        w.reset(biped);
        return w;
    }

    private static Command tick(TerrainAdaptiveController walker, PosedPaperBiped biped) {
        Command command = new Command(biped.character);
        walker.tick(biped, command);
        return command;
    }
}
