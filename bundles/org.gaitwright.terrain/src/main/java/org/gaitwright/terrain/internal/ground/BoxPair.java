// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.terrain.internal.ground;

import java.util.List;
import org.gaitwright.core.terrain.SolidBox;
import org.gaitwright.core.terrain.Terrain;

/** The boxes of two fields. */
public record BoxPair(BoxField one, BoxField other) implements BoxField {
    @Override
    public double top(double x, double y) {
        return Math.max(one.top(x, y), other.top(x, y));
    }

    @Override
    public double cast(double ox, double oy, double oz, double dx, double dy, double dz, double reach) {
        return Math.min(one.cast(ox, oy, oz, dx, dy, dz, reach), other.cast(ox, oy, oz, dx, dy, dz, reach));
    }

    @Override
    public int into(double minX, double minY, double maxX, double maxY, double[] out, int from) {
        int n = one.into(minX, minY, maxX, maxY, out, from);
        return n + other.into(minX, minY, maxX, maxY, out, from + n);
    }

    @Override
    public void collect(double minX, double minY, double maxX, double maxY, List<SolidBox> found) {
        one.collect(minX, minY, maxX, maxY, found);
        other.collect(minX, minY, maxX, maxY, found);
    }

    @Override
    public double edge(double x, double y, Terrain ground) {
        return Math.min(one.edge(x, y, ground), other.edge(x, y, ground));
    }
}
