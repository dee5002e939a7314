// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.engine.ode.internal;

import org.gaitwright.core.character.JointType;
import org.gaitwright.core.math.Quaternions;
import org.ode4j.math.DVector3C;
import org.ode4j.ode.DBallJoint;
import org.ode4j.ode.DHingeJoint;
import org.ode4j.ode.DJoint;
import org.ode4j.ode.DUniversalJoint;
import org.ode4j.ode.OdeHelper;

/**
 * A ball, or one to three hinges with a common anchor: ODE's hinge, universal or ball joint, with motors and stops as rows
 * about the directions whose angular speed is that of each coordinate.
 */
final class RotationalJoint extends LinkJoint {
    private final boolean ball;
    private final int rows;
    private final int q;
    private final int v;
    /** Directions of rows in link axes are its dual basis; a ball's are the link's axes. */
    private final HingeAngles angles;

    private final Motor drive;
    private final Motor passive;
    private final JointStops stops;
    private final double[] relative = new double[4];
    private final double[] scratch = new double[4];
    private final double[] error = new double[3];
    private final double[] world = new double[9];
    private final MotorRow row = new MotorRow();
    private final double[] given = new double[3];
    private final double[] torque = new double[3];

    RotationalJoint(JointAssembly assembly, int link, double[] axes, double[] anchor) {
        super(assembly, link);
        int j = assembly.model.firstJoint[link];
        ball = assembly.model.jointType[j] == JointType.BALL;
        q = assembly.model.jointPosition[j];
        v = assembly.model.jointVelocity[j];
        rows = ball ? 3 : axes.length / 3;
        angles = new HingeAngles(ball ? new double[] {1, 0, 0, 0, 1, 0, 0, 0, 1} : axes);
        if (ball) {
            System.arraycopy(new double[] {1, 0, 0, 0, 1, 0, 0, 0, 1}, 0, angles.column, 0, 9);
            System.arraycopy(angles.column, 0, angles.dual, 0, 9);
        }
        boolean driven = false;
        boolean passiveRows = false;
        for (int k = 0; k < rows; k++) {
            driven |= assembly.driven(v + k);
            passiveRows |= assembly.passive(v + k);
        }
        read();
        watch(constraint(anchor));
        drive = driven ? watch(Motor.turning(assembly, body, parentBody, rows)) : null;
        passive = passiveRows ? watch(Motor.turning(assembly, body, parentBody, rows)) : null;
        stops = JointStops.of(this, ball, rows, v);
        aim(true);
    }

    private DJoint constraint(double[] anchor) {
        double[] x = new double[3];
        Quaternions.rotate(assembly.bodies.quaternion, 4 * link, anchor, 0, x, 0);
        for (int k = 0; k < 3; k++) {
            x[k] += assembly.bodies.position[3 * link + k];
        }
        toWorld();
        if (rows == 1) {
            DHingeJoint hinge = OdeHelper.createHingeJoint(assembly.world);
            hinge.attach(body, parentBody);
            hinge.setAnchor(x[0], x[1], x[2]);
            hinge.setAxis(world[0], world[1], world[2]);
            return hinge;
        }
        if (rows == 2) {
            DUniversalJoint universal = OdeHelper.createUniversalJoint(assembly.world);
            universal.attach(body, parentBody);
            universal.setAnchor(x[0], x[1], x[2]);
            // the last hinge is fixed in this link, the first in the parent
            universal.setAxis1(world[3], world[4], world[5]);
            universal.setAxis2(world[0], world[1], world[2]);
            return universal;
        }
        DBallJoint socket = OdeHelper.createBallJoint(assembly.world);
        socket.attach(body, parentBody);
        socket.setAnchor(x[0], x[1], x[2]);
        return socket;
    }

    /** world = the directions in world axes whose turning speeds are those of the coordinates. */
    private void toWorld() {
        for (int k = 0; k < rows; k++) {
            Quaternions.rotate(assembly.bodies.quaternion, 4 * link, angles.dual, 3 * k, world, 3 * k);
        }
    }

    private void aim(boolean first) {
        if (!first && (ball || rows == 1)) {
            // carried by the body
            return;
        }
        toWorld();
        for (int k = 0; k < rows; k++) {
            if (drive != null) {
                drive.axis(k, true, world[3 * k], world[3 * k + 1], world[3 * k + 2]);
            }
            if (passive != null) {
                passive.axis(k, true, world[3 * k], world[3 * k + 1], world[3 * k + 2]);
            }
        }
        if (stops != null && !ball) {
            stops.aim(world);
        }
    }

    @Override
    void restored() {
        if (!ball) {
            relate();
            angles.settle(relative, assembly.q, q);
        }
    }

    /** relative = (parent ⊗ rest)* ⊗ link. */
    private void relate() {
        Bodies b = assembly.bodies;
        if (parent >= 0) {
            Quaternions.multiply(b.quaternion, 4 * parent, assembly.model.linkQuaternion, 4 * link, scratch, 0);
            HingeAngles.conjugate(scratch, 0, scratch, 0);
        } else {
            HingeAngles.conjugate(assembly.model.linkQuaternion, 4 * link, scratch, 0);
        }
        Quaternions.multiply(scratch, 0, b.quaternion, 4 * link, relative, 0);
    }

    @Override
    void read() {
        Bodies b = assembly.bodies;
        relate();
        if (ball) {
            double same = 0;
            for (int k = 0; k < 4; k++) {
                same += relative[k] * assembly.q[q + k];
            }
            for (int k = 0; k < 4; k++) {
                assembly.q[q + k] = same < 0 ? -relative[k] : relative[k];
            }
        } else {
            angles.follow(relative, assembly.q, q);
        }
        for (int k = 0; k < 3; k++) {
            error[k] = b.angular[3 * link + k] - (parent >= 0 ? b.angular[3 * parent + k] : 0);
        }
        HingeAngles.conjugate(b.quaternion, 4 * link, scratch, 0);
        Quaternions.rotate(scratch, 0, error, 0, error, 0);
        for (int k = 0; k < rows; k++) {
            assembly.v[v + k] = HingeAngles.dot(angles.dual, 3 * k, error, 0);
        }
    }

    @Override
    boolean drive() {
        boolean finite = true;
        aim(false);
        if (drive != null) {
            errors(error);
            torque[0] = torque[1] = torque[2] = 0;
            for (int k = 0; k < rows; k++) {
                given[k] = 0;
                if (assembly.driven(v + k)) {
                    finite &= assembly.drive(v + k, error[k], row);
                    put(drive, k, row);
                    given[k] = row.torque;
                    for (int i = 0; i < 3; i++) {
                        torque[i] += row.torque * angles.dual[3 * k + i];
                    }
                }
            }
            push(torque);
        }
        if (passive != null) {
            stretches(error);
            for (int k = 0; k < rows; k++) {
                if (assembly.passive(v + k)) {
                    assembly.passive(v + k, error[k], row);
                    put(passive, k, row);
                }
            }
        }
        if (stops != null) {
            stops.set();
        }
        return finite;
    }

    /** A row about a direction of length n, as ODE has it for the unit direction: speed / n, softness / n², bound · n. */
    private void put(Motor motor, int k, MotorRow row) {
        double n = length(k);
        motor.row(k, row.speed / n, row.softness / (n * n), row.max * n);
    }

    /** Length of the k-th direction. */
    double length(int k) {
        return ball || rows == 1 ? 1 : Math.sqrt(HingeAngles.dot(angles.dual, 3 * k, angles.dual, 3 * k));
    }

    /** Applies a torque, in link axes, to the body and against its parent; the array is used up. */
    private void push(double[] torque) {
        if (torque[0] == 0 && torque[1] == 0 && torque[2] == 0) {
            return;
        }
        Quaternions.rotate(assembly.bodies.quaternion, 4 * link, torque, 0, torque, 0);
        body.addTorque(torque[0], torque[1], torque[2]);
        if (parentBody != null) {
            parentBody.addTorque(-torque[0], -torque[1], -torque[2]);
        }
    }

    /** out = q* − q. */
    private void errors(double[] out) {
        if (ball) {
            for (int k = 0; k < 4; k++) {
                scratch[k] = assembly.target(v, k);
            }
            Quaternions.difference(assembly.q, q, scratch, 0, out, 0);
        } else {
            for (int k = 0; k < rows; k++) {
                out[k] = assembly.target(v + k, 0) - assembly.q[q + k];
            }
        }
    }

    /** out = q − q₀ of passive springs; balls are drawn to the identity. */
    private void stretches(double[] out) {
        if (ball) {
            scratch[0] = 1;
            scratch[1] = scratch[2] = scratch[3] = 0;
            Quaternions.difference(scratch, 0, assembly.q, q, out, 0);
        } else {
            for (int k = 0; k < rows; k++) {
                out[k] = assembly.q[q + k] - assembly.model.springReference[v + k];
            }
        }
    }

    @Override
    void collect(double share) {
        if (drive == null) {
            return;
        }
        DVector3C t = drive.feedback.t1;
        for (int k = 0; k < rows; k++) {
            if (assembly.driven(v + k)) {
                Quaternions.rotate(assembly.bodies.quaternion, 4 * link, angles.column, 3 * k, error, 0);
                double soft = error[0] * t.get0() + error[1] * t.get1() + error[2] * t.get2();
                assembly.realise(v + k, given[k] + soft, share);
            }
        }
    }

    int firstPosition() {
        return q;
    }
}
