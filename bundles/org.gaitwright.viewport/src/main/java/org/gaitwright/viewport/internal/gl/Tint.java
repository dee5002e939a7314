// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal.gl;

import org.joml.Vector3fc;

/** Colours as the graphics take them: red, green, blue and opacity in one number, as bytes from the lowest. */
public final class Tint {
    /** Where the light on marks comes from: over the left shoulder, much as on bodies. */
    private static final float LIGHT_X = 0.257f;

    private static final float LIGHT_Y = -0.446f;
    private static final float LIGHT_Z = 0.857f;
    private static final float AROUND = 0.62f;
    private static final float KEY = 0.46f;

    private Tint() {}

    /** From 0xRRGGBB and an opacity of 0 to 1. */
    public static int of(int rgb, double opacity) {
        return rgb >> 16 & 0xFF | rgb & 0xFF00 | (rgb & 0xFF) << 16 | (int) Math.round(255 * opacity) << 24;
    }

    public static int of(Vector3fc colour, double opacity) {
        return part(colour.x())
                | part(colour.y()) << 8
                | part(colour.z()) << 16
                | (int) Math.round(255 * opacity) << 24;
    }

    /** The same colour, quite transparent. */
    public static int faded(int rgba) {
        return rgba & 0xFFFFFF;
    }

    /** The same colour at a share of its opacity. */
    public static int faded(int rgba, double share) {
        return rgba & 0xFFFFFF | (int) Math.round((rgba >>> 24) * share) << 24;
    }

    /** How a surface of a colour looks in the light; the normal has length 1. */
    public static int lit(int rgba, double nx, double ny, double nz) {
        double key = Math.max(0, nx * LIGHT_X + ny * LIGHT_Y + nz * LIGHT_Z);
        // light adds up in squares of screen colours, as in the shaders
        float scale = (float) Math.sqrt(AROUND + KEY * key + 0.12 * key * key * key * key);
        return part((rgba & 0xFF) * scale / 255)
                | part((rgba >> 8 & 0xFF) * scale / 255) << 8
                | part((rgba >> 16 & 0xFF) * scale / 255) << 16
                | rgba & 0xFF000000;
    }

    private static int part(float share) {
        return Math.round(255 * Math.max(0, Math.min(1, share)));
    }
}
