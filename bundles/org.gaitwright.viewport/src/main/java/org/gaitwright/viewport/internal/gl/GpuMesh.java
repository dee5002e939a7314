// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal.gl;

import static org.lwjgl.opengl.GL33C.*;

import java.nio.IntBuffer;
import org.lwjgl.PointerBuffer;

/** A mesh on the graphics card, with room for instances of 16 floats where asked for. */
public final class GpuMesh {
    private final int array;
    private final int vertexBuffer;
    private final int indexBuffer;
    private final int instanceBuffer;
    private final int indices;
    private int instances;
    private int room;

    private GpuMesh(MeshData data, int[] attributeSizes, boolean instanced) {
        array = glGenVertexArrays();
        vertexBuffer = glGenBuffers();
        indexBuffer = glGenBuffers();
        instanceBuffer = instanced ? glGenBuffers() : 0;
        indices = data.indices().length;
        glBindVertexArray(array);
        glBindBuffer(GL_ARRAY_BUFFER, vertexBuffer);
        glBufferData(GL_ARRAY_BUFFER, data.vertices(), GL_STATIC_DRAW);
        glBindBuffer(GL_ELEMENT_ARRAY_BUFFER, indexBuffer);
        glBufferData(GL_ELEMENT_ARRAY_BUFFER, data.indices(), GL_STATIC_DRAW);
        int location = 0;
        long offset = 0;
        for (int size : attributeSizes) {
            glEnableVertexAttribArray(location);
            glVertexAttribPointer(location, size, GL_FLOAT, false, 4 * data.width(), offset);
            location++;
            offset += 4L * size;
        }
        if (instanced) {
            describeInstances(location);
        }
        glBindVertexArray(0);
    }

    private void describeInstances(int first) {
        glBindBuffer(GL_ARRAY_BUFFER, instanceBuffer);
        for (int i = 0; i < 4; i++) {
            glEnableVertexAttribArray(first + i);
            glVertexAttribPointer(first + i, 4, GL_FLOAT, false, 64, 16L * i);
            glVertexAttribDivisor(first + i, 1);
        }
    }

    public static GpuMesh of(MeshData data, int... attributeSizes) {
        return new GpuMesh(data, attributeSizes, false);
    }

    public static GpuMesh instanced(MeshData data, int... attributeSizes) {
        return new GpuMesh(data, attributeSizes, true);
    }

    public void instances(float[] values, int count) {
        instances = count;
        glBindBuffer(GL_ARRAY_BUFFER, instanceBuffer);
        if (values.length > room) {
            glBufferData(GL_ARRAY_BUFFER, values, GL_STREAM_DRAW);
            room = values.length;
        } else if (count > 0) {
            glBufferSubData(GL_ARRAY_BUFFER, 0, values);
        }
    }

    public void drawInstances() {
        if (instances > 0) {
            glBindVertexArray(array);
            glDrawElementsInstanced(GL_TRIANGLES, indices, GL_UNSIGNED_INT, 0, instances);
        }
    }

    /** Draws ranges of the indices at once: how many each has, and where each begins, in bytes. */
    public void drawRanges(IntBuffer counts, PointerBuffer offsets) {
        if (counts.hasRemaining()) {
            glBindVertexArray(array);
            glMultiDrawElements(GL_TRIANGLES, counts, GL_UNSIGNED_INT, offsets);
        }
    }

    public void dispose() {
        glDeleteVertexArrays(array);
        glDeleteBuffers(vertexBuffer);
        glDeleteBuffers(indexBuffer);
        if (instanceBuffer != 0) {
            glDeleteBuffers(instanceBuffer);
        }
    }
}
