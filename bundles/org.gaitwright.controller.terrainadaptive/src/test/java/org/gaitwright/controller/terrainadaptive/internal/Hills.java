// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.terrainadaptive.internal;

import java.util.List;
import java.util.Map;
import org.gaitwright.core.terrain.HeightLattice;
import org.gaitwright.core.terrain.SolidBox;
import org.gaitwright.core.terrain.Terrain;
import org.gaitwright.core.terrain.TerrainSpec;

/**
 * Waves in both directions, turned and moved as a whole; or level ground with a step down.
 *
 * @param height of the waves
 * @param drop height of the step at u = {@code edge} in turned and moved axes; 0 for none
 */
record Hills(double height, double yaw, double x, double y, double drop, double edge) implements Terrain {
    static final Hills NONE = new Hills(0, 0, 0, 0, 0, 0);

    static Hills of(double height) {
        return new Hills(height, 0, 0, 0, 0, 0);
    }

    static Hills step(double drop, double edge) {
        return new Hills(0, 0, 0, 0, drop, edge);
    }

    @Override
    public TerrainSpec spec() {
        return new TerrainSpec("hills", Map.of(), 0);
    }

    @Override
    public double height(double px, double py) {
        double dx = px - x, dy = py - y;
        double u = Math.cos(yaw) * dx + Math.sin(yaw) * dy;
        double v = Math.cos(yaw) * dy - Math.sin(yaw) * dx;
        return height * (Math.sin(5 * u + 1) + Math.sin(4 * v)) - (u > edge ? drop : 0);
    }

    @Override
    public void normal(double px, double py, double[] out) {
        throw new AssertionError("not asked for");
    }

    @Override
    public double cast(double ox, double oy, double oz, double dx, double dy, double dz, double reach) {
        throw new AssertionError("not asked for");
    }

    @Override
    public double footholdDistance(double px, double py) {
        double u = Math.cos(yaw) * (px - x) + Math.sin(yaw) * (py - y);
        return drop == 0 ? Double.POSITIVE_INFINITY : Math.abs(u - edge);
    }

    @Override
    public HeightLattice lattice() {
        throw new AssertionError("not asked for");
    }

    @Override
    public List<SolidBox> boxes(double minX, double minY, double maxX, double maxY) {
        throw new AssertionError("not asked for");
    }
}
