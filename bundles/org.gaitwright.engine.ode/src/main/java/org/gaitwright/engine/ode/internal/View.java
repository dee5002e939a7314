// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.engine.ode.internal;

import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.controller.Observation;
import org.gaitwright.core.goal.Goal;
import org.gaitwright.core.simulation.ForceLog;
import org.gaitwright.core.terrain.Terrain;

/** What one actor's controller sees. */
final class View implements Observation {
    private final OdeSimulation simulation;
    private final Rig rig;
    private final int actor;
    private final int firstLink;
    private final int firstPosition;
    private final int firstVelocity;
    private final Goal goal = new Goal();
    private final double[] three = new double[3];

    View(OdeSimulation simulation, Rig rig, int actor, int firstPosition, int firstVelocity) {
        this.simulation = simulation;
        this.rig = rig;
        this.actor = actor;
        firstLink = simulation.world().firstBody(actor);
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
        System.arraycopy(rig.q, firstPosition, out, 0, character().positions());
    }

    @Override
    public void velocities(double[] out) {
        System.arraycopy(rig.v, firstVelocity, out, 0, character().velocities());
    }

    @Override
    public void linkPose(int link, double[] out) {
        simulation.bodyPose(firstLink + link, out);
    }

    @Override
    public void linkVelocity(int link, double[] out) {
        int o = 3 * (firstLink + link);
        double[] x = rig.bodies.position;
        rig.bodies.pointVelocity(firstLink + link, x[o], x[o + 1], x[o + 2], three);
        System.arraycopy(three, 0, out, 0, 3);
        System.arraycopy(rig.bodies.angular, o, out, 3, 3);
    }

    @Override
    public void contactForce(int link, double[] out) {
        ForceLog log = simulation.contacts();
        out[0] = out[1] = out[2] = 0;
        for (int i = 0; i < log.size(); i++) {
            double sign = log.body(i) == firstLink + link ? 1 : log.other(i) == firstLink + link ? -1 : 0;
            if (sign != 0) {
                log.force(i, three);
                out[0] += sign * three[0];
                out[1] += sign * three[1];
                out[2] += sign * three[2];
            }
        }
    }

    /** Where the actor's degrees of freedom begin. */
    int firstVelocity() {
        return firstVelocity;
    }
}
