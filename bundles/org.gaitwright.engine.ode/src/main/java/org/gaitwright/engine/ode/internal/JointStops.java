// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.engine.ode.internal;

import org.gaitwright.core.character.Joint;
import org.gaitwright.core.math.Quaternions;
import org.gaitwright.core.simulation.Physics;

/**
 * Ranges of a rotational joint. They are rows of their own: where ODE finds a motor and a stop on the same row, it lets the
 * motor push with all it has.
 */
final class JointStops {
    private static final double SOFTNESS = 1e-7;

    private final RotationalJoint owner;
    private final JointAssembly assembly;
    private final boolean ball;
    private final int rows;
    private final double[] lower;
    private final double[] upper;
    private final Motor motor;
    private final Physics.Limits.Exponential exponential;
    private final double[] three = new double[3];

    private JointStops(RotationalJoint owner, boolean ball, double[] lower, double[] upper) {
        this.owner = owner;
        this.ball = ball;
        assembly = owner.assembly;
        rows = lower.length;
        this.lower = lower;
        this.upper = upper;
        motor = owner.watch(Motor.turning(assembly, owner.body, owner.parentBody, rows));
        exponential = assembly.physics.limits() instanceof Physics.Limits.Exponential e ? e : null;
        for (int k = 0; k < rows; k++) {
            motor.stopSoftness(k, assembly.stopErp(), SOFTNESS);
        }
    }

    /** The stops of a joint, or null if its range has no end. */
    static JointStops of(RotationalJoint owner, boolean ball, int dofs, int firstVelocity) {
        int n = ball ? 1 : dofs;
        double[] lower = new double[n];
        double[] upper = new double[n];
        boolean any = false;
        for (int k = 0; k < n; k++) {
            Joint.Limit limit = owner.assembly.joints[owner.assembly.model.dofJoint[firstVelocity + k]].limit();
            lower[k] = limit == null || ball ? Double.NEGATIVE_INFINITY : limit.lower();
            upper[k] = limit == null ? Double.POSITIVE_INFINITY : limit.upper();
            any |= limit != null;
        }
        return any ? new JointStops(owner, ball, lower, upper) : null;
    }

    void aim(double[] world) {
        for (int k = 0; k < rows; k++) {
            motor.axis(k, true, world[3 * k], world[3 * k + 1], world[3 * k + 2]);
        }
    }

    /** Passes the coordinates to ODE. */
    void set() {
        int q = owner.firstPosition();
        if (ball) {
            setBall(q);
            return;
        }
        for (int k = 0; k < rows; k++) {
            double n = owner.length(k);
            double x = assembly.q[q + k];
            motor.stops(k, lower[k] / n, upper[k] / n);
            motor.angle(k, x / n);
            soften(k, x < lower[k] ? lower[k] - x : x - upper[k], n);
        }
    }

    /** A ball's range is that of its whole angle. */
    private void setBall(int q) {
        double x = assembly.q[q + 1], y = assembly.q[q + 2], z = assembly.q[q + 3];
        double sin = Math.sqrt(x * x + y * y + z * z);
        double angle = 2 * StrictMath.atan2(sin, Math.abs(assembly.q[q]));
        motor.stops(0, Double.NEGATIVE_INFINITY, upper[0]);
        motor.angle(0, angle);
        if (angle < upper[0] || sin == 0) {
            return;
        }
        double sign = (assembly.q[q] < 0 ? -1 : 1) / sin;
        three[0] = sign * x;
        three[1] = sign * y;
        three[2] = sign * z;
        Quaternions.rotate(assembly.bodies.quaternion, 4 * owner.link, three, 0, three, 0);
        motor.axis(0, false, three[0], three[1], three[2]);
        soften(0, angle - upper[0], 1);
    }

    /** An exponential limit, e beyond the end: torque g e − (damping + h g') v', g = stiffness · exp(rate e). */
    private void soften(int k, double e, double n) {
        if (exponential == null || !(e > 0)) {
            return;
        }
        double growth = exponential.stiffness() * StrictMath.exp(Math.min(50, exponential.rate() * e));
        double drag = exponential.damping() + assembly.h * growth * (1 + exponential.rate() * e);
        motor.stopSoftness(k, growth * assembly.h / drag, 1 / (drag * n * n));
    }
}
