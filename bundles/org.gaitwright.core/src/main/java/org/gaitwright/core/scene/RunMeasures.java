// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.scene;

import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.Joint;
import org.gaitwright.core.character.JointType;
import org.gaitwright.core.simulation.ForceLog;
import org.gaitwright.core.simulation.Simulation;
import org.gaitwright.core.simulation.World;

/** What every report tells of an actor: distance, steps, torque, work. Allocates nothing per tick. */
public final class RunMeasures {
    private final Simulation simulation;
    private final int actor;
    private final int first;
    private final CharacterModel character;
    private final double[] torqueLimit;
    private final double[] velocities;
    private final boolean[] onGround;
    private final boolean[] wasOnGround;
    private final double[] pose = new double[7];
    private final double[] start = new double[7];
    private double work;
    private double maxTorqueRatio;
    private int steps;

    RunMeasures(Simulation simulation, int actor) {
        this.simulation = simulation;
        this.actor = actor;
        World world = simulation.world();
        first = world.firstBody(actor);
        character = world.actors().get(actor).character();
        torqueLimit = new double[character.velocities()];
        for (int j = 0; j < character.joints().size(); j++) {
            Joint joint = character.joints().get(j);
            for (int i = 0; i < joint.type().velocities(); i++) {
                torqueLimit[character.velocityOffset(j) + i] = joint.type() == JointType.FREE ? 0 : joint.torqueLimit();
            }
        }
        velocities = new double[character.velocities()];
        onGround = new boolean[character.links().size()];
        wasOnGround = new boolean[character.links().size()];
        simulation.bodyPose(first, start);
        java.util.Arrays.fill(wasOnGround, true);
    }

    void tick() {
        simulation.observation(actor).velocities(velocities);
        double dt = simulation.world().timing().tickSeconds();
        for (int i = 0; i < velocities.length; i++) {
            double tau = simulation.appliedTorque(actor, i);
            work += Math.abs(tau * velocities[i]) * dt;
            if (torqueLimit[i] > 0 && torqueLimit[i] < Double.POSITIVE_INFINITY) {
                maxTorqueRatio = Math.max(maxTorqueRatio, Math.abs(tau) / torqueLimit[i]);
            }
        }
        countSteps();
    }

    /** Horizontal distance of the root from its start, m. */
    public double distance() {
        simulation.bodyPose(first, pose);
        double dx = pose[0] - start[0];
        double dy = pose[1] - start[1];
        return Math.sqrt(dx * dx + dy * dy);
    }

    /** Touch-downs of feet so far. */
    public int steps() {
        return steps;
    }

    /** Largest torque as a share of its limit. */
    public double maxTorqueRatio() {
        return maxTorqueRatio;
    }

    /** Mechanical work per weight and distance; NaN without distance. */
    public double costOfTransport() {
        double d = distance();
        return d < 1e-3
                ? Double.NaN
                : work / (character.totalMass() * simulation.world().gravity().norm() * d);
    }

    private void countSteps() {
        java.util.Arrays.fill(onGround, false);
        ForceLog contacts = simulation.contacts();
        for (int i = 0; i < contacts.size(); i++) {
            int link = contacts.body(i) - first;
            if (contacts.other(i) == -1 && link >= 0 && link < onGround.length) {
                onGround[link] = true;
            }
        }
        for (int i = 0; i < onGround.length; i++) {
            boolean foot = character.links().get(i).role() == org.gaitwright.core.character.Role.FOOT;
            if (foot && onGround[i] && !wasOnGround[i]) {
                steps++;
            }
            wasOnGround[i] = onGround[i];
        }
    }
}
