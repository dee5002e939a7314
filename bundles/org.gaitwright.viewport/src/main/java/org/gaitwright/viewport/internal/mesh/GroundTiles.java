// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal.mesh;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.gaitwright.core.terrain.HeightLattice;
import org.gaitwright.viewport.internal.gl.MeshData;

/** Collects tiles of a height lattice. */
final class GroundTiles {
    private static final int CELLS = 6;
    private static final int SQUARE_TILES = 8;
    /** From the middle of a square to its border. */
    static final int HALF_SQUARE_CELLS = CELLS * SQUARE_TILES / 2;

    private static final int SIDE = CELLS + 1;
    /** The lattice points of a tile and one ring around them, for slopes. */
    private static final int RINGED = SIDE + 2;

    /** A change of slope that is no longer a bend but an edge, m per m. */
    private static final double BREAK = 1.2;

    private final HeightLattice lattice;
    private final double[] heights = new double[RINGED * RINGED];
    private final List<GroundMesh.Tile> tiles = new ArrayList<>();
    private float[] vertices = new float[1 << 16];
    private int vertexFloats;
    private int[] indices = new int[1 << 16];
    private int indexCount;

    GroundTiles(HeightLattice lattice) {
        this.lattice = lattice;
    }

    /** Adds the square of a level around a lattice point; all but the innermost leave room for the one inside. */
    void addSquare(int ci, int cj, int level) {
        int stride = 1 << level;
        int half = SQUARE_TILES / 2;
        for (int a = -half; a < half; a++) {
            for (int b = -half; b < half; b++) {
                boolean inside = a >= -half / 2 && a < half / 2 && b >= -half / 2 && b < half / 2;
                if (level == 0 || !inside) {
                    addTile(ci + a * CELLS * stride, cj + b * CELLS * stride, stride);
                }
            }
        }
    }

    MeshData data() {
        return new MeshData(6, Arrays.copyOf(vertices, vertexFloats), Arrays.copyOf(indices, indexCount));
    }

    List<GroundMesh.Tile> tiles() {
        return List.copyOf(tiles);
    }

    private void addTile(int i0, int j0, int stride) {
        double cell = lattice.spacing() * stride;
        double low = Double.POSITIVE_INFINITY;
        double high = Double.NEGATIVE_INFINITY;
        for (int a = 0; a < RINGED; a++) {
            for (int b = 0; b < RINGED; b++) {
                double h = lattice.at(i0 + (a - 1) * stride, j0 + (b - 1) * stride);
                heights[a * RINGED + b] = h;
                low = Math.min(low, h);
                high = Math.max(high, h);
            }
        }
        double skirt = 0.5 * cell + 0.1 * (high - low);
        int firstVertex = vertexFloats / 6;
        int firstIndex = indexCount;
        for (int a = 0; a < SIDE; a++) {
            for (int b = 0; b < SIDE; b++) {
                addVertex(i0, j0, stride, a, b, 0);
            }
        }
        addSurface(firstVertex);
        addSkirt(i0, j0, stride, skirt, firstVertex);
        double x = lattice.spacing() * i0;
        double y = lattice.spacing() * j0;
        double width = CELLS * cell;
        tiles.add(new GroundMesh.Tile(
                firstIndex,
                indexCount - firstIndex,
                (float) x,
                (float) y,
                (float) (low - skirt),
                (float) (x + width),
                (float) (y + width),
                (float) high));
    }

    private void addVertex(int i0, int j0, int stride, int a, int b, double drop) {
        int at = (a + 1) * RINGED + b + 1;
        double cell = lattice.spacing() * stride;
        double sx = slope(heights[at - RINGED], heights[at], heights[at + RINGED], cell);
        double sy = slope(heights[at - 1], heights[at], heights[at + 1], cell);
        double n = Math.sqrt(1 + sx * sx + sy * sy);
        if (vertexFloats + 6 > vertices.length) {
            vertices = Arrays.copyOf(vertices, 2 * vertices.length);
        }
        vertices[vertexFloats++] = (float) (lattice.spacing() * (i0 + a * stride));
        vertices[vertexFloats++] = (float) (lattice.spacing() * (j0 + b * stride));
        vertices[vertexFloats++] = (float) (heights[at] - drop);
        vertices[vertexFloats++] = (float) (-sx / n);
        vertices[vertexFloats++] = (float) (-sy / n);
        vertices[vertexFloats++] = (float) (1 / n);
    }

    /** The mean of the slopes to both sides; where the ground breaks off on one side, that of the other. */
    static double slope(double before, double here, double after, double cell) {
        double a = (here - before) / cell;
        double b = (after - here) / cell;
        if (Math.abs(a - b) > BREAK) {
            return Math.abs(a) < Math.abs(b) ? a : b;
        }
        return 0.5 * (a + b);
    }

    private void addSurface(int first) {
        for (int a = 0; a < CELLS; a++) {
            for (int b = 0; b < CELLS; b++) {
                int v = first + a * SIDE + b;
                // split from (i, j) to (i + 1, j + 1), as the lattice defines
                triangle(v, v + SIDE, v + SIDE + 1);
                triangle(v, v + SIDE + 1, v + 1);
            }
        }
    }

    private void addSkirt(int i0, int j0, int stride, double drop, int first) {
        int below = vertexFloats / 6;
        int ring = 4 * CELLS;
        for (int k = 0; k < ring; k++) {
            addVertex(i0, j0, stride, ringA(k), ringB(k), drop);
        }
        for (int k = 0; k < ring; k++) {
            int next = (k + 1) % ring;
            int top = first + ringA(k) * SIDE + ringB(k);
            int topNext = first + ringA(next) * SIDE + ringB(next);
            triangle(top, below + k, below + next);
            triangle(top, below + next, topNext);
        }
    }

    /** The border of a tile, counter-clockwise from above: along x, along y, and back. */
    private static int ringA(int k) {
        int side = k / CELLS;
        int along = k % CELLS;
        return switch (side) {
            case 0 -> along;
            case 1 -> CELLS;
            case 2 -> CELLS - along;
            default -> 0;
        };
    }

    private static int ringB(int k) {
        return ringA((k + 3 * CELLS) % (4 * CELLS));
    }

    private void triangle(int a, int b, int c) {
        if (indexCount + 3 > indices.length) {
            indices = Arrays.copyOf(indices, 2 * indices.length);
        }
        indices[indexCount++] = a;
        indices[indexCount++] = b;
        indices[indexCount++] = c;
    }
}
