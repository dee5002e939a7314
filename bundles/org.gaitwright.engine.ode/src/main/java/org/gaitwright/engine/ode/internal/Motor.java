// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.engine.ode.internal;

import org.ode4j.ode.DAMotorJoint;
import org.ode4j.ode.DBody;
import org.ode4j.ode.DJoint;
import org.ode4j.ode.DJoint.PARAM_N;
import org.ode4j.ode.DLMotorJoint;
import org.ode4j.ode.OdeHelper;

/** Up to three rows between two bodies, along axes or about them, with right sides and softness of their own. */
final class Motor {
    private static final PARAM_N[] SPEED = {PARAM_N.dParamVel1, PARAM_N.dParamVel2, PARAM_N.dParamVel3};
    private static final PARAM_N[] MOST = {PARAM_N.dParamFMax1, PARAM_N.dParamFMax2, PARAM_N.dParamFMax3};
    private static final PARAM_N[] SOFTNESS = {PARAM_N.dParamCFM1, PARAM_N.dParamCFM2, PARAM_N.dParamCFM3};
    private static final PARAM_N[] LOW = {PARAM_N.dParamLoStop1, PARAM_N.dParamLoStop2, PARAM_N.dParamLoStop3};
    private static final PARAM_N[] HIGH = {PARAM_N.dParamHiStop1, PARAM_N.dParamHiStop2, PARAM_N.dParamHiStop3};
    private static final PARAM_N[] STOP_ERP = {PARAM_N.dParamStopERP1, PARAM_N.dParamStopERP2, PARAM_N.dParamStopERP3};
    private static final PARAM_N[] STOP_CFM = {PARAM_N.dParamStopCFM1, PARAM_N.dParamStopCFM2, PARAM_N.dParamStopCFM3};

    private final DAMotorJoint turning;
    private final DLMotorJoint sliding;
    final DJoint.DJointFeedback feedback;

    private Motor(JointAssembly assembly, DAMotorJoint turning, DLMotorJoint sliding) {
        this.turning = turning;
        this.sliding = sliding;
        feedback = assembly.reactions.of(joint());
    }

    static Motor turning(JointAssembly assembly, DBody body, DBody parent, int rows) {
        DAMotorJoint j = OdeHelper.createAMotorJoint(assembly.world);
        j.attach(body, parent);
        j.setMode(DAMotorJoint.AMotorMode.dAMotorUser);
        j.setNumAxes(rows);
        return new Motor(assembly, j, null);
    }

    static Motor sliding(JointAssembly assembly, DBody body, DBody parent, int rows) {
        DLMotorJoint j = OdeHelper.createLMotorJoint(assembly.world);
        j.attach(body, parent);
        j.setNumAxes(rows);
        return new Motor(assembly, null, j);
    }

    DJoint joint() {
        return turning != null ? turning : sliding;
    }

    /** Axis of a row: a direction in the world now, which stays fixed in the body if {@code carried}, else in the world. */
    void axis(int row, boolean carried, double x, double y, double z) {
        if (turning != null) {
            turning.setAxis(row, carried ? 1 : 0, x, y, z);
        } else {
            sliding.setAxis(row, carried ? 1 : 0, x, y, z);
        }
    }

    /** J v' + softness · λ = speed, |λ| &lt;= most; no row for a bound of zero. */
    void row(int row, double speed, double softness, double max) {
        set(SPEED[row], speed);
        set(SOFTNESS[row], softness);
        set(MOST[row], max);
    }

    /** One-sided rows at the ends of a range, for a turning motor whose angle {@link #angle} sets. */
    void stops(int row, double low, double high) {
        set(LOW[row], low);
        set(HIGH[row], high);
    }

    void stopSoftness(int row, double erp, double cfm) {
        set(STOP_ERP[row], erp);
        set(STOP_CFM[row], cfm);
    }

    void angle(int row, double value) {
        turning.setAngle(row, value);
    }

    private void set(PARAM_N what, double value) {
        if (turning != null) {
            turning.setParam(what, value);
        } else {
            sliding.setParam(what, value);
        }
    }
}
