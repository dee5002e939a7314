// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.paint;

/** What a colour is for. {@link Ink} says which colour that is in the theme in use. */
public enum Tone {
    /** The ground that views have from the style sheet. */
    PAGE(0xF8F8F8, 0x2F2F2F),
    /** The ground of plots and of fields to type in. */
    PAPER(0xFFFFFF, 0x262626),
    /** Cards that float above something. */
    CARD(0xFFFFFF, 0x3A3D40),
    /** Tracks, pads, lanes: a shade off the page. */
    WELL(0xECEEF0, 0x3A3C3E),
    /** Hairlines of a grid. */
    GRID(0xE6E9EC, 0x393C3F),
    /** Outlines of fields and cards. */
    BORDER(0xBCC3CB, 0x565B60),
    /** Axes, ticks, arrow heads. */
    AXIS(0x7D8792, 0x868E96),
    /** What is read first. */
    TEXT(0x1F2328, 0xDADDE0),
    /** Units, ticks and other secondary words. */
    QUIET(0x57606A, 0xAEB5BC),
    /** What the user asks for, drags or has changed. */
    ACCENT(0xD2601A, 0xF08C3E),
    /** Words in the accent's colour. */
    ACCENT_TEXT(0xB04A0C, 0xF5A35F),
    /** What is so, as opposed to what is asked for. */
    ACTUAL(0x46617E, 0x9DB8D3),
    /** Pushes, as in the scene. */
    PUSH(0xC8323C, 0xF2665E),
    /** The part that has the keyboard. */
    FOCUS(0x2F7DE0, 0x5B9DF0),
    /** A limit that was hit, a value that was refused. */
    REFUSAL(0xC01C28, 0xFF8A82),
    /** What lies outside of a limit or is no longer there. */
    BEYOND(0xC9CED4, 0x505357),
    /** Every other row of a table. */
    STRIPE(0xF6F7F8, 0x36383B),
    /** The ground of notes, and of words that were searched for. */
    NOTE(0xFDF0E5, 0x4E3F32),
    /** Links within a text. */
    LINK(0x145AAA, 0x82B9F5),
    /** What went well. */
    FINE(0x146932, 0x7ED392);

    private final int light;
    private final int dark;

    Tone(int light, int dark) {
        this.light = light;
        this.dark = dark;
    }

    int rgb(boolean onDark) {
        return onDark ? dark : light;
    }
}
