// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal;

/** Triangles: {@code width} floats per vertex and three indices per triangle, counter-clockwise from outside. */
record MeshData(int width, float[] vertices, int[] indices) {
    int vertexCount() {
        return vertices.length / width;
    }

    int triangleCount() {
        return indices.length / 3;
    }
}
