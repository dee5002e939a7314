// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.terrainadaptive.internal;

import java.util.ArrayList;
import java.util.List;
import org.gaitwright.core.character.Side;
import org.gaitwright.core.controller.Sketch;
import org.gaitwright.core.math.Pose;
import org.gaitwright.core.math.Quat;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.state.StateCodec;

/** Draws the plan for the view: paths, targets, frames with their forces. */
final class PlanSketch {
    /** Points of a way that are drawn. */
    private static final int POINTS = 24;

    private static final String[][] NAMES = {
        {"left ankle", "left outer toe", "left inner toe", "left heel"},
        {"right ankle", "right inner toe", "right outer toe", "right heel"}
    };

    private final TerrainAdaptiveController walker;
    private final FootPath scratch = new FootPath();

    PlanSketch(TerrainAdaptiveController walker) {
        this.walker = walker;
    }

    void draw(Sketch to) {
        int swing = walker.swing();
        FootPath path = walker.planner.feet[swing];
        Anatomy a = walker.anatomy;
        Vec3 target = new Vec3(path.endX(), path.endY(), path.endZ() + a.box[swing][2]);
        double length = a.footLength();
        double width = a.box[swing][4] - a.box[swing][1];
        double yaw = path.yaw0 + path.yawChange;
        double middle = 0.5 * (a.box[swing][0] + a.box[swing][3]);
        Vec3 centre = target.plus(new Vec3(middle * Math.cos(yaw), middle * Math.sin(yaw), 0));
        to.footstep(swing == Anatomy.LEFT ? Side.LEFT : Side.RIGHT, centre, yaw, length, width);
        to.path("swing foot", way(path));
        to.path("minimum heights of the swing foot", along(path, path.sample));
        to.path("their hull", along(path, path.hull));
        TrunkPath trunk = walker.planner.trunk;
        to.point("target of the upper body", new Vec3(trunk.endX(), trunk.endY(), trunk.endZ()));
        to.frame("upper body", new Pose(vector(trunk.position, 0), quat(trunk.orientation)));
        to.force("ideal force on the upper body", vector(walker.body.trunk, 0), vector(walker.frames.trunkForce, 0));
        to.realised("realised force on the upper body", vector(walker.body.trunk, 0), onTrunk());
        for (int f = 0; f < Frames.COUNT; f++) {
            String name = NAMES[f / Anatomy.FRAMES][f % Anatomy.FRAMES];
            Vec3 at = vector(walker.body.frame, 3 * f);
            if (walker.frames.pinned[f]) {
                to.held("pinned " + name, at);
            } else {
                to.force("ideal force on the " + name, at, vector(walker.frames.force, 3 * f));
            }
            to.realised("realised force on the " + name, at, vector(walker.solver.force, 3 * f));
        }
    }

    /** What of its ideal force the feet leave to the upper body. */
    private Vec3 onTrunk() {
        return vector(walker.frames.trunkForce, 0).minus(vector(walker.solver.missing, 3 * Frames.COUNT));
    }

    private List<Vec3> way(FootPath path) {
        StateCodec.fromNumbers(StateCodec.toNumbers(path::state), scratch::state);
        List<Vec3> points = new ArrayList<>();
        for (int i = 0; i <= POINTS; i++) {
            scratch.at((double) i / POINTS);
            points.add(vector(scratch.position, 0));
        }
        return points;
    }

    private static List<Vec3> along(FootPath path, double[] heights) {
        List<Vec3> points = new ArrayList<>();
        for (int i = 0; i < FootPath.SAMPLES; i++) {
            points.add(new Vec3(path.sampleX(i), path.sampleY(i), heights[i]));
        }
        return points;
    }

    private static Vec3 vector(double[] v, int o) {
        return new Vec3(v[o], v[o + 1], v[o + 2]);
    }

    private static Quat quat(double[] q) {
        return new Quat(q[0], q[1], q[2], q[3]);
    }
}
