// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal.mark;

import java.util.Arrays;

/**
 * Coloured triangles that are put together again for each picture. Seven numbers per vertex: the bits of x, y, z; red, green,
 * blue and opacity as bytes from the lowest; the bits of across, beyond and reach, from which the shader works out how much of
 * a pixel is covered, so that an edge needs no triangles of its own to be smooth:
 *
 * <p>coverage = reach - |(across, max(beyond, 0))|, within 0 and 1, all in pixels. A strip has across from minus to plus its
 * reach; where beyond grows above zero, it ends round. Inside a shape without smooth edges the reach is 1 and the rest 0.
 *
 * <p>Keeps its memory when cleared.
 */
final class TriangleStream {
    static final int VERTEX_INTS = 7;

    private int[] vertices = new int[VERTEX_INTS * 1024];
    private int[] indices = new int[3 * 1024];
    private int vertexInts;
    private int indexCount;

    void clear() {
        vertexInts = 0;
        indexCount = 0;
    }

    /** Adds a vertex; returns its index. */
    int vertex(float x, float y, float z, int rgba, float across, float beyond, float reach) {
        if (vertexInts + VERTEX_INTS > vertices.length) {
            vertices = Arrays.copyOf(vertices, 2 * vertices.length);
        }
        int o = vertexInts;
        vertices[o] = Float.floatToRawIntBits(x);
        vertices[o + 1] = Float.floatToRawIntBits(y);
        vertices[o + 2] = Float.floatToRawIntBits(z);
        vertices[o + 3] = rgba;
        vertices[o + 4] = Float.floatToRawIntBits(across);
        vertices[o + 5] = Float.floatToRawIntBits(beyond);
        vertices[o + 6] = Float.floatToRawIntBits(reach);
        vertexInts += VERTEX_INTS;
        return vertexInts / VERTEX_INTS - 1;
    }

    void triangle(int a, int b, int c) {
        if (indexCount + 3 > indices.length) {
            indices = Arrays.copyOf(indices, 2 * indices.length);
        }
        indices[indexCount++] = a;
        indices[indexCount++] = b;
        indices[indexCount++] = c;
    }

    void quad(int a, int b, int c, int d) {
        triangle(a, b, c);
        triangle(a, c, d);
    }

    int vertexCount() {
        return vertexInts / VERTEX_INTS;
    }

    int indexCount() {
        return indexCount;
    }

    /** The first {@link #vertexCount} vertices are valid. */
    int[] vertices() {
        return vertices;
    }

    /** The first {@link #indexCount} indices are valid. */
    int[] indices() {
        return indices;
    }

    /** A number of a vertex: 0, 1 or 2 for its place; 4, 5, 6 for across, beyond and reach. */
    float number(int vertex, int which) {
        return Float.intBitsToFloat(vertices[VERTEX_INTS * vertex + which]);
    }

    int rgba(int vertex) {
        return vertices[VERTEX_INTS * vertex + 3];
    }
}
