// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.generalizedwalking.internal;

import java.util.List;
import org.gaitwright.control.BodyPlan;
import org.gaitwright.control.Vectors;
import org.gaitwright.controller.generalizedwalking.internal.LinkTorques.Gains;
import org.gaitwright.core.math.Quaternions;

/** Holds pelvis, back, head and arms as the style wants them at this phase, and looks where it is going to turn. */
final class UpperBody {
    private static final double HEAD_KP = 20;
    private static final double BACK_KP = 150;
    /** Damping over stiffness of back and head, s. */
    private static final double DAMPING = 0.12;

    private static final Gains SHOULDER = new Gains(30, 6);
    private static final Gains ELBOW = new Gains(10, 2);
    /** Greatest torque on the pelvis about each axis, N m, for the published mass. */
    private static final double PELVIS_TORQUE = 200;

    /** The head looks no further ahead of a turn than this, rad. */
    private static final double LEAD = 0.6;

    /** Of the bend of the back: the pelvis takes this share, the head its own, the back's links from this share up to all. */
    private static final double PELVIS_BEND = 3;

    private static final double HEAD_BEND = 0.5;
    private static final double LOWEST_SHARE = 0.5;

    private final LinkTorques links;
    private final double[] q = new double[4];
    private final double[] q2 = new double[4];

    UpperBody(LinkTorques links) {
        this.links = links;
    }

    void drive(BodyState body, GaitState gait, WalkingParameters p) {
        // standing is upright, without the style's turns of a step
        double style = gait.cycle.walks() ? 1 : 0;
        double strength = p.get(WalkingParameters.STRENGTH) * body.biped.massScale;
        pelvis(body, gait, style, strength, p);
        spine(body, gait, style, strength, p);
        List<BodyPlan.Arm> arms = body.biped.plan.arms();
        for (int i = 0; i < arms.size(); i++) {
            boolean swings = arms.get(i).side() != gait.cycle.stance();
            arm(i, body.biped, swings ? style : -style, gait.cycle.stylePhase(), strength, p);
        }
    }

    private void pelvis(BodyState body, GaitState gait, double style, double strength, WalkingParameters p) {
        double phase = gait.cycle.stylePhase(), side = gait.cycle.swingSide();
        LinkTorques.orientation(
                gait.steering.facing() + side * style * p.curve(WalkingParameters.PELVIS_YAW, phase) * -1,
                p.curve(WalkingParameters.BEND, phase) / PELVIS_BEND,
                side * -style * p.curve(WalkingParameters.PELVIS_ROLL, phase),
                q2,
                q);
        links.pelvis(
                q,
                strength * p.get(WalkingParameters.PITCH),
                strength * p.get(WalkingParameters.PITCH_D),
                PELVIS_TORQUE * body.biped.massScale);
    }

    private void spine(BodyState body, GaitState gait, double style, double strength, WalkingParameters p) {
        double phase = gait.cycle.stylePhase(), side = gait.cycle.swingSide();
        double bend = p.curve(WalkingParameters.BEND, phase);
        double facing = gait.steering.facing();
        double lead = Vectors.clamp(Vectors.wrap(gait.request.heading() - facing), -LEAD, LEAD);
        int[] spine = body.biped.spine;
        int n = spine.length;
        for (int i = 0; i < n; i++) {
            boolean head = i == n - 1 && n > 1;
            double share = n == 1 ? 1 : LOWEST_SHARE + (1 - LOWEST_SHARE) * i / (n - 1.0);
            double twist = (head ? 0 : share) * style * p.curve(WalkingParameters.CHEST_YAW, phase);
            double roll = (head ? 0 : share) * style * p.curve(WalkingParameters.CHEST_ROLL, phase);
            double pitch = head ? bend * HEAD_BEND + p.curve(WalkingParameters.HEAD, phase) : bend * share;
            LinkTorques.orientation(facing + lead * (i + 1.0) / n - side * twist, pitch, -side * roll, q2, q);
            double kp = head ? HEAD_KP : BACK_KP;
            links.orient(spine[i], q, strength * kp, strength * DAMPING * kp);
        }
    }

    /** Swings an arm with the style's swing times a sign, against the leg of its side. */
    private void arm(int number, Biped biped, double sign, double phase, double strength, WalkingParameters p) {
        BodyPlan.Arm arm = biped.plan.arms().get(number);
        double swing = sign * p.curve(WalkingParameters.ARM_SWING, phase);
        double out = p.curve(WalkingParameters.ARM_OUT, phase) * (arm.side() == BodyPlan.LEFT ? 1 : -1);
        Vectors.about(0, 1, 0, -swing, q, 0);
        Vectors.about(1, 0, 0, out, q2, 0);
        Quaternions.multiply(q, 0, q2, 0, q, 0);
        Quaternions.multiply(q, 0, biped.stand(), biped.model.jointPosition[arm.shoulder()], q, 0);
        links.ball(arm.upper(), q, strength * SHOULDER.kp(), strength * SHOULDER.kd());
        if (arm.lower() >= 0) {
            double angle = biped.elbowSign(number) * p.curve(WalkingParameters.ELBOW, phase);
            links.hinge(arm.lower(), arm.elbow(), angle, 0, strength * ELBOW.kp(), strength * ELBOW.kd());
        }
    }
}
