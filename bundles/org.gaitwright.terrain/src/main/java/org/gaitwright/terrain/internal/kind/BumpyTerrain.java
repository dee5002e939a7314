// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.terrain.internal.kind;

import org.gaitwright.core.math.CounterRandom;
import org.gaitwright.core.parameter.Parameter;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.terrain.Difficulty;
import org.gaitwright.core.terrain.TerrainFactory;
import org.gaitwright.core.terrain.TerrainSpec;
import org.gaitwright.terrain.internal.ground.BoxField;
import org.gaitwright.terrain.internal.ground.Ground;
import org.gaitwright.terrain.internal.ground.Surface;
import org.osgi.service.component.annotations.Component;

/**
 * Random bumps of a limited gradient, the ground of [Sharon 2004, chapter 5]: 12.5 % is moderate, 20 to 30 % heavy. The
 * thesis walks in a plane, so its ground varies along x alone; so does this one, unless {@code ridges} is 0.
 */
@Component(service = TerrainFactory.class)
public final class BumpyTerrain extends Kind {
    public BumpyTerrain() {
        super(
                "bumpy",
                "Bumpy",
                "Random bumps that are nowhere steeper than a gradient",
                number("gradient", 0, 1, 0.125, "steepest slope anywhere, m per m"),
                length("spacing", 0.05, 5, 0.5, "distance between kinks"),
                Parameter.onOff(
                        "ridges",
                        true,
                        "1: bumps run straight across the direction of walking; 0: they vary in both directions"),
                length("start", 0, 20, 1, "level ground around the origin, each way; 0 for none"));
    }

    @Override
    public Difficulty difficulty() {
        return Difficulty.of("gradient", 0, 0.3);
    }

    @Override
    Ground build(TerrainSpec spec, ParameterValues p) {
        double spacing = p.get("spacing");
        int pad = p.get("start") == 0 ? -1 : (int) Math.ceil(p.get("start") / spacing - 1e-9);
        boolean ridges = p.get("ridges") >= 0.5;
        return new Ground(spec, new Bumps(spec.seed(), spacing, p.get("gradient"), ridges, pad), BoxField.NONE);
    }

    private record Bumps(long seed, double spacing, double steepest, boolean ridges, int pad) implements Surface {
        @Override
        public double at(int i, int j) {
            boolean level = Math.abs(i) <= pad && (ridges || Math.abs(j) <= pad);
            return (level ? 0.5 : CounterRandom.uniform(seed, i, ridges ? 0 : j)) * highest();
        }

        @Override
        public double highest() {
            // neighbours differ by no more than this: along one axis a slope of `steepest`, along both a √2-th of it
            // each
            return steepest * spacing / (ridges ? 1 : Math.sqrt(2));
        }
    }
}
