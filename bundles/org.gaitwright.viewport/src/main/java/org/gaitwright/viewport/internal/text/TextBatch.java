// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal.text;

import static org.lwjgl.opengl.GL33C.*;

import java.nio.FloatBuffer;
import java.util.Arrays;
import java.util.List;
import org.gaitwright.viewport.internal.gl.ShaderProgram;
import org.joml.Matrix4f;
import org.joml.Vector3f;
import org.joml.Vector3fc;
import org.lwjgl.system.MemoryUtil;

/** Letters and panels as textured rectangles, drawn at once. */
public final class TextBatch {
    private static final int WIDTH = 9;

    private final ShaderProgram program = new ShaderProgram("text.vert", "text.frag", List.of());
    private final int array = glGenVertexArrays();
    private final int buffer = glGenBuffers();
    private float[] values = new float[WIDTH * 6 * 128];
    private FloatBuffer memory = MemoryUtil.memAllocFloat(WIDTH * 6 * 128);
    private int floats;

    private final Vector3f origin = new Vector3f();
    private final Vector3f across = new Vector3f();
    private final Vector3f down = new Vector3f();
    private final Vector3f ink = new Vector3f();
    private float opacity = 1;

    public TextBatch() {
        glBindVertexArray(array);
        glBindBuffer(GL_ARRAY_BUFFER, buffer);
        int[] sizes = {3, 2, 4};
        long offset = 0;
        for (int i = 0; i < sizes.length; i++) {
            glEnableVertexAttribArray(i);
            glVertexAttribPointer(i, sizes[i], GL_FLOAT, false, 4 * WIDTH, offset);
            offset += 4L * sizes[i];
        }
        glBindVertexArray(0);
    }

    /** Where text is laid out: a point, and what one pixel to the right and one pixel down are. */
    TextBatch frame(Vector3fc newOrigin, Vector3fc newAcross, Vector3fc newDown) {
        origin.set(newOrigin);
        across.set(newAcross);
        down.set(newDown);
        return this;
    }

    /** Lays text out in pixels of the picture, from its top left corner. */
    TextBatch onScreen() {
        origin.zero();
        across.set(1, 0, 0);
        down.set(0, 1, 0);
        return this;
    }

    TextBatch ink(Vector3fc colour, float newOpacity) {
        ink.set(colour);
        opacity = newOpacity;
        return this;
    }

    void text(GlyphAtlas atlas, CharSequence text, float x, float y) {
        float pen = x;
        for (int i = 0; i < text.length(); i++) {
            int g = atlas.index(text.charAt(i));
            float w = atlas.advance(g);
            rectangle(pen, y, w, atlas.lineHeight(), atlas.u0(g), atlas.v0(g), atlas.u1(g), atlas.v1(g));
            pen += w;
        }
    }

    /** A rectangle with round corners: nine pieces of the atlas' disc, drawn with radius r. */
    void panel(GlyphAtlas atlas, float x, float y, float width, float height, float r) {
        float[] xs = {x, x + r, x + width - r, x + width};
        float[] ys = {y, y + r, y + height - r, y + height};
        float[] shares = {0, 0.5f, 0.5f, 1};
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 3; j++) {
                rectangle(
                        xs[i],
                        ys[j],
                        xs[i + 1] - xs[i],
                        ys[j + 1] - ys[j],
                        atlas.panelU(shares[i]),
                        atlas.panelV(shares[j]),
                        atlas.panelU(shares[i + 1]),
                        atlas.panelV(shares[j + 1]));
            }
        }
    }

    private void rectangle(float x, float y, float w, float h, float u0, float v0, float u1, float v1) {
        corner(x, y, u0, v0);
        corner(x, y + h, u0, v1);
        corner(x + w, y + h, u1, v1);
        corner(x, y, u0, v0);
        corner(x + w, y + h, u1, v1);
        corner(x + w, y, u1, v0);
    }

    private void corner(float x, float y, float u, float v) {
        if (floats + WIDTH > values.length) {
            values = Arrays.copyOf(values, 2 * values.length);
        }
        values[floats++] = origin.x + x * across.x + y * down.x;
        values[floats++] = origin.y + x * across.y + y * down.y;
        values[floats++] = origin.z + x * across.z + y * down.z;
        values[floats++] = u;
        values[floats++] = v;
        values[floats++] = ink.x;
        values[floats++] = ink.y;
        values[floats++] = ink.z;
        values[floats++] = opacity;
    }

    /** Draws what was laid out, and forgets it. */
    public void flush(GlyphAtlas atlas, Matrix4f transform) {
        if (floats == 0) {
            return;
        }
        program.use();
        program.set("transform", transform);
        atlas.bind();
        glBindVertexArray(array);
        glBindBuffer(GL_ARRAY_BUFFER, buffer);
        if (memory.capacity() < floats) {
            MemoryUtil.memFree(memory);
            memory = MemoryUtil.memAllocFloat(2 * floats);
        }
        glBufferData(GL_ARRAY_BUFFER, memory.clear().put(values, 0, floats).flip(), GL_STREAM_DRAW);
        glDrawArrays(GL_TRIANGLES, 0, floats / WIDTH);
        floats = 0;
    }

    /** Gives back memory. */
    public void dispose() {
        MemoryUtil.memFree(memory);
        memory = null;
    }
}
