// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.terrain.internal;

import java.util.List;
import org.gaitwright.core.parameter.ParameterSet;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.terrain.HeightLattice;
import org.gaitwright.core.terrain.SolidBox;
import org.gaitwright.core.terrain.Terrain;
import org.gaitwright.core.terrain.TerrainFactory;
import org.gaitwright.core.terrain.TerrainSpec;
import org.osgi.service.component.annotations.Component;

/** The plane z = 0, without end. */
@Component(service = TerrainFactory.class)
public final class FlatTerrain implements TerrainFactory {
    @Override
    public String id() {
        return "flat";
    }

    @Override
    public String name() {
        return "Flat";
    }

    @Override
    public String description() {
        return "Level ground without end";
    }

    @Override
    public ParameterSet parameters() {
        return ParameterSet.EMPTY;
    }

    @Override
    public Terrain create(ParameterValues parameters, long seed) {
        return new Plane(new TerrainSpec("flat", parameters.asMap(), seed));
    }

    private record Plane(TerrainSpec spec) implements Terrain, HeightLattice {
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
            double t = oz <= 0 ? 0 : dz < 0 ? -oz / dz : Double.POSITIVE_INFINITY;
            return t <= reach ? t : Double.POSITIVE_INFINITY;
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
            return List.of();
        }

        @Override
        public double spacing() {
            return 1;
        }

        @Override
        public double at(int i, int j) {
            return 0;
        }

        @Override
        public double steepest() {
            return 0;
        }
    }
}
