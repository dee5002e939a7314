// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.measure;

import java.util.Arrays;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.simulation.Simulation;

/** Where the centre of mass of an actor is, and how it moves; reckoned once per tick, when somebody asks. */
public final class CentreOfMass {
    private final Simulation simulation;
    private final int first;
    private final double[] masses;
    private final double mass;
    private final double[] state = new double[13];
    /** Position and velocity. */
    private final double[] com = new double[6];

    private long tick = -1;

    public CentreOfMass(Simulation simulation, int actor) {
        this.simulation = simulation;
        CharacterModel character = simulation.world().actors().get(actor).character();
        first = simulation.world().firstBody(actor);
        masses = character.links().stream().mapToDouble(l -> l.inertia().mass()).toArray();
        mass = character.totalMass();
    }

    /** Coordinate 0 … 2, m. */
    public double position(int axis) {
        update();
        return com[axis];
    }

    /** Component 0 … 2, m/s. */
    public double velocity(int axis) {
        update();
        return com[3 + axis];
    }

    /** c = Σ m_i c_i / m, and its velocity. */
    private void update() {
        if (tick == simulation.ticks()) {
            return;
        }
        tick = simulation.ticks();
        Arrays.fill(com, 0);
        for (int i = 0; i < masses.length; i++) {
            simulation.bodyState(first + i, state);
            double share = masses[i] / mass;
            for (int k = 0; k < 3; k++) {
                com[k] += share * state[k];
                com[3 + k] += share * state[7 + k];
            }
        }
    }
}
