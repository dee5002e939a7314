// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.simulator.internal;

import java.util.List;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.Joint;
import org.gaitwright.core.character.JointType;
import org.gaitwright.core.simulation.Physics;
import org.gaitwright.dynamics.TreeModel;
import org.gaitwright.dynamics.TreeState;

/** Ends of the range of joints, as soft constraints or as torques that grow exponentially. */
final class JointLimits {
    private final TreeModel model;
    private final TreeState state;
    private final double[] lower;
    private final double[] upper;
    private final SoftContacts soft;
    private final Physics.Limits.Exponential exponential;
    private final double dt;
    private final Violation violation = new Violation();

    /** How far beyond its range a joint is, below zero, and the unit direction in its coordinates that leads back. */
    private static final class Violation {
        double distance, x, y, z;

        void set(double beyond, double ax, double ay, double az) {
            distance = beyond;
            x = ax;
            y = ay;
            z = az;
        }
    }

    JointLimits(
            TreeModel model,
            TreeState state,
            List<CharacterModel> characters,
            Physics.Limits kind,
            SoftContacts soft,
            double dt) {
        this.model = model;
        this.state = state;
        this.soft = soft;
        this.dt = dt;
        exponential = kind instanceof Physics.Limits.Exponential e ? e : null;
        lower = new double[model.joints];
        upper = new double[model.joints];
        int k = 0;
        for (CharacterModel c : characters) {
            for (Joint j : c.joints()) {
                lower[k] =
                        j.limit() == null ? Double.NEGATIVE_INFINITY : j.limit().lower();
                upper[k++] =
                        j.limit() == null ? Double.POSITIVE_INFINITY : j.limit().upper();
            }
        }
    }

    /** Whether a joint's range has an end. */
    boolean limited(int joint) {
        return lower[joint] != Double.NEGATIVE_INFINITY || upper[joint] != Double.POSITIVE_INFINITY;
    }

    /** Adds the limits that are violated now to the constraints, unless they are torques. */
    void find() {
        if (exponential != null) {
            return;
        }
        for (int j = 0; j < model.joints; j++) {
            if (violated(j, violation)) {
                Violation b = violation;
                int n = model.jointType[j].velocities();
                soft.addLimit(model.jointVelocity[j], n, b.x, b.y, b.z, b.distance, speed(j, b));
            }
        }
    }

    /** Adds exponential torques, integrated implicitly, to force and to the diagonal of M. */
    void addTorques(double[] force, double[] diagonal) {
        if (exponential == null) {
            return;
        }
        for (int j = 0; j < model.joints; j++) {
            if (violated(j, violation)) {
                addTorque(j, violation, force, diagonal);
            }
        }
    }

    private void addTorque(int j, Violation b, double[] force, double[] diagonal) {
        // τ = k e exp(rate e) − damping v [Sharon 2004]
        double e = -b.distance;
        double growth = exponential.stiffness() * StrictMath.exp(Math.min(50, exponential.rate() * e));
        double slope = growth * (1 + exponential.rate() * e);
        // at the end of the step, linear in the acceleration: growth e − drag v − dt drag a, drag = damping + dt slope
        double drag = exponential.damping() + dt * slope;
        double torque = growth * e - drag * speed(j, b);
        int v = model.jointVelocity[j];
        int n = model.jointType[j].velocities();
        for (int k = 0; k < n; k++) {
            double axis = k == 0 ? b.x : k == 1 ? b.y : b.z;
            force[v + k] += axis * torque;
            diagonal[v + k] += dt * drag * axis * axis;
        }
    }

    /** Rate of the distance. */
    private double speed(int j, Violation b) {
        int v = model.jointVelocity[j];
        double speed = b.x * state.v[v];
        return model.jointType[j] == JointType.BALL ? speed + b.y * state.v[v + 1] + b.z * state.v[v + 2] : speed;
    }

    /** Whether joint j is beyond its range; if so, out = how. */
    private boolean violated(int j, Violation out) {
        int q = model.jointPosition[j];
        switch (model.jointType[j]) {
            case FREE -> {
                return false;
            }
            case BALL -> {
                return upper[j] != Double.POSITIVE_INFINITY && ball(j, q, out);
            }
            default -> {
                double x = state.q[q];
                if (x < lower[j]) {
                    out.set(x - lower[j], 1, 0, 0);
                    return true;
                }
                if (x > upper[j]) {
                    out.set(upper[j] - x, -1, 0, 0);
                    return true;
                }
                return false;
            }
        }
    }

    /** A ball's angle is 2 atan2(|v|, |w|) of its quaternion, its direction −v/|v|. */
    private boolean ball(int j, int q, Violation out) {
        double x = state.q[q + 1], y = state.q[q + 2], z = state.q[q + 3];
        double norm = Math.sqrt(x * x + y * y + z * z);
        double w = Math.abs(state.q[q]);
        // sin and cos of half the limit would do, but only far joints come this far
        if (upper[j] >= Math.PI || norm * norm * 2 < 1 && 2.3 * norm < upper[j]) {
            return false;
        }
        double distance = upper[j] - 2 * StrictMath.atan2(norm, w);
        if (!(distance < 0)) {
            return false;
        }
        double sign = (state.q[q] < 0 ? 1 : -1) / norm;
        out.set(distance, sign * x, sign * y, sign * z);
        return true;
    }
}
