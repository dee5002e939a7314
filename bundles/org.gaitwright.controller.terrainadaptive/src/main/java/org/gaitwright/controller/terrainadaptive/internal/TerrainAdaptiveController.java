// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.terrainadaptive.internal;

import org.gaitwright.control.QuadraticProgram;
import org.gaitwright.control.Vectors;
import org.gaitwright.controller.terrainadaptive.internal.TerrainAdaptiveParameters.Half;
import org.gaitwright.controller.terrainadaptive.internal.TerrainAdaptiveParameters.Whole;
import org.gaitwright.core.controller.Command;
import org.gaitwright.core.controller.Controller;
import org.gaitwright.core.controller.Observation;
import org.gaitwright.core.controller.SignalList;
import org.gaitwright.core.controller.Sketch;
import org.gaitwright.core.math.Quaternions;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.state.StateCodec;
import org.gaitwright.core.terrain.Terrain;

/** Walks half-cycle by half-cycle [Wu 2010]: plans at the start of each, then follows the plan by forces. */
final class TerrainAdaptiveController implements Controller {
    /** Gains of joints that no end effector needs. */
    private static final double HOLD_KP = 60;

    private static final double HOLD_KD = 6;
    /** Damping of the neck over its stiffness, s. */
    private static final double HEAD_DAMPING = 0.05;
    /** Mid-stance, as phases of a half-cycle. */
    private static final double MID_FROM = 0.3;

    private static final double MID_TO = 0.8;

    final Anatomy anatomy;
    final Body body;
    final Planner planner;
    final Reaction reaction;
    final EdgeGuard guard;
    final Clock clock = new Clock();
    final Frames frames;
    final ForceSolver solver;
    final AssistWrench assist;
    final CostSums cost = new CostSums();
    final Task task = new Task();
    private final Footprint footprint;
    private final double[] stand;
    private final PlanSketch drawing;
    private CyclicGait gait;
    private HalfCycle half;
    /** The ground of the last tick; none before the first. */
    private Terrain ground;

    private final double[] turn = new double[4];
    private final double[] ahead = new double[4];

    // memory
    private long number;
    private int swing;
    private long fallbacks;

    TerrainAdaptiveController(Anatomy anatomy, ParameterValues parameters) {
        this.anatomy = anatomy;
        body = new Body(anatomy);
        planner = new Planner(anatomy);
        reaction = new Reaction(body, planner);
        guard = new EdgeGuard(body);
        frames = new Frames(body, planner);
        solver = new ForceSolver(body, frames, planner);
        assist = new AssistWrench(body, solver);
        footprint = new Footprint(anatomy);
        drawing = new PlanSketch(this);
        stand = anatomy.character.keyframe("stand");
        parametersChanged(parameters);
    }

    @Override
    public void reset(Observation start) {
        observe(start);
        clock.reset();
        number = 0;
        fallbacks = 0;
        swing = gait.firstLeg();
        task.set(body.yaw(), 0, 0);
        planner.reset(body, task.facing);
        cost.reset(body.com);
        begin(start);
        follow();
    }

    @Override
    public void tick(Observation now, Command command) {
        observe(now);
        if (planner.feet[1 - swing].rests()) {
            planner.settle(body, ground, gait, 1 - swing, task.facing);
        }
        if (clock.over()) {
            cost.halfCycle(body.com, task);
            planner.trunk.at(clock.trunk);
            planner.settle(body, ground, gait, swing, task.facing);
            number++;
            swing = 1 - swing;
            begin(now);
        }
        double dt = now.tickSeconds();
        clock.await(stands(1 - swing), half.seconds * half.get(Half.OVERLAP), gait.is(Whole.PATIENT), dt);
        reaction.react(ground, gait, half, task, swing, clock, dt);
        follow();
        frames.update(half, dt);
        solver.solve(half);
        fallbacks += solver.status == QuadraticProgram.Status.SOLVED ? 0 : 1;
        solver.command(command);
        damp(command);
        hold(command);
        assist.apply(gait.get(Whole.HELPER_MOST), command);
        cost.tick(frames, solver, midStance() ? stanceKnee() : 0, dt);
        planner.feet[0].elapsed += clock.rate() * dt;
        planner.feet[1].elapsed += clock.rate() * dt;
        clock.advance(dt);
    }

    private boolean stands(int side) {
        return body.toesTouch[side] || body.heelTouches[side];
    }

    private void observe(Observation now) {
        body.update(now);
        ground = now.terrain();
    }

    /** Plans the half-cycle that begins, of which a part may be over. */
    private void begin(Observation now) {
        double before = task.facing;
        gait.next(number, now.goal(), task);
        half = gait.halfCycle(swing);
        clock.begin(half.seconds);
        planner.plan(body, now.terrain(), gait, half, task, before, swing, clock.elapsed);
        reaction.begin(half, gait.halfCycle(1 - swing), task, swing);
    }

    private void follow() {
        planner.trunk.at(clock.trunk);
        planner.feet[0].follow(clock.rate());
        planner.feet[1].follow(clock.rate());
        if (ground != null && gait.is(Whole.GUARDED) && gait.is(Whole.ADAPTIVE)) {
            guard.guard(ground, planner.feet[swing], swing, task.facing);
        }
    }

    private void damp(Command command) {
        for (int j : anatomy.spineJoints) {
            command.damp(j, gait.get(Whole.WAIST_DAMPING));
        }
        for (int side = 0; side < 2; side++) {
            for (int j : anatomy.legJoints[side]) {
                command.damp(
                        j,
                        gait.get(
                                j == anatomy.hip[side]
                                        ? Whole.HIP_DAMPING
                                        : j == anatomy.knee[side] ? Whole.KNEE_DAMPING : Whole.ANKLE_DAMPING));
            }
        }
    }

    private void hold(Command command) {
        for (int j : anatomy.otherJoints) {
            int q = body.model.jointPosition[j];
            if (j == anatomy.neck && gait.get(Whole.HEAD_KP) > 0) {
                level(command, j);
            } else if (anatomy.ball(j)) {
                command.driveBall(j, stand, q, HOLD_KP, HOLD_KD);
            } else {
                command.drive(j, stand[q], 0, HOLD_KP, HOLD_KD);
            }
        }
    }

    /** The head looks ahead, whatever the trunk does. */
    private void level(Command command, int neck) {
        int head = body.model.jointLink[neck];
        Quaternions.multiply(
                body.state.quaternion, 4 * body.model.parent[head], body.model.linkQuaternion, 4 * head, turn, 0);
        Vectors.conjugate(turn, 0, turn, 0);
        Vectors.about(0, 0, 1, task.facing, ahead, 0);
        Quaternions.multiply(turn, 0, ahead, 0, turn, 0);
        command.driveBall(neck, turn, 0, gait.get(Whole.HEAD_KP), HEAD_DAMPING * gait.get(Whole.HEAD_KP));
    }

    @Override
    public void parametersChanged(ParameterValues parameters) {
        gait = new CyclicGait(parameters);
        half = gait.halfCycle(swing);
    }

    @Override
    public double phase() {
        return clock.phase();
    }

    @Override
    public double pace() {
        return task.step / gait.get(Whole.SECONDS);
    }

    /** Half-cycles that are over. */
    long number() {
        return number;
    }

    int swing() {
        return swing;
    }

    /** How far the knee of the stance leg is bent, rad. */
    private double stanceKnee() {
        return anatomy.kneeSign[1 - swing] * body.angle(anatomy.knee[1 - swing]);
    }

    /** How far the swing foot is above the ground, at its lowest point, m; NaN as long as it has seen none. */
    private double clearance() {
        if (ground == null) {
            return Double.NaN;
        }
        int o = 3 * swing * Anatomy.FRAMES;
        double x = body.frame[o], y = body.frame[o + 1];
        return body.frame[o + 2]
                - footprint.lowest(ground, swing, x, y, body.footYaw(swing, task.facing), body.footPitch(swing));
    }

    /** How fast the upper body turns but about the upright, squared. */
    private double rocking() {
        return body.trunkVelocity[3] * body.trunkVelocity[3] + body.trunkVelocity[4] * body.trunkVelocity[4];
    }

    private boolean midStance() {
        return clock.phase() > MID_FROM && clock.phase() < MID_TO;
    }

    @Override
    public void signals(SignalList to) {
        to.add("phase", "", this::phase);
        to.add("half-cycle", "", () -> number);
        to.add("swing-leg", "", () -> swing);
        to.add("facing", "rad", () -> task.facing);
        to.add("movement", "rad", () -> Vectors.wrap(task.movement - task.facing));
        to.add("deviation-ahead", "m", () -> planner.deviation[0]);
        to.add("deviation-aside", "m", () -> planner.deviation[1]);
        to.add("trunk-height-wanted", "m", () -> planner.trunk.position[2]);
        to.add("trunk-height", "m", () -> body.trunk[2]);
        to.add("trunk-rocking", "rad2/s2", this::rocking);
        to.add("swing-height-wanted", "m", () -> planner.feet[swing].position[2]);
        to.add("swing-height", "m", () -> body.frame[3 * swing * Anatomy.FRAMES + 2]);
        to.add("swing-clearance", "m", this::clearance);
        to.add("pinned-frames", "", () -> frames.pins);
        to.add("falling-ahead", "m", () -> reaction.error[0]);
        to.add("falling-aside", "m", () -> reaction.error[1]);
        to.add("pace", "", clock::rate);
        to.add("edge-before-foot", "m", () -> guard.missing);
        to.add("tracking-error", "", () -> frames.trackingError);
        to.add("tracking-cost", "", () -> cost.tracking);
        to.add("deviation-cost", "", () -> cost.deviation);
        to.add("torque-cost", "", () -> cost.torque);
        to.add("knee-cost", "", () -> cost.knee);
        to.add("stance-knee", "rad", this::stanceKnee);
        to.add("solver-iterations", "", solver::iterations);
        to.add("solver-fallbacks", "", () -> fallbacks);
        to.add("helper-most", "N", () -> Math.max(0, gait.get(Whole.HELPER_MOST)));
        to.add("helper-force", "N", () -> assist.largest);
    }

    @Override
    public void sketch(Sketch to) {
        drawing.draw(to);
    }

    @Override
    public void state(StateCodec codec) {
        number = codec.whole(number);
        swing = codec.integer(swing);
        fallbacks = codec.whole(fallbacks);
        task.state(codec);
        cost.state(codec);
        clock.state(codec);
        reaction.state(codec);
        planner.state(codec);
        if (codec.restores()) {
            half = gait.halfCycle(swing);
            follow();
        }
    }
}
