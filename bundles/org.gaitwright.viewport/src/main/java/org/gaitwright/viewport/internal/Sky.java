// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal;

import static org.lwjgl.opengl.GL33C.*;

import java.util.List;
import org.gaitwright.viewport.internal.gl.ShaderProgram;
import org.joml.Vector3fc;

/** The background: the colour of the horizon, and a gradient above it. */
final class Sky {
    private static final int ROWS = 6;
    private static final int COLUMNS = 5;

    private final ShaderProgram program =
            new ShaderProgram("sky.vert", "sky.frag", List.of("ROWS " + (float) ROWS, "COLUMNS " + (float) COLUMNS));
    private final int emptyArray = glGenVertexArrays();

    /** Clears the picture to one shade of grey, and nothing else. */
    static void blank(float shade) {
        glClearColor(shade, shade, shade, 1);
        glClear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT | GL_STENCIL_BUFFER_BIT);
    }

    /** Clears the picture; {@code horizon} is where the horizon is, from -1 at the bottom to 1 at the top. */
    void draw(Vector3fc horizonColour, float horizon) {
        glClearColor(horizonColour.x(), horizonColour.y(), horizonColour.z(), 1);
        glClear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT | GL_STENCIL_BUFFER_BIT);
        if (horizon >= 1) {
            return;
        }
        glDisable(GL_DEPTH_TEST);
        program.use();
        program.set("bottom", Math.max(-1, horizon));
        glBindVertexArray(emptyArray);
        glDrawArraysInstanced(GL_TRIANGLE_STRIP, 0, 2 * COLUMNS, ROWS);
        glEnable(GL_DEPTH_TEST);
    }
}
