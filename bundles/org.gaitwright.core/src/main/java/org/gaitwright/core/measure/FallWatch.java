// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.measure;

import org.gaitwright.core.character.Link;
import org.gaitwright.core.simulation.ForceLog;
import org.gaitwright.core.simulation.Simulation;
import org.gaitwright.core.simulation.World;
import org.gaitwright.core.state.StateCodec;

/**
 * The fall rule: the root below 60 % of its standing height over the ground, or a body part other than feet and toes
 * carrying load for 0.1 s.
 */
public final class FallWatch {
    private static final double HEIGHT_SHARE = 0.6;
    private static final double LOAD_SECONDS = 0.1;
    /** Load that counts, as a share of the body's weight: more than a brush with the ground. */
    private static final double LOAD_SHARE = 0.01;

    private final Simulation simulation;
    private final int first;
    private final boolean[] mayCarry;
    private final double[] loadedSeconds;
    private final double[] load;
    private final double standingHeight;
    private final double loadNewtons;
    private final double[] pose = new double[7];
    private final double[] force = new double[3];

    public FallWatch(Simulation simulation, int actor) {
        this.simulation = simulation;
        World world = simulation.world();
        var character = world.actors().get(actor).character();
        first = world.firstBody(actor);
        int n = character.links().size();
        mayCarry = new boolean[n];
        for (int i = 0; i < n; i++) {
            Link l = character.links().get(i);
            mayCarry[i] = l.role().standsOnGround();
        }
        loadedSeconds = new double[n];
        load = new double[n];
        loadNewtons = LOAD_SHARE * character.totalMass() * world.gravity().norm();
        standingHeight = rootHeight();
    }

    /** Looks at the tick that was just done. */
    public boolean fell() {
        if (rootHeight() < HEIGHT_SHARE * standingHeight) {
            return true;
        }
        java.util.Arrays.fill(load, 0);
        ForceLog contacts = simulation.contacts();
        for (int i = 0; i < contacts.size(); i++) {
            int link = contacts.body(i) - first;
            if (contacts.other(i) == -1 && link >= 0 && link < mayCarry.length && !mayCarry[link]) {
                contacts.force(i, force);
                load[link] += force[2];
            }
        }
        double dt = simulation.world().timing().tickSeconds();
        boolean fell = false;
        for (int i = 0; i < mayCarry.length; i++) {
            loadedSeconds[i] = load[i] > loadNewtons ? loadedSeconds[i] + dt : 0;
            fell |= loadedSeconds[i] >= LOAD_SECONDS - 1e-9;
        }
        return fell;
    }

    public void state(StateCodec x) {
        x.numbers(loadedSeconds);
    }

    private double rootHeight() {
        simulation.bodyPose(first, pose);
        return pose[2] - simulation.world().terrain().height(pose[0], pose[1]);
    }
}
