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

/** Bars across the way. */
@Component(service = TerrainFactory.class)
public final class HurdlesTerrain extends Kind {
    public HurdlesTerrain() {
        super(
                "hurdles",
                "Hurdles",
                "Bars across the direction of walking, to step over",
                length("height", 0.01, 1, 0.2, "height of a bar"),
                length("depth", 0.02, 1, 0.1, "thickness of a bar along x"),
                length("every", 0.3, 50, 2, "distance from one bar to the next"),
                number("count", 1, 500, 20, "number of bars"),
                number("spread", 0, 0.9, 0, "randomness of each height, as a fraction of it"),
                run(1.5));
    }

    @Override
    public Difficulty difficulty() {
        return Difficulty.of("height", 0.02, 0.4);
    }

    @Override
    Ground build(TerrainSpec spec, ParameterValues p) {
        Profile profile = new Profile(0);
        double depth = Math.min(p.get("depth"), 0.9 * p.get("every"));
        for (int k = 0; k < (int) Math.rint(p.get("count")); k++) {
            double x = p.get("start") + k * p.get("every");
            double vary = 1 + p.get("spread") * (2 * CounterRandom.uniform(spec.seed(), 0, k) - 1);
            profile.block(x, x + depth, p.get("height") * vary);
        }
        return new Ground(spec, new Surface.Level(0), profile.boxes());
    }
}
