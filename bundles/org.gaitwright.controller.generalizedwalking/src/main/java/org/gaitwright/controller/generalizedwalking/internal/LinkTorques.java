// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.generalizedwalking.internal;

import java.util.Arrays;
import org.gaitwright.control.Vectors;
import org.gaitwright.core.character.JointType;
import org.gaitwright.core.controller.Command;
import org.gaitwright.core.math.Quaternions;
import org.gaitwright.dynamics.Bias;
import org.gaitwright.dynamics.TreeModel;
import org.gaitwright.dynamics.TreeState;

/**
 * The torques of one tick: PD of joints, which the engine integrates implicitly, and further torque on links. It keeps account of
 * the torque that each link gets by PD, so that others can carry it on: what acts on a link shall act as if from outside, with its
 * reaction on the support leg alone. Link 0 is the pelvis: it has no joint, what is meant for it goes through the support hips.
 */
final class LinkTorques {
    /**
     * PD gains for the published mass of 70.4 kg, found by trials from those of [Coros 2010].
     *
     * @param kp stiffness, N m/rad
     * @param kd damping, N m s/rad
     */
    record Gains(double kp, double kd) {}

    private final TreeModel model;
    private final TreeState state;
    private Command command;
    /** PD torque on each link, and further torque at its joints, N m, world axes (3 each). */
    final double[] pd;

    final double[] extra;
    /** Acceleration of each degree of freedom that poses ask for, rad/s²; the pelvis taken to be steady. */
    final double[] acceleration;

    private final double[] inertial;
    private double pelvisDamping;
    private final double[] speeds;
    private final double[] four = new double[4];
    private final double[] other = new double[4];
    private final double[] three = new double[3];

    LinkTorques(BodyState body) {
        model = body.biped.model;
        state = body.tree;
        pd = new double[3 * model.links];
        extra = new double[3 * model.links];
        acceleration = new double[model.velocities];
        inertial = new double[model.velocities];
        speeds = new double[Math.max(3, model.velocities)];
    }

    void begin(Command to) {
        command = to;
        Arrays.fill(pd, 0);
        Arrays.fill(extra, 0);
        Arrays.fill(acceleration, 0);
        pelvisDamping = 0;
    }

    /** out = the orientation yaw, then pitch (down positive), then roll. */
    static void orientation(double yaw, double pitch, double roll, double[] scratch, double[] out) {
        Vectors.about(0, 0, 1, yaw, out, 0);
        Vectors.about(0, 1, 0, pitch, scratch, 0);
        Quaternions.multiply(out, 0, scratch, 0, out, 0);
        Vectors.about(1, 0, 0, roll, scratch, 0);
        Quaternions.multiply(out, 0, scratch, 0, out, 0);
    }

    /** Draws the pelvis towards an orientation and angular velocity in the world, with at most this torque about each axis. */
    void pelvis(double[] wanted, double[] w, double kp, double kd, double max) {
        turn(0, wanted);
        for (int k = 0; k < 3; k++) {
            pd[k] = Vectors.clamp(kp * three[k] + kd * (w[k] - state.velocity[k]), -max, max);
        }
        pelvisDamping = kd;
    }

    /** three = the turn that is left to an orientation, world axes. */
    private void turn(int link, double[] wanted) {
        Quaternions.difference(state.quaternion, 4 * link, wanted, 0, three, 0);
        Quaternions.rotate(state.quaternion, 4 * link, three, 0, three, 0);
    }

    /** Draws a link towards an orientation in the world, its parent as it is now; its joints come to rest. */
    void orient(int link, double[] wanted, double kp, double kd) {
        Arrays.fill(speeds, 0);
        orientAtSpeeds(link, wanted, kp, kd);
    }

    /** Draws a link towards an orientation in the world, with an angular velocity beyond that of its parent, world axes. */
    void orient(int link, double[] wanted, double[] beyondParent, double kp, double kd) {
        for (int d = model.linkDof[link]; d < model.linkDofEnd[link]; d++) {
            speeds[d - model.linkDof[link]] = Vectors.dot(state.subspace, 6 * d, beyondParent, 0);
        }
        orientAtSpeeds(link, wanted, kp, kd);
    }

    private void orientAtSpeeds(int link, double[] wanted, double kp, double kd) {
        int j = model.firstJoint[link];
        if (model.jointType[j] == JointType.BALL) {
            relative(link, wanted, four);
            ball(link, four, speeds, kp, kd);
            return;
        }
        // each hinge goes by its share of the turn that is left
        turn(link, wanted);
        for (; j < model.endJoint[link]; j++) {
            double more = Vectors.dot(state.subspace, 6 * model.jointVelocity[j], three, 0);
            double speed = speeds[model.jointVelocity[j] - model.linkDof[link]];
            hinge(link, j, state.q[model.jointPosition[j]] + more, speed, kp, kd);
        }
    }

    /** Asks for an angular acceleration of a link, world axes, rad/s², beyond that of its parent. */
    void accelerate(int link, double[] beyondParent) {
        for (int d = model.linkDof[link]; d < model.linkDofEnd[link]; d++) {
            acceleration[d] += Vectors.dot(state.subspace, 6 * d, beyondParent, 0);
        }
    }

    /** out = what a ball joint's coordinates are when its link is oriented so in the world. */
    void relative(int link, double[] wanted, double[] out) {
        Quaternions.multiply(state.quaternion, 4 * model.parent[link], model.linkQuaternion, 4 * link, other, 0);
        Vectors.conjugate(other, 0, other, 0);
        Quaternions.multiply(other, 0, wanted, 0, out, 0);
    }

    /** Draws a ball joint towards coordinates and an angular velocity, link axes, rad/s. */
    void ball(int link, double[] wanted, double[] w, double kp, double kd) {
        int j = model.firstJoint[link];
        command.driveBall(j, wanted, 0, kp, kd);
        Quaternions.difference(state.q, model.jointPosition[j], wanted, 0, three, 0);
        int d = model.jointVelocity[j];
        for (int k = 0; k < 3; k++) {
            // the target itself is at rest: what damping takes from the wanted motion is given back
            command.addTorque(d + k, kd * w[k]);
            addAlong(pd, link, d + k, kp * three[k] + kd * (w[k] - state.v[d + k]));
        }
    }

    /** Draws a ball joint towards coordinates, with an angular velocity and acceleration of theirs, axes of the parent. */
    void swing(int link, double[] wanted, double[] w, double[] a, double kp, double kd) {
        Vectors.conjugate(wanted, 0, other, 0);
        Quaternions.rotate(other, 0, w, 0, speeds, 0);
        Quaternions.rotate(other, 0, a, 0, three, 0);
        System.arraycopy(three, 0, acceleration, model.linkDof[link], 3);
        ball(link, wanted, speeds, kp, kd);
    }

    /** Adds the torque that the wanted accelerations of links need, τ = M a + C v, at their joints. */
    void addInertial(int[] links) {
        Bias.inverseDynamics(model, state, acceleration, 0, 0, 0, inertial);
        for (int link : links) {
            for (int d = model.linkDof[link]; d < model.linkDofEnd[link]; d++) {
                addAlong(extra, link, d, inertial[d]);
            }
        }
    }

    /** Draws a hinge towards an angle and a speed. */
    void hinge(int link, int joint, double angle, double speed, double kp, double kd) {
        command.drive(joint, angle, speed, kp, kd);
        int d = model.jointVelocity[joint];
        addAlong(pd, link, d, kp * (angle - state.q[model.jointPosition[joint]]) + kd * (speed - state.v[d]));
    }

    /** Resists changes of a joint's speed, without slowing down the speed it has. */
    void steady(int link, double kd) {
        for (int j = model.firstJoint[link]; j < model.endJoint[link]; j++) {
            command.damp(j, kd);
        }
        for (int d = model.linkDof[link]; d < model.linkDofEnd[link]; d++) {
            command.addTorque(d, kd * state.v[d]);
        }
    }

    private void addAlong(double[] to, int link, int d, double torque) {
        for (int k = 0; k < 3; k++) {
            to[3 * link + k] += torque * state.subspace[6 * d + k];
        }
    }

    /** Adds torque on a link, N m, world axes. */
    void add(int link, double x, double y, double z) {
        extra[3 * link] += x;
        extra[3 * link + 1] += y;
        extra[3 * link + 2] += z;
    }

    /** Adds the torque of a force with this arm. */
    void addMoment(int link, double[] arm, double[] force, double factor) {
        add(
                link,
                factor * (arm[1] * force[2] - arm[2] * force[1]),
                factor * (arm[2] * force[0] - arm[0] * force[2]),
                factor * (arm[0] * force[1] - arm[1] * force[0]));
    }

    /** Damping of the pelvis, N m s/rad, which the support hips have to give. */
    double pelvisDamping() {
        return pelvisDamping;
    }

    /** Gives the further torques to the joints. */
    void apply() {
        for (int l = 1; l < model.links; l++) {
            for (int d = model.linkDof[l]; d < model.linkDofEnd[l]; d++) {
                command.addTorque(d, Vectors.dot(state.subspace, 6 * d, extra, 3 * l));
            }
        }
    }
}
