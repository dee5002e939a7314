// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.terrainadaptive.internal;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.gaitwright.control.QuadraticProgram;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.controller.Command;
import org.gaitwright.core.math.Quaternions;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.dynamics.Kinematics;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.ojalgo.matrix.store.R064Store;
import org.ojalgo.optimisation.Optimisation;
import org.ojalgo.optimisation.convex.ConvexSolver;

class ForceSolverTest {
    private static final double ROUNDING = 1e-6;

    /** τ = Jᵀ f: the work of the torques in any motion of the joints is that of the forces between upper body and feet. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void torquesDoTheWorkOfTheForces(long seed) {
        ParameterValues parameters = with(Map.of("left.knee-bend", 0.0, "posture", 0.0));
        PosedPaperBiped biped =
                PosedPaperBiped.on(Hills.NONE).start(parameters, 0, 0, 0).shake(seed, 0.1);
        TerrainAdaptiveController w = walker(biped, parameters);
        Command command = tick(w, biped);
        double work = 0;
        for (int d = 6; d < biped.v.length; d++) {
            work += command.torque(d) * biped.v[d];
        }
        double expected = 0;
        double[] foot = new double[6];
        double[] trunk = new double[6];
        for (int f = 0; f < Frames.COUNT; f++) {
            double[] p = w.body.frame;
            Kinematics.pointVelocity(
                    w.body.state, w.anatomy.foot[f / Anatomy.FRAMES], p[3 * f], p[3 * f + 1], p[3 * f + 2], foot);
            Kinematics.pointVelocity(w.body.state, w.anatomy.trunk, p[3 * f], p[3 * f + 1], p[3 * f + 2], trunk);
            for (int k = 0; k < 3; k++) {
                expected += w.solver.force[3 * f + k] * (foot[3 + k] - trunk[3 + k]);
            }
        }
        assertEquals(expected, work, ROUNDING * (1 + Math.abs(expected)));
    }

    @Test
    void withoutLimitsOfTheGroundAFootThatStandsGivesTheUpperBodyAllThatItWants() {
        PosedPaperBiped biped = PosedPaperBiped.on(Hills.NONE).start(with(Map.of()), 0, 0, 0);
        TerrainAdaptiveController w = walker(biped, with(Map.of("left.weight", 1.0, "grip", 0.0)));
        tick(w, biped);
        assertEquals(4, w.frames.pins);
        for (int k = 0; k < 3; k++) {
            int o = 3 * Frames.COUNT + k;
            // what regularisation takes: some thousandths of the 700 N that the foot carries, at arms of up to 1.6 m
            assertEquals(0, w.solver.missing[o], 5, "N");
            assertEquals(0, w.solver.missing[o + 3], 5, "N m");
        }
    }

    /** Ground holds a foot that stands: to turn it is to turn the body. */
    @ParameterizedTest
    @ValueSource(doubles = {0, 1})
    void aPlantedFootIsNotAskedToTurn(double planted) {
        ParameterValues parameters = with(Map.of("planted", planted));
        PosedPaperBiped biped = PosedPaperBiped.on(Hills.NONE).start(parameters, 0, 0, 0);
        TerrainAdaptiveController w = walker(biped, parameters);
        tick(w, biped);
        int stance = w.frames.pinned[0] ? Anatomy.LEFT : Anatomy.RIGHT;
        // the plan has the foot turned by 17°
        w.planner.feet[stance].yaw += 0.3;
        w.frames.update(new HalfCycle(parameters, Anatomy.LEFT, 1), PosedPaperBiped.TICK);
        assertTrue(w.frames.pinned[stance * Anatomy.FRAMES], "it stands");
        double aside = 0;
        for (int f = 1; f < Anatomy.FRAMES; f++) {
            int o = 3 * (stance * Anatomy.FRAMES + f);
            aside += Math.hypot(w.frames.force[o], w.frames.force[o + 1]);
        }
        assertEquals(planted == 0, aside > 1, "it is asked for " + aside + " N");
    }

    /** Forces of a standing foot, put together from those on its frames: pushed down, pressed within the sole, within friction. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void aStandingFootIsAskedForNoMoreThanGroundCanHold(long seed) {
        double grip = 0.5;
        ParameterValues parameters = with(Map.of("grip", grip, "left.trunk.kp", 4000.0, "left.weight", 1.0));
        PosedPaperBiped biped = PosedPaperBiped.on(Hills.NONE).start(parameters, 0, 0, 0);
        TerrainAdaptiveController w = walker(biped, parameters);
        // pulled aside by the way of the upper body, on feet that stand
        w.planner.trunk.end(0.4 * Math.cos(seed), 0.4 * Math.sin(seed), 1.4, new double[] {1, 0, 0, 0});
        boolean limited = false;
        for (int i = 0; i < 30; i++) {
            tick(w, biped);
            assertEquals(QuadraticProgram.Status.SOLVED, w.solver.status);
            for (int side = 0; side < 2; side++) {
                if (w.frames.stands(side)) {
                    limited |= holds(w, side, grip);
                }
            }
        }
        assertTrue(limited, "nothing was ever at a limit");
    }

    /** Asserts that ground holds the forces of a foot; whether they are at a limit. */
    private static boolean holds(TerrainAdaptiveController w, int side, double grip) {
        double[] f = w.solver.force;
        double[] p = w.body.frame;
        double x = 0, y = 0, z = 0, mx = 0, my = 0;
        for (int k = side * Anatomy.FRAMES; k < (side + 1) * Anatomy.FRAMES; k++) {
            x += f[3 * k];
            y += f[3 * k + 1];
            z += f[3 * k + 2];
            double height = p[3 * k + 2];
            mx += p[3 * k + 1] * f[3 * k + 2] - height * f[3 * k + 1];
            my += height * f[3 * k] - p[3 * k] * f[3 * k + 2];
        }
        double load = -z;
        assertTrue(load > -ROUNDING, "pulls the ground: " + load);
        assertTrue(Math.abs(x) < grip * load + ROUNDING && Math.abs(y) < grip * load + ROUNDING, "slides");
        if (load < 1) {
            return false;
        }
        // centre of pressure on level ground, seen from the ankle
        int ankle = 3 * side * Anatomy.FRAMES;
        double ahead = my / load - p[ankle];
        double left = -mx / load - p[ankle + 1];
        double[] box = w.anatomy.box[side];
        assertTrue(ahead > box[0] - ROUNDING && ahead < box[3] + ROUNDING, "tips over its end: " + ahead);
        assertTrue(left > box[1] - ROUNDING && left < box[4] + ROUNDING, "tips over its side: " + left);
        return Math.abs(x) > 0.99 * grip * load
                || Math.abs(y) > 0.99 * grip * load
                || ahead < 0.85 * box[0]
                || ahead > 0.85 * box[3]
                || Math.abs(left) > 0.85 * box[4];
    }

    /** Straight knees, feet in the air, a body that lies, spins or is pulled far away: numbers, within limits. */
    @ParameterizedTest
    @ValueSource(strings = {"stand", "air", "lies", "spins", "far", "inverted", "frozen"})
    void nothingMakesItGiveUp(String how) {
        CharacterModel model = how.equals("inverted")
                ? PosedPaperBiped.model(-2.5, 0)
                : how.equals("frozen") ? PosedPaperBiped.model(-0.0005, 0.0005) : PosedPaperBiped.MODEL;
        PosedPaperBiped biped = new PosedPaperBiped(model, Hills.NONE);
        TerrainAdaptiveController w = walker(biped, with(Map.of("left.knee-bend", 4000.0, "left.trunk.kp", 4000.0)));
        switch (how) {
            case "air" -> biped.q[2] += 1;
            case "lies" -> {
                biped.q[2] = 0.15;
                biped.q[3] = biped.q[5] = Math.sqrt(0.5);
            }
            case "spins" -> biped.shake(1, 5);
            case "far" -> biped.q[0] = 1e4;
            default -> {}
        }
        for (int i = 0; i < 300; i++) {
            Command command = tick(w, biped);
            assertEquals(-1, command.firstNotFinite());
            for (int j = 1; j < model.joints().size(); j++) {
                double max = model.joints().get(j).torqueLimit();
                int v = model.velocityOffset(j);
                for (int k = 0; k < model.joints().get(j).type().velocities(); k++) {
                    assertTrue(Math.abs(command.torque(v + k)) <= max, "within its limit");
                }
            }
        }
        assertEquals(0, fallbacks(w), "every problem could be solved");
    }

    /** On problems as they come up, with weak joints so that limits matter. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
    void ojAlgoFindsTheSameForces(long seed) {
        ParameterValues parameters = with(Map.of("left.trunk.kp", 4000.0, "left.trunk.lift", 1372.0));
        PosedPaperBiped biped =
                PosedPaperBiped.on(Hills.NONE).start(parameters, 0, 0, 0).shake(seed, 0.2);
        TerrainAdaptiveController w = walker(biped, parameters);
        for (int i = 0; i < 50; i++) {
            tick(w, biped);
        }
        ForceSolver s = w.solver;
        for (int i = 0; i < s.n; i++) {
            s.lower[ForceSolver.ROWS + i] /= seed;
            s.upper[ForceSolver.ROWS + i] /= seed;
        }
        assertEquals(QuadraticProgram.Status.SOLVED, s.program.solve(s.n, s.rows, s.h, s.g, s.c, s.lower, s.upper));
        double own = cost(s, s.program.x());
        double other = cost(s, byOjAlgo(s));
        assertEquals(other, own, 1e-5 * (1 + Math.abs(other)));
    }

    private static double cost(ForceSolver s, double[] y) {
        double sum = 0;
        for (int i = 0; i < s.n; i++) {
            sum += s.g[i] * y[i] + 0.5 * s.h[i * s.n + i] * y[i] * y[i];
            for (int j = 0; j < i; j++) {
                sum += s.h[i * s.n + j] * y[i] * y[j];
            }
        }
        return sum;
    }

    private static double[] byOjAlgo(ForceSolver s) {
        int n = s.n;
        int rows = s.rows;
        R064Store q = R064Store.FACTORY.make(n, n);
        R064Store l = R064Store.FACTORY.make(n, 1);
        R064Store a = R064Store.FACTORY.make(2 * rows, n);
        R064Store b = R064Store.FACTORY.make(2 * rows, 1);
        for (int i = 0; i < n; i++) {
            l.set(i, 0, -s.g[i]);
            for (int j = 0; j < n; j++) {
                q.set(i, j, s.h[Math.max(i, j) * n + Math.min(i, j)]);
            }
        }
        for (int i = 0; i < rows; i++) {
            b.set(2 * i, 0, Math.min(1e6, s.upper[i]));
            b.set(2 * i + 1, 0, -s.lower[i]);
            for (int j = 0; j < n; j++) {
                a.set(2 * i, j, s.c[i * n + j]);
                a.set(2 * i + 1, j, -s.c[i * n + j]);
            }
        }
        Optimisation.Options options = new Optimisation.Options();
        options.sparse = Boolean.FALSE;
        return ConvexSolver.newBuilder()
                .objective(q, l)
                .inequalities(a, b)
                .build(options)
                .solve()
                .toRawCopy1D();
    }

    /** NaN in the ideal forces makes g no number, NaN in the place of a frame J and with it all but the bounds, NaN in the plan the bounds. */
    @ParameterizedTest
    @ValueSource(strings = {"force", "frame", "plan"})
    void whatIsNoNumberGivesNoTorque(String where) {
        ParameterValues parameters = with(Map.of("left.knee-bend", 4000.0, "posture", 50.0));
        PosedPaperBiped biped = PosedPaperBiped.on(Hills.NONE).shake(1, 0.1);
        TerrainAdaptiveController w = walker(biped, parameters);
        tick(w, biped);
        assertEquals(QuadraticProgram.Status.SOLVED, w.solver.status);
        assertTrue(w.solver.effort() > 0, "there are torques to forget");
        switch (where) {
            case "force" -> w.frames.trunkForce[0] = Double.NaN;
            case "frame" -> w.body.frame[0] = Double.NaN;
            default -> w.planner.trunk.position[2] = Double.NaN;
        }
        w.solver.solve(new CyclicGait(parameters).halfCycle(0));
        assertEquals(QuadraticProgram.Status.REFUSED, w.solver.status);
        assertArrayEquals(new double[w.solver.n], w.solver.torque);
        assertArrayEquals(new double[ForceSolver.ROWS], w.solver.force);
        assertArrayEquals(new double[ForceSolver.ROWS + 6], w.solver.missing);
    }

    @Test
    void whatIsNoNumberIsCountedAndTheNextTickGoesOn() {
        PosedPaperBiped biped = PosedPaperBiped.on(Hills.NONE);
        TerrainAdaptiveController w = walker(biped, with(Map.of("helper.most", 100.0)));
        biped.v[0] = Double.NaN;
        Command command = tick(w, biped);
        assertEquals(-1, command.firstNotFinite());
        assertEquals(1, fallbacks(w));
        biped.v[0] = 0;
        tick(w, biped);
        assertEquals(QuadraticProgram.Status.SOLVED, w.solver.status);
        assertEquals(1, fallbacks(w));
    }

    /** Zero is always feasible, but beside an ideal force of 1e22 N all bounds are rounding: the search ends without having met them. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2})
    void whatAFailedSearchCameToIsScaledIntoItsBounds(int axis) {
        // without torques aside, so that all torques are those of the forces
        ParameterValues parameters = with(Map.of("left.knee-bend", 0.0, "posture", 0.0));
        PosedPaperBiped biped =
                PosedPaperBiped.on(Hills.NONE).start(parameters, 0, 0, 0).shake(1, 0.1);
        TerrainAdaptiveController w = walker(biped, parameters);
        tick(w, biped);
        w.frames.trunkForce[axis] = 1e22;
        ForceSolver s = w.solver;
        s.solve(new CyclicGait(parameters).halfCycle(0));
        assertEquals(QuadraticProgram.Status.INFEASIBLE, s.status);
        double[] y = s.program.x();
        double beyond = 0;
        for (int i = 0; i < s.rows; i++) {
            double v = 0;
            for (int k = 0; k < s.n; k++) {
                v += s.c[i * s.n + k] * y[k];
            }
            beyond = Math.max(beyond, Math.max(v - s.upper[i], s.lower[i] - v));
        }
        assertTrue(beyond > 1, "where it ended is beyond a bound by " + beyond);
        assertTrue(s.effort() > 0, "there is something left of it");
        for (double f : s.force) {
            assertTrue(Math.abs(f) <= ForceSolver.MAX_FORCE + ROUNDING, "N: " + f);
        }
        for (int i = 0; i < s.n; i++) {
            assertTrue(Math.abs(s.torque[i]) <= s.upper[ForceSolver.ROWS + i], "N m: " + s.torque[i]);
            double work = 0;
            for (int row = 0; row < ForceSolver.ROWS; row++) {
                work += s.c[row * s.n + i] * s.force[row];
            }
            // forces are scaled as the torques are, none of which is cut off
            assertEquals(work, s.torque[i], ROUNDING);
        }
    }

    @Test
    void aStretchedLegThatIsTooLongBendsAtTheKneeAndMovesNoEndEffector() {
        for (double sign : new double[] {1, -1}) {
            CharacterModel model = sign > 0 ? PosedPaperBiped.MODEL : PosedPaperBiped.model(-2.5, 0);
            PosedPaperBiped biped = new PosedPaperBiped(model, Hills.NONE);
            TerrainAdaptiveController without = walker(biped, with(Map.of("left.knee-bend", 0.0)));
            TerrainAdaptiveController with = walker(biped, with(Map.of("left.knee-bend", 4000.0)));
            // half-way, the swing foot is to be well above the ground
            Command a = tick(without, biped);
            Command b = tick(with, biped);
            for (int i = 1; i < 60; i++) {
                a = tick(without, biped);
                b = tick(with, biped);
            }
            int knee = model.velocityOffset(model.jointIndex("left-knee"));
            assertTrue(sign * (b.torque(knee) - a.torque(knee)) > 10, "N m: " + (b.torque(knee) - a.torque(knee)));
        }
    }

    /** The upper body and the feet leave the pelvis and the swivel of the legs free; without posture these drift until it falls. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void postureTurnsWaistAndHipsBackAndMovesNoEndEffector(long seed) {
        PosedPaperBiped biped = PosedPaperBiped.on(Hills.NONE).shake(seed, 0.1);
        double stiffness = 50;
        TerrainAdaptiveController without = walker(biped, with(Map.of("posture", 0.0, "left.knee-bend", 0.0)));
        TerrainAdaptiveController with = walker(biped, with(Map.of("posture", stiffness, "left.knee-bend", 0.0)));
        tick(without, biped);
        tick(with, biped);
        ForceSolver s = with.solver;
        double[] change = new double[s.n];
        double size = 0;
        for (int i = 0; i < s.n; i++) {
            change[i] = s.torque[i] - without.solver.torque[i];
            size = Math.max(size, Math.abs(change[i]));
        }
        assertTrue(size > 0.1, "N m: " + size);
        // J τ: what the frames feel; √ε/2 of it at most is left by a damped projection
        for (int row = 0; row < ForceSolver.ROWS; row++) {
            double projected = 0;
            for (int i = 0; i < s.n; i++) {
                projected += s.c[row * s.n + i] * change[i];
            }
            assertEquals(0, projected, 0.02 * stiffness * 0.3, "N m · m");
        }
        CharacterModel c = biped.character;
        double[] stand = c.keyframe("stand");
        double work = 0;
        double[] turn = new double[3];
        for (String name : new String[] {"waist", "left-hip", "right-hip"}) {
            int j = c.jointIndex(name);
            int q = c.positionOffset(j);
            Quaternions.difference(biped.q, q, stand, q, turn, 0);
            Command one = new Command(c);
            Command other = new Command(c);
            with.solver.command(one);
            without.solver.command(other);
            for (int k = 0; k < 3; k++) {
                int v = c.velocityOffset(j) + k;
                work += turn[k] * (one.torque(v) - other.torque(v));
            }
        }
        assertTrue(work > 0, "towards standing: " + work);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void mirroredGaitsActMirrored(long seed) {
        ParameterValues left =
                with(Map.of("start.leg", 0.0, "left.swing.aside", 0.07, "left.trunk.roll", 0.1, "left.trunk.yaw", 0.2));
        ParameterValues right = left.with("start.leg", 1.0);
        PosedPaperBiped biped =
                PosedPaperBiped.on(Hills.NONE).start(left, 0, 0, 0).shake(seed, 0.1);
        PosedPaperBiped mirror = biped.mirrored();
        TerrainAdaptiveController a = walker(biped, left);
        TerrainAdaptiveController b = walker(mirror, right);
        Command one = tick(a, biped);
        Command other = tick(b, mirror);
        for (int i = 1; i < 30; i++) {
            one = tick(a, biped);
            other = tick(b, mirror);
        }
        CharacterModel c = biped.character;
        for (int j = 1; j < c.joints().size(); j++) {
            int v = c.velocityOffset(j);
            int m = c.velocityOffset(c.mirrorJoint(j));
            int n = c.joints().get(j).type().velocities();
            for (int k = 0; k < n; k++) {
                double sign = n == 3 && k != 1 ? -1 : 1;
                assertEquals(
                        one.torque(v + k),
                        sign * other.torque(m + k),
                        1e-5,
                        c.joints().get(j).name());
            }
        }
    }

    /** Ticks whose problem could not be solved. */
    private static double fallbacks(TerrainAdaptiveController w) {
        double[] found = {Double.NaN};
        w.signals((name, unit, now) -> {
            if (name.equals("solver-fallbacks")) {
                found[0] = now.getAsDouble();
            }
        });
        return found[0];
    }

    private static ParameterValues with(Map<String, Double> changes) {
        return TerrainAdaptiveParameters.SET.initialValues().with(changes);
    }

    private static TerrainAdaptiveController walker(PosedPaperBiped biped, ParameterValues parameters) {
        TerrainAdaptiveController w =
                (TerrainAdaptiveController) new TerrainAdaptive().create(biped.character, parameters);
        w.reset(biped);
        return w;
    }

    private static Command tick(TerrainAdaptiveController walker, PosedPaperBiped biped) {
        Command command = new Command(biped.character);
        walker.tick(biped, command);
        return command;
    }
}
