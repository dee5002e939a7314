// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.terrain.internal.kind;

import org.gaitwright.core.math.CounterRandom;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.terrain.Difficulty;
import org.gaitwright.core.terrain.TerrainFactory;
import org.gaitwright.core.terrain.TerrainSpec;
import org.gaitwright.terrain.internal.ground.BoxField;
import org.gaitwright.terrain.internal.ground.Ground;
import org.gaitwright.terrain.internal.ground.Surface;
import org.osgi.service.component.annotations.Component;

/** Random heights on a square lattice, as in [Wu 2010]: 1 m apart, uniform from 0 to 0.2 m. */
@Component(service = TerrainFactory.class)
public final class HeightFieldTerrain extends Kind {
    public HeightFieldTerrain() {
        super(
                "heightfield",
                "Height field",
                "Random heights on a square lattice, joined by triangles",
                length("spacing", 0.05, 10, 1, "distance between lattice points"),
                length("max", 0, 2, 0.2, "maximum height; heights are uniform from 0 to here"),
                length("start", 0, 20, 1, "level ground around the origin, each way; 0 for none"));
    }

    @Override
    public Difficulty difficulty() {
        return Difficulty.of("max", 0, 0.4);
    }

    @Override
    Ground build(TerrainSpec spec, ParameterValues p) {
        double spacing = p.get("spacing");
        // at least the points of the cells that touch the origin
        int pad = p.get("start") == 0 ? -1 : (int) Math.ceil(p.get("start") / spacing - 1e-9);
        return new Ground(spec, new RandomHeights(spec.seed(), spacing, p.get("max"), pad), BoxField.NONE);
    }

    /** @param pad points each way from the origin that are level, at half the greatest height; −1 for none */
    private record RandomHeights(long seed, double spacing, double highest, int pad) implements Surface {
        @Override
        public double at(int i, int j) {
            if (Math.abs(i) <= pad && Math.abs(j) <= pad) {
                return 0.5 * highest;
            }
            return highest * CounterRandom.uniform(seed, i, j);
        }

        @Override
        public double steepest() {
            // both slopes of a triangle lie within ± highest / spacing
            return Math.sqrt(2) * highest / spacing;
        }
    }
}
