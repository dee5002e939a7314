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
import org.gaitwright.core.terrain.Terrain;

/** What a walker has in mind, for people who watch. */
record Plan(Walker walker, Terrain terrain) {
    private static final int POINTS = 16;

    void draw(Sketch to) {
        Body body = walker.body;
        Vec3 com = new Vec3(body.com[0], body.com[1], body.com[2]);
        double half = walker.facing / 2;
        to.frame("character", new Pose(com, new Quat(StrictMath.cos(half), 0, 0, StrictMath.sin(half))));
        double[] force = walker.pendulum.force;
        to.force("virtual force", com, new Vec3(force[0], force[1], force[2]));
        double x = walker.pendulum.pivot[0] + walker.pendulum.capture[0];
        double y = walker.pendulum.pivot[1] + walker.pendulum.capture[1];
        to.point("capture point", new Vec3(x, y, terrain.height(x, y)));
        if (walker.mode == Walker.WALK && !walker.resting()) {
            landing(to, 1 - walker.stance);
        }
    }

    private void landing(Sketch to, int swing) {
        Body body = walker.body;
        double[] at = walker.pendulum.landing;
        double yaw = walker.facingIn(walker.pendulum.left);
        double x = at[0] + body.soleMiddle[swing] * StrictMath.cos(yaw);
        double y = at[1] + body.soleMiddle[swing] * StrictMath.sin(yaw);
        to.footstep(
                swing == BodyPlan.LEFT ? Side.LEFT : Side.RIGHT,
                new Vec3(x, y, terrain.height(x, y)),
                yaw,
                body.soleTip[swing] - body.soleHeel[swing],
                2 * body.soleHalf[swing]);
        to.path("swing foot", way(swing));
    }

    /** From where the ankle is to where it is to land. */
    private List<Vec3> way(int swing) {
        Body body = walker.body;
        double[] to = walker.pendulum.landing;
        double from = Math.min(1, walker.phase);
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
        return terrain.height(x, y) + walker.body.ankleHeight[swing] + SwingLeg.rise(walker, phase);
    }
}
