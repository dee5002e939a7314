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
    private double distance;
    private double ax;
    private double ay;
    private double az;

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
            if (violated(j)) {
                int v = model.jointVelocity[j];
                soft.addLimit(v, model.jointType[j].velocities(), ax, ay, az, distance, speed(j));
            }
        }
    }

    /** Adds exponential torques, integrated implicitly, to force and to the diagonal of M. */
    void addTorques(double[] force, double[] diagonal) {
        if (exponential == null) {
            return;
        }
        for (int j = 0; j < model.joints; j++) {
            if (violated(j)) {
                addTorque(j, force, diagonal);
            }
        }
    }

    private void addTorque(int j, double[] force, double[] diagonal) {
        double e = -distance;
        double growth = exponential.stiffness() * StrictMath.exp(Math.min(50, exponential.rate() * e));
        double slope = growth * (1 + exponential.rate() * e);
        // τ at the end of the step, linear in the acceleration: growth e − (damping + dt slope) v − dt (damping + dt
        // slope) a
        double drag = exponential.damping() + dt * slope;
        double torque = growth * e - drag * speed(j);
        int v = model.jointVelocity[j];
        int n = model.jointType[j].velocities();
        for (int k = 0; k < n; k++) {
            double axis = k == 0 ? ax : k == 1 ? ay : az;
            force[v + k] += axis * torque;
            diagonal[v + k] += dt * drag * axis * axis;
        }
    }

    private double speed(int j) {
        int v = model.jointVelocity[j];
        double speed = ax * state.v[v];
        return model.jointType[j] == JointType.BALL ? speed + ay * state.v[v + 1] + az * state.v[v + 2] : speed;
    }

    /** Whether joint j is beyond its range: by how far (below zero), and along which direction it is to be brought back. */
    private boolean violated(int j) {
        int q = model.jointPosition[j];
        ay = 0;
        az = 0;
        switch (model.jointType[j]) {
            case FREE -> {
                return false;
            }
            case BALL -> {
                return upper[j] != Double.POSITIVE_INFINITY && ball(j, q);
            }
            default -> {
                double x = state.q[q];
                if (x < lower[j]) {
                    distance = x - lower[j];
                    ax = 1;
                    return true;
                }
                if (x > upper[j]) {
                    distance = upper[j] - x;
                    ax = -1;
                    return true;
                }
                return false;
            }
        }
    }

    private boolean ball(int j, int q) {
        double x = state.q[q + 1], y = state.q[q + 2], z = state.q[q + 3];
        double norm = Math.sqrt(x * x + y * y + z * z);
        double w = Math.abs(state.q[q]);
        // sin and cos of half the limit would do, but only far joints come this far
        if (upper[j] >= Math.PI || norm * norm * 2 < 1 && 2.3 * norm < upper[j]) {
            return false;
        }
        distance = upper[j] - 2 * StrictMath.atan2(norm, w);
        if (!(distance < 0)) {
            return false;
        }
        double sign = (state.q[q] < 0 ? 1 : -1) / norm;
        ax = sign * x;
        ay = sign * y;
        az = sign * z;
        return true;
    }
}
