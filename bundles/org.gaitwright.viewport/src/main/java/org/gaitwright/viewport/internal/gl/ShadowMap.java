// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal.gl;

import static org.lwjgl.opengl.GL33C.*;

import org.joml.Matrix4f;
import org.joml.Vector3f;
import org.joml.Vector3fc;

/** Depth as the key light sees it, for a ball around what casts shadows. */
public final class ShadowMap {
    /** Larger is sharper and slower; shadows are meant to be soft. */
    static final int SIZE = 768;

    /** How far apart the shadow's comparisons are, in texture coordinates, as a symbol for the shaders. */
    public static final String SOFTNESS = "SOFT " + 1.3f / SIZE;

    private final int framebuffer;
    private final int texture;
    private final Matrix4f lightMatrix = new Matrix4f();
    private final Matrix4f lookup = new Matrix4f();
    private final Vector3f centre = new Vector3f();
    private float radius = 1;

    public ShadowMap() {
        texture = glGenTextures();
        glBindTexture(GL_TEXTURE_2D, texture);
        glTexImage2D(GL_TEXTURE_2D, 0, GL_DEPTH_COMPONENT24, SIZE, SIZE, 0, GL_DEPTH_COMPONENT, GL_UNSIGNED_INT, 0L);
        parameter(GL_TEXTURE_MIN_FILTER, GL_LINEAR);
        parameter(GL_TEXTURE_MAG_FILTER, GL_LINEAR);
        parameter(GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
        parameter(GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
        parameter(GL_TEXTURE_COMPARE_MODE, GL_COMPARE_REF_TO_TEXTURE);
        parameter(GL_TEXTURE_COMPARE_FUNC, GL_LEQUAL);
        framebuffer = glGenFramebuffers();
        glBindFramebuffer(GL_FRAMEBUFFER, framebuffer);
        glFramebufferTexture2D(GL_FRAMEBUFFER, GL_DEPTH_ATTACHMENT, GL_TEXTURE_2D, texture, 0);
        glDrawBuffer(GL_NONE);
        glReadBuffer(GL_NONE);
    }

    private static void parameter(int name, int value) {
        glTexParameteri(GL_TEXTURE_2D, name, value);
    }

    /** Fits the map to a ball; {@code towardsLight} has length 1. */
    public void aim(Vector3fc ballCentre, float ballRadius, Vector3fc towardsLight) {
        centre.set(ballCentre);
        radius = ballRadius;
        lightMatrix
                .setOrtho(-radius, radius, -radius, radius, 0, 4 * radius)
                .lookAt(
                        centre.x + 2 * radius * towardsLight.x(),
                        centre.y + 2 * radius * towardsLight.y(),
                        centre.z + 2 * radius * towardsLight.z(),
                        centre.x,
                        centre.y,
                        centre.z,
                        0,
                        0,
                        1);
        lookup.translation(0.5f, 0.5f, 0.5f).scale(0.5f).mul(lightMatrix);
    }

    public Matrix4f lightMatrix() {
        return lightMatrix;
    }

    /** From the world to coordinates of the texture. */
    public Matrix4f lookup() {
        return lookup;
    }

    Vector3fc centre() {
        return centre;
    }

    float radius() {
        return radius;
    }

    /** Size of a texel in the world, m. */
    public float texel() {
        return 2 * radius / SIZE;
    }

    public void begin() {
        glBindFramebuffer(GL_FRAMEBUFFER, framebuffer);
        glViewport(0, 0, SIZE, SIZE);
        glClear(GL_DEPTH_BUFFER_BIT);
    }

    public void bindTexture() {
        glBindTexture(GL_TEXTURE_2D, texture);
    }
}
