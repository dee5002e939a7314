// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.nearestnode.internal;

import java.util.List;
import org.gaitwright.controller.nearestnode.internal.NodeParameters.Whole;
import org.gaitwright.core.character.PlanarPlace;
import org.gaitwright.core.controller.Command;
import org.gaitwright.core.controller.Controller;
import org.gaitwright.core.controller.Observation;
import org.gaitwright.core.controller.SignalList;
import org.gaitwright.core.controller.Sketch;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.state.StateCodec;
import org.gaitwright.core.terrain.Terrain;

/** Drives joints towards the target pose of the nearest node, and the torso upright by the stance hip [Sharon 2004]. */
final class NearestNodeController implements Controller {
    private final NodeParameters settings;
    private final Slots slots;
    private final PlanarFigure figure;
    private final double mass;
    /** Where the speed of the root along x is. */
    private final int rootSpeed;

    private final double[] q;
    private final double[] v;
    private final double[] three = new double[3];
    /** The pose as seen by the one who stands on the left, and on the right foot. */
    private final double[][] poses;

    private final boolean[] touches = new boolean[2];
    private final PlanarPlace place;
    /** The figure of the keyframes as it walks by itself, and as it starts each step again where the body is. */
    final TargetFigure free;

    final TargetFigure along;

    private ParameterValues values;
    TargetMotion motion;
    Policy policy;
    /** The ground of the last tick; none before the first. */
    private Terrain ground;

    // memory
    int active;
    /** Whether a run has begun. */
    private boolean begun;

    NearestNodeController(NodeParameters settings, ParameterValues parameters) {
        this.settings = settings;
        slots = settings.slots;
        figure = slots.figure;
        rootSpeed = figure.character.velocityOffset(0);
        mass = figure.character.totalMass();
        q = figure.character.zeroPose();
        v = new double[figure.character.velocities()];
        poses = new double[2][slots.count];
        place = new PlanarPlace(figure.body);
        free = new TargetFigure(slots);
        along = new TargetFigure(slots);
        parametersChanged(parameters);
    }

    @Override
    public void reset(Observation start) {
        observe(start);
        double t = parameter(Whole.START_PHASE) * motion.seconds;
        active = policy.first(t);
        begun = true;
        free.begin(motion, PlanarFigure.LEFT, t, q[figure.rootX]);
        along.begin(motion, PlanarFigure.LEFT, t, q[figure.rootX]);
    }

    @Override
    public void tick(Observation now, Command command) {
        observe(now);
        int before = active;
        active = policy.choose(active, poses, touches[PlanarFigure.LEFT], touches[PlanarFigure.RIGHT]);
        if (policy.stance(active) != policy.stance(before)) {
            along.begin(motion, policy.stance(active), policy.time[policy.inHalf(active)], q[figure.rootX]);
        }
        drive(command);
        free.advance(motion, now.tickSeconds());
        along.advance(motion, now.tickSeconds());
    }

    private void observe(Observation now) {
        now.positions(q);
        now.velocities(v);
        ground = now.terrain();
        double weight = -now.gravity().z() * mass;
        for (int side = 0; side < 2; side++) {
            slots.read(q, side, poses[side]);
            double load = 0;
            for (int link : figure.carrying[side]) {
                now.groundForce(link, three);
                load += three[2];
            }
            touches[side] = load > parameter(Whole.CONTACT_LOAD) * weight;
        }
    }

    private void drive(Command command) {
        int stance = policy.stance(active);
        double[] target = policy.target[policy.inHalf(active)];
        for (int s = 1; s < slots.count; s++) {
            double wanted = s == slots.swingHip ? target[s] - forward(stance) : target[s];
            double angle = wanted * (stance == PlanarFigure.LEFT ? 1 : slots.factor[s]);
            double kp = values.get(settings.kp(s)), kd = values.get(settings.kd(s));
            if (s == slots.stanceHip) {
                carry(command, stance, angle, target[Slots.TORSO], kp, kd);
            } else {
                command.drive(slots.joint[stance][s], angle, 0, kp, kd);
            }
        }
    }

    /**
     * How much further forward the swing leg goes than its node says, since the body falls forward: c_d (d − d') + c_v (v − v') [Yin 2007, eq. 3], with d' and v' of the keyframes, so that a walk that follows them
     * is left alone. Not in the thesis, whose gains are zero.
     */
    private double forward(int stance) {
        double cd = parameter(Whole.FEEDBACK_D), cv = parameter(Whole.FEEDBACK_V);
        if (cd == 0 && cv == 0) {
            return 0;
        }
        figure.place(q, place);
        double d = figure.aheadOfAnkle(place, stance) - motion.ahead(policy.time[policy.inHalf(active)]);
        double v = this.v[rootSpeed] - motion.speed();
        return figure.body.sign(figure.thigh[stance]) * (cd * d + cv * v);
    }

    /**
     * τ_hip = kp (α_d − α) − kd ω + kp_t (θ − θ_d) + kd_t θ̇ [Sharon 2004, eqs 3.2.1 and 4.3.3]. With the angle of the thigh in the world, φ = θ + α, as it is now, the torso's part is one of α, too,
     * so that the engine integrates all of it implicitly.
     */
    private void carry(Command command, int stance, double angle, double torso, double kp, double kd) {
        int joint = slots.joint[stance][slots.stanceHip];
        double sign = figure.body.sign(figure.thigh[stance]);
        double root = figure.body.sign(0);
        int at = figure.character.velocityOffset(slots.joint[stance][Slots.TORSO]);
        int hip = figure.character.velocityOffset(joint);
        double thigh = root * poses[stance][Slots.TORSO] + sign * q[slots.coordinate[stance][slots.stanceHip]];
        double thighRate = root * v[at] + sign * v[hip];
        double kpTorso = parameter(Whole.TORSO_KP), kdTorso = parameter(Whole.TORSO_KD);
        double stiffness = kp + kpTorso, damping = kd + kdTorso;
        double wanted = stiffness > 0 ? (kp * angle + kpTorso * sign * (thigh - root * torso)) / stiffness : 0;
        double rate = damping > 0 ? kdTorso * sign * thighRate / damping : 0;
        command.drive(joint, wanted, rate, stiffness, damping);
    }

    private double parameter(Whole w) {
        return values.get(settings.index(w));
    }

    @Override
    public void parametersChanged(ParameterValues parameters) {
        values = parameters;
        motion = new TargetMotion(settings, parameters);
        policy = new Policy(settings, parameters, motion);
        active = Math.min(active, 2 * policy.half - 1);
    }

    @Override
    public double phase() {
        return begun ? (double) policy.inHalf(active) / policy.half : Double.NaN;
    }

    /** δ(t) of a target, kg m². */
    private double distance(TargetFigure target) {
        if (ground == null) {
            return 0;
        }
        figure.place(q, place);
        target.update(motion, ground);
        return figure.distance(place, target.place);
    }

    /** How fast the upper body turns, squared. */
    private double rocking() {
        double rate = 0;
        for (int l = figure.trunk; l >= 0; l = figure.body.parent(l)) {
            int joint = figure.body.joint(l);
            rate += joint < 0 ? 0 : figure.body.sign(l) * v[figure.character.velocityOffset(joint)];
        }
        return rate * rate;
    }

    @Override
    public void signals(SignalList to) {
        to.add("phase", "", this::phase);
        to.add("node", "", () -> active);
        to.add("swing-leg", "", () -> 1 - policy.stance(active));
        to.add("node-distance", "", () -> Math.sqrt(policy.distance(active, poses[policy.stance(active)])));
        to.add("target-error", "kg m2", () -> distance(free));
        to.add("style-error", "kg m2", () -> distance(along));
        to.add("trunk-rocking", "rad2/s2", this::rocking);
        to.add("torso-wanted", "rad", () -> policy.target[policy.inHalf(active)][Slots.TORSO]);
        to.add("left-foot-down", "", () -> touches[PlanarFigure.LEFT] ? 1 : 0);
        to.add("right-foot-down", "", () -> touches[PlanarFigure.RIGHT] ? 1 : 0);
    }

    @Override
    public void sketch(Sketch to) {
        if (ground == null) {
            return;
        }
        along.update(motion, ground);
        for (int l = 0; l < figure.links; l++) {
            to.path(
                    "target " + figure.character.links().get(l).name(),
                    List.of(
                            new Vec3(figure.endX(along.place, l, 0), figure.y[l], figure.endZ(along.place, l, 0)),
                            new Vec3(figure.endX(along.place, l, 1), figure.y[l], figure.endZ(along.place, l, 1))));
        }
    }

    @Override
    public void state(StateCodec codec) {
        active = codec.integer(active);
        begun = codec.flag(begun);
        free.state(codec);
        along.state(codec);
    }
}
