// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.terrain.internal.ground;

import java.util.ArrayList;
import java.util.List;
import org.gaitwright.core.terrain.HeightLattice;
import org.gaitwright.core.terrain.SolidBox;
import org.gaitwright.core.terrain.Terrain;
import org.gaitwright.core.terrain.TerrainSpec;

/** The higher of a lattice and boxes. */
public final class Ground implements Terrain {
    private static final double[] NO_PITS = {};
    /** Everything that no box covers is a pit. */
    public static final double[] ALL_PIT = {Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY};

    private final TerrainSpec spec;
    private final Surface lattice;
    private final BoxField boxes;
    private final double[] pits;
    private final Pit[] cuts;

    /** Ground whose lattice is good to stand on everywhere. */
    public Ground(TerrainSpec spec, Surface lattice, BoxField boxes) {
        this(spec, lattice, boxes, NO_PITS);
    }

    /** @param pits pairs of x between which the lattice is the bottom of a pit */
    public Ground(TerrainSpec spec, Surface lattice, BoxField boxes, double[] pits) {
        this(spec, lattice, boxes, pits, new Pit[0]);
    }

    private Ground(TerrainSpec spec, Surface lattice, BoxField boxes, double[] pits, Pit[] cuts) {
        this.spec = spec;
        this.lattice = lattice;
        this.boxes = boxes;
        this.pits = pits;
        this.cuts = cuts;
    }

    /** The same with more boxes, on a lattice into which pits are cut. */
    public Ground with(TerrainSpec newSpec, Surface newLattice, BoxField more, List<Pit> newCuts) {
        return new Ground(newSpec, newLattice, new BoxPair(boxes, more), pits, newCuts.toArray(Pit[]::new));
    }

    public Surface surface() {
        return lattice;
    }

    @Override
    public TerrainSpec spec() {
        return spec;
    }

    @Override
    public double height(double x, double y) {
        return Math.max(LatticeQueries.height(lattice, x, y), boxes.top(x, y));
    }

    @Override
    public void normal(double x, double y, double[] out) {
        if (boxes.top(x, y) >= LatticeQueries.height(lattice, x, y)) {
            out[0] = 0;
            out[1] = 0;
            out[2] = 1;
        } else {
            LatticeQueries.normal(lattice, x, y, out);
        }
    }

    @Override
    public double cast(double ox, double oy, double oz, double dx, double dy, double dz, double reach) {
        double gap = oz - height(ox, oy);
        if (gap <= 0) {
            return 0;
        }
        double t;
        if (dx == 0 && dy == 0) {
            t = dz < 0 ? gap / -dz : Double.POSITIVE_INFINITY;
        } else {
            t = LatticeQueries.cast(lattice, ox, oy, oz, dx, dy, dz, reach);
            t = Math.min(t, boxes.cast(ox, oy, oz, dx, dy, dz, Math.min(t, reach)));
        }
        return t <= reach ? t : Double.POSITIVE_INFINITY;
    }

    @Override
    public double footholdDistance(double x, double y) {
        double edge = boxes.edge(x, y, this);
        return isPit(x, y) && boxes.top(x, y) == Double.NEGATIVE_INFINITY ? -edge : edge;
    }

    private boolean isPit(double x, double y) {
        for (Pit cut : cuts) {
            if (cut.holds(x, y, 0)) {
                return true;
            }
        }
        for (int k = 0; k < pits.length; k += 2) {
            if (x > pits[k] && x < pits[k + 1]) {
                return true;
            }
        }
        return false;
    }

    @Override
    public HeightLattice lattice() {
        return lattice;
    }

    @Override
    public List<SolidBox> boxes(double minX, double minY, double maxX, double maxY) {
        List<SolidBox> found = new ArrayList<>();
        boxes.collect(minX, minY, maxX, maxY, found);
        return found;
    }

    @Override
    public int boxesInto(double minX, double minY, double maxX, double maxY, double[] out) {
        return boxes.into(minX, minY, maxX, maxY, out, 0);
    }
}
