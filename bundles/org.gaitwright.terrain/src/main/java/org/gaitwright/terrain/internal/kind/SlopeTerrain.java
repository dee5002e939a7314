// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.terrain.internal.kind;

import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.terrain.Difficulty;
import org.gaitwright.core.terrain.TerrainFactory;
import org.gaitwright.core.terrain.TerrainSpec;
import org.gaitwright.terrain.internal.ground.BoxField;
import org.gaitwright.terrain.internal.ground.Ground;
import org.gaitwright.terrain.internal.ground.Surface;
import org.osgi.service.component.annotations.Component;

/** An incline along x after level ground. */
@Component(service = TerrainFactory.class)
public final class SlopeTerrain extends Kind {
    public SlopeTerrain() {
        super(
                "slope",
                "Slope",
                "An even incline along x, after level ground",
                number("grade", -1, 1, 0.1, "rise per metre walked; negative goes downhill"),
                length("start", 0, 100, 1, "level ground ahead of the origin before the incline"));
    }

    @Override
    public Difficulty difficulty() {
        return Difficulty.of("grade", 0, 0.4);
    }

    @Override
    Ground build(TerrainSpec spec, ParameterValues p) {
        double start = p.get("start");
        // the foot of the incline is a lattice line, so the spacing divides the level part
        int cells = (int) Math.ceil(start);
        double spacing = cells == 0 ? 1 : start / cells;
        return new Ground(spec, new Incline(p.get("grade"), spacing, cells), BoxField.NONE);
    }

    private record Incline(double grade, double spacing, int levelCells) implements Surface {
        @Override
        public double at(int i, int j) {
            return grade * (spacing * Math.max(0, i - levelCells));
        }

        @Override
        public double steepest() {
            return Math.abs(grade);
        }

        @Override
        public double highest() {
            return grade > 0 ? Double.POSITIVE_INFINITY : 0;
        }
    }
}
