// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.terrain.internal.thing;

import java.util.List;
import org.gaitwright.terrain.internal.ground.LatticeQueries;
import org.gaitwright.terrain.internal.ground.Pit;
import org.gaitwright.terrain.internal.ground.Surface;

/**
 * A lattice with pits. Every cell that a pit touches has all its corners at the pit's floor; one cell further out the lattice
 * is what it was. In between it is steep, and boxes must hide that. The lattice is finer than the one below it by a whole
 * number, so that both are the same surface elsewhere.
 */
final class PittedSurface implements Surface {
    /** Cells are no larger than this, m: so wide is the strip that boxes have to cover around a pit, twice. */
    private static final double LARGEST_CELL = 0.125;

    private final Surface below;
    private final Pit[] pits;
    private final double[] reach;
    private final double spacing;
    private final double steepest;

    PittedSurface(Surface below, List<Pit> list) {
        this.below = below;
        pits = list.toArray(Pit[]::new);
        spacing = spacing(below);
        reach = new double[pits.length];
        double max = 0;
        for (int k = 0; k < pits.length; k++) {
            Pit p = pits[k];
            reach[k] = p.reach(spacing);
            double radius = Math.hypot(p.hx(), p.hy()) + 2 * reach[k];
            double here = Math.abs(LatticeQueries.height(below, p.x(), p.y()) - p.floor());
            max = Math.max(max, here + below.steepest() * radius);
        }
        // two neighbours differ by no more than the deepest drop, along both axes
        steepest = below.steepest() + Math.sqrt(2) * max / spacing * (1 + 1e-12);
    }

    /** Distance of lattice points that a lattice has once there are pits in it. */
    static double spacing(Surface below) {
        return below.spacing() / Math.max(1, Math.ceil(below.spacing() / LARGEST_CELL - 1e-9));
    }

    @Override
    public double spacing() {
        return spacing;
    }

    @Override
    public double at(int i, int j) {
        double x = i * spacing;
        double y = j * spacing;
        for (int k = 0; k < pits.length; k++) {
            if (pits[k].holds(x, y, reach[k])) {
                return pits[k].floor();
            }
        }
        return LatticeQueries.height(below, x, y);
    }

    @Override
    public double steepest() {
        return steepest;
    }

    @Override
    public double highest() {
        return below.highest();
    }
}
