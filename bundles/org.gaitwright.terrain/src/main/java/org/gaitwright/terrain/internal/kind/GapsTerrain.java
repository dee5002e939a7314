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

/** Level platforms with gaps between them; 0.25 to 0.9 m wide in [Mordatch 2010, figure 5]. */
@Component(service = TerrainFactory.class)
public final class GapsTerrain extends Kind {
    public GapsTerrain() {
        super(
                "gaps",
                "Gaps",
                "Level platforms with gaps between them",
                length("width", 0.05, 3, 0.3, "width of a gap"),
                length("every", 0.3, 50, 2, "length of the platforms between gaps"),
                length("depth", 0.1, 20, 1, "depth of a gap"),
                number("count", 1, 500, 20, "number of gaps"),
                number("spread", 0, 1, 0, "randomness of each width, as a fraction of it"),
                run(1.5));
    }

    @Override
    public Difficulty difficulty() {
        return Difficulty.of("width", 0.05, 0.9);
    }

    @Override
    Ground build(TerrainSpec spec, ParameterValues p) {
        double floor = -p.get("depth");
        Profile profile = new Profile(floor);
        double x = p.get("start");
        profile.before(x, 0);
        int count = (int) Math.rint(p.get("count"));
        for (int k = 0; k < count; k++) {
            x += p.get("width") * (1 + p.get("spread") * (2 * CounterRandom.uniform(spec.seed(), 0, k) - 1));
            if (k + 1 < count) {
                profile.block(x, x + p.get("every"), 0);
                x += p.get("every");
            } else {
                profile.after(x, 0);
            }
        }
        return new Ground(spec, new Surface.Level(floor), profile.boxes(), Ground.ALL_PIT);
    }
}
