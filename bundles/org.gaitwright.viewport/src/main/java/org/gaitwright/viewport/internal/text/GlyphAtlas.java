// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal.text;

import static org.lwjgl.opengl.GL33C.*;

import java.nio.ByteBuffer;
import org.eclipse.swt.graphics.Device;
import org.lwjgl.system.MemoryUtil;

/** A {@link GlyphSheet} as a texture. */
final class GlyphAtlas {
    /** Radius of the rounded panel whose quarters border a panel of any size. */
    static final int PANEL_RADIUS = GlyphSheet.PANEL_RADIUS;

    /** Text smaller than an eighth is not text any more. */
    private static final int SMALLEST_LEVEL = 3;

    private final GlyphSheet sheet;
    private final int texture;

    /** {@code points} is the size of the font; {@code zoom} is that of the monitor in per cent. */
    GlyphAtlas(Device device, String letters, int points, int zoom) {
        sheet = GlyphSheet.of(device, letters, points, zoom);
        texture = upload(sheet);
    }

    private static int upload(GlyphSheet sheet) {
        int id = glGenTextures();
        glBindTexture(GL_TEXTURE_2D, id);
        glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
        ByteBuffer memory = MemoryUtil.memAlloc(sheet.coverage().length);
        byte[] coverage = sheet.coverage();
        int width = sheet.pixelWidth();
        int height = sheet.pixelHeight();
        for (int level = 0; level <= SMALLEST_LEVEL; level++) {
            memory.clear().put(coverage, 0, width * height).flip();
            glTexImage2D(GL_TEXTURE_2D, level, GL_R8, width, height, 0, GL_RED, GL_UNSIGNED_BYTE, memory);
            coverage = halved(coverage, width, height);
            width = Math.max(1, width / 2);
            height = Math.max(1, height / 2);
        }
        MemoryUtil.memFree(memory);
        glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAX_LEVEL, SMALLEST_LEVEL);
        glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR_MIPMAP_NEAREST);
        glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
        glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
        glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
        return id;
    }

    /** At half the size, rounded down: glGenerateMipmap would have a software renderer compile for 50 ms. */
    static byte[] halved(byte[] picture, int width, int height) {
        int w = Math.max(1, width / 2);
        int h = Math.max(1, height / 2);
        byte[] out = new byte[w * h];
        for (int y = 0; y < h; y++) {
            for (int x = 0; x < w; x++) {
                int x1 = Math.min(2 * x + 1, width - 1);
                int y1 = Math.min(2 * y + 1, height - 1);
                int sum = (picture[2 * y * width + 2 * x] & 0xFF)
                        + (picture[2 * y * width + x1] & 0xFF)
                        + (picture[y1 * width + 2 * x] & 0xFF)
                        + (picture[y1 * width + x1] & 0xFF);
                out[y * w + x] = (byte) ((sum + 2) / 4);
            }
        }
        return out;
    }

    boolean has(char c) {
        return letters().indexOf(c) >= 0;
    }

    String letters() {
        return sheet.letters();
    }

    int lineHeight() {
        return sheet.lineHeight();
    }

    /** Index of a letter; that of a question mark for one that is missing. */
    int index(char c) {
        int i = letters().indexOf(c);
        return i >= 0 ? i : Math.max(0, letters().indexOf('?'));
    }

    float advance(int index) {
        return sheet.advance(index);
    }

    float u0(int index) {
        return (float) sheet.left(index) / GlyphSheet.WIDTH;
    }

    float u1(int index) {
        return (float) (sheet.left(index) + sheet.advance(index)) / GlyphSheet.WIDTH;
    }

    float v0(int index) {
        return (float) sheet.top(index) / sheet.height();
    }

    float v1(int index) {
        return (float) (sheet.top(index) + sheet.lineHeight()) / sheet.height();
    }

    /** Texture coordinate of the panel's disc at 0 (left), 0.5 (middle) or 1 (right). */
    float panelU(float share) {
        return (GlyphSheet.GAP + share * 2 * PANEL_RADIUS) / GlyphSheet.WIDTH;
    }

    float panelV(float share) {
        return (GlyphSheet.GAP + share * 2 * PANEL_RADIUS) / sheet.height();
    }

    float width(CharSequence text) {
        float w = 0;
        for (int i = 0; i < text.length(); i++) {
            w += advance(index(text.charAt(i)));
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
