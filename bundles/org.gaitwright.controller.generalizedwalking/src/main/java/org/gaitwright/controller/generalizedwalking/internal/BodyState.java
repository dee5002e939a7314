// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.generalizedwalking.internal;

import org.gaitwright.control.BodyPlan;
import org.gaitwright.core.controller.Observation;
import org.gaitwright.core.math.Quaternions;
import org.gaitwright.core.terrain.Terrain;
import org.gaitwright.dynamics.Kinematics;
import org.gaitwright.dynamics.Momentum;
import org.gaitwright.dynamics.TreeState;

/** The character and the ground in this tick. Written by {@link #sense} alone; others read. World axes, m, s, N. */
final class BodyState {
    final Biped biped;
    final TreeState tree;
    final double[] com = new double[3];
    final double[] comVelocity = new double[3];
    /** Places of the hips, of the ankles, and of the middle of the soles (3 per side). */
    final double[] hip = new double[6];

    final double[] ankle = new double[6];
    final double[] sole = new double[6];
    /** Vertical force of the ground on each foot with its toes. */
    private final double[] groundForce = new double[2];

    private Terrain terrain;
    private double tickSeconds;
    private double gravity;
    private final double[] momentum = new double[6];
    private final double[] three = new double[3];

    BodyState(Biped biped) {
        this.biped = biped;
        tree = new TreeState(biped.model);
    }

    void sense(Observation now) {
        terrain = now.terrain();
        tickSeconds = now.tickSeconds();
        gravity = -now.gravity().z();
        now.positions(tree.q);
        now.velocities(tree.v);
        Kinematics.positions(biped.model, tree);
        Kinematics.velocities(biped.model, tree);
        Momentum.centreOfMass(biped.model, tree, 0, com);
        Momentum.of(biped.model, tree, 0, momentum);
        for (int k = 0; k < 3; k++) {
            comVelocity[k] = momentum[3 + k] / biped.mass;
        }
        for (int side = 0; side < 2; side++) {
            leg(now, side);
        }
    }

    private void leg(Observation now, int side) {
        LegGeometry leg = biped.leg(side);
        BodyPlan.Leg links = leg.links();
        anchor(links.thigh(), hip, 3 * side);
        anchor(links.foot(), ankle, 3 * side);
        three[0] = leg.soleMiddle();
        three[1] = 0;
        three[2] = -leg.ankleHeight();
        Quaternions.rotate(tree.quaternion, 4 * links.foot(), three, 0, sole, 3 * side);
        for (int k = 0; k < 3; k++) {
            sole[3 * side + k] += ankle[3 * side + k];
        }
        now.groundForce(links.foot(), three);
        groundForce[side] = three[2];
        if (links.toes() >= 0) {
            now.groundForce(links.toes(), three);
            groundForce[side] += three[2];
        }
    }

    double tickSeconds() {
        return tickSeconds;
    }

    /** Downwards, m/s². */
    double gravity() {
        return gravity;
    }

    /** Height of the ground, m. */
    double ground(double x, double y) {
        return terrain.height(x, y);
    }

    /** What a foot with its toes carries, N. */
    double load(int side) {
        return Math.max(0, groundForce[side]);
    }

    /** World place of the anchor of a link's first joint. */
    void anchor(int link, double[] out, int io) {
        biped.anchor(tree, link, out, io);
    }

    /** Height of an ankle over where it is while its foot stands there, m. */
    double lift(int side) {
        return ankle[3 * side + 2]
                - ground(ankle[3 * side], ankle[3 * side + 1])
                - biped.leg(side).ankleHeight();
    }

    /** Which way the pelvis faces, rad. */
    double yaw() {
        return StrictMath.atan2(tree.rotation[3], tree.rotation[0]);
    }

    /** Which way a foot points, rad. */
    double footYaw(int side) {
        int o = 9 * biped.leg(side).links().foot();
        return StrictMath.atan2(tree.rotation[o + 3], tree.rotation[o]);
    }
}
