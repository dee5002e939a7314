// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal;

import static org.lwjgl.opengl.GL33C.*;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Device;
import org.gaitwright.core.terrain.Terrain;
import org.joml.Matrix4f;
import org.joml.Quaternionf;
import org.joml.Vector3f;
import org.joml.Vector3fc;

/** What is written over the scene: the ruler on the ground, the text at the top left, the axes at the bottom right. */
final class Overlay {
    private static final String USUAL_LETTERS =
            " !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~"
                    + "·×°–—…±²³µσφ∞";
    private static final int MARGIN = 12;
    private static final int PADDING = 8;
    private static final int GIZMO_PIXELS = 84;
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
    private final GpuMesh solids = GpuMesh.instanced(SolidMesh.build(4), 3, 3);
    private final float[] gizmo = new float[3 * Solids.INSTANCE_FLOATS];
    private final Matrix4f screen = new Matrix4f();
    private final double[] normal = new double[3];
    private GlyphAtlas letters;
    private String[] lines = {};

    Overlay(Device device, int zoom) {
        this.device = device;
        this.zoom = zoom;
        marks = new GlyphAtlas(device, "-0123456789 m", 36, SWT.NORMAL, 100);
        letters = new GlyphAtlas(device, USUAL_LETTERS, fontPoints(device), SWT.NORMAL, zoom);
        layOutGizmo();
    }

    private static int fontPoints(Device device) {
        return device.getSystemFont().getFontData()[0].getHeight();
    }

    private void layOutGizmo() {
        Vector3f axis = new Vector3f();
        for (int i = 0; i < 3; i++) {
            axis.zero().setComponent(i, 1);
            Quaternionf turn = new Quaternionf().rotationTo(new Vector3f(0, 0, 1), axis);
            Solids.write(
                    gizmo,
                    i * Solids.INSTANCE_FLOATS,
                    axis.mul(0.5f),
                    turn,
                    new Vector3f(0, 0, 0.44f),
                    0.06f,
                    AXIS_COLOURS[i]);
        }
        solids.instances(gizmo, 3);
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
        Vector3f origin = new Vector3f();
        Vector3f across = new Vector3f();
        Vector3f down = new Vector3f();
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
        blend(true);
        batch.flush(marks, viewProjection);
        blend(false);
    }

    void drawText(int width, int height, Palette palette) {
        if (lines.length == 0) {
            return;
        }
        float scale = zoom / 100f;
        screen.setOrtho(0, width / scale, height / scale, 0, -1, 1);
        float w = 0;
        for (String line : lines) {
            w = Math.max(w, letters.width(line));
        }
        float h = lines.length * letters.lineHeight();
        batch.onScreen().ink(palette.panel(), palette.panelOpacity());
        batch.panel(letters, MARGIN, MARGIN, w + 2 * PADDING + 4, h + PADDING);
        batch.ink(palette.text(), 1);
        for (int i = 0; i < lines.length; i++) {
            batch.text(letters, lines[i], MARGIN + PADDING + 2, MARGIN + PADDING / 2f + i * letters.lineHeight());
        }
        glDisable(GL_DEPTH_TEST);
        blend(true);
        batch.flush(letters, screen);
        blend(false);
        glEnable(GL_DEPTH_TEST);
    }

    /** The program must shade solids with the scene's uniforms, set to the gizmo's own view. */
    void drawGizmo(ShaderProgram program) {
        program.use();
        solids.drawInstances();
    }

    void drawGizmoNames(Matrix4f gizmoView, int size) {
        float scale = zoom / 100f;
        float points = size / scale;
        screen.setOrtho(0, points, points, 0, -1, 1);
        Vector3f tip = new Vector3f();
        batch.onScreen();
        for (int i = 0; i < 3; i++) {
            tip.zero().setComponent(i, 1.28f);
            gizmoView.transformProject(tip);
            float x = (tip.x * 0.5f + 0.5f) * points - 0.5f * letters.width(AXIS_NAMES[i]);
            float y = (0.5f - tip.y * 0.5f) * points - 0.55f * letters.lineHeight();
            batch.ink(AXIS_COLOURS[i], 1).text(letters, AXIS_NAMES[i], Math.round(x), Math.round(y));
        }
        glDisable(GL_DEPTH_TEST);
        blend(true);
        batch.flush(letters, screen);
        blend(false);
        glEnable(GL_DEPTH_TEST);
    }

    int gizmoPixels() {
        return GIZMO_PIXELS * zoom / 100;
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
        solids.dispose();
    }
}
