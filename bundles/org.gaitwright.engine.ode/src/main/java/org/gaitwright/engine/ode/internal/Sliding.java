// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.engine.ode.internal;

import org.gaitwright.core.character.Joint;
import org.gaitwright.core.math.Quaternions;
import org.ode4j.math.DVector3C;
import org.ode4j.ode.DJoint.PARAM_N;
import org.ode4j.ode.DSliderJoint;
import org.ode4j.ode.OdeHelper;

/** One slide: ODE's slider with motors of its own. */
final class Sliding extends Connection {
    private static final double SOFTNESS = 1e-7;

    private final int joint;
    private final int q;
    private final int v;
    private final Motor drive;
    private final Motor passive;
    private final double[] axis = new double[3];
    private final double[] base = new double[3];
    private final double[] fast = new double[3];
    private final double[] slow = new double[3];
    private double given;

    Sliding(Rig rig, int link) {
        super(rig, link);
        joint = rig.model.firstJoint[link];
        q = rig.model.jointPosition[joint];
        v = rig.model.jointVelocity[joint];
        read();
        DSliderJoint slider = OdeHelper.createSliderJoint(rig.world);
        slider.attach(body, parentBody);
        slider.setAxis(axis[0], axis[1], axis[2]);
        Joint.Limit limit = rig.joints[joint].limit();
        if (limit != null) {
            // ODE counts from where the slider was made
            slider.setParamLoStop(limit.lower() - rig.q[q]);
            slider.setParamHiStop(limit.upper() - rig.q[q]);
            slider.setParam(PARAM_N.dParamStopERP1, rig.stopErp());
            slider.setParam(PARAM_N.dParamStopCFM1, SOFTNESS);
        }
        watch(slider);
        drive = rig.driven(v) ? watch(Motor.sliding(rig, body, parentBody, 1)) : null;
        passive = rig.passive(v) ? watch(Motor.sliding(rig, body, parentBody, 1)) : null;
    }

    @Override
    void read() {
        Bodies b = rig.bodies;
        Quaternions.rotate(b.quaternion, 4 * link, rig.model.axis, 3 * joint, axis, 0);
        if (parent >= 0) {
            Quaternions.rotate(b.quaternion, 4 * parent, rig.model.linkPosition, 3 * link, base, 0);
            for (int k = 0; k < 3; k++) {
                base[k] += b.position[3 * parent + k];
            }
        } else {
            System.arraycopy(rig.model.linkPosition, 3 * link, base, 0, 3);
        }
        double x = b.position[3 * link], y = b.position[3 * link + 1], z = b.position[3 * link + 2];
        b.pointVelocity(link, x, y, z, fast);
        b.pointVelocity(parent, x, y, z, slow);
        rig.q[q] = axis[0] * (x - base[0]) + axis[1] * (y - base[1]) + axis[2] * (z - base[2]);
        rig.v[v] = axis[0] * (fast[0] - slow[0]) + axis[1] * (fast[1] - slow[1]) + axis[2] * (fast[2] - slow[2]);
    }

    @Override
    void restored() {
        Quaternions.rotate(rig.bodies.quaternion, 4 * link, rig.model.axis, 3 * joint, axis, 0);
    }

    @Override
    void drive() {
        given = 0;
        if (drive != null) {
            drive.axis(0, false, axis[0], axis[1], axis[2]);
            rig.drive(v, rig.target(v, 0) - rig.q[q]);
            drive.row(0, rig.rowSpeed, rig.rowSoftness, rig.rowLimit);
            given = rig.torque;
            push();
        }
        if (passive != null) {
            passive.axis(0, false, axis[0], axis[1], axis[2]);
            rig.passive(v, rig.q[q] - rig.model.springReference[v]);
            passive.row(0, rig.rowSpeed, rig.rowSoftness, rig.rowLimit);
        }
    }

    /** Both forces act at the link's origin, so that they make no couple. */
    private void push() {
        if (given == 0) {
            return;
        }
        double[] p = rig.bodies.position;
        double x = p[3 * link], y = p[3 * link + 1], z = p[3 * link + 2];
        body.addForceAtPos(given * axis[0], given * axis[1], given * axis[2], x, y, z);
        if (parentBody != null) {
            parentBody.addForceAtPos(-given * axis[0], -given * axis[1], -given * axis[2], x, y, z);
        }
    }

    @Override
    void collect(double share) {
        if (drive != null) {
            DVector3C f = drive.feedback.f1;
            double soft = axis[0] * f.get0() + axis[1] * f.get1() + axis[2] * f.get2();
            rig.realise(v, given + soft, share);
        }
    }
}
