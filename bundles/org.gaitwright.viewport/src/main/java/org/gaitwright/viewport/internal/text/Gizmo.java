// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal.text;

import org.gaitwright.core.math.Vec3;
import org.gaitwright.viewport.Ink;
import org.gaitwright.viewport.internal.gl.Palette;
import org.gaitwright.viewport.internal.gl.Tint;
import org.gaitwright.viewport.internal.mark.Brush;
import org.gaitwright.viewport.internal.mark.Stroke;

/**
 * The axes of the world at the bottom right of the picture: five ends, 0 to 2 for x, y and z, 3 and 4 for the
 * opposites of x and y; there is nothing to see from below. All measures are in points of the monitor, y down.
 */
public final class Gizmo {
    public static final int NONE = -1;
    private static final int ENDS = 5;
    static final double ARM = 30;
    static final double KNOB = 8.5;
    static final double SMALL_KNOB = 5.5;
    private static final double MARGIN = 14;
    private static final Ink[] INKS = {Ink.X, Ink.Y, Ink.Z};
    private static final String[] NAMES = {"x", "y", "z"};

    private double middleX;
    private double middleY;
    private final double[] x = new double[ENDS];
    private final double[] y = new double[ENDS];
    private final double[] nearness = new double[ENDS];
    private final int[] order = {0, 1, 2, 3, 4};
    private int hot = NONE;

    /** Lays it out in a picture of a size; all directions have length 1. */
    public void layOut(Vec3 right, Vec3 up, Vec3 forward, int width, int height) {
        middleX = width - MARGIN - ARM - KNOB;
        middleY = height - MARGIN - ARM - KNOB;
        for (int i = 0; i < ENDS; i++) {
            int sign = i < 3 ? 1 : -1;
            x[i] = middleX + sign * ARM * part(right, i % 3);
            y[i] = middleY - sign * ARM * part(up, i % 3);
            nearness[i] = -sign * part(forward, i % 3);
        }
        // by insertion, the farthest first; little changes from picture to picture
        for (int i = 1; i < ENDS; i++) {
            int moved = order[i];
            int k = i;
            while (k > 0 && nearness[order[k - 1]] > nearness[moved]) {
                order[k] = order[k - 1];
                k--;
            }
            order[k] = moved;
        }
    }

    private static double part(Vec3 v, int axis) {
        return axis == 0 ? v.x() : axis == 1 ? v.y() : v.z();
    }

    /** The end under a place, the nearest to the eye if there are several; {@link #NONE} if there is none. */
    public int at(double px, double py) {
        for (int k = ENDS - 1; k >= 0; k--) {
            int i = order[k];
            double reach = (i < 3 ? KNOB : SMALL_KNOB) + 2;
            if (Math.hypot(px - x[i], py - y[i]) <= reach) {
                return i;
            }
        }
        return NONE;
    }

    /** The direction that an end points to. */
    public static Vec3 direction(int end) {
        Vec3 axis = end % 3 == 0 ? Vec3.X : end % 3 == 1 ? Vec3.Y : Vec3.Z;
        return end < 3 ? axis : axis.times(-1);
    }

    /** Lights an end up; true if that is a change. */
    public boolean highlight(int end) {
        boolean changed = hot != end;
        hot = end;
        return changed;
    }

    /** Draws all but the letters. */
    public void draw(Brush brush, Stroke stroke, Palette palette, int width, int height) {
        for (int i : order) {
            boolean lit = i == hot;
            int rgb = palette.rgb(lit ? Ink.HOT : INKS[i % 3]);
            if (i < 3) {
                stroke.begin();
                at(brush, stroke, middleX, middleY, width, height);
                at(brush, stroke, x[i], y[i], width, height);
                stroke.draw(false, 2.4, Tint.of(rgb, 1));
                knob(brush, x[i], y[i], KNOB, Tint.of(rgb, 1), width, height);
            } else {
                knob(brush, x[i], y[i], SMALL_KNOB, Tint.of(rgb, lit ? 1 : 0.38), width, height);
            }
        }
    }

    private static void at(Brush brush, Stroke stroke, double px, double py, int width, int height) {
        float depth = 2 * brush.near();
        brush.toWorld(px - 0.5 * width, 0.5 * height - py, depth, stroke);
    }

    private static void knob(Brush brush, double px, double py, double radius, int rgba, int width, int height) {
        float point = brush.point();
        brush.disc(
                (float) (px - 0.5 * width) * point,
                (float) (0.5 * height - py) * point,
                2 * brush.near(),
                (float) radius * point,
                rgba);
    }

    /** Writes the letters into the knobs that no nearer knob covers. */
    public void write(TextBatch batch, GlyphAtlas letters, Palette palette) {
        batch.onScreen().ink(palette.panel(), 1);
        for (int i = 0; i < 3; i++) {
            if (at(x[i], y[i]) == i) {
                batch.text(
                        letters,
                        NAMES[i],
                        Math.round(x[i] - 0.5 * letters.width(NAMES[i])),
                        Math.round(y[i] - 0.55 * letters.lineHeight()));
            }
        }
    }
}
