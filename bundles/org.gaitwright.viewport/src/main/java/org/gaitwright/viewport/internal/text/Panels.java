// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal.text;

import java.util.List;
import org.eclipse.swt.graphics.Device;
import org.gaitwright.viewport.Mark;
import org.gaitwright.viewport.internal.gl.Palette;
import org.gaitwright.viewport.internal.mark.Brush;

/** Text on panels: at the top left, at the bottom left, and beside points of the scene. In points of the monitor, y down. */
public final class Panels {
    private static final String USUAL_LETTERS =
            " !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~"
                    + "·×°–—…±²³µσφ∞→←↑↓≤≥−";
    private static final int MARGIN = 12;
    private static final int PADDING = 8;
    private static final int LABEL_PADDING = 5;
    private static final int LABEL_OFFSET = 9;
    private static final int LABEL_BAR = 3;
    private static final float LABEL_OPACITY = 0.86f;

    private final Device device;
    private final int zoom;
    private final TextBatch batch;
    private final LabelPlaces places = new LabelPlaces();
    private GlyphAtlas letters;
    private String[] head = {};
    private String[] foot = {};

    public Panels(Device device, int zoom, TextBatch batch) {
        this.device = device;
        this.zoom = zoom;
        this.batch = batch;
        letters = atlas(USUAL_LETTERS);
    }

    private GlyphAtlas atlas(String text) {
        int points = device.getSystemFont().getFontData()[0].getHeight();
        return new GlyphAtlas(device, text, points, zoom);
    }

    public GlyphAtlas letters() {
        return letters;
    }

    /** Text at the top left; empty for none. */
    public void head(String text) {
        head = lines(text);
    }

    /** Text at the bottom left; empty for none. */
    public void foot(String text) {
        foot = lines(text);
    }

    private static String[] lines(String text) {
        return text.isEmpty() ? new String[0] : text.split("\n", -1);
    }

    /** Makes sure that all of this picture's text can be drawn. Comes before anything is laid out. */
    public void prepare(List<Mark> marks) {
        for (String line : head) {
            learn(line);
        }
        for (String line : foot) {
            learn(line);
        }
        for (int i = 0; i < marks.size(); i++) {
            if (marks.get(i) instanceof Mark.Label label) {
                learn(label.text());
            }
        }
    }

    private void learn(String text) {
        StringBuilder missing = null;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (!letters.has(c)) {
                missing = missing == null ? new StringBuilder() : missing;
                if (missing.indexOf(String.valueOf(c)) < 0) {
                    missing.append(c);
                }
            }
        }
        if (missing != null) {
            String all = letters.letters() + missing;
            letters.dispose();
            letters = atlas(all);
        }
    }

    public void layOut(int height, Palette palette) {
        panel(head, MARGIN, palette);
        panel(foot, height - MARGIN - heightOf(foot), palette);
    }

    private float heightOf(String[] lines) {
        return lines.length * letters.lineHeight() + PADDING;
    }

    private void panel(String[] lines, float y, Palette palette) {
        if (lines.length == 0) {
            return;
        }
        float w = 0;
        for (String line : lines) {
            w = Math.max(w, letters.width(line));
        }
        batch.onScreen().ink(palette.panel(), palette.panelOpacity());
        batch.panel(letters, MARGIN, y, w + 2 * PADDING + 4, heightOf(lines), GlyphAtlas.PANEL_RADIUS);
        batch.ink(palette.text(), 1);
        for (int i = 0; i < lines.length; i++) {
            batch.text(letters, lines[i], MARGIN + PADDING + 2, y + PADDING / 2f + i * letters.lineHeight());
        }
    }

    /** Labels of points that are in the picture, each where no earlier one is. */
    public void layOutLabels(List<Mark> marks, Brush brush, int width, int height, Palette palette) {
        places.clear();
        for (int i = 0; i < marks.size(); i++) {
            if (marks.get(i) instanceof Mark.Label label
                    && !label.text().isEmpty()
                    && brush.project(
                            label.position().x(),
                            label.position().y(),
                            label.position().z())) {
                double x = 0.5 * width + brush.imageX() / brush.point();
                double y = 0.5 * height - brush.imageY() / brush.point();
                if (x > 0 && y > 0 && x < width && y < height) {
                    label(label, x, y, palette);
                }
            }
        }
    }

    private void label(Mark.Label label, double x, double y, Palette palette) {
        float w = letters.width(label.text()) + 2 * LABEL_PADDING + LABEL_BAR;
        float h = letters.lineHeight() + 2;
        float left = Math.round(x + LABEL_OFFSET);
        float top = places.take(left, Math.round(y - LABEL_OFFSET - h), w, h);
        batch.onScreen().ink(palette.panel(), LABEL_OPACITY);
        batch.panel(letters, left, top, w, h, 4);
        batch.ink(palette.of(label.ink()), 1);
        batch.panel(letters, left, top, LABEL_BAR + 1, h, 2);
        batch.ink(palette.text(), 1);
        batch.text(letters, label.text(), left + LABEL_BAR + LABEL_PADDING, top + 1);
    }
}
