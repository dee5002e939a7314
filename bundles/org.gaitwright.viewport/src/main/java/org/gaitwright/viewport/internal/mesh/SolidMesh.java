// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal.mesh;

import org.gaitwright.viewport.internal.gl.MeshData;

/**
 * One mesh for every solid: a unit sphere cut apart into its eight octants, each vertex with its normal and the signs of
 * its octant. Placed at {@code signs · core + normal · radius} it is
 *
 * <ul>
 *   <li>a sphere, if core is zero,
 *   <li>a capsule, if core is (0, 0, half length),
 *   <li>a box with rounded edges, if core is the half extents less the radius.
 * </ul>
 *
 * <p>The bands between octants stretch to the flat faces and have exact normals; where core is zero they vanish.
 */
final class SolidMesh {
    private SolidMesh() {}

    /** Six floats per vertex: normal, signs. {@code arcs} is the number of segments per quarter circle. */
    static MeshData build(int arcs) {
        int columns = 4 * (arcs + 1);
        int rows = 2 * (arcs + 1);
        float[] v = new float[6 * rows * columns];
        int o = 0;
        for (int row = 0; row < rows; row++) {
            // from the south pole to the equator, then again from the equator to the north pole
            boolean north = row > arcs;
            double latitude = quarter(row - (north ? arcs + 1 : 0), arcs) - (north ? 0 : Math.PI / 2);
            for (int column = 0; column < columns; column++) {
                int quadrant = column / (arcs + 1);
                double longitude = quadrant * Math.PI / 2 + quarter(column % (arcs + 1), arcs);
                v[o++] = (float) (Math.cos(latitude) * Math.cos(longitude));
                v[o++] = (float) (Math.cos(latitude) * Math.sin(longitude));
                v[o++] = (float) Math.sin(latitude);
                v[o++] = quadrant == 0 || quadrant == 3 ? 1 : -1;
                v[o++] = quadrant < 2 ? 1 : -1;
                v[o++] = north ? 1 : -1;
            }
        }
        return new MeshData(6, v, indices(rows, columns, arcs));
    }

    private static double quarter(int step, int arcs) {
        return Math.PI / 2 * step / arcs;
    }

    private static int[] indices(int rows, int columns, int arcs) {
        int[] index = new int[6 * (rows - 1) * columns + 12];
        int o = 0;
        for (int row = 0; row + 1 < rows; row++) {
            for (int column = 0; column < columns; column++) {
                int a = row * columns + column;
                int b = row * columns + (column + 1) % columns;
                o = quad(index, o, a, b, b + columns, a + columns);
            }
        }
        // the four poles of each end are the corners of a box's lid
        int stride = arcs + 1;
        int top = (rows - 1) * columns;
        o = quad(index, o, top, top + stride, top + 2 * stride, top + 3 * stride);
        quad(index, o, 3 * stride, 2 * stride, stride, 0);
        return index;
    }

    private static int quad(int[] index, int o, int a, int b, int c, int d) {
        index[o] = a;
        index[o + 1] = b;
        index[o + 2] = c;
        index[o + 3] = a;
        index[o + 4] = c;
        index[o + 5] = d;
        return o + 6;
    }
}
