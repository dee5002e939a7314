// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.engine.ode.internal;

import java.util.List;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.Joint;
import org.gaitwright.core.character.JointType;
import org.gaitwright.core.controller.Command;
import org.gaitwright.core.simulation.Physics;
import org.gaitwright.dynamics.TreeModel;
import org.ode4j.ode.DWorld;

/** What the joints of a world share: ODE's world, bodies, coordinates, commands, and torques realised so far in the tick. */
final class JointAssembly {
    /** Share of a joint's error that ODE makes good in a step; below one so that errors do not swing. */
    static final double ERP = 0.2;
    /** A drive below this (N m s/rad) is too soft to be a row; its torque is applied as it is. */
    private static final double SOFTEST = 1e-9;

    final DWorld world;
    final Reactions reactions;
    final TreeModel model;
    final Bodies bodies;
    final Joint[] joints;
    final Physics physics;
    final double h;
    final double[] q;
    final double[] v;
    final double[] realised;

    private final Command[] commands;
    private final int[] commandOf;
    private final int[] localDof;
    private final int[] localPosition;
    private final double[] limit;

    JointAssembly(
            DWorld world,
            TreeModel model,
            Bodies bodies,
            List<CharacterModel> characters,
            Command[] commands,
            Physics physics,
            double h) {
        this.world = world;
        reactions = new Reactions(physics.method() == Physics.Method.GAUSS_SEIDEL);
        this.model = model;
        this.bodies = bodies;
        this.commands = commands;
        this.physics = physics;
        this.h = h;
        q = new double[model.positions];
        v = new double[model.velocities];
        realised = new double[model.velocities];
        commandOf = new int[model.velocities];
        localDof = new int[model.velocities];
        localPosition = new int[model.velocities];
        limit = new double[model.velocities];
        joints = new Joint[model.joints];
        int j0 = 0;
        for (int c = 0; c < characters.size(); c++) {
            CharacterModel character = characters.get(c);
            for (int j = 0; j < character.joints().size(); j++) {
                Joint joint = character.joints().get(j);
                joints[j0 + j] = joint;
                for (int k = 0; k < joint.type().velocities(); k++) {
                    int d = model.jointVelocity[j0 + j] + k;
                    commandOf[d] = c < commands.length ? c : -1;
                    localDof[d] = character.velocityOffset(j) + k;
                    localPosition[d] = character.positionOffset(j);
                    limit[d] = joint.type() == JointType.FREE ? 0 : joint.torqueLimit();
                }
            }
            j0 += character.joints().size();
        }
    }

    /** Whether anything can drive a degree of freedom. */
    boolean driven(int dof) {
        return commandOf[dof] >= 0 && limit[dof] > 0;
    }

    /** Target of the k-th coordinate of the joint that a degree of freedom belongs to. */
    double target(int dof, int k) {
        return commands[commandOf[dof]].target(localPosition[dof] + k);
    }

    double limit(int dof) {
        return limit[dof];
    }

    /**
     * out = what the command asks of a driven degree of freedom whose target is {@code error} away: with D = h kp + kd, the row
     * v' + λ / D = (kp error + kd v* + τ) / D. False if that is not a number.
     */
    boolean drive(int dof, double error, MotorRow out) {
        Command c = commands[commandOf[dof]];
        int d = localDof[dof];
        double kp = c.stiffness(d);
        double kd = c.damping(d);
        double softness = h * kp + kd;
        double sum = kp * error + kd * c.targetVelocity(d) + c.torque(d);
        if (softness > SOFTEST) {
            out.set(sum / softness, 1 / softness, limit[dof]);
        } else {
            out.apply(Math.max(-limit[dof], Math.min(limit[dof], sum)));
        }
        return Double.isFinite(sum + softness);
    }

    /** Whether a degree of freedom has a spring, a damper or armature. */
    boolean passive(int dof) {
        return model.damping[dof] + model.stiffness[dof] + model.armature[dof] > 0;
    }

    /** out = spring, damper and armature: λ = −k (x + h v') − d v' − m (v' − v) / h, with x the spring's stretch. */
    void passive(int dof, double stretch, MotorRow out) {
        double inertia = model.armature[dof] / h;
        double softness = h * model.stiffness[dof] + model.damping[dof] + inertia;
        double speed = (inertia * v[dof] - model.stiffness[dof] * stretch) / softness;
        out.set(speed, 1 / softness, Double.POSITIVE_INFINITY);
    }

    /** Adds a step's torque to what was realised, within the limit but for rounding. */
    void realise(int dof, double value, double share) {
        realised[dof] += share * Math.max(-limit[dof], Math.min(limit[dof], value));
    }

    /** Error reduction of a soft stop whose time constant the world's physics gives. */
    double stopErp() {
        return Math.min(0.8, h / physics.softness().timeConstant());
    }
}
