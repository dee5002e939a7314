// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal.text;

import static org.lwjgl.opengl.GL33C.*;

import org.eclipse.swt.graphics.Device;
import org.gaitwright.core.terrain.Terrain;
import org.gaitwright.viewport.internal.gl.Outlook;
import org.gaitwright.viewport.internal.gl.Palette;
import org.joml.Vector3f;
import org.joml.Vector3fc;
import org.joml.Vector4f;

/**
 * Metres along the x axis of the world, lying on the ground, the right way up for the eye: every metre where there is room,
 * every fifth, tenth and so on farther away. As on roads, figures are taller the flatter they are seen.
 */
public final class Ruler {
    private static final float HEIGHT_M = 0.12f;
    /** Figures are at least this high in the picture, if seen from above. */
    private static final float SMALLEST_PIXELS = 22;

    private static final float MAX_DRAWN_OUT = 3.4f;
    private static final float OPACITY = 0.72f;
    private static final float LIFT_M = 0.004f;
    private static final int REACH_M = 120;
    /** Figures closer to their neighbours than the first are left out, farther than the second are there in full. */
    private static final float[] APART_PIXELS = {46, 84};

    private static final int[] STEPS = {100, 50, 10, 5};

    private final TextBatch batch;
    private final GlyphAtlas figures;
    private final double[] normal = new double[3];
    private final Vector4f from = new Vector4f();
    private final Vector4f to = new Vector4f();
    private final Vector3f origin = new Vector3f();
    private final Vector3f across = new Vector3f();
    private final Vector3f down = new Vector3f();

    public Ruler(Device device, TextBatch batch) {
        this.batch = batch;
        figures = new GlyphAtlas(device, "-0123456789 m", 36, 100);
    }

    public void draw(Terrain terrain, Outlook outlook, Palette palette) {
        int middle = Math.round(outlook.focus().x());
        for (int metre = middle - REACH_M; metre <= middle + REACH_M; metre++) {
            float perMetre = pixelsPerMetre(outlook, metre, (float) terrain.height(metre, 0));
            float opacity = OPACITY * opacity(step(metre) * perMetre);
            if (opacity > 0.03f) {
                put(metre, terrain, outlook, palette.line(), opacity);
            }
        }
        glDisable(GL_CULL_FACE);
        glEnable(GL_BLEND);
        glBlendFunc(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA);
        glDepthMask(false);
        batch.flush(figures, outlook.viewProjection());
        glDepthMask(true);
        glDisable(GL_BLEND);
        glEnable(GL_CULL_FACE);
    }

    /** How far apart figures of the same rank are, m. */
    static int step(int metre) {
        for (int step : STEPS) {
            if (metre % step == 0) {
                return step;
            }
        }
        return 1;
    }

    static float opacity(float pixelsApart) {
        float t = Math.max(0, Math.min(1, (pixelsApart - APART_PIXELS[0]) / (APART_PIXELS[1] - APART_PIXELS[0])));
        return t * t * (3 - 2 * t);
    }

    /** How long a metre of the axis looks at a place; nothing behind the eye. */
    private float pixelsPerMetre(Outlook outlook, int x, float height) {
        from.set(x, 0, height, 1).mul(outlook.viewProjection());
        to.set(x + 0.5f, 0, height, 1).mul(outlook.viewProjection());
        if (from.w < outlook.near() || to.w < outlook.near()) {
            return 0;
        }
        float dx = (to.x / to.w - from.x / from.w) * 0.5f * outlook.width();
        float dy = (to.y / to.w - from.y / from.w) * 0.5f * outlook.height();
        return 2 * (float) Math.hypot(dx, dy);
    }

    private void put(int metre, Terrain terrain, Outlook outlook, Vector3fc ink, float opacity) {
        terrain.normal(metre, 0, normal);
        origin.set(metre, 0, (float) terrain.height(metre, 0));
        Vector3fc eye = outlook.eye();
        float distance = origin.distance(eye);
        float facing = (float) ((eye.x() - metre) * normal[0] + eye.y() * normal[1] + (eye.z() - origin.z) * normal[2])
                / distance;
        if (facing < 0.02f) {
            return;
        }
        float grown = Math.max(1, SMALLEST_PIXELS * outlook.pixel() * distance / HEIGHT_M);
        float drawnOut = Math.max(1, Math.min(MAX_DRAWN_OUT, 0.5f / facing));
        float pixel = HEIGHT_M * grown / figures.lineHeight();
        // the axis of the world that points to the right most, and the one that points towards the eye
        float rightX = outlook.aheadY();
        float rightY = -outlook.aheadX();
        boolean alongX = Math.abs(rightX) >= Math.abs(rightY);
        along(across, alongX ? Math.signum(rightX) : 0, alongX ? 0 : Math.signum(rightY), pixel);
        along(down, alongX ? 0 : Math.signum(rightY), alongX ? -Math.signum(rightX) : 0, pixel * drawnOut);
        origin.add((float) normal[0] * LIFT_M, (float) normal[1] * LIFT_M, (float) normal[2] * LIFT_M);
        batch.frame(origin, across, down).ink(ink, opacity);
        batch.text(figures, metre + " m", 0.03f / pixel, 0.01f / (pixel * drawnOut));
    }

    /** A direction on the map, tilted with the ground: less its part along the normal. */
    private void along(Vector3f out, float x, float y, float length) {
        float up = (float) (x * normal[0] + y * normal[1]);
        out.set((float) (x - up * normal[0]), (float) (y - up * normal[1]), (float) (-up * normal[2]));
        out.normalize(length);
    }
}
