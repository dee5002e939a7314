// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.simulator.internal;

import java.util.Arrays;
import java.util.List;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.Joint;
import org.gaitwright.core.character.JointType;
import org.gaitwright.core.controller.Command;
import org.gaitwright.core.math.Quaternions;
import org.gaitwright.dynamics.TreeModel;
import org.gaitwright.dynamics.TreeState;

/**
 * Torques of joints: what controllers ask for, PD and passive springs and dampers integrated implicitly, all actuators
 * within their limits.
 *
 * <p>With semi-implicit steps v' = v + dt a, q' = q + dt v', a PD torque at the end of the step is
 *
 * <pre>τ = kp (q* − q') + kd (v* − v') = kp (q* − q − dt v) + kd (v* − v) − (dt kd + dt² kp) a</pre>
 *
 * so its last term goes to the diagonal of M. Where the sum of torque and PD would exceed the limit, the actuator gives
 * exactly the limit instead, as a constant.
 */
final class Actuation {
    private final TreeModel model;
    private final Command[] commands;
    private final int[] commandOf;
    private final int[] localDof;
    private final int[] localPosition;
    private final int[] position;
    private final double[] limit;
    private final double dt;
    /** Per degree of freedom: springs, dampers and exponential limits; τ of the command for a = 0; −∂τ/∂a. */
    private final double[] passive, asked, implicit;

    private final double[] diagonal;
    private final double[] force;
    private final double[] realised;
    private final double[] average;
    private final boolean[] saturated;
    /** Whether a command moves a degree of freedom; its number within its ball joint, or -1. */
    private final boolean[] driven;

    private final int[] ball;
    /** q* − q of driven degrees of freedom with stiffness, of balls a rotation vector in link axes. */
    private final double[] error;

    private final double[] scratch = new double[8];

    Actuation(TreeModel model, List<CharacterModel> characters, Command[] commands, double dt) {
        this.model = model;
        this.commands = commands;
        this.dt = dt;
        int n = model.velocities;
        commandOf = new int[n];
        localDof = new int[n];
        localPosition = new int[n];
        position = new int[n];
        limit = new double[n];
        passive = new double[n];
        asked = new double[n];
        implicit = new double[n];
        diagonal = new double[n];
        force = new double[n];
        realised = new double[n];
        average = new double[n];
        saturated = new boolean[n];
        driven = new boolean[n];
        ball = new int[n];
        error = new double[n];
        int d = 0;
        int j0 = 0;
        for (int c = 0; c < characters.size(); c++) {
            CharacterModel character = characters.get(c);
            for (int j = 0; j < character.joints().size(); j++) {
                Joint joint = character.joints().get(j);
                for (int k = 0; k < joint.type().velocities(); k++, d++) {
                    commandOf[d] = c < commands.length ? c : -1;
                    localDof[d] = character.velocityOffset(j) + k;
                    localPosition[d] = character.positionOffset(j) + k;
                    position[d] = model.jointPosition[j0 + j] + k;
                    limit[d] = joint.type() == JointType.FREE ? 0 : joint.torqueLimit();
                    driven[d] = commandOf[d] >= 0 && limit[d] > 0;
                    ball[d] = joint.type() == JointType.BALL ? k : -1;
                }
            }
            j0 += character.joints().size();
        }
    }

    /** Greatest torque of each degree of freedom. */
    double[] limits() {
        return limit;
    }

    void beginTick() {
        Arrays.fill(average, 0);
    }

    void endTick(int substeps) {
        for (int i = 0; i < average.length; i++) {
            average[i] /= substeps;
        }
    }

    /** Torque that was realised, averaged over the tick. */
    double applied(int dof) {
        return average[dof];
    }

    /** What to add to the diagonal of M. */
    double[] diagonal() {
        return diagonal;
    }

    /** Generalised force of actuators, springs and dampers, without the implicit part. */
    double[] force() {
        return force;
    }

    void beginSubstep(TreeState s, JointLimits ends) {
        findErrors(s);
        for (int i = 0; i < model.velocities; i++) {
            double v = s.v[i];
            saturated[i] = false;
            // τ = −d v' − k (x + dt v'), with v' = v + dt a
            passive[i] = -model.damping[i] * v;
            diagonal[i] = dt * model.damping[i];
            if (model.stiffness[i] > 0) {
                passive[i] -= model.stiffness[i] * (springStretch(s, i) + dt * v);
                diagonal[i] += dt * dt * model.stiffness[i];
            }
            if (driven[i]) {
                ask(i, v);
            }
        }
        ends.addTorques(passive, diagonal);
        for (int i = 0; i < model.velocities; i++) {
            diagonal[i] += implicit[i];
            force[i] = passive[i] + asked[i];
        }
    }

    private void findErrors(TreeState s) {
        Arrays.fill(error, 0);
        for (int i = 0; i < model.velocities; i += ball[i] == 0 ? 3 : 1) {
            // the three of a ball have the same stiffness
            if (!driven[i] || commands[commandOf[i]].stiffness(localDof[i]) == 0) {
                continue;
            }
            Command c = commands[commandOf[i]];
            if (ball[i] < 0) {
                error[i] = c.target(localPosition[i]) - s.q[position[i]];
            } else {
                for (int k = 0; k < 4; k++) {
                    scratch[k] = c.target(localPosition[i] + k);
                }
                Quaternions.difference(s.q, position[i], scratch, 0, error, i);
            }
        }
    }

    /** What the controller asks of a degree of freedom, with its target at the end of the sub-step. */
    private void ask(int i, double v) {
        Command c = commands[commandOf[i]];
        int d = localDof[i];
        double kp = c.stiffness(d);
        double kd = c.damping(d);
        asked[i] = c.torque(d) + kp * (error[i] - dt * v) + kd * (c.targetVelocity(d) - v);
        implicit[i] = dt * kd + dt * dt * kp;
    }

    /**
     * Works out the torques that acceleration a realises. Actuators beyond their limit are held at it from now on.
     *
     * @return whether any was newly limited,, so that the accelerations have to be found again
     */
    boolean limit(double[] a) {
        boolean changed = false;
        for (int i = 0; i < model.velocities; i++) {
            if (saturated[i]) {
                continue;
            }
            // τ(a) = τ(0) − (dt kd + dt² kp) a
            double torque = asked[i] - implicit[i] * a[i];
            if (Math.abs(torque) > limit[i]) {
                saturated[i] = true;
                changed = true;
                torque = Math.copySign(limit[i], torque);
                force[i] = passive[i] + torque;
                diagonal[i] -= implicit[i];
            }
            realised[i] = torque;
        }
        if (!changed) {
            for (int i = 0; i < model.velocities; i++) {
                average[i] += realised[i];
            }
        }
        return changed;
    }

    /** Stretch of the passive spring of a degree of freedom; balls are drawn to the identity. */
    private double springStretch(TreeState s, int dof) {
        int j = model.dofJoint[dof];
        if (model.jointType[j] == JointType.BALL) {
            scratch[0] = 1;
            scratch[1] = scratch[2] = scratch[3] = 0;
            Quaternions.difference(scratch, 0, s.q, model.jointPosition[j], scratch, 4);
            return scratch[4 + dof - model.jointVelocity[j]];
        }
        return model.jointType[j] == JointType.FREE ? 0 : s.q[position[dof]] - model.springReference[dof];
    }
}
