// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.terrainadaptive.internal;

import org.gaitwright.core.terrain.Terrain;

/**
 * Keeps a swinging foot off ground that rises before it: it is lifted first and goes on when it is high enough. A way is planned free of the ground [Wu 2010, figure 8], but a foot follows it with a delay, and one
 * that catches an edge is pressed against it by what is to move it on.
 */
final class EdgeGuard {
    /** How far ahead it looks, as the time in which the foot gets there, s, and at least, m. */
    private static final double TIME = 0.06;

    private static final double LEAST = 0.03;
    /** How far above ground that rises a foot is to be, m, and how much less holds it up for good. */
    private static final double MARGIN = 0.01;

    private static final double SOFT = 0.03;
    /** Ground that rises by less is no edge, m. */
    private static final double RISE = 0.015;
    /** Share of its way after which a foot is let down wherever it is. */
    private static final double UNTIL = 0.98;

    private final Body body;
    private final Footprint footprint;
    /** How far the foot is too low for what is before it, m. */
    double missing;

    EdgeGuard(Body body) {
        this.body = body;
        footprint = new Footprint(body.anatomy);
    }

    /** Changes where a foot is to be now. */
    void guard(Terrain ground, FootPath path, int side, double facing) {
        missing = 0;
        if (path.elapsed >= UNTIL * path.duration) {
            return;
        }
        int o = 3 * side * Anatomy.FRAMES;
        double x = body.frame[o], y = body.frame[o + 1], z = body.frame[o + 2];
        double dx = path.endX() - x, dy = path.endY() - y;
        double distance = Math.sqrt(dx * dx + dy * dy);
        double vx = body.frameVelocity[o], vy = body.frameVelocity[o + 1];
        double reach = Math.min(distance, Math.max(LEAST, TIME * Math.sqrt(vx * vx + vy * vy)));
        if (!(distance > 1e-6)) {
            return;
        }
        double yaw = body.footYaw(side, facing), pitch = body.footPitch(side);
        double here = footprint.lowest(ground, side, x, y, yaw, pitch);
        double there = here;
        for (int i = 1; i <= 2; i++) {
            double share = 0.5 * i * reach / distance;
            there = Math.max(there, footprint.lowest(ground, side, x + share * dx, y + share * dy, yaw, pitch));
        }
        if (there - here < RISE) {
            return;
        }
        missing = Math.max(0, there + MARGIN - z);
        double held = Math.min(1, missing / SOFT);
        path.position[0] += held * (x - path.position[0]);
        path.position[1] += held * (y - path.position[1]);
        path.position[2] = Math.max(path.position[2], there + MARGIN);
        path.velocity[0] *= 1 - held;
        path.velocity[1] *= 1 - held;
        path.velocity[2] = Math.max(path.velocity[2], 0);
    }
}
