// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.terrainadaptive.internal;

import org.gaitwright.control.TwoLinkLeg;
import org.gaitwright.control.Vectors;
import org.gaitwright.controller.terrainadaptive.internal.TerrainAdaptiveParameters.Whole;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.Joint;
import org.gaitwright.core.character.JointType;
import org.gaitwright.core.controller.Start;
import org.gaitwright.core.math.Quaternions;
import org.gaitwright.core.terrain.Terrain;
import org.gaitwright.dynamics.TreeModel;

/** The state in which a run begins: in the middle of walking, one foot ahead of the other, both on the ground and at rest while the body moves over them. */
final class StartPose {
    /** Step of the difference quotient for velocities, s. */
    private static final double STEP = 1e-4;
    /** Legs are not stretched further than this share of their length. */
    private static final double STRETCH = 0.999;
    /** How often a foot is moved until a knee that hardly bends fits the ground. */
    private static final int FITS = 4;

    private final Anatomy anatomy;
    private final TreeModel model;
    private final Footprint footprint;
    private final TwoLinkLeg[] leg = new TwoLinkLeg[2];
    /** Length of each leg with its knee as bent as it can be. */
    private final double[] shortest = new double[2];

    private final double[][] hipLocal = new double[2][3];
    private final double[][] ankle = new double[2][3];
    private final double[] pitch = new double[2];
    private final double[] left = new double[3];
    private final double[] root = new double[4];

    StartPose(Anatomy anatomy) {
        this.anatomy = anatomy;
        model = TreeModel.of(anatomy.character);
        footprint = new Footprint(anatomy);
        for (int side = 0; side < 2; side++) {
            int thigh = anatomy.thigh[side];
            int shank = anatomy.plan.legs().get(side).shank();
            int foot = anatomy.foot[side];
            double[] upper = new double[3];
            double[] lower = new double[3];
            double[] axis = new double[3];
            for (int k = 0; k < 3; k++) {
                hipLocal[side][k] = model.linkPosition[3 * thigh + k] + model.anchor[3 * anatomy.hip[side] + k];
                upper[k] = model.linkPosition[3 * shank + k]
                        + model.anchor[3 * anatomy.knee[side] + k]
                        - model.anchor[3 * anatomy.hip[side] + k];
                lower[k] = model.linkPosition[3 * foot + k]
                        + anatomy.frame[side][k]
                        - model.anchor[3 * anatomy.knee[side] + k];
                axis[k] = model.axis[3 * anatomy.knee[side] + k];
            }
            leg[side] = new TwoLinkLeg(upper, lower, axis, anatomy.kneeSign[side]);
            Joint.Limit limit =
                    anatomy.character.joints().get(anatomy.knee[side]).limit();
            shortest[side] =
                    limit == null ? 0 : leg[side].distance(anatomy.kneeSign[side] > 0 ? limit.upper() : limit.lower());
        }
    }

    /** The start of a gait at a place. */
    Start at(CyclicGait gait, Terrain ground, double x, double y, double yaw) {
        int swing = gait.firstLeg();
        double along = yaw + gait.get(Whole.MOVEMENT);
        double ax = StrictMath.cos(along), ay = StrictMath.sin(along);
        left[0] = -StrictMath.sin(yaw);
        left[1] = StrictMath.cos(yaw);
        Vectors.about(0, 0, 1, yaw, root, 0);
        for (int side = 0; side < 2; side++) {
            double ahead = side == swing ? -gait.get(Whole.START_STRIDE) : gait.get(Whole.START_STRIDE);
            double out = side == Anatomy.LEFT ? anatomy.halfWidth : -anatomy.halfWidth;
            stand(ground, side, x + ahead * ax + out * left[0], y + ahead * ay + out * left[1], yaw);
        }
        double[] hips = {x + gait.get(Whole.START_LEAD) * ax, y + gait.get(Whole.START_LEAD) * ay, 0};
        hips[2] = height(hips) - gait.get(Whole.START_DROP);
        for (int side = 0; side < 2; side++) {
            double away = side == swing ? -1 : 1;
            fit(ground, side, hips, away * ax, away * ay, yaw);
        }
        double sway = gait.get(Whole.START_SWAY) * (swing == Anatomy.LEFT ? -1 : 1);
        double[] velocity = {
            gait.get(Whole.START_SPEED) * ax + sway * left[0], gait.get(Whole.START_SPEED) * ay + sway * left[1], 0
        };
        double[] before = pose(hips, velocity, -STEP / 2, yaw);
        double[] after = pose(hips, velocity, STEP / 2, yaw);
        return new Start(pose(hips, velocity, 0, yaw), rates(before, after));
    }

    /** Puts a foot on the ground. */
    private void stand(Terrain ground, int side, double x, double y, double yaw) {
        ankle[side][0] = x;
        ankle[side][1] = y;
        pitch[side] = footprint.slope(ground, side, x, y, yaw);
        ankle[side][2] = footprint.lowest(ground, side, x, y, yaw, pitch[side]);
    }

    /** Moves a foot away from below its hip until its leg need not be shorter than its knee can make it. */
    private void fit(Terrain ground, int side, double[] hips, double ax, double ay, double yaw) {
        double[] hip = new double[3];
        Quaternions.rotate(root, 0, hipLocal[side], 0, hip, 0);
        for (int i = 0; i < FITS; i++) {
            double dx = ankle[side][0] - hips[0] - hip[0];
            double dy = ankle[side][1] - hips[1] - hip[1];
            double dz = ankle[side][2] - hips[2] - hip[2];
            double lacking = shortest[side] * shortest[side] - dx * dx - dy * dy - dz * dz;
            if (lacking <= 0) {
                return;
            }
            double along = dx * ax + dy * ay;
            double t = Math.sqrt(along * along + lacking) - along;
            stand(ground, side, ankle[side][0] + t * ax, ankle[side][1] + t * ay, yaw);
        }
    }

    /** Height of the root at which the shorter leg is just stretched. */
    private double height(double[] hips) {
        double min = Double.POSITIVE_INFINITY;
        double[] hip = new double[3];
        for (int side = 0; side < 2; side++) {
            Quaternions.rotate(root, 0, hipLocal[side], 0, hip, 0);
            double dx = hips[0] + hip[0] - ankle[side][0], dy = hips[1] + hip[1] - ankle[side][1];
            double reach = STRETCH * leg[side].reach();
            double up = Math.sqrt(Math.max(0.01, reach * reach - dx * dx - dy * dy));
            min = Math.min(min, ankle[side][2] + up - hip[2]);
        }
        return min;
    }

    /** Position vector with the root moved by a time at a velocity while the feet stay. */
    private double[] pose(double[] hips, double[] velocity, double seconds, double yaw) {
        CharacterModel c = anatomy.character;
        double[] q = c.keyframe("stand");
        for (int k = 0; k < 3; k++) {
            q[k] = hips[k] + seconds * velocity[k];
        }
        System.arraycopy(root, 0, q, 3, 4);
        for (int side = 0; side < 2; side++) {
            bend(q, side, yaw);
        }
        return q;
    }

    private void bend(double[] q, int side, double yaw) {
        double[] hip = new double[3];
        double[] to = new double[3];
        double[] thigh = new double[4];
        double[] turn = new double[4];
        Quaternions.rotate(root, 0, hipLocal[side], 0, hip, 0);
        double square = 0;
        for (int k = 0; k < 3; k++) {
            to[k] = ankle[side][k] - q[k] - hip[k];
            square += to[k] * to[k];
        }
        double angle = leg[side].hinge(Math.min(Math.sqrt(square), STRETCH * leg[side].reach()));
        Joint.Limit limit = anatomy.character.joints().get(anatomy.knee[side]).limit();
        angle = limit == null ? angle : Vectors.clamp(angle, limit.lower(), limit.upper());
        leg[side].orient(angle, to, left, thigh);
        Vectors.conjugate(root, 0, turn, 0);
        Quaternions.multiply(turn, 0, thigh, 0, q, model.jointPosition[anatomy.hip[side]]);
        q[model.jointPosition[anatomy.knee[side]]] = angle;
        int ankleJoint = model.firstJoint[anatomy.foot[side]];
        if (model.jointType[ankleJoint] == JointType.BALL) {
            int k = 3 * anatomy.knee[side];
            Vectors.about(model.axis[k], model.axis[k + 1], model.axis[k + 2], angle, turn, 0);
            Quaternions.multiply(thigh, 0, turn, 0, thigh, 0);
            Vectors.conjugate(thigh, 0, thigh, 0);
            double[] foot = new double[4];
            Vectors.about(0, 0, 1, yaw, foot, 0);
            Vectors.about(0, 1, 0, -pitch[side], turn, 0);
            Quaternions.multiply(foot, 0, turn, 0, foot, 0);
            Quaternions.multiply(thigh, 0, foot, 0, q, model.jointPosition[ankleJoint]);
        }
    }

    private double[] rates(double[] before, double[] after) {
        double[] v = new double[model.velocities];
        double[] turn = new double[3];
        for (int j = 0; j < model.joints; j++) {
            int iq = model.jointPosition[j];
            int iv = model.jointVelocity[j];
            switch (model.jointType[j]) {
                case FREE -> {
                    for (int k = 0; k < 3; k++) {
                        v[iv + k] = (after[iq + k] - before[iq + k]) / STEP;
                    }
                }
                case BALL -> {
                    Quaternions.difference(before, iq, after, iq, turn, 0);
                    for (int k = 0; k < 3; k++) {
                        v[iv + k] = turn[k] / STEP;
                    }
                }
                default -> v[iv] = (after[iq] - before[iq]) / STEP;
            }
        }
        return v;
    }
}
