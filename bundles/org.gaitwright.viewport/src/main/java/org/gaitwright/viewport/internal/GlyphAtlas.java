// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal;

import static org.lwjgl.opengl.GL33C.*;

import java.nio.ByteBuffer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Device;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.graphics.FontData;
import org.eclipse.swt.graphics.FontMetrics;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.lwjgl.system.MemoryUtil;

/** The letters of a font in one texture, drawn by SWT so that text looks like the rest of the studio. */
final class GlyphAtlas {
    /** Space around each letter, so that neighbours do not bleed into each other. */
    private static final int GAP = 2;

    private static final int WIDTH = 512;
    /** Radius of the rounded panel in the top left corner of the texture; its quarters border a panel of any size. */
    static final int PANEL_RADIUS = 6;

    private final String letters;
    private final float[] left;
    private final float[] top;
    private final float[] advance;
    private final int lineHeight;
    private final int height;
    private final int texture;

    /** {@code points} is the size of the font; {@code zoom} is that of the monitor in per cent. */
    GlyphAtlas(Device device, String letters, int points, int style, int zoom) {
        this.letters = letters;
        int n = letters.length();
        left = new float[n];
        top = new float[n];
        advance = new float[n];
        FontData data = device.getSystemFont().getFontData()[0];
        Font font = new Font(device, new FontData(data.getName(), points, style));
        Image scratch = new Image(device, 8, 8);
        GC measure = new GC(scratch);
        measure.setFont(font);
        FontMetrics metrics = measure.getFontMetrics();
        lineHeight = metrics.getHeight();
        height = layOut(measure);
        measure.dispose();
        scratch.dispose();
        texture = upload(paint(device, font, zoom));
        font.dispose();
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
            x += (int) advance[i] + 2 * GAP;
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
            gc.drawString(letters.substring(i, i + 1), (int) left[i], (int) top[i], true);
        }
        gc.setBackground(device.getSystemColor(SWT.COLOR_WHITE));
        gc.fillOval(GAP, GAP, 2 * PANEL_RADIUS, 2 * PANEL_RADIUS);
        gc.dispose();
        ImageData data = image.getImageData(zoom);
        image.dispose();
        return data;
    }

    private static int upload(ImageData data) {
        ByteBuffer coverage = MemoryUtil.memAlloc(data.width * data.height);
        int[] row = new int[data.width];
        for (int y = 0; y < data.height; y++) {
            data.getPixels(0, y, data.width, row, 0);
            for (int pixel : row) {
                coverage.put((byte) data.palette.getRGB(pixel).green);
            }
        }
        coverage.flip();
        int id = glGenTextures();
        glBindTexture(GL_TEXTURE_2D, id);
        glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
        glTexImage2D(GL_TEXTURE_2D, 0, GL_R8, data.width, data.height, 0, GL_RED, GL_UNSIGNED_BYTE, coverage);
        glGenerateMipmap(GL_TEXTURE_2D);
        glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR_MIPMAP_NEAREST);
        glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
        glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
        glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
        MemoryUtil.memFree(coverage);
        return id;
    }

    boolean has(char c) {
        return letters.indexOf(c) >= 0;
    }

    String letters() {
        return letters;
    }

    int lineHeight() {
        return lineHeight;
    }

    /** Index of a letter; that of a question mark for one that is missing. */
    int index(char c) {
        int i = letters.indexOf(c);
        return i >= 0 ? i : Math.max(0, letters.indexOf('?'));
    }

    float advance(int index) {
        return advance[index];
    }

    float u0(int index) {
        return left[index] / WIDTH;
    }

    float u1(int index) {
        return (left[index] + advance[index]) / WIDTH;
    }

    float v0(int index) {
        return top[index] / height;
    }

    float v1(int index) {
        return (top[index] + lineHeight) / height;
    }

    /** Texture coordinate of the panel's disc at 0 (left), 0.5 (middle) or 1 (right). */
    float panelU(float share) {
        return (GAP + share * 2 * PANEL_RADIUS) / WIDTH;
    }

    float panelV(float share) {
        return (GAP + share * 2 * PANEL_RADIUS) / height;
    }

    float width(CharSequence text) {
        float w = 0;
        for (int i = 0; i < text.length(); i++) {
            w += advance[index(text.charAt(i))];
        }
        return w;
    }

    void bind() {
        glBindTexture(GL_TEXTURE_2D, texture);
    }

    void dispose() {
        glDeleteTextures(texture);
    }
}
