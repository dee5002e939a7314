// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal.gl;

import org.gaitwright.core.character.Side;
import org.gaitwright.viewport.Ink;
import org.gaitwright.viewport.Theme;
import org.joml.Vector3f;
import org.joml.Vector3fc;

/**
 * Colours of a theme as the eye meets them on screen; the shaders work with their squares, a cheap stand-in for linear
 * light.
 *
 * <p>Left is blue and right is orange because people with any of the common colour deficiencies tell them apart.
 */
public record Palette(
        Theme theme,
        Vector3fc zenith,
        Vector3fc horizon,
        Vector3fc ground,
        Vector3fc line,
        Vector3fc left,
        Vector3fc right,
        Vector3fc centre,
        Vector3fc crate,
        Vector3fc text,
        Vector3fc panel,
        float panelOpacity,
        float keyLight,
        float skyLight,
        float bounceLight) {
    private static final Palette LIGHT = new Palette(
            Theme.LIGHT,
            rgb(0xB9C4CF),
            rgb(0xE9EBEC),
            rgb(0xC9CBCC),
            rgb(0x6B7278),
            rgb(0x2F7FC1),
            rgb(0xE07B2E),
            rgb(0xDEDDD8),
            rgb(0xB39A74),
            rgb(0x1D2226),
            rgb(0xFFFFFF),
            0.72f,
            0.80f,
            0.46f,
            0.26f);
    private static final Palette DARK = new Palette(
            Theme.DARK,
            rgb(0x14171B),
            rgb(0x33383E),
            rgb(0x4B4F54),
            rgb(0xA9B2BA),
            rgb(0x4E9FE0),
            rgb(0xF08C3C),
            rgb(0xD6D5D0),
            rgb(0xB39A74),
            rgb(0xF1F3F4),
            rgb(0x0D0F11),
            0.62f,
            0.74f,
            0.30f,
            0.16f);

    public static Palette of(Theme theme) {
        return theme == Theme.DARK ? DARK : LIGHT;
    }

    /** Colour of an ink, as 0xRRGGBB. */
    public int rgb(Ink ink) {
        return ink.rgb(theme);
    }

    public Vector3fc of(Ink ink) {
        return rgb(ink.rgb(theme));
    }

    public Vector3fc of(Side side) {
        return switch (side) {
            case LEFT -> left;
            case RIGHT -> right;
            case CENTRE -> centre;
        };
    }

    private static Vector3fc rgb(int code) {
        return new Vector3f((code >> 16 & 0xFF) / 255f, (code >> 8 & 0xFF) / 255f, (code & 0xFF) / 255f);
    }
}
