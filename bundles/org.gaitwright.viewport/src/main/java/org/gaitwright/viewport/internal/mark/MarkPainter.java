// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal.mark;

import static org.lwjgl.opengl.GL33C.*;

import java.nio.IntBuffer;
import java.util.List;
import org.gaitwright.viewport.internal.gl.ShaderProgram;
import org.lwjgl.system.MemoryUtil;

/** Draws streams of coloured triangles over what is there already. */
public final class MarkPainter {
    private static final float GROUND_LIFT = 0.003f;
    private static final float LIFT = 0.006f;
    private static final float THROUGH = 0.32f;

    private final ShaderProgram program = new ShaderProgram("mark.vert", "mark.frag", List.of());
    private final int array = glGenVertexArrays();
    private final int vertexBuffer = glGenBuffers();
    private final int indexBuffer = glGenBuffers();
    private IntBuffer memory = MemoryUtil.memAllocInt(1 << 14);

    public MarkPainter() {
        glBindVertexArray(array);
        glBindBuffer(GL_ARRAY_BUFFER, vertexBuffer);
        glEnableVertexAttribArray(0);
        glVertexAttribPointer(0, 3, GL_FLOAT, false, 4 * TriangleStream.VERTEX_INTS, 0);
        glEnableVertexAttribArray(1);
        glVertexAttribPointer(1, 4, GL_UNSIGNED_BYTE, true, 4 * TriangleStream.VERTEX_INTS, 12);
        glEnableVertexAttribArray(2);
        glVertexAttribPointer(2, 3, GL_FLOAT, false, 4 * TriangleStream.VERTEX_INTS, 16);
        glBindBuffer(GL_ELEMENT_ARRAY_BUFFER, indexBuffer);
        glBindVertexArray(0);
    }

    /** What lies on surfaces, hidden by what is in front. */
    public void drawOnGround(TriangleStream stream) {
        if (upload(stream)) {
            draw(stream, GROUND_LIFT, 1);
            end();
        }
    }

    /** What is among bodies: where they hide it, it shines through. */
    public void drawAmong(TriangleStream stream) {
        if (upload(stream)) {
            glDepthFunc(GL_GREATER);
            draw(stream, LIFT, THROUGH);
            glDepthFunc(GL_LEQUAL);
            draw(stream, LIFT, 1);
            end();
        }
    }

    public void drawOnTop(TriangleStream stream) {
        if (upload(stream)) {
            glDisable(GL_DEPTH_TEST);
            draw(stream, 0, 1);
            glEnable(GL_DEPTH_TEST);
            end();
        }
    }

    private boolean upload(TriangleStream stream) {
        if (stream.indexCount() == 0) {
            return false;
        }
        glBindVertexArray(array);
        glBindBuffer(GL_ARRAY_BUFFER, vertexBuffer);
        glBufferData(
                GL_ARRAY_BUFFER,
                filled(stream.vertices(), TriangleStream.VERTEX_INTS * stream.vertexCount()),
                GL_STREAM_DRAW);
        glBufferData(GL_ELEMENT_ARRAY_BUFFER, filled(stream.indices(), stream.indexCount()), GL_STREAM_DRAW);
        program.use();
        glEnable(GL_BLEND);
        glBlendFunc(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA);
        glDepthMask(false);
        glDisable(GL_CULL_FACE);
        return true;
    }

    private IntBuffer filled(int[] values, int count) {
        if (memory.capacity() < count) {
            MemoryUtil.memFree(memory);
            memory = MemoryUtil.memAllocInt(2 * count);
        }
        return memory.clear().put(values, 0, count).flip();
    }

    private void draw(TriangleStream stream, float lift, float opacity) {
        program.set("lift", lift);
        program.set("opacity", opacity);
        glDrawElements(GL_TRIANGLES, stream.indexCount(), GL_UNSIGNED_INT, 0);
    }

    private static void end() {
        glEnable(GL_CULL_FACE);
        glDepthMask(true);
        glDisable(GL_BLEND);
    }

    /** Gives back memory. */
    public void dispose() {
        MemoryUtil.memFree(memory);
        memory = null;
    }
}
