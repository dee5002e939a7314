// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.measure;

import java.util.List;
import org.gaitwright.core.terrain.HeightLattice;
import org.gaitwright.core.terrain.SolidBox;
import org.gaitwright.core.terrain.Terrain;
import org.gaitwright.core.terrain.TerrainSpec;

/** Level ground. */
record Plane() implements Terrain {
    @Override
    public TerrainSpec spec() {
        return TerrainSpec.FLAT;
    }

    @Override
    public double height(double x, double y) {
        return 0;
    }

    @Override
    public void normal(double x, double y, double[] out) {
        out[0] = 0;
        out[1] = 0;
        out[2] = 1;
    }

    @Override
    public double cast(double ox, double oy, double oz, double dx, double dy, double dz, double reach) {
        return Double.POSITIVE_INFINITY;
    }

    @Override
    public double footholdDistance(double x, double y) {
        return Double.POSITIVE_INFINITY;
    }

    @Override
    public HeightLattice lattice() {
        throw new UnsupportedOperationException("nobody asks");
    }

    @Override
    public List<SolidBox> boxes(double minX, double minY, double maxX, double maxY) {
        return List.of();
    }
}
