// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.simulator.internal;

import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.controller.Observation;
import org.gaitwright.core.goal.Goal;
import org.gaitwright.core.simulation.ForceLog;
import org.gaitwright.core.terrain.Terrain;
import org.gaitwright.dynamics.Kinematics;
import org.gaitwright.dynamics.TreeState;

/** What one actor's controller sees of the forest. */
final class ActorView implements Observation {
    private final TreeSimulation simulation;
    private final int actor;
    private final TreeState state;
    private final int firstLink;
    private final int firstPosition;
    private final int firstVelocity;
    private final Goal goal = new Goal();
    private final double[] six = new double[6];

    ActorView(
            TreeSimulation simulation,
            int actor,
            TreeState state,
            int firstLink,
            int firstPosition,
            int firstVelocity) {
        this.simulation = simulation;
        this.actor = actor;
        this.state = state;
        this.firstLink = firstLink;
        this.firstPosition = firstPosition;
        this.firstVelocity = firstVelocity;
    }

    @Override
    public CharacterModel character() {
        return simulation.world().actors().get(actor).character();
    }

    @Override
    public Terrain terrain() {
        return simulation.world().terrain();
    }

    @Override
    public Goal goal() {
        return goal;
    }

    @Override
    public double timeSeconds() {
        return simulation.ticks() * tickSeconds();
    }

    @Override
    public double tickSeconds() {
        return simulation.world().timing().tickSeconds();
    }

    @Override
    public double substepSeconds() {
        return simulation.world().timing().substepSeconds();
    }

    @Override
    public void positions(double[] out) {
        System.arraycopy(state.q, firstPosition, out, 0, character().positions());
    }

    @Override
    public void velocities(double[] out) {
        System.arraycopy(state.v, firstVelocity, out, 0, character().velocities());
    }

    @Override
    public void linkPose(int link, double[] out) {
        simulation.bodyPose(firstLink + link, out);
    }

    @Override
    public void linkVelocity(int link, double[] out) {
        int l = firstLink + link;
        Kinematics.pointVelocity(
                state, l, state.position[3 * l], state.position[3 * l + 1], state.position[3 * l + 2], six);
        System.arraycopy(six, 3, out, 0, 3);
        System.arraycopy(six, 0, out, 3, 3);
    }

    @Override
    public void contactForce(int link, double[] out) {
        ForceLog log = simulation.contacts();
        out[0] = out[1] = out[2] = 0;
        for (int i = 0; i < log.size(); i++) {
            double sign = log.body(i) == firstLink + link ? 1 : log.other(i) == firstLink + link ? -1 : 0;
            if (sign != 0) {
                log.force(i, six);
                out[0] += sign * six[0];
                out[1] += sign * six[1];
                out[2] += sign * six[2];
            }
        }
    }
}
