// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.testkit;

import java.util.List;
import java.util.Map;
import org.gaitwright.core.terrain.HeightLattice;
import org.gaitwright.core.terrain.SolidBox;
import org.gaitwright.core.terrain.Terrain;
import org.gaitwright.core.terrain.TerrainSpec;

/** A plane that rises along x, with solid boxes on it; height and normal are those of the plane. */
public record Slope(double grade, List<SolidBox> solids) implements Terrain, HeightLattice {
    /** A plane with nothing on it. */
    public Slope(double grade) {
        this(grade, List.of());
    }

    @Override
    public TerrainSpec spec() {
        return new TerrainSpec("slope", Map.of("grade", grade), 0);
    }

    @Override
    public double height(double x, double y) {
        return grade * x;
    }

    @Override
    public void normal(double x, double y, double[] out) {
        double s = 1 / Math.sqrt(1 + grade * grade);
        out[0] = -grade * s;
        out[1] = 0;
        out[2] = s;
    }

    @Override
    public double cast(double ox, double oy, double oz, double dx, double dy, double dz, double reach) {
        throw new AssertionError("not asked for");
    }

    @Override
    public double footholdDistance(double x, double y) {
        return Double.POSITIVE_INFINITY;
    }

    @Override
    public HeightLattice lattice() {
        return this;
    }

    @Override
    public List<SolidBox> boxes(double minX, double minY, double maxX, double maxY) {
        return solids;
    }

    @Override
    public double spacing() {
        return 1;
    }

    @Override
    public double at(int i, int j) {
        return grade * i;
    }

    @Override
    public double steepest() {
        return Math.abs(grade);
    }
}
