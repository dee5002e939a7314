// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal;

import static org.lwjgl.opengl.GL33C.*;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Device;
import org.gaitwright.core.terrain.Terrain;
import org.joml.Matrix4f;
import org.joml.Vector3f;
import org.joml.Vector3fc;

/** What is written over the scene: the ruler on the ground, the text at the top left, the axes at the bottom right. */
final class Overlay {
    private static final String USUAL_LETTERS =
            " !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~"
                    + "·×°–—…±²³µσφ∞";
    private static final int MARGIN = 12;
    private static final int PADDING = 8;
    private static final int GIZMO_ARM = 30;
    private static final int RULER_REACH_M = 14;
    private static final float MARK_HEIGHT_M = 0.15f;
    private static final Vector3fc[] AXIS_COLOURS = {
        new Vector3f(0.85f, 0.28f, 0.27f), new Vector3f(0.36f, 0.66f, 0.28f), new Vector3f(0.25f, 0.50f, 0.88f)
    };
    private static final String[] AXIS_NAMES = {"x", "y", "z"};

    private final Device device;
    private final int zoom;
    private final TextBatch batch = new TextBatch();
    private final GlyphAtlas marks;
    private final Matrix4f screen = new Matrix4f();
    private final double[] normal = new double[3];
    private final Vector3f[] tips = {new Vector3f(), new Vector3f(), new Vector3f()};
    private final Vector3f origin = new Vector3f();
    private final Vector3f along = new Vector3f(1, 0, 0);
    private final Vector3f across = new Vector3f();
    private final Vector3f down = new Vector3f();
    private GlyphAtlas letters;
    private String[] lines = {};

    Overlay(Device device, int zoom) {
        this.device = device;
        this.zoom = zoom;
        marks = new GlyphAtlas(device, "-0123456789 m", 36, SWT.NORMAL, 100);
        letters = new GlyphAtlas(device, USUAL_LETTERS, fontPoints(device), SWT.NORMAL, zoom);
    }

    private static int fontPoints(Device device) {
        return device.getSystemFont().getFontData()[0].getHeight();
    }

    void text(String text) {
        lines = text.isEmpty() ? new String[0] : text.split("\n", -1);
        StringBuilder missing = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c != '\n' && !letters.has(c) && missing.indexOf(String.valueOf(c)) < 0) {
                missing.append(c);
            }
        }
        if (missing.length() > 0) {
            String all = letters.letters() + missing;
            letters.dispose();
            letters = new GlyphAtlas(device, all, fontPoints(device), SWT.NORMAL, zoom);
        }
    }

    /** Metres along the x axis of the world, lying on the ground, the right way up for the eye. */
    void drawRuler(Terrain terrain, Matrix4f viewProjection, Vector3fc eye, Vector3fc target, Palette palette) {
        float pixel = MARK_HEIGHT_M / marks.lineHeight();
        float side = eye.y() <= 0 ? 1 : -1;
        int middle = Math.round(target.x());
        for (int metre = middle - RULER_REACH_M; metre <= middle + RULER_REACH_M; metre++) {
            float z = (float) terrain.height(metre, 0);
            float gone = origin.set(metre, 0, z).distance(eye) / RULER_REACH_M;
            float opacity = 0.75f * Math.max(0, 1 - gone * gone);
            if (opacity <= 0.02f) {
                continue;
            }
            terrain.normal(metre, 0, normal);
            // tilted with the ground: the axis is that of x or y less its part along the normal
            across.set(1 - normal[0] * normal[0], -normal[0] * normal[1], -normal[0] * normal[2]);
            down.set(normal[1] * normal[0], normal[1] * normal[1] - 1, normal[1] * normal[2]);
            across.normalize(side * pixel);
            down.normalize(side * pixel);
            origin.add((float) normal[0] * 0.004f, (float) normal[1] * 0.004f, (float) normal[2] * 0.004f);
            batch.frame(origin, across, down).ink(palette.line(), opacity);
            batch.text(marks, metre + " m", 0.03f / pixel, 0.01f / pixel);
        }
        glDisable(GL_CULL_FACE);
        blend(true);
        batch.flush(marks, viewProjection);
        blend(false);
        glEnable(GL_CULL_FACE);
    }

    /** The text and the axes; {@code view} turns the world into the eye's axes. */
    void drawOnScreen(Matrix4f view, int width, int height, Palette palette) {
        float scale = zoom / 100f;
        screen.setOrtho(0, width / scale, height / scale, 0, -1, 1);
        layOutText(palette);
        layOutAxes(view, width / scale, height / scale);
        glDisable(GL_DEPTH_TEST);
        glDisable(GL_CULL_FACE);
        blend(true);
        batch.flush(letters, screen);
        blend(false);
        glEnable(GL_DEPTH_TEST);
    }

    private void layOutText(Palette palette) {
        if (lines.length == 0) {
            return;
        }
        float w = 0;
        for (String line : lines) {
            w = Math.max(w, letters.width(line));
        }
        float h = lines.length * letters.lineHeight();
        batch.onScreen().ink(palette.panel(), palette.panelOpacity());
        batch.panel(letters, MARGIN, MARGIN, w + 2 * PADDING + 4, h + PADDING, GlyphAtlas.PANEL_RADIUS);
        batch.ink(palette.text(), 1);
        for (int i = 0; i < lines.length; i++) {
            batch.text(letters, lines[i], MARGIN + PADDING + 2, MARGIN + PADDING / 2f + i * letters.lineHeight());
        }
    }

    /** Bars with round ends from the middle of the gizmo to the tips of the axes, the farthest first. */
    private void layOutAxes(Matrix4f view, float width, float height) {
        float x = width - MARGIN - GIZMO_ARM - 14;
        float y = height - MARGIN - GIZMO_ARM - 14;
        for (int i = 0; i < 3; i++) {
            view.transformDirection(tips[i].zero().setComponent(i, 1));
        }
        int[] order = {0, 1, 2};
        swapIfNearer(order, 0, 1);
        swapIfNearer(order, 1, 2);
        swapIfNearer(order, 0, 1);
        for (int i : order) {
            Vector3f tip = tips[i];
            float length = (float) Math.hypot(tip.x, tip.y);
            if (length > 1e-3f) {
                along.set(tip.x / length, -tip.y / length, 0);
            }
            across.set(-along.y, along.x, 0);
            batch.frame(origin.set(x, y, 0), along, across).ink(AXIS_COLOURS[i], 1);
            batch.panel(letters, -2, -2, length * GIZMO_ARM + 4, 4, 2);
            batch.onScreen()
                    .text(
                            letters,
                            AXIS_NAMES[i],
                            Math.round(x + tip.x * (GIZMO_ARM + 10) - 0.5f * letters.width(AXIS_NAMES[i])),
                            Math.round(y - tip.y * (GIZMO_ARM + 10) - 0.55f * letters.lineHeight()));
        }
    }

    /** Towards the eye is up in view space. */
    private void swapIfNearer(int[] order, int a, int b) {
        if (tips[order[a]].z > tips[order[b]].z) {
            int t = order[a];
            order[a] = order[b];
            order[b] = t;
        }
    }

    private static void blend(boolean on) {
        if (on) {
            glEnable(GL_BLEND);
            glBlendFunc(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA);
            glDepthMask(false);
        } else {
            glDisable(GL_BLEND);
            glDepthMask(true);
        }
    }

    void dispose() {
        batch.dispose();
        marks.dispose();
        letters.dispose();
    }
}
