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
 * about the directions whose turning speed is that of each coordinate.
 */
final class Turning extends Connection {
    private final boolean ball;
    private final int rows;
    private final int q;
    private final int v;
    /** Directions of rows in link axes; a ball's are the link's axes. */
    private final Turns turns;

    private final Motor drive;
    private final Motor passive;
    private final Stops stops;
    private final double[] relative = new double[4];
    private final double[] scratch = new double[4];
    private final double[] error = new double[3];
    private final double[] stretch = new double[3];
    private final double[] world = new double[9];
    private final double[] given = new double[3];
    private final double[] torque = new double[3];

    Turning(Rig rig, int link, double[] axes, double[] anchor) {
        super(rig, link);
        int j = rig.model.firstJoint[link];
        ball = rig.model.jointType[j] == JointType.BALL;
        q = rig.model.jointPosition[j];
        v = rig.model.jointVelocity[j];
        rows = ball ? 3 : axes.length / 3;
        turns = new Turns(ball ? new double[] {1, 0, 0, 0, 1, 0, 0, 0, 1} : axes);
        if (ball) {
            System.arraycopy(new double[] {1, 0, 0, 0, 1, 0, 0, 0, 1}, 0, turns.column, 0, 9);
            System.arraycopy(turns.column, 0, turns.dual, 0, 9);
        }
        boolean driven = false;
        boolean passiveRows = false;
        for (int k = 0; k < rows; k++) {
            driven |= rig.driven(v + k);
            passiveRows |= rig.passive(v + k);
        }
        read();
        watch(constraint(anchor));
        drive = driven ? watch(Motor.turning(rig, body, parentBody, rows)) : null;
        passive = passiveRows ? watch(Motor.turning(rig, body, parentBody, rows)) : null;
        stops = Stops.of(this, ball, rows, v);
        aim(true);
    }

    private DJoint constraint(double[] anchor) {
        double[] x = new double[3];
        Quaternions.rotate(rig.bodies.quaternion, 4 * link, anchor, 0, x, 0);
        for (int k = 0; k < 3; k++) {
            x[k] += rig.bodies.position[3 * link + k];
        }
        toWorld();
        if (rows == 1) {
            DHingeJoint hinge = OdeHelper.createHingeJoint(rig.world);
            hinge.attach(body, parentBody);
            hinge.setAnchor(x[0], x[1], x[2]);
            hinge.setAxis(world[0], world[1], world[2]);
            return hinge;
        }
        if (rows == 2) {
            DUniversalJoint universal = OdeHelper.createUniversalJoint(rig.world);
            universal.attach(body, parentBody);
            universal.setAnchor(x[0], x[1], x[2]);
            // the last hinge is fixed in this link, the first in the parent
            universal.setAxis1(world[3], world[4], world[5]);
            universal.setAxis2(world[0], world[1], world[2]);
            return universal;
        }
        DBallJoint socket = OdeHelper.createBallJoint(rig.world);
        socket.attach(body, parentBody);
        socket.setAnchor(x[0], x[1], x[2]);
        return socket;
    }

    /** world = the directions in world axes whose turning speeds are those of the coordinates. */
    private void toWorld() {
        for (int k = 0; k < rows; k++) {
            Quaternions.rotate(rig.bodies.quaternion, 4 * link, turns.dual, 3 * k, world, 3 * k);
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
            turns.settle(relative, rig.q, q);
        }
    }

    /** relative = (parent ⊗ rest)* ⊗ link. */
    private void relate() {
        Bodies b = rig.bodies;
        if (parent >= 0) {
            Quaternions.multiply(b.quaternion, 4 * parent, rig.model.linkQuaternion, 4 * link, scratch, 0);
            Turns.conjugate(scratch, 0, scratch, 0);
        } else {
            Turns.conjugate(rig.model.linkQuaternion, 4 * link, scratch, 0);
        }
        Quaternions.multiply(scratch, 0, b.quaternion, 4 * link, relative, 0);
    }

    @Override
    void read() {
        Bodies b = rig.bodies;
        relate();
        if (ball) {
            double same = 0;
            for (int k = 0; k < 4; k++) {
                same += relative[k] * rig.q[q + k];
            }
            for (int k = 0; k < 4; k++) {
                rig.q[q + k] = same < 0 ? -relative[k] : relative[k];
            }
        } else {
            turns.follow(relative, rig.q, q);
        }
        for (int k = 0; k < 3; k++) {
            error[k] = b.angular[3 * link + k] - (parent >= 0 ? b.angular[3 * parent + k] : 0);
        }
        Turns.conjugate(b.quaternion, 4 * link, scratch, 0);
        Quaternions.rotate(scratch, 0, error, 0, error, 0);
        for (int k = 0; k < rows; k++) {
            rig.v[v + k] = Turns.dot(turns.dual, 3 * k, error, 0);
        }
    }

    @Override
    void drive() {
        aim(false);
        if (drive != null) {
            errors();
            torque[0] = torque[1] = torque[2] = 0;
            for (int k = 0; k < rows; k++) {
                given[k] = 0;
                if (rig.driven(v + k)) {
                    rig.drive(v + k, error[k]);
                    put(drive, k);
                    apply(k, rig.torque);
                }
            }
            push();
        }
        if (passive != null) {
            stretches();
            for (int k = 0; k < rows; k++) {
                if (rig.passive(v + k)) {
                    rig.passive(v + k, stretch[k]);
                    put(passive, k);
                }
            }
        }
        if (stops != null) {
            stops.set();
        }
    }

    /** A row about a direction that is not of unit length, told to ODE for the unit direction. */
    private void put(Motor motor, int k) {
        double n = length(k);
        motor.row(k, rig.rowSpeed / n, rig.rowSoftness / (n * n), rig.rowLimit * n);
    }

    /** Length of the k-th direction. */
    double length(int k) {
        return ball || rows == 1 ? 1 : Math.sqrt(Turns.dot(turns.dual, 3 * k, turns.dual, 3 * k));
    }

    private void apply(int k, double value) {
        given[k] = value;
        for (int i = 0; i < 3; i++) {
            torque[i] += value * turns.dual[3 * k + i];
        }
    }

    private void push() {
        if (torque[0] == 0 && torque[1] == 0 && torque[2] == 0) {
            return;
        }
        Quaternions.rotate(rig.bodies.quaternion, 4 * link, torque, 0, torque, 0);
        body.addTorque(torque[0], torque[1], torque[2]);
        if (parentBody != null) {
            parentBody.addTorque(-torque[0], -torque[1], -torque[2]);
        }
    }

    private void errors() {
        if (ball) {
            for (int k = 0; k < 4; k++) {
                scratch[k] = rig.target(v, k);
            }
            Quaternions.difference(rig.q, q, scratch, 0, error, 0);
        } else {
            for (int k = 0; k < rows; k++) {
                error[k] = rig.target(v + k, 0) - rig.q[q + k];
            }
        }
    }

    private void stretches() {
        if (ball) {
            scratch[0] = 1;
            scratch[1] = scratch[2] = scratch[3] = 0;
            Quaternions.difference(scratch, 0, rig.q, q, stretch, 0);
        } else {
            for (int k = 0; k < rows; k++) {
                stretch[k] = rig.q[q + k] - rig.model.springReference[v + k];
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
            if (rig.driven(v + k)) {
                Quaternions.rotate(rig.bodies.quaternion, 4 * link, turns.column, 3 * k, error, 0);
                double soft = error[0] * t.get0() + error[1] * t.get1() + error[2] * t.get2();
                rig.realise(v + k, given[k] + soft, share);
            }
        }
    }

    int firstPosition() {
        return q;
    }
}
