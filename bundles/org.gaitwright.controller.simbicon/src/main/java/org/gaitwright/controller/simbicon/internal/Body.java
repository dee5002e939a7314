// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.simbicon.internal;

import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.controller.Observation;
import org.gaitwright.core.math.Quaternions;
import org.gaitwright.dynamics.Kinematics;
import org.gaitwright.dynamics.TreeModel;
import org.gaitwright.dynamics.TreeState;

/** The character as the controller sees it in this tick, and what of its build never changes. */
final class Body {
    final CharacterModel character;
    final Biped biped;
    final TreeModel model;
    final TreeState state;
    double weight;
    final double[] stand;
    private final int[][] carrying = new int[2][];

    /** Centre of mass of the whole body and its velocity, world axes. */
    final double[] com = new double[3];

    final double[] comVelocity = new double[3];
    /** The same of the root. */
    final double[] torso = new double[3];

    final double[] torsoVelocity = new double[3];
    /** World places of the ankles (3 per side). */
    final double[] ankle = new double[6];
    /** Load on each foot, N. */
    final double[] load = new double[2];

    private final double mass;
    private final double[] three = new double[3];

    Body(CharacterModel character) {
        this.character = character;
        biped = Biped.of(character);
        model = TreeModel.of(character);
        state = new TreeState(model);
        mass = character.totalMass();
        stand = character.keyframe("stand");
        for (int side = 0; side < 2; side++) {
            carrying[side] = biped.legs().get(side).carrying().stream()
                    .mapToInt(Integer::intValue)
                    .toArray();
        }
    }

    /** Looks at the character. */
    void update(Observation now) {
        now.positions(state.q);
        now.velocities(state.v);
        weight = -now.gravity().z() * mass;
        Kinematics.positions(model, state);
        Kinematics.motions(model, state);
        move();
        for (int side = 0; side < 2; side++) {
            int foot = biped.legs().get(side).foot();
            anchor(foot, ankle, 3 * side);
            load[side] = 0;
            for (int link : carrying[side]) {
                now.groundForce(link, three);
                load[side] += three[2];
            }
        }
    }

    /** c = Σ m c_i / M, v = Σ m (v_o + ω × (c_i − o)) / M. */
    private void move() {
        double x = 0, y = 0, z = 0, vx = 0, vy = 0, vz = 0;
        for (int l = 0; l < model.links; l++) {
            velocity(l, three);
            double m = model.mass[l];
            x += m * state.com[3 * l];
            y += m * state.com[3 * l + 1];
            z += m * state.com[3 * l + 2];
            vx += m * three[0];
            vy += m * three[1];
            vz += m * three[2];
        }
        set(com, x / mass, y / mass, z / mass);
        set(comVelocity, vx / mass, vy / mass, vz / mass);
        velocity(0, torsoVelocity);
        set(torso, state.com[0], state.com[1], state.com[2]);
    }

    /** Velocity of a link's centre of mass. */
    private void velocity(int l, double[] out) {
        double rx = state.com[3 * l] - state.origin[3 * l];
        double ry = state.com[3 * l + 1] - state.origin[3 * l + 1];
        double rz = state.com[3 * l + 2] - state.origin[3 * l + 2];
        double[] v = state.velocity;
        int o = 6 * l;
        out[0] = v[o + 3] + v[o + 1] * rz - v[o + 2] * ry;
        out[1] = v[o + 4] + v[o + 2] * rx - v[o] * rz;
        out[2] = v[o + 5] + v[o] * ry - v[o + 1] * rx;
    }

    private static void set(double[] out, double x, double y, double z) {
        out[0] = x;
        out[1] = y;
        out[2] = z;
    }

    /** World place of a link's first joint. */
    private void anchor(int link, double[] out, int io) {
        Quaternions.rotate(state.quaternion, 4 * link, model.anchor, 3 * model.firstJoint[link], out, io);
        for (int k = 0; k < 3; k++) {
            out[io + k] += state.position[3 * link + k];
        }
    }

    /** Which way the root faces. */
    double yaw() {
        return biped.planar() ? 0 : StrictMath.atan2(state.rotation[3], state.rotation[0]);
    }

    /** Angle of a link's own z axis from the vertical, about the axis to the left of a direction. */
    double pitch(int link, double facing) {
        double[] r = state.rotation;
        int o = 9 * link;
        double ahead = r[o + 2];
        if (!biped.planar()) {
            ahead = r[o + 2] * StrictMath.cos(facing) + r[o + 5] * StrictMath.sin(facing);
        }
        return StrictMath.atan2(ahead, r[o + 8]);
    }

    /** How fast a link turns about the axis to the left of a direction. */
    double pitchRate(int link, double facing) {
        double[] v = state.velocity;
        int o = 6 * link;
        return biped.planar() ? v[o + 1] : v[o + 1] * StrictMath.cos(facing) - v[o] * StrictMath.sin(facing);
    }

    /** Angle of a link's own z axis from the vertical, about the direction itself. */
    double roll(int link, double facing) {
        double[] r = state.rotation;
        int o = 9 * link;
        double left = r[o + 5] * StrictMath.cos(facing) - r[o + 2] * StrictMath.sin(facing);
        return StrictMath.atan2(-left, r[o + 8]);
    }

    /** Coordinate of a hinge. */
    double angle(int joint) {
        return state.q[model.jointPosition[joint]];
    }
}
