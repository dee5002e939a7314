// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.generalizedwalking.internal;

import org.gaitwright.control.BodyPlan;
import org.gaitwright.control.Vectors;
import org.gaitwright.core.math.Quaternions;

/** Drives pelvis, back, head and arms as the style wants them at this phase, and looks where it is going to turn. */
final class Posture {
    private final Body body;
    private final Drive drive;
    private final Torques torques;
    private final double[] q = new double[4];
    private final double[] q2 = new double[4];

    Posture(Body body, Drive drive, Torques torques) {
        this.body = body;
        this.drive = drive;
        this.torques = torques;
    }

    void drive(Walker w) {
        double p = w.mode == Walker.WALK ? Math.min(1, w.phase) : 0;
        double side = w.stance == BodyPlan.LEFT ? -1 : 1;
        double strength = w.settings.get(Settings.STRENGTH) * body.scale;
        double bend = w.settings.curve(Settings.BEND, p);
        double style = w.mode == Walker.WALK ? 1 : 0;
        double lead = Vectors.clamp(Vectors.wrap(w.heading - w.facing), -0.6, 0.6);
        drive.orientation(
                w.facing + side * style * w.settings.curve(Settings.PELVIS_YAW, p) * -1,
                bend / 3,
                side * -style * w.settings.curve(Settings.PELVIS_ROLL, p),
                q);
        torques.pelvis(q, strength * w.settings.get(Settings.PITCH), strength * w.settings.get(Settings.PITCH_D));
        int n = body.plan.spine().size();
        for (int i = 0; i < n; i++) {
            int link = body.plan.spine().get(i);
            boolean head = i == n - 1 && n > 1;
            double share = n == 1 ? 1 : 0.5 + 0.5 * i / (n - 1.0);
            double twist = (head ? 0 : share) * style * w.settings.curve(Settings.CHEST_YAW, p);
            double roll = (head ? 0 : share) * style * w.settings.curve(Settings.CHEST_ROLL, p);
            double pitch = head ? bend * 0.5 + w.settings.curve(Settings.HEAD, p) : bend * share;
            drive.orientation(w.facing + lead * (i + 1.0) / n - side * twist, pitch, -side * roll, q);
            double kp = head ? 20 : 150;
            drive.orient(link, q, strength * kp, strength * 0.12 * kp);
        }
        for (BodyPlan.Arm arm : body.plan.arms()) {
            arm(w, arm, p, strength, style);
        }
    }

    private void arm(Walker w, BodyPlan.Arm arm, double p, double strength, double style) {
        boolean swingSide = arm.side() != w.stance;
        double swing = style * (swingSide ? 1 : -1) * w.settings.curve(Settings.ARM_SWING, p);
        double out = w.settings.curve(Settings.ARM_OUT, p) * (arm.side() == BodyPlan.LEFT ? 1 : -1);
        int o = body.model.jointPosition[arm.shoulder()];
        Vectors.about(0, 1, 0, -swing, q, 0);
        Vectors.about(1, 0, 0, out, q2, 0);
        Quaternions.multiply(q, 0, q2, 0, q, 0);
        Quaternions.multiply(q, 0, body.stand, o, q, 0);
        drive.ball(arm.upper(), q, strength * 30, strength * 6);
        if (arm.lower() >= 0) {
            var limit = body.character.joints().get(arm.elbow()).limit();
            double sign = limit == null || limit.upper() >= -limit.lower() ? 1 : -1;
            drive.hinge(
                    arm.lower(),
                    arm.elbow(),
                    sign * w.settings.curve(Settings.ELBOW, p),
                    0,
                    strength * 10,
                    strength * 2);
        }
    }
}
