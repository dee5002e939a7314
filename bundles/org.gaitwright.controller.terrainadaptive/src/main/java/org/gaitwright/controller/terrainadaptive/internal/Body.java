// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.terrainadaptive.internal;

import org.gaitwright.core.controller.Observation;
import org.gaitwright.core.math.Quaternions;
import org.gaitwright.core.terrain.Terrain;
import org.gaitwright.dynamics.Kinematics;
import org.gaitwright.dynamics.TreeModel;
import org.gaitwright.dynamics.TreeState;

/** The character as the controller sees it in this tick. */
final class Body {
    /** Toes or heel this near to the ground touch it, m. */
    private static final double CONTACT = 0.005;
    /** Toes or heel this near to the ground come down on it as soon as they are loaded, m. */
    private static final double NEAR = 0.03;
    /** A foot whose toes point up or down by all but this, as a share of its length, has no direction. */
    private static final double DIRECTION = 1e-6;

    final Anatomy anatomy;
    final TreeModel model;
    final TreeState state;
    private final double mass;
    /** Of the world, m/s². */
    double gravity;

    /** Centre of mass of the whole body, and its velocity. */
    final double[] com = new double[3];

    final double[] comVelocity = new double[3];
    /** Place and velocity of the upper body's centre of mass, and its angular velocity. */
    final double[] trunk = new double[3];

    final double[] trunkVelocity = new double[6];
    /** World places of the frames on the feet (3 each, 4 per side), and their velocities. */
    final double[] frame = new double[6 * Anatomy.FRAMES];

    final double[] frameVelocity = new double[6 * Anatomy.FRAMES];
    /** The same of the feet's centres of mass. */
    final double[] centre = new double[6];

    final double[] centreVelocity = new double[6];
    /** World places of the hip joints. */
    final double[] hip = new double[6];

    final boolean[] toesTouch = new boolean[2];
    final boolean[] heelTouches = new boolean[2];
    /** Whether there is ground below them that can carry. */
    final boolean[] toesCarry = new boolean[2];

    final boolean[] heelCarries = new boolean[2];

    private final double[] six = new double[6];
    private final double[] three = new double[3];

    Body(Anatomy anatomy) {
        this.anatomy = anatomy;
        model = TreeModel.of(anatomy.character);
        state = new TreeState(model);
        mass = anatomy.character.totalMass();
    }

    /** Looks at the character. */
    void update(Observation now) {
        now.positions(state.q);
        now.velocities(state.v);
        gravity = -now.gravity().z();
        place();
        Terrain ground = now.terrain();
        for (int side = 0; side < 2; side++) {
            double toes = height(ground, side, anatomy.toes[side]);
            double heel = height(ground, side, anatomy.heel[side]);
            toesTouch[side] = toes < CONTACT;
            heelTouches[side] = heel < CONTACT;
            toesCarry[side] = toes < NEAR;
            heelCarries[side] = heel < NEAR;
        }
    }

    /** Works out what follows from q and v. */
    void place() {
        Kinematics.positions(model, state);
        Kinematics.motions(model, state);
        java.util.Arrays.fill(com, 0);
        java.util.Arrays.fill(comVelocity, 0);
        for (int l = 0; l < model.links; l++) {
            int o = 3 * l;
            Kinematics.pointVelocity(state, l, state.com[o], state.com[o + 1], state.com[o + 2], six);
            for (int k = 0; k < 3; k++) {
                com[k] += model.mass[l] / mass * state.com[o + k];
                comVelocity[k] += model.mass[l] / mass * six[3 + k];
            }
        }
        System.arraycopy(state.com, 3 * anatomy.trunk, trunk, 0, 3);
        Kinematics.pointVelocity(state, anatomy.trunk, trunk[0], trunk[1], trunk[2], six);
        System.arraycopy(six, 3, trunkVelocity, 0, 3);
        System.arraycopy(six, 0, trunkVelocity, 3, 3);
        for (int side = 0; side < 2; side++) {
            int foot = anatomy.foot[side];
            for (int f = 0; f < Anatomy.FRAMES; f++) {
                int o = 3 * (side * Anatomy.FRAMES + f);
                point(foot, anatomy.frame[side], 3 * f, frame, o);
                velocity(foot, frame, o, frameVelocity);
            }
            System.arraycopy(state.com, 3 * foot, centre, 3 * side, 3);
            velocity(foot, centre, 3 * side, centreVelocity);
            point(anatomy.thigh[side], model.anchor, 3 * anatomy.hip[side], hip, 3 * side);
        }
    }

    private void point(int link, double[] local, int il, double[] out, int io) {
        Quaternions.rotate(state.quaternion, 4 * link, local, il, out, io);
        for (int k = 0; k < 3; k++) {
            out[io + k] += state.position[3 * link + k];
        }
    }

    private void velocity(int link, double[] at, int o, double[] out) {
        Kinematics.pointVelocity(state, link, at[o], at[o + 1], at[o + 2], six);
        System.arraycopy(six, 3, out, o, 3);
    }

    /** How far the lowest of some points of a foot is above the ground. */
    private double height(Terrain ground, int side, double[] points) {
        double min = Double.POSITIVE_INFINITY;
        for (int o = 0; o < points.length; o += 3) {
            point(anatomy.foot[side], points, o, three, 0);
            min = Math.min(min, three[2] - ground.height(three[0], three[1]));
        }
        return min;
    }

    /** Which way the toes of a foot point; {@code otherwise} if straight up or down. */
    double footYaw(int side, double otherwise) {
        int o = 9 * anatomy.foot[side];
        double x = state.rotation[o], y = state.rotation[o + 3];
        return x * x + y * y < DIRECTION ? otherwise : StrictMath.atan2(y, x);
    }

    /** Angle of a foot's x axis above the level. */
    double footPitch(int side) {
        return StrictMath.asin(Math.max(-1, Math.min(1, state.rotation[9 * anatomy.foot[side] + 6])));
    }

    /** Which way the upper body faces. */
    double yaw() {
        int o = 9 * anatomy.trunk;
        return StrictMath.atan2(state.rotation[o + 3], state.rotation[o]);
    }

    /** Angle of a hinge. */
    double angle(int joint) {
        return state.q[model.jointPosition[joint]];
    }
}
