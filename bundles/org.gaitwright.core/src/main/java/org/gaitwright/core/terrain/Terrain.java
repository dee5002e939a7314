// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.terrain;

import java.util.List;

/**
 * Ground that does not move: a pure function of its kind, parameters and seed. All queries may be called from any thread
 * and allocate nothing, except {@link #boxes}.
 */
public interface Terrain {
    /** What it was made from. */
    TerrainSpec spec();

    /** Height of the highest surface at (x, y), m. */
    double height(double x, double y);

    /** Unit normal of that surface into {@code out[0..2]}. */
    void normal(double x, double y, double[] out);

    /**
     * Distance along the unit direction d from o to the first surface, or positive infinity if there is none within
     * {@code reach}.
     */
    double cast(double ox, double oy, double oz, double dx, double dy, double dz, double reach);

    /** Distance from (x, y) to the nearest place where a foot should not be put (edge, gap), m; infinite if none. */
    double footholdDistance(double x, double y);

    /**
     * The smooth part of the ground: a lattice of heights with two triangles per cell; the ground is the higher of it and
     * the boxes.
     */
    HeightLattice lattice();

    /** Solid boxes with vertical faces whose footprint meets the region. */
    List<SolidBox> boxes(double minX, double minY, double maxX, double maxY);

    /**
     * The same boxes as numbers, eight for each (x, y, z, hx, hy, hz, cos yaw, sin yaw), as many as fit; allocates nothing
     * where a terrain says so itself.
     *
     * @return how many boxes there are in the region
     */
    default int boxesInto(double minX, double minY, double maxX, double maxY, double[] out) {
        List<SolidBox> found = boxes(minX, minY, maxX, maxY);
        for (int i = 0; i < found.size() && 8 * i + 8 <= out.length; i++) {
            SolidBox b = found.get(i);
            double[] eight = {
                b.x(), b.y(), b.z(), b.hx(), b.hy(), b.hz(), StrictMath.cos(b.yaw()), StrictMath.sin(b.yaw())
            };
            System.arraycopy(eight, 0, out, 8 * i, 8);
        }
        return found.size();
    }
}
