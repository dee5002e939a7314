// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal.gl;

/** Triangles: {@code width} floats per vertex and three indices per triangle, counter-clockwise from outside. */
public record MeshData(int width, float[] vertices, int[] indices) {
    public int vertexCount() {
        return vertices.length / width;
    }

    public int triangleCount() {
        return indices.length / 3;
    }
}
