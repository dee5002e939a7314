// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal;

import java.util.Locale;
import java.util.regex.Pattern;
import org.joml.Matrix4f;
import org.joml.Vector3f;
import org.joml.Vector3fc;

/**
 * Which part of the picture is drawn with several samples per pixel: all of it on a graphics card; on a renderer in
 * software, where a sample costs nearly as much as a pixel, only the rectangle around the first actor, and that with fewer
 * samples when it is large. The grid and the sky are smooth without.
 */
final class SmoothRegion {
    private static final Pattern SOFTWARE = Pattern.compile("llvmpipe|softpipe|swrast|swiftshader|gdi generic|software");
    /** What two slow cores manage within a sixtieth of a second beside the rest. */
    private static final int SOFTWARE_BUDGET = 4 * 150_000;

    private static final int BORDER_PIXELS = 4;

    private final boolean software;
    private final Vector3f corner = new Vector3f();
    private int x;
    private int y;
    private int width;
    private int height;
    private int samples = 1;
    private boolean whole;

    SmoothRegion(String rendererName) {
        software = rendererName != null
                && SOFTWARE.matcher(rendererName.toLowerCase(Locale.ROOT)).find();
    }

    /** Chooses for a picture; {@code low} is null if there is no actor. */
    void choose(int wanted, int pictureWidth, int pictureHeight, Matrix4f viewProjection, Vector3fc low, Vector3fc high) {
        x = 0;
        y = 0;
        width = pictureWidth;
        height = pictureHeight;
        samples = wanted;
        whole = wanted > 1 && !software;
        if (whole || wanted <= 1) {
            return;
        }
        samples = 1;
        if (low != null && enclose(viewProjection, low, high)) {
            for (int s = wanted; s > 1 && samples == 1; s /= 2) {
                if (width * height * s <= SOFTWARE_BUDGET) {
                    samples = s;
                }
            }
        }
    }

    /** Narrows the region to the box; false if that is partly behind the eye or out of the picture. */
    private boolean enclose(Matrix4f viewProjection, Vector3fc low, Vector3fc high) {
        float left = 1;
        float right = -1;
        float bottom = 1;
        float top = -1;
        for (int i = 0; i < 8; i++) {
            corner.set(
                    (i & 1) == 0 ? low.x() : high.x(),
                    (i & 2) == 0 ? low.y() : high.y(),
                    (i & 4) == 0 ? low.z() : high.z());
            viewProjection.transformProject(corner);
            if (!(corner.z > -1 && corner.z < 1)) {
                return false;
            }
            left = Math.min(left, corner.x);
            right = Math.max(right, corner.x);
            bottom = Math.min(bottom, corner.y);
            top = Math.max(top, corner.y);
        }
        int x1 = pixel(right, width, BORDER_PIXELS);
        int y1 = pixel(top, height, BORDER_PIXELS);
        x = pixel(left, width, -BORDER_PIXELS);
        y = pixel(bottom, height, -BORDER_PIXELS);
        width = x1 - x;
        height = y1 - y;
        return width > 0 && height > 0;
    }

    private static int pixel(float device, int size, int border) {
        return Math.max(0, Math.min(size, Math.round((device * 0.5f + 0.5f) * size) + border));
    }

    boolean software() {
        return software;
    }

    /** Whether the region is the whole picture, drawn with several samples. */
    boolean whole() {
        return whole;
    }

    int samples() {
        return samples;
    }

    int x() {
        return x;
    }

    int y() {
        return y;
    }

    int width() {
        return width;
    }

    int height() {
        return height;
    }
}
