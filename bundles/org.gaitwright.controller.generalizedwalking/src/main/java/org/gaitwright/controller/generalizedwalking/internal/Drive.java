// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.generalizedwalking.internal;

import java.util.Arrays;
import org.gaitwright.control.Vectors;
import org.gaitwright.core.character.JointType;
import org.gaitwright.core.controller.Command;
import org.gaitwright.core.math.Quaternions;
import org.gaitwright.dynamics.TreeModel;
import org.gaitwright.dynamics.TreeState;

/**
 * Drives joints by PD, which the engine integrates implicitly, and keeps account of the torque that each link gets from it, so that
 * others can carry it on: what acts on a link shall act as if from outside, with its reaction on the support leg alone.
 */
final class Drive {
    private final TreeModel model;
    private final TreeState state;
    private final Command[] command = new Command[1];
    /** PD torque on each link, and further torque at its joints, world axes (3 each). */
    final double[] pd;

    final double[] extra;
    private final double[] four = new double[4];
    private final double[] other = new double[4];
    private final double[] three = new double[3];

    Drive(Body body) {
        model = body.model;
        state = body.state;
        pd = new double[3 * model.links];
        extra = new double[3 * model.links];
    }

    void begin(Command to) {
        command[0] = to;
        Arrays.fill(pd, 0);
        Arrays.fill(extra, 0);
    }

    /** Towards an orientation in the world (quaternion), its parent as it is now. */
    void orient(int link, double[] wanted, double kp, double kd) {
        int j = model.firstJoint[link];
        if (model.jointType[j] == JointType.BALL) {
            relative(link, wanted, four);
            ball(link, four, kp, kd);
            return;
        }
        // each hinge goes by its share of the turn that is left
        Quaternions.difference(state.quaternion, 4 * link, wanted, 0, three, 0);
        Quaternions.rotate(state.quaternion, 4 * link, three, 0, three, 0);
        for (; j < model.endJoint[link]; j++) {
            double more = Vectors.dot(state.subspace, 6 * model.jointVelocity[j], three, 0);
            hinge(link, j, state.q[model.jointPosition[j]] + more, 0, kp, kd);
        }
    }

    /** out = yaw, then pitch (down positive), then roll. */
    void orientation(double yaw, double pitch, double roll, double[] out) {
        Vectors.about(0, 0, 1, yaw, other, 0);
        Vectors.about(0, 1, 0, pitch, four, 0);
        Quaternions.multiply(other, 0, four, 0, out, 0);
        Vectors.about(1, 0, 0, roll, four, 0);
        Quaternions.multiply(out, 0, four, 0, out, 0);
    }

    /** out = what a ball joint's coordinates are when its link is oriented so in the world. */
    void relative(int link, double[] wanted, double[] out) {
        Quaternions.multiply(state.quaternion, 4 * model.parent[link], model.linkQuaternion, 4 * link, other, 0);
        Vectors.conjugate(other, 0, other, 0);
        Quaternions.multiply(other, 0, wanted, 0, out, 0);
    }

    /** Towards coordinates of a ball joint. */
    void ball(int link, double[] wanted, double kp, double kd) {
        int j = model.firstJoint[link];
        command[0].driveBall(j, wanted, 0, kp, kd);
        Quaternions.difference(state.q, model.jointPosition[j], wanted, 0, three, 0);
        int d = model.jointVelocity[j];
        for (int k = 0; k < 3; k++) {
            addAlong(pd, link, d + k, kp * three[k] - kd * state.v[d + k]);
        }
    }

    /** Torque that a ball joint's damping would else take from a motion with angular velocity w, link axes. */
    void follow(int link, double[] w, double kd) {
        int d = model.linkDof[link];
        for (int k = 0; k < 3; k++) {
            addAlong(extra, link, d + k, kd * w[k]);
        }
    }

    void hinge(int link, int joint, double angle, double speed, double kp, double kd) {
        command[0].drive(joint, angle, speed, kp, kd);
        int d = model.jointVelocity[joint];
        addAlong(pd, link, d, kp * (angle - state.q[model.jointPosition[joint]]) + kd * (speed - state.v[d]));
    }

    /** Resists changes of a joint's speed, without slowing down the speed it has. */
    void steady(int link, double kd) {
        for (int j = model.firstJoint[link]; j < model.endJoint[link]; j++) {
            command[0].damp(j, kd);
        }
        for (int d = model.linkDof[link]; d < model.linkDofEnd[link]; d++) {
            command[0].addTorque(d, kd * state.v[d]);
        }
    }

    private void addAlong(double[] to, int link, int d, double torque) {
        for (int k = 0; k < 3; k++) {
            to[3 * link + k] += torque * state.subspace[6 * d + k];
        }
    }

    void add(int link, double x, double y, double z) {
        extra[3 * link] += x;
        extra[3 * link + 1] += y;
        extra[3 * link + 2] += z;
    }

    /** Gives the further torques to the joints. */
    void apply() {
        for (int l = 1; l < model.links; l++) {
            for (int d = model.linkDof[l]; d < model.linkDofEnd[l]; d++) {
                command[0].addTorque(d, Vectors.dot(state.subspace, 6 * d, extra, 3 * l));
            }
        }
    }
}
