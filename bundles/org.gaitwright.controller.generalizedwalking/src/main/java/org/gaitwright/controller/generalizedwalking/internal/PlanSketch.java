// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.generalizedwalking.internal;

import java.util.ArrayList;
import java.util.List;
import org.gaitwright.control.BodyPlan;
import org.gaitwright.core.character.Side;
import org.gaitwright.core.controller.Sketch;
import org.gaitwright.core.math.Pose;
import org.gaitwright.core.math.Quat;
import org.gaitwright.core.math.Vec3;

/** What the controller has in mind, for people who watch. */
record PlanSketch(BodyState body, GaitState gait, FootPlan plan, WalkingParameters parameters) {
    private static final int POINTS = 16;

    void draw(Sketch to) {
        Vec3 com = new Vec3(body.com[0], body.com[1], body.com[2]);
        double half = gait.steering.facing() / 2;
        to.frame("character", new Pose(com, new Quat(StrictMath.cos(half), 0, 0, StrictMath.sin(half))));
        double[] force = plan.balance.force;
        to.force("virtual force", com, new Vec3(force[0], force[1], force[2]));
        double x = plan.pendulum.pivot[0] + plan.pendulum.capture[0];
        double y = plan.pendulum.pivot[1] + plan.pendulum.capture[1];
        to.point("capture point", new Vec3(x, y, body.ground(x, y)));
        if (!gait.cycle.onBothFeet(plan.placement.trouble())) {
            landing(to, gait.cycle.swing());
        }
    }

    private void landing(Sketch to, int swing) {
        LegGeometry leg = body.biped.leg(swing);
        double[] at = plan.placement.landing;
        double yaw = gait.steering.facingIn(plan.placement.timeToLanding());
        double x = at[0] + leg.soleMiddle() * StrictMath.cos(yaw);
        double y = at[1] + leg.soleMiddle() * StrictMath.sin(yaw);
        to.footstep(
                swing == BodyPlan.LEFT ? Side.LEFT : Side.RIGHT,
                new Vec3(x, y, body.ground(x, y)),
                yaw,
                leg.soleLength(),
                2 * leg.halfWidth());
        to.path("swing foot", way(swing));
    }

    /** From where the ankle is to where it is to land. */
    private List<Vec3> way(int swing) {
        double[] to = plan.placement.landing;
        double from = Math.min(1, gait.cycle.phase());
        double fromX = body.ankle[3 * swing], fromY = body.ankle[3 * swing + 1];
        double over = body.ankle[3 * swing + 2] - height(swing, fromX, fromY, from);
        List<Vec3> points = new ArrayList<>();
        for (int i = 0; i <= POINTS; i++) {
            double rest = 1 - (double) i / POINTS;
            double x = to[0] + rest * rest * (fromX - to[0]);
            double y = to[1] + rest * rest * (fromY - to[1]);
            points.add(new Vec3(x, y, height(swing, x, y, 1 - rest * (1 - from)) + rest * over));
        }
        return points;
    }

    private double height(int swing, double x, double y, double phase) {
        double ankle = body.biped.leg(swing).ankleHeight();
        return body.ground(x, y) + ankle + SwingPath.rise(gait.request, phase, parameters);
    }
}
