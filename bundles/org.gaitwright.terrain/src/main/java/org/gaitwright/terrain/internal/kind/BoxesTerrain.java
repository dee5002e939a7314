// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.terrain.internal.kind;

import java.util.List;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.terrain.Difficulty;
import org.gaitwright.core.terrain.SolidBox;
import org.gaitwright.core.terrain.TerrainFactory;
import org.gaitwright.core.terrain.TerrainSpec;
import org.gaitwright.terrain.internal.ground.BoxGrid;
import org.gaitwright.terrain.internal.ground.BoxList;
import org.gaitwright.terrain.internal.ground.BoxPair;
import org.gaitwright.terrain.internal.ground.Ground;
import org.gaitwright.terrain.internal.ground.Profile;
import org.gaitwright.terrain.internal.ground.Surface;
import org.osgi.service.component.annotations.Component;

/**
 * A pavement of boxes with vertical drops between them, heights uniform from 0 to {@code max} as in [Wu 2010];
 * the size of the boxes is not in the paper.
 */
@Component(service = TerrainFactory.class)
public final class BoxesTerrain extends Kind {
    public BoxesTerrain() {
        super(
                "boxes",
                "Boxes",
                "A pavement of square boxes of random height, with vertical drops between them",
                length("max", 0, 2, 0.2, "maximum height; heights are uniform from 0 to here"),
                length("size", 0.1, 10, 1, "side of a box"),
                length("start", 0.5, 20, 1, "level ground around the origin, each way"));
    }

    @Override
    public Difficulty difficulty() {
        return Difficulty.of("max", 0, 0.4);
    }

    @Override
    Ground build(TerrainSpec spec, ParameterValues p) {
        double size = p.get("size");
        double max = p.get("max");
        // whole cells around the origin make one level platform
        int pad = (int) Math.ceil(p.get("start") / size - 1e-9);
        double half = pad * size;
        double bottom = -Profile.ROOT;
        double h = 0.5 * (0.5 * max - bottom);
        BoxList platform = new BoxList(List.of(new SolidBox(0, 0, bottom + h, half, half, h, 0)));
        BoxGrid.Look look = new BoxGrid.Look(size, size, 0, 0, bottom, 0, max);
        BoxGrid rest = new BoxGrid(look, spec.seed(), (i, j) -> i >= -pad && i < pad && j >= -pad && j < pad);
        return new Ground(spec, new Surface.Level(0), new BoxPair(platform, rest));
    }
}
