// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.simulation.engine;

import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.controller.Observation;
import org.gaitwright.core.goal.Goal;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.terrain.Terrain;

/** What one actor's controller sees of a simulation. */
final class ActorView implements Observation {
    private final AbstractSimulation simulation;
    private final CharacterModel character;
    private final int firstBody;
    private final int firstPosition;
    private final int firstVelocity;
    private final Goal goal = new Goal();

    ActorView(AbstractSimulation simulation, int actor, int firstPosition, int firstVelocity) {
        this.simulation = simulation;
        character = simulation.world.actors().get(actor).character();
        firstBody = simulation.world.firstBody(actor);
        this.firstPosition = firstPosition;
        this.firstVelocity = firstVelocity;
    }

    int firstVelocity() {
        return firstVelocity;
    }

    @Override
    public CharacterModel character() {
        return character;
    }

    @Override
    public Terrain terrain() {
        return simulation.world.terrain();
    }

    @Override
    public Goal goal() {
        return goal;
    }

    @Override
    public Vec3 gravity() {
        return simulation.world.gravity();
    }

    @Override
    public double timeSeconds() {
        return simulation.ticks() * tickSeconds();
    }

    @Override
    public double tickSeconds() {
        return simulation.world.timing().tickSeconds();
    }

    @Override
    public double substepSeconds() {
        return simulation.world.timing().substepSeconds();
    }

    @Override
    public void positions(double[] out) {
        System.arraycopy(simulation.positions(), firstPosition, out, 0, character.positions());
    }

    @Override
    public void velocities(double[] out) {
        System.arraycopy(simulation.velocities(), firstVelocity, out, 0, character.velocities());
    }

    @Override
    public void linkPose(int link, double[] out7) {
        simulation.bodyPose(firstBody + link, out7);
    }

    @Override
    public void linkVelocity(int link, double[] out6) {
        simulation.bodyVelocity(firstBody + link, out6);
    }

    @Override
    public void contactForce(int link, double[] out3) {
        simulation.contactForce(firstBody + link, out3);
    }

    @Override
    public void groundForce(int link, double[] out3) {
        simulation.groundForce(firstBody + link, out3);
    }
}
