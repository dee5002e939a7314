// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.terrain.internal.kind;

import org.gaitwright.core.math.CounterRandom;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.terrain.Difficulty;
import org.gaitwright.core.terrain.TerrainFactory;
import org.gaitwright.core.terrain.TerrainSpec;
import org.gaitwright.terrain.internal.ground.Ground;
import org.gaitwright.terrain.internal.ground.Profile;
import org.gaitwright.terrain.internal.ground.Surface;
import org.osgi.service.component.annotations.Component;

/** Flights of stairs along x, up and down in turn, with landings between. */
@Component(service = TerrainFactory.class)
public final class StairsTerrain extends Kind {
    public StairsTerrain() {
        super(
                "stairs",
                "Stairs",
                "Flights of stairs, up and down in turn, with landings between",
                length("rise", -0.5, 0.5, 0.15, "height of a step; negative goes down first"),
                length("run", 0.1, 5, 0.3, "depth of a step"),
                number("count", 1, 200, 10, "steps in a flight"),
                number("flights", 1, 20, 2, "flights, alternately up and down"),
                length("landing", 0.5, 100, 2, "level ground between flights"),
                number("spread", 0, 1, 0, "randomness of each rise, as a fraction of it; 1: from 0 to twice the rise"),
                run(1));
    }

    @Override
    public Difficulty difficulty() {
        return Difficulty.of("rise", 0.05, 0.3);
    }

    @Override
    Ground build(TerrainSpec spec, ParameterValues p) {
        int count = (int) Math.rint(p.get("count"));
        int flights = (int) Math.rint(p.get("flights"));
        double[] tops = tops(spec.seed(), p, count, flights);
        double floor = 0;
        for (double top : tops) {
            floor = Math.min(floor, top);
        }
        // stairs that only go up stand on level ground; others need ground at the height of their lowest step
        Profile profile = new Profile(floor);
        double x = p.get("start");
        if (floor < 0) {
            profile.before(x, 0);
        }
        for (int k = 0; k < tops.length; k++) {
            double next = x + ((k + 1) % count == 0 ? p.get("landing") : p.get("run"));
            // the lowest treads are the lattice itself
            if (tops[k] > floor) {
                profile.block(x, k + 1 < tops.length ? next : x + Profile.ENDLESS, tops[k]);
            }
            x = next;
        }
        return new Ground(spec, new Surface.Level(floor), profile.boxes());
    }

    /** Height of each tread; a flight down takes the rises of the flight up in reverse and so ends where that began. */
    private static double[] tops(long seed, ParameterValues p, int count, int flights) {
        double[] rises = new double[count];
        for (int k = 0; k < count; k++) {
            rises[k] = p.get("rise") * (1 + p.get("spread") * (2 * CounterRandom.uniform(seed, 0, k) - 1));
        }
        double[] level = new double[count + 1];
        for (int k = 0; k < count; k++) {
            level[k + 1] = level[k] + rises[k];
        }
        double[] tops = new double[count * flights];
        for (int f = 0; f < flights; f++) {
            for (int k = 0; k < count; k++) {
                tops[f * count + k] = f % 2 == 0 ? level[k + 1] : level[count - 1 - k];
            }
        }
        return tops;
    }
}
