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

/** Terraces that fall away; up to 1 m each in [Mordatch 2010, figure 5]. */
@Component(service = TerrainFactory.class)
public final class DropsTerrain extends Kind {
    public DropsTerrain() {
        super(
                "drops",
                "Drops",
                "Terraces, each lower than the one before",
                length("height", 0.02, 2, 0.3, "height of a drop"),
                length("every", 0.3, 50, 3, "length of a terrace"),
                number("count", 1, 200, 5, "number of drops"),
                number("spread", 0, 0.9, 0, "randomness of each height, as a fraction of it"),
                run(1.5));
    }

    @Override
    public Difficulty difficulty() {
        return Difficulty.of("height", 0.05, 1);
    }

    @Override
    Ground build(TerrainSpec spec, ParameterValues p) {
        int count = (int) Math.rint(p.get("count"));
        double[] top = new double[count + 1];
        for (int k = 0; k < count; k++) {
            double vary = 1 + p.get("spread") * (2 * CounterRandom.uniform(spec.seed(), 0, k) - 1);
            top[k + 1] = top[k] - p.get("height") * vary;
        }
        Profile profile = new Profile(top[count]).before(p.get("start"), 0);
        for (int k = 1; k < count; k++) {
            double x = p.get("start") + (k - 1) * p.get("every");
            profile.block(x, x + p.get("every"), top[k]);
        }
        return new Ground(spec, new Surface.Level(top[count]), profile.boxes());
    }
}
