// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.terrain.internal.kind;

import org.gaitwright.core.parameter.Parameter;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.terrain.Difficulty;
import org.gaitwright.core.terrain.TerrainFactory;
import org.gaitwright.core.terrain.TerrainSpec;
import org.gaitwright.terrain.internal.ground.BoxGrid;
import org.gaitwright.terrain.internal.ground.BoxList;
import org.gaitwright.terrain.internal.ground.BoxPair;
import org.gaitwright.terrain.internal.ground.Ground;
import org.gaitwright.terrain.internal.ground.Profile;
import org.gaitwright.terrain.internal.ground.Surface;
import org.osgi.service.component.annotations.Component;

/** Square stones over a pit, after a platform to start from. */
@Component(service = TerrainFactory.class)
public final class SteppingStonesTerrain extends Kind {
    public SteppingStonesTerrain() {
        super(
                "stepping-stones",
                "Stepping stones",
                "Square stones over a pit",
                length("size", 0.1, 3, 0.4, "side of a stone"),
                length("gap", 0.02, 2, 0.15, "mean gap between stones"),
                number("scatter", 0, 1, 0.5, "deviation of stones from their rows; 1: until they may touch"),
                length("rise", 0, 0.5, 0.05, "maximum height of stones above or below the start"),
                Parameter.of("turn", "rad", 0, 0.75, 0, "maximum angle by which stones are turned"),
                length("depth", 0.1, 20, 1, "depth of the pit"),
                run(1));
    }

    @Override
    public Difficulty difficulty() {
        return Difficulty.of("gap", 0.05, 0.5).and("size", 0.6, 0.25).and("rise", 0, 0.15);
    }

    @Override
    Ground build(TerrainSpec spec, ParameterValues p) {
        double size = p.get("size");
        double turn = p.get("turn");
        // room that a stone at its greatest turn takes; a cell must hold it wherever it strays
        double room = size * (StrictMath.cos(turn) + StrictMath.sin(turn));
        double cell = Math.max(size + p.get("gap"), room);
        double shift = 0.5 * p.get("scatter") * (cell - room);
        double floor = -p.get("depth") - p.get("rise");
        int first = (int) Math.ceil(p.get("start") / cell - 1e-9);
        BoxGrid.Look look =
                new BoxGrid.Look(cell, size, shift, turn, floor - Profile.ROOT, -p.get("rise"), p.get("rise"));
        BoxGrid stones = new BoxGrid(look, spec.seed(), (i, j) -> i < first);
        BoxList platform = new Profile(floor).before(first * cell, 0).boxes();
        return new Ground(spec, new Surface.Level(floor), new BoxPair(platform, stones), Ground.ALL_PIT);
    }
}
