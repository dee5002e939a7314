// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.engine.ode.internal;

import org.gaitwright.core.character.Joint;
import org.gaitwright.core.math.Quaternions;
import org.ode4j.math.DVector3C;
import org.ode4j.ode.DJoint.PARAM_N;
import org.ode4j.ode.DSliderJoint;
import org.ode4j.ode.OdeHelper;

/** One slide: ODE's slider with motors of its own. */
final class SliderJoint extends LinkJoint {
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
    private final MotorRow row = new MotorRow();
    private double given;

    SliderJoint(JointAssembly assembly, int link) {
        super(assembly, link);
        joint = assembly.model.firstJoint[link];
        q = assembly.model.jointPosition[joint];
        v = assembly.model.jointVelocity[joint];
        read();
        DSliderJoint slider = OdeHelper.createSliderJoint(assembly.world);
        slider.attach(body, parentBody);
        slider.setAxis(axis[0], axis[1], axis[2]);
        Joint.Limit limit = assembly.joints[joint].limit();
        if (limit != null) {
            // ODE counts from where the slider was made
            slider.setParamLoStop(limit.lower() - assembly.q[q]);
            slider.setParamHiStop(limit.upper() - assembly.q[q]);
            slider.setParam(PARAM_N.dParamStopERP1, assembly.stopErp());
            slider.setParam(PARAM_N.dParamStopCFM1, SOFTNESS);
        }
        watch(slider);
        drive = assembly.driven(v) ? watch(Motor.sliding(assembly, body, parentBody, 1)) : null;
        passive = assembly.passive(v) ? watch(Motor.sliding(assembly, body, parentBody, 1)) : null;
    }

    @Override
    void read() {
        Bodies b = assembly.bodies;
        Quaternions.rotate(b.quaternion, 4 * link, assembly.model.axis, 3 * joint, axis, 0);
        if (parent >= 0) {
            Quaternions.rotate(b.quaternion, 4 * parent, assembly.model.linkPosition, 3 * link, base, 0);
            for (int k = 0; k < 3; k++) {
                base[k] += b.position[3 * parent + k];
            }
        } else {
            System.arraycopy(assembly.model.linkPosition, 3 * link, base, 0, 3);
        }
        double x = b.position[3 * link], y = b.position[3 * link + 1], z = b.position[3 * link + 2];
        b.pointVelocity(link, x, y, z, fast);
        b.pointVelocity(parent, x, y, z, slow);
        assembly.q[q] = axis[0] * (x - base[0]) + axis[1] * (y - base[1]) + axis[2] * (z - base[2]);
        assembly.v[v] = axis[0] * (fast[0] - slow[0]) + axis[1] * (fast[1] - slow[1]) + axis[2] * (fast[2] - slow[2]);
    }

    @Override
    void restored() {
        Quaternions.rotate(assembly.bodies.quaternion, 4 * link, assembly.model.axis, 3 * joint, axis, 0);
    }

    @Override
    boolean drive() {
        boolean finite = true;
        given = 0;
        if (drive != null) {
            drive.axis(0, false, axis[0], axis[1], axis[2]);
            finite = assembly.drive(v, assembly.target(v, 0) - assembly.q[q], row);
            drive.row(0, row.speed, row.softness, row.max);
            given = row.torque;
            push();
        }
        if (passive != null) {
            passive.axis(0, false, axis[0], axis[1], axis[2]);
            assembly.passive(v, assembly.q[q] - assembly.model.springReference[v], row);
            passive.row(0, row.speed, row.softness, row.max);
        }
        return finite;
    }

    /** Both forces act at the link's origin, so that they make no couple. */
    private void push() {
        if (given == 0) {
            return;
        }
        double[] p = assembly.bodies.position;
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
            assembly.realise(v, given + soft, share);
        }
    }
}
