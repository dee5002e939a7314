// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal.mesh;

import java.util.List;
import org.gaitwright.core.terrain.HeightLattice;
import org.gaitwright.core.terrain.SolidBox;
import org.gaitwright.core.terrain.Terrain;
import org.gaitwright.viewport.internal.gl.MeshData;

/**
 * The ground around a place: nested squares of tiles, each square twice as wide and half as fine as the one inside it.
 * Tiles hang a skirt from their border, which hides the gaps where a fine tile meets a coarse one.
 *
 * <p>Immutable; built on any thread.
 *
 * @param centreX middle of the squares, snapped so that a rebuilt mesh samples the same points of the lattice
 * @param slack how far one may go from the middle before a new mesh is wanted, m
 * @param flatHeight height of the ground if it is level everywhere, else NaN; a level ground has no tiles
 * @param data position and normal per vertex
 */
record GroundMesh(
        double centreX,
        double centreY,
        double slack,
        double flatHeight,
        MeshData data,
        List<Tile> tiles,
        List<SolidBox> boxes) {
    /** A range of indices and the box that holds it. */
    record Tile(
            int firstIndex, int indexCount, float minX, float minY, float minZ, float maxX, float maxY, float maxZ) {}

    private static final double REACH_M = 120;
    /** Less than the innermost square is wide, so that what is looked at is always drawn at its finest. */
    private static final int SNAP_CELLS = 16;

    private static final double BOX_REACH_M = 30;
    /** More boxes than this take a software renderer longer than all the rest of the picture. */
    private static final int MAX_BOXES = 4000;

    static GroundMesh build(Terrain terrain, double x, double y) {
        HeightLattice lattice = terrain.lattice();
        boolean flat = lattice.steepest() == 0;
        int levels = flat ? 0 : levels(lattice.spacing());
        double snap = flat ? 8 : lattice.spacing() * SNAP_CELLS;
        double cx = snap * Math.rint(x / snap);
        double cy = snap * Math.rint(y / snap);
        double reach = boxReach(terrain, cx, cy);
        List<SolidBox> boxes = terrain.boxes(cx - reach, cy - reach, cx + reach, cy + reach);
        if (flat) {
            return new GroundMesh(
                    cx, cy, snap, lattice.at(0, 0), new MeshData(6, new float[0], new int[0]), List.of(), boxes);
        }
        GroundTiles tiles = new GroundTiles(lattice);
        int ci = (int) Math.rint(cx / lattice.spacing());
        int cj = (int) Math.rint(cy / lattice.spacing());
        for (int level = 0; level < levels; level++) {
            tiles.addSquare(ci, cj, level);
        }
        return new GroundMesh(cx, cy, 0.75 * snap, Double.NaN, tiles.data(), tiles.tiles(), boxes);
    }

    /** How far boxes are drawn: less far where they stand close together. */
    private static double boxReach(Terrain terrain, double cx, double cy) {
        double reach = BOX_REACH_M;
        double[] none = {};
        for (int attempt = 0; attempt < 4; attempt++) {
            int count = terrain.boxesInto(cx - reach, cy - reach, cx + reach, cy + reach, none);
            if (count <= MAX_BOXES) {
                break;
            }
            reach *= 0.98 * Math.sqrt((double) MAX_BOXES / count);
        }
        return reach;
    }

    /** Squares needed to reach the fog. */
    static int levels(double spacing) {
        int levels = 1;
        while (GroundTiles.HALF_SQUARE_CELLS * spacing * (1 << levels - 1) < REACH_M) {
            levels++;
        }
        return levels;
    }

    boolean flat() {
        return !Double.isNaN(flatHeight);
    }

    boolean serves(double x, double y) {
        return Math.abs(x - centreX) <= slack && Math.abs(y - centreY) <= slack;
    }
}
