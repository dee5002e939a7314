// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal.mesh;

import static org.lwjgl.opengl.GL33C.*;

import java.util.ArrayList;
import java.util.List;
import org.gaitwright.viewport.internal.gl.Outlook;
import org.gaitwright.viewport.internal.gl.ShaderProgram;

/**
 * Ground that is level everywhere, drawn in strips from the eye outwards, each by a shader that knows no more than what is
 * seen there: near ones have no fog, far ones no fine lines. Each part left out is a millisecond on a software renderer.
 */
final class LevelGround {
    private static final float REACH_M = 300;
    /** Strips that only met could let a pixel through between them. */
    private static final float OVERLAP_M = 0.02f;
    /** Fading goes by the world's axes and looks off the middle of the picture: this much sooner or later than reckoned. */
    private static final double UNEVEN = 1.8;

    private final ShaderProgram shaded = program("METRES", "DECIMETRES", "FOG", "SHADOW");
    private final ShaderProgram[] strips = {
        program("METRES", "DECIMETRES"),
        program("METRES", "DECIMETRES", "FOG"),
        program("METRES", "FOG"),
        program("FOG")
    };
    private final int emptyArray = glGenVertexArrays();
    private final float[] ends = new float[4];

    private static ShaderProgram program(String... symbols) {
        List<String> all = new ArrayList<>(List.of(symbols));
        all.add("PLANE");
        all.addAll(Ground.SYMBOLS);
        return new ShaderProgram("ground.vert", "ground.frag", all);
    }

    void draw(float height, Shade shade, Outlook outlook) {
        glBindVertexArray(emptyArray);
        drawShaded(height, shade);
        // a hair deeper, so that it does not cover what is shaded
        glEnable(GL_POLYGON_OFFSET_FILL);
        glPolygonOffset(1, 16);
        drawStrips(height, outlook);
        glDisable(GL_POLYGON_OFFSET_FILL);
    }

    private void drawShaded(float height, Shade shade) {
        begin(shaded, height);
        for (int i = 0; i < shade.count(); i++) {
            float x = shade.edge(i, 0);
            float y = shade.edge(i, 1);
            along(shaded, x, y, shade.edge(i, 2) - x, shade.edge(i, 3) - y);
        }
    }

    private void drawStrips(float height, Outlook outlook) {
        ends(outlook, outlook.eye().z() - height, ends);
        float from = -REACH_M;
        for (int i = 0; i < strips.length; i++) {
            float to = Math.max(from, Math.min(ends[i], REACH_M));
            if (to > from) {
                begin(strips[i], height);
                strip(strips[i], outlook, from, to + OVERLAP_M);
            }
            from = to;
        }
    }

    /** Where each strip ends, in metres ahead of the eye. */
    static void ends(Outlook outlook, float eyeHeight, float[] out) {
        // depth grows with the way ahead by the cosine of the pitch, and with height by its sine
        double fog = (outlook.fogBegin() - eyeHeight * outlook.down()) / Math.max(1e-3, outlook.level());
        out[0] = (float) fog;
        out[1] = (float) Math.max(fog, ahead(Ground.DECIMETRE_FADE, eyeHeight, outlook.pixel()));
        out[2] = (float) Math.max(out[1], ahead(Ground.METRE_FADE, eyeHeight, outlook.pixel()));
        out[3] = REACH_M;
    }

    /** Beyond this, a pixel covers more than so many metres of ground: at distance d it is d² pixel / height. */
    private static double ahead(double metresPerPixel, double eyeHeight, double pixel) {
        double h = Math.max(0, eyeHeight);
        return Math.sqrt(Math.max(0, UNEVEN * metresPerPixel * h / pixel - h * h));
    }

    private static void begin(ShaderProgram program, float height) {
        program.use();
        program.set("height", height);
    }

    /** A rectangle along the world's axes. */
    private static void along(ShaderProgram program, float x, float y, float width, float length) {
        program.set("corner", x, y);
        program.set("sides", width, 0, 0, length);
        glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
    }

    /** A rectangle across the view, from so far ahead of the eye to so far. */
    private static void strip(ShaderProgram program, Outlook outlook, float from, float to) {
        float ax = outlook.aheadX();
        float ay = outlook.aheadY();
        float x = outlook.eye().x();
        float y = outlook.eye().y();
        program.set("corner", x + from * ax + REACH_M * -ay, y + from * ay + REACH_M * ax);
        program.set("sides", 2 * REACH_M * ay, -2 * REACH_M * ax, (to - from) * ax, (to - from) * ay);
        glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
    }
}
