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

    /**
     * Signed distance from (x, y) to the nearest edge of a step or gap, m; the larger, the better a place for a foot. Within a
     * gap it is the negative distance to where ground begins; positive infinity if there is no edge at all.
     */
    double footholdDistance(double x, double y);

    /**
     * The smooth part of the ground: a lattice of heights with two triangles per cell; the ground is the higher of it and
     * the boxes.
     */
    HeightLattice lattice();

    /** Solid boxes with vertical faces whose footprint meets the region. */
    List<SolidBox> boxes(double minX, double minY, double maxX, double maxY);

    /**
     * The same boxes without allocation: eight numbers per box into {@code out} (centre x, y, z; half extents hx, hy, hz;
     * cosine and sine of the yaw), as many boxes as fit whole.
     *
     * @return how many boxes there are in the region, which may be more than fitted
     */
    default int boxesInto(double minX, double minY, double maxX, double maxY, double[] out) {
        List<SolidBox> found = boxes(minX, minY, maxX, maxY);
        for (int i = 0; i < found.size() && 8 * i + 8 <= out.length; i++) {
            SolidBox b = found.get(i);
            int o = 8 * i;
            out[o] = b.x();
            out[o + 1] = b.y();
            out[o + 2] = b.z();
            out[o + 3] = b.hx();
            out[o + 4] = b.hy();
            out[o + 5] = b.hz();
            out[o + 6] = StrictMath.cos(b.yaw());
            out[o + 7] = StrictMath.sin(b.yaw());
        }
        return found.size();
    }
}
