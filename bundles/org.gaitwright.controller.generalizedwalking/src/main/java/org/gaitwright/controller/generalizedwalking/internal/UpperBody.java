// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.generalizedwalking.internal;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.gaitwright.control.BodyPlan;
import org.gaitwright.control.SmoothNoise;
import org.gaitwright.control.Vectors;
import org.gaitwright.controller.generalizedwalking.internal.LinkTorques.Gains;
import org.gaitwright.controller.generalizedwalking.internal.WalkingParameters.Varies;
import org.gaitwright.core.math.Quaternions;

/** Holds pelvis, back, head and arms as the style wants them at this phase, and looks where it is going to turn. */
final class UpperBody {
    private static final double HEAD_KP = 20;
    private static final double BACK_KP = 150;
    /** Damping over stiffness of back and head, s. */
    private static final double DAMPING = 0.12;

    private static final Gains SHOULDER = new Gains(30, 6);
    private static final Gains ELBOW = new Gains(25, 4);
    /** Greatest torque on the pelvis about each axis, N m, for the published mass. */
    private static final double PELVIS_TORQUE = 200;

    /** The head looks no further ahead of a turn than this, rad. */
    private static final double LEAD = 0.6;

    /** Of the bend of the back: the pelvis takes this share, the head its own, the back's links from this share up to all. */
    private static final double PELVIS_BEND = 3;

    private static final double HEAD_BEND = 0.5;
    private static final double LOWEST_SHARE = 0.5;

    private final LinkTorques links;
    /** Links that move by themselves: spine and arms. */
    private final int[] moved;

    private final Turn turn = new Turn();
    private final double[] q = new double[4];
    private final double[] w = new double[3];
    private final double[] a = new double[3];
    private final double[] parentsW = new double[3];
    private final double[] parentsA = new double[3];

    UpperBody(LinkTorques links, Biped biped) {
        this.links = links;
        moved = IntStream.range(0, biped.model.links)
                .filter(l -> l > 0 && biped.legOf[l] < 0)
                .toArray();
    }

    /** @param calm how much of its style a step keeps, 0 … 1: in trouble a hip that drops and arms that swing are in the way of the next foothold */
    void drive(BodyState body, GaitState gait, double calm, WalkingParameters p) {
        // standing is upright, without the style's turns of a step
        double style = gait.cycle.walks() ? 1 : 0;
        double strength = p.get(WalkingParameters.STRENGTH) * body.biped.massScale;
        pelvis(body, gait, style, calm, strength, p);
        spine(body, gait, style, strength, p);
        List<BodyPlan.Arm> arms = body.biped.plan.arms();
        for (int i = 0; i < arms.size(); i++) {
            boolean swings = arms.get(i).side() != gait.cycle.stance();
            arm(i, body.biped, calm * (swings ? style : -style), gait, strength, p);
        }
        links.addInertial(moved);
    }

    private void pelvis(
            BodyState body, GaitState gait, double style, double calm, double strength, WalkingParameters p) {
        StepCycle cycle = gait.cycle;
        double side = cycle.swingSide();
        turn.clear();
        turn.add(Turn.YAW, gait.steering.facing(), gait.steering.turning());
        turn.add(Turn.YAW, WalkingParameters.PELVIS_YAW, -side * style, cycle, p);
        turn.add(Turn.PITCH, WalkingParameters.BEND, 1 / PELVIS_BEND, cycle, p);
        turn.add(Turn.ROLL, WalkingParameters.PELVIS_ROLL, -side * style * calm, cycle, p);
        turn.orientation(q);
        turn.velocity(w);
        links.pelvis(
                q,
                w,
                strength * p.get(WalkingParameters.PITCH),
                strength * p.get(WalkingParameters.PITCH_D),
                PELVIS_TORQUE * body.biped.massScale);
    }

    private void spine(BodyState body, GaitState gait, double style, double strength, WalkingParameters p) {
        StepCycle cycle = gait.cycle;
        double side = cycle.swingSide();
        double facing = gait.steering.facing();
        double ahead = Vectors.wrap(gait.request.heading() - facing);
        double lead = Vectors.clamp(ahead, -LEAD, LEAD);
        double turning = gait.steering.turning();
        int[] spine = body.biped.spine;
        int n = spine.length;
        // the pelvis is where the spine begins
        System.arraycopy(w, 0, parentsW, 0, 3);
        Arrays.fill(parentsA, 0);
        for (int i = 0; i < n; i++) {
            boolean head = i == n - 1 && n > 1;
            double share = n == 1 ? 1 : LOWEST_SHARE + (1 - LOWEST_SHARE) * i / (n - 1.0);
            double leads = (i + 1.0) / n;
            turn.clear();
            // what leads loses its lead as the rest turns
            turn.add(Turn.YAW, facing + leads * lead, turning * (Math.abs(ahead) < LEAD ? 1 - leads : 1));
            if (head) {
                turn.add(Turn.PITCH, WalkingParameters.BEND, HEAD_BEND, cycle, p);
                turn.add(Turn.PITCH, WalkingParameters.HEAD, 1, cycle, p);
            } else {
                turn.add(Turn.YAW, WalkingParameters.CHEST_YAW, -side * share * style, cycle, p);
                turn.add(Turn.PITCH, WalkingParameters.BEND, share, cycle, p);
                turn.add(Turn.ROLL, WalkingParameters.CHEST_ROLL, -side * share * style, cycle, p);
                turn.add(Turn.PITCH, Varies.SWAY_FORWARD, share * style * p.get(WalkingParameters.SWAY), gait.noise);
                turn.add(Turn.ROLL, Varies.SWAY_SIDEWAYS, share * style * p.get(WalkingParameters.SWAY), gait.noise);
            }
            turn.orientation(q);
            turn.velocity(w);
            turn.acceleration(a);
            beyond(w, parentsW);
            beyond(a, parentsA);
            double kp = head ? HEAD_KP : BACK_KP;
            links.orient(spine[i], q, w, strength * kp, strength * DAMPING * kp);
            links.accelerate(spine[i], a);
        }
    }

    /** What is the link's becomes what it has beyond its parent, and the parent's what is the link's. */
    private static void beyond(double[] own, double[] parents) {
        for (int k = 0; k < 3; k++) {
            double x = own[k];
            own[k] -= parents[k];
            parents[k] = x;
        }
    }

    /** Swings an arm with the style's swing times a sign, against the leg of its side. */
    private void arm(int number, Biped biped, double sign, GaitState gait, double strength, WalkingParameters p) {
        StepCycle cycle = gait.cycle;
        BodyPlan.Arm arm = biped.plan.arms().get(number);
        boolean left = arm.side() == BodyPlan.LEFT;
        Varies swing = left ? Varies.LEFT_ARM : Varies.RIGHT_ARM;
        double deviation = Math.abs(sign) * p.get(WalkingParameters.ARMS);
        turn.clear();
        turn.add(Turn.PITCH, WalkingParameters.ARM_SWING, -sign, cycle, p);
        turn.add(Turn.ROLL, WalkingParameters.ARM_OUT, left ? 1 : -1, cycle, p);
        turn.add(Turn.PITCH, swing, deviation, gait.noise);
        turn.add(Turn.ROLL, swing, left ? deviation : -deviation, gait.noise);
        turn.orientation(q);
        Quaternions.multiply(q, 0, biped.stand(), biped.model.jointPosition[arm.shoulder()], q, 0);
        turn.velocity(w);
        turn.acceleration(a);
        links.swing(arm.upper(), q, w, a, strength * SHOULDER.kp(), strength * SHOULDER.kd());
        if (arm.lower() >= 0) {
            double bends = biped.elbowSign(number), phase = cycle.stylePhase(), rate = cycle.styleRate();
            links.hinge(
                    arm.lower(),
                    arm.elbow(),
                    bends * p.curve(WalkingParameters.ELBOW, phase),
                    bends * rate * p.slope(WalkingParameters.ELBOW, phase),
                    strength * ELBOW.kp(),
                    strength * ELBOW.kd());
            links.acceleration[biped.model.jointVelocity[arm.elbow()]] =
                    bends * rate * rate * p.curvature(WalkingParameters.ELBOW, phase);
        }
    }

    /** An orientation that curves of the style make, yaw, then pitch (down positive), then roll; and how it changes. */
    static final class Turn {
        static final int YAW = 0;
        static final int PITCH = 1;
        static final int ROLL = 2;

        private final double[] angle = new double[3];
        private final double[] rate = new double[3];
        private final double[] change = new double[3];
        private final double[] scratch = new double[4];

        /** Straight, and at rest. */
        void clear() {
            Arrays.fill(angle, 0);
            Arrays.fill(rate, 0);
            Arrays.fill(change, 0);
        }

        /** Adds an angle, rad, that changes at a rate, rad/s. */
        void add(int axis, double value, double valueRate) {
            angle[axis] += value;
            rate[axis] += valueRate;
        }

        /** Adds a curve times a factor, as it runs now. */
        void add(int axis, int curve, double factor, StepCycle cycle, WalkingParameters p) {
            double phase = cycle.stylePhase(), pace = cycle.styleRate();
            angle[axis] += factor * p.curve(curve, phase);
            rate[axis] += factor * pace * p.slope(curve, phase);
            change[axis] += factor * pace * pace * p.curvature(curve, phase);
        }

        /** Adds noise of this standard deviation, as it runs now. */
        void add(int axis, Varies what, double deviation, SmoothNoise noise) {
            angle[axis] += noise.sample(what.ordinal(), deviation);
            rate[axis] += noise.rate();
            change[axis] += noise.acceleration();
        }

        /** out = the orientation. */
        void orientation(double[] out) {
            LinkTorques.orientation(angle[YAW], angle[PITCH], angle[ROLL], scratch, out);
        }

        /** out = its angular velocity, rad/s. */
        void velocity(double[] out) {
            about(rate, out);
        }

        /** out = its angular acceleration but for what products of the rates add, which are small, rad/s². */
        void acceleration(double[] out) {
            about(change, out);
        }

        /** out = yaw' z + R_z pitch' y + R_z R_y roll' x. */
        private void about(double[] d, double[] out) {
            double sin = StrictMath.sin(angle[YAW]), cos = StrictMath.cos(angle[YAW]);
            double level = StrictMath.cos(angle[PITCH]) * d[ROLL];
            out[0] = cos * level - sin * d[PITCH];
            out[1] = sin * level + cos * d[PITCH];
            out[2] = d[YAW] - StrictMath.sin(angle[PITCH]) * d[ROLL];
        }
    }
}
