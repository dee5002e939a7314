// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.terrain.internal.ground;

import java.util.List;
import org.gaitwright.core.terrain.SolidBox;
import org.gaitwright.core.terrain.Terrain;

/** The boxes of a terrain. All but {@link #collect} allocate nothing. */
public interface BoxField {
    BoxField NONE = new BoxList(List.of());

    /** The highest top at a point; negative infinity where there is no box. */
    double top(double x, double y);

    /** Distance along a ray to the first box; infinite if there is none within reach. */
    double cast(double ox, double oy, double oz, double dx, double dy, double dz, double reach);

    /**
     * Boxes that meet a region, eight numbers each, from the place of box number {@code from} on.
     *
     * @return how many there are, whether they fit or not
     */
    int into(double minX, double minY, double maxX, double maxY, double[] out, int from);

    /** The same boxes as values. */
    void collect(double minX, double minY, double maxX, double maxY, List<SolidBox> found);

    /** Distance to the nearest edge of a box; infinite if there is none. */
    double edge(double x, double y, Terrain ground);

    static void write(
            double[] out,
            int number,
            double x,
            double y,
            double z,
            double hx,
            double hy,
            double hz,
            double c,
            double s) {
        int o = 8 * number;
        if (o + 8 <= out.length) {
            out[o] = x;
            out[o + 1] = y;
            out[o + 2] = z;
            out[o + 3] = hx;
            out[o + 4] = hy;
            out[o + 5] = hz;
            out[o + 6] = c;
            out[o + 7] = s;
        }
    }
}
