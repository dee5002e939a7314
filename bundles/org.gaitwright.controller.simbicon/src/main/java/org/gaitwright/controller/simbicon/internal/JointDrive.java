// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.simbicon.internal;

import java.util.Arrays;
import org.gaitwright.control.Vectors;
import org.gaitwright.core.character.JointType;
import org.gaitwright.core.controller.Command;
import org.gaitwright.core.math.Quaternions;
import org.gaitwright.dynamics.TreeModel;
import org.gaitwright.dynamics.TreeState;

/**
 * Drives joints by PD, which the engine integrates implicitly, and adds up the torque that it asks of joints on the torso, so that the
 * stance hip can make up for it.
 */
final class JointDrive {
    private final TreeModel model;
    private final TreeState state;
    private final boolean[] onTorso;
    private final Command[] command = new Command[1];
    /** Σ of PD torques on links that hang on the torso, world axes. */
    final double[] fromTorso = new double[3];

    /** Factor of all gains until it is changed. */
    double strength = 1;

    private final double[] four = new double[4];
    private final double[] other = new double[4];
    private final double[] three = new double[3];

    JointDrive(Body body) {
        model = body.model;
        state = body.state;
        onTorso = new boolean[model.links];
        for (int l = 1; l < model.links; l++) {
            onTorso[l] = Biped.onRoot(body.character, l);
        }
    }

    void begin(Command to) {
        command[0] = to;
        Arrays.fill(fromTorso, 0);
    }

    /** A hinge towards an angle. */
    void hinge(int joint, double angle, SimbiconGait.Gains gains) {
        hinge(joint, angle, 0, gains.kp(), gains.kd());
    }

    private void hinge(int joint, double angle, double speed, double stiffness, double damping) {
        double kp = strength * stiffness;
        double kd = strength * damping;
        command[0].drive(joint, angle, speed, kp, kd);
        int d = model.jointVelocity[joint];
        countTorsoTorque(joint, d, kp * (angle - state.q[model.jointPosition[joint]]) + kd * (speed - state.v[d]));
    }

    /** A ball joint towards its coordinates (quaternion at an offset). */
    void ball(int joint, double[] wanted, int offset, SimbiconGait.Gains gains) {
        double kp = strength * gains.kp();
        double kd = strength * gains.kd();
        command[0].driveBall(joint, wanted, offset, kp, kd);
        Quaternions.difference(state.q, model.jointPosition[joint], wanted, offset, three, 0);
        int d = model.jointVelocity[joint];
        for (int k = 0; k < 3; k++) {
            countTorsoTorque(joint, d + k, kp * three[k] - kd * state.v[d + k]);
        }
    }

    /** The joints of a link towards its orientation in the world, its parent as it is now; damped against the parent. */
    void orient(int link, double[] wanted, SimbiconGait.Gains gains, double rollShare) {
        int j = model.firstJoint[link];
        if (model.jointType[j] == JointType.BALL) {
            relative(link, wanted, four);
            ball(j, four, 0, gains);
            return;
        }
        // each hinge goes by its share of the turn that is left
        Quaternions.difference(state.quaternion, 4 * link, wanted, 0, three, 0);
        Quaternions.rotate(state.quaternion, 4 * link, three, 0, three, 0);
        for (; j < model.endJoint[link]; j++) {
            double more = Vectors.dot(state.subspace, 6 * model.jointVelocity[j], three, 0);
            double share = sideways(j) ? rollShare : 1;
            hinge(j, state.q[model.jointPosition[j]] + more, 0, share * gains.kp(), share * gains.kd());
        }
    }

    /** The same, damped against the world: what the parent's turning would add is taken out. */
    void orientInWorld(int link, double[] wanted, SimbiconGait.Gains gains) {
        orient(link, wanted, gains, 1);
        int p = 6 * model.parent[link];
        for (int d = model.linkDof[link]; d < model.linkDofEnd[link]; d++) {
            double carried = Vectors.dot(state.subspace, 6 * d, state.velocity, p);
            torque(d, -strength * gains.kd() * carried);
        }
    }

    /** Pitch and roll of a link's joints, seen from its parent. */
    void bend(int link, double pitch, double roll, SimbiconGait.Gains gains, double rollShare) {
        int j = model.firstJoint[link];
        if (model.jointType[j] == JointType.BALL) {
            orientation(0, pitch, roll, four);
            ball(j, four, 0, gains);
            return;
        }
        for (; j < model.endJoint[link]; j++) {
            boolean sideways = sideways(j);
            double share = sideways ? rollShare : 1;
            int main = 3 * j + (sideways ? 0 : 1);
            double angle = (sideways ? roll : pitch) * Math.signum(model.axis[main]);
            hinge(j, angle, 0, share * gains.kp(), share * gains.kd());
        }
    }

    /** Whether a hinge turns about the way ahead rather than about the axis to the left. */
    private boolean sideways(int joint) {
        return Math.abs(model.axis[3 * joint]) > Math.abs(model.axis[3 * joint + 1]);
    }

    /** Each joint of a link towards the coordinates that it has in a pose. */
    void hold(int link, double[] pose, SimbiconGait.Gains gains) {
        for (int j = model.firstJoint[link]; j < model.endJoint[link]; j++) {
            if (model.jointType[j] == JointType.BALL) {
                ball(j, pose, model.jointPosition[j], gains);
            } else {
                hinge(j, pose[model.jointPosition[j]], gains);
            }
        }
    }

    /** Adds torque and accounts for it. */
    private void torque(int d, double value) {
        command[0].addTorque(d, value);
        countTorsoTorque(model.dofJoint[d], d, value);
    }

    private void countTorsoTorque(int joint, int d, double torque) {
        if (onTorso[model.jointLink[joint]]) {
            for (int k = 0; k < 3; k++) {
                fromTorso[k] += torque * state.subspace[6 * d + k];
            }
        }
    }

    /**
     * Gives a torque (world axes) to the joint of a link, as far as it turns that way. The speed that the joint has is damped and the same
     * torque added, which changes nothing but lets the engine resist changes of it within a step; further damping slows it down.
     */
    void applyTorque(int link, double[] torque, double kd, double damping) {
        for (int j = model.firstJoint[link]; j < model.endJoint[link]; j++) {
            command[0].damp(j, kd + damping);
        }
        for (int d = model.linkDof[link]; d < model.linkDofEnd[link]; d++) {
            command[0].addTorque(d, Vectors.dot(state.subspace, 6 * d, torque, 0) + kd * state.v[d]);
        }
    }

    /** out = yaw, then pitch about the left, then roll about the way ahead. */
    void orientation(double yaw, double pitch, double roll, double[] out) {
        Vectors.about(0, 1, 0, pitch, out, 0);
        if (yaw != 0) {
            Vectors.about(0, 0, 1, yaw, other, 0);
            Quaternions.multiply(other, 0, out, 0, out, 0);
        }
        if (roll != 0) {
            Vectors.about(1, 0, 0, roll, other, 0);
            Quaternions.multiply(out, 0, other, 0, out, 0);
        }
    }

    /** out = what a ball joint's coordinates are when its link is oriented so in the world. */
    private void relative(int link, double[] wanted, double[] out) {
        Quaternions.multiply(state.quaternion, 4 * model.parent[link], model.linkQuaternion, 4 * link, other, 0);
        Vectors.conjugate(other, 0, other, 0);
        Quaternions.multiply(other, 0, wanted, 0, out, 0);
    }
}
