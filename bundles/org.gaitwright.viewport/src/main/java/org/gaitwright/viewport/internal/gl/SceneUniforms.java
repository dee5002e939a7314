// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal.gl;

import static org.lwjgl.opengl.GL33C.*;

import org.joml.Matrix4f;
import org.joml.Vector3fc;

/** The uniform block of {@code scene.glsl}. */
public final class SceneUniforms {
    private static final int FLOATS = 3 * 16 + 8 * 4;

    private final int buffer = glGenBuffers();
    private final float[] values = new float[FLOATS];
    private int at;

    /** Starts over; then put all fields in the order of the block. */
    public SceneUniforms begin() {
        at = 0;
        return this;
    }

    public SceneUniforms put(Matrix4f m) {
        m.get(values, at);
        at += 16;
        return this;
    }

    public SceneUniforms put(Vector3fc v, float w) {
        return put(v.x(), v.y(), v.z(), w);
    }

    public SceneUniforms put(float x, float y, float z, float w) {
        values[at++] = x;
        values[at++] = y;
        values[at++] = z;
        values[at++] = w;
        return this;
    }

    /** A screen colour, squared. */
    public SceneUniforms squared(Vector3fc c) {
        return put(c.x() * c.x(), c.y() * c.y(), c.z() * c.z(), 1);
    }

    public void upload() {
        if (at != FLOATS) {
            throw new IllegalStateException("scene block has " + at + " floats; expected " + FLOATS);
        }
        glBindBuffer(GL_UNIFORM_BUFFER, buffer);
        glBufferData(GL_UNIFORM_BUFFER, values, GL_STREAM_DRAW);
        glBindBufferBase(GL_UNIFORM_BUFFER, ShaderProgram.SCENE_BINDING, buffer);
    }
}
