// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal.text;

import java.lang.ref.SoftReference;
import java.util.HashMap;
import java.util.Map;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Device;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.graphics.FontData;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;

/**
 * The letters of a font in one picture, drawn by SWT so that text looks like the rest of the studio, and where each is. A
 * round spot in the top left corner serves as the corners of panels. Measures are in points of the monitor.
 *
 * <p>Drawing one takes tens of milliseconds, so sheets are kept, as memory allows, for the next viewport. Belongs to the UI
 * thread.
 */
final class GlyphSheet {
    /** Space around each letter, so that neighbours do not bleed into each other. */
    static final int GAP = 2;

    static final int WIDTH = 512;
    static final int PANEL_RADIUS = 6;

    private record Key(String letters, String font, int points, int zoom) {}

    private static final Map<Key, SoftReference<GlyphSheet>> KEPT = new HashMap<>();

    private final String letters;
    private final int[] left;
    private final int[] top;
    private final int[] advance;
    private final int lineHeight;
    private final int height;
    private final int pixelWidth;
    private final int pixelHeight;
    private final byte[] coverage;

    /** {@code points} is the size of the font; {@code zoom} is that of the monitor in per cent. */
    static GlyphSheet of(Device device, String letters, int points, int zoom) {
        String font = device.getSystemFont().getFontData()[0].getName();
        Key key = new Key(letters, font, points, zoom);
        SoftReference<GlyphSheet> kept = KEPT.get(key);
        GlyphSheet sheet = kept == null ? null : kept.get();
        if (sheet == null) {
            KEPT.values().removeIf(reference -> reference.get() == null);
            sheet = new GlyphSheet(device, key);
            KEPT.put(key, new SoftReference<>(sheet));
        }
        return sheet;
    }

    private GlyphSheet(Device device, Key key) {
        letters = key.letters;
        int n = letters.length();
        left = new int[n];
        top = new int[n];
        advance = new int[n];
        Font font = new Font(device, new FontData(key.font, key.points, SWT.NORMAL));
        Image scratch = new Image(device, 8, 8);
        GC measure = new GC(scratch);
        measure.setFont(font);
        lineHeight = measure.getFontMetrics().getHeight();
        height = layOut(measure);
        measure.dispose();
        scratch.dispose();
        ImageData data = paint(device, font, key.zoom);
        font.dispose();
        pixelWidth = data.width;
        pixelHeight = data.height;
        coverage = coverage(data);
    }

    private int layOut(GC measure) {
        int x = 2 * PANEL_RADIUS + 2 * GAP;
        int y = GAP;
        for (int i = 0; i < letters.length(); i++) {
            advance[i] = measure.stringExtent(letters.substring(i, i + 1)).x;
            if (x + advance[i] + GAP > WIDTH) {
                x = GAP;
                y += Math.max(lineHeight, 2 * PANEL_RADIUS) + 2 * GAP;
            }
            left[i] = x;
            top[i] = y;
            x += advance[i] + 2 * GAP;
        }
        return y + Math.max(lineHeight, 2 * PANEL_RADIUS) + GAP;
    }

    private ImageData paint(Device device, Font font, int zoom) {
        Image image = new Image(device, WIDTH, height);
        GC gc = new GC(image);
        gc.setAntialias(SWT.ON);
        gc.setTextAntialias(SWT.ON);
        gc.setBackground(device.getSystemColor(SWT.COLOR_BLACK));
        gc.setForeground(device.getSystemColor(SWT.COLOR_WHITE));
        gc.fillRectangle(0, 0, WIDTH, height);
        gc.setFont(font);
        for (int i = 0; i < letters.length(); i++) {
            gc.drawString(letters.substring(i, i + 1), left[i], top[i], true);
        }
        gc.setBackground(device.getSystemColor(SWT.COLOR_WHITE));
        gc.fillOval(GAP, GAP, 2 * PANEL_RADIUS, 2 * PANEL_RADIUS);
        gc.dispose();
        ImageData data = image.getImageData(zoom);
        image.dispose();
        return data;
    }

    /** White on black: any one colour says how much of a pixel is covered. */
    private static byte[] coverage(ImageData data) {
        byte[] out = new byte[data.width * data.height];
        int[] row = new int[data.width];
        int mask = data.palette.greenMask;
        int shift = Integer.numberOfTrailingZeros(mask);
        for (int y = 0; y < data.height; y++) {
            data.getPixels(0, y, data.width, row, 0);
            for (int x = 0; x < data.width; x++) {
                out[y * data.width + x] = (byte) ((row[x] & mask) >>> shift);
            }
        }
        return out;
    }

    String letters() {
        return letters;
    }

    int left(int index) {
        return left[index];
    }

    int top(int index) {
        return top[index];
    }

    int advance(int index) {
        return advance[index];
    }

    int lineHeight() {
        return lineHeight;
    }

    int height() {
        return height;
    }

    int pixelWidth() {
        return pixelWidth;
    }

    int pixelHeight() {
        return pixelHeight;
    }

    /** How much of each pixel is covered, row by row from the top; not to be changed. */
    byte[] coverage() {
        return coverage;
    }
}
