// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal.mark;

import java.util.Arrays;
import org.gaitwright.viewport.internal.gl.Tint;

/**
 * Lines of a given width in pixels through points of the world. What is behind the eye is cut off; a point that is nowhere
 * leaves a gap.
 */
public final class Stroke {
    /** Points nearer to each other than this are one, px. */
    private static final float SAME_PIXELS = 0.3f;
    /** A corner sharper than this is cut off rather than drawn out to a long tip: cosine of half its turn. */
    private static final float SHARPEST = 0.4f;

    private final Brush brush;
    private double[] points = new double[3 * 64];
    private int count;
    private float[] run = new float[3 * 64];
    private int runCount;

    public Stroke(Brush brush) {
        this.brush = brush;
    }

    /** Forgets all points. */
    public Stroke begin() {
        count = 0;
        return this;
    }

    Stroke to(double x, double y, double z) {
        if (3 * count + 3 > points.length) {
            points = Arrays.copyOf(points, 2 * points.length);
        }
        points[3 * count] = x;
        points[3 * count + 1] = y;
        points[3 * count + 2] = z;
        count++;
        return this;
    }

    int count() {
        return count;
    }

    double coordinate(int index, int which) {
        return points[3 * index + which];
    }

    /** Draws a line through all points, and back to the first if closed. */
    public void draw(boolean closed, double widthPoints, int rgba) {
        runCount = 0;
        boolean whole = closed;
        for (int i = 0; i < count; i++) {
            whole &= step(i, widthPoints, rgba);
        }
        if (closed && !whole && count > 2) {
            step(0, count - 1, widthPoints, rgba);
        }
        flush(whole, widthPoints, rgba);
    }

    private boolean step(int i, double widthPoints, int rgba) {
        return step(i, i - 1, widthPoints, rgba);
    }

    /** Goes on to a point; false if it, or the way there, is not to be seen. */
    private boolean step(int i, int before, double widthPoints, int rgba) {
        double d = depth(i);
        double b = before < 0 ? d : depth(before);
        float near = brush.near();
        if (!Double.isFinite(d) || !Double.isFinite(b)) {
            flush(false, widthPoints, rgba);
            if (Double.isFinite(d) && d > near) {
                append(i);
            }
            return false;
        }
        if (d > near) {
            boolean seen = b > near;
            if (!seen) {
                appendCut(before, i, (near * 1.01 - b) / (d - b));
            }
            append(i);
            return seen;
        }
        if (b > near) {
            appendCut(before, i, (near * 1.01 - b) / (d - b));
        }
        flush(false, widthPoints, rgba);
        return false;
    }

    private double depth(int i) {
        return brush.depth(points[3 * i], points[3 * i + 1], points[3 * i + 2]);
    }

    private void append(int i) {
        append(points[3 * i], points[3 * i + 1], points[3 * i + 2]);
    }

    private void appendCut(int a, int b, double share) {
        append(
                points[3 * a] + share * (points[3 * b] - points[3 * a]),
                points[3 * a + 1] + share * (points[3 * b + 1] - points[3 * a + 1]),
                points[3 * a + 2] + share * (points[3 * b + 2] - points[3 * a + 2]));
    }

    private void append(double x, double y, double z) {
        if (!brush.project(x, y, z)) {
            return;
        }
        int o = 3 * runCount;
        float same = SAME_PIXELS * brush.pixel();
        if (runCount > 0
                && Math.abs(run[o - 3] - brush.imageX()) < same
                && Math.abs(run[o - 2] - brush.imageY()) < same) {
            return;
        }
        if (o + 3 > run.length) {
            run = Arrays.copyOf(run, 2 * run.length);
        }
        run[o] = brush.imageX();
        run[o + 1] = brush.imageY();
        run[o + 2] = brush.depth();
        runCount++;
    }

    /** Draws the points gathered in the image, and forgets them. */
    private void flush(boolean closed, double widthPoints, int rgba) {
        int n = runCount;
        runCount = 0;
        if (n < 2) {
            return;
        }
        double pixels = widthPoints * brush.point() / brush.pixel();
        int ink = pixels < 1 ? Tint.faded(rgba, pixels) : rgba;
        float reach = 0.5f * (float) Math.max(1, pixels) + 0.5f;
        if (closed && n > 2) {
            ring(n, reach, ink);
        } else {
            open(n, reach, ink);
        }
    }

    private void ring(int n, float reach, int ink) {
        int first = 0;
        int previous = 0;
        for (int i = 0; i < n; i++) {
            int at = across(i, (i + n - 1) % n, (i + 1) % n, -1, reach, ink);
            first = i == 0 ? at : first;
            if (i > 0) {
                brush.quad(previous, previous + 1, at + 1, at);
            }
            previous = at;
        }
        brush.quad(previous, previous + 1, first + 1, first);
    }

    /** With round ends. A line of two points has a third in the middle: the ends must not be in one piece. */
    private void open(int n, float reach, int ink) {
        int previous = end(0, 1, reach, ink);
        if (n == 2) {
            previous = joined(previous, middle(reach, ink));
        }
        for (int i = 1; i + 1 < n; i++) {
            boolean nextToStart = i == 1;
            float length = length(nextToStart ? 0 : i, nextToStart ? 1 : i + 1);
            previous = joined(previous, across(i, i - 1, i + 1, -length, reach, ink));
        }
        joined(previous, end(n - 1, n - 2, reach, ink));
    }

    private int joined(int before, int at) {
        brush.quad(before, before + 1, at + 1, at);
        return at;
    }

    /** Between two points of the image, px. */
    private float length(int a, int b) {
        return (float) Math.hypot(run[3 * b] - run[3 * a], run[3 * b + 1] - run[3 * a + 1]) / brush.pixel();
    }

    private int middle(float reach, int ink) {
        float x = 0.5f * (run[0] + run[3]);
        float y = 0.5f * (run[1] + run[4]);
        float alongX = run[3] - run[0];
        float alongY = run[4] - run[1];
        float length = (float) Math.hypot(alongX, alongY);
        // halfway in the image is not halfway in the world: depths go by their inverses
        float z = 2 / (1 / run[2] + 1 / run[5]);
        return pair(x, y, z, -alongY / length, alongX / length, -0.5f * length(0, 1), reach, ink);
    }

    /** Two vertices across the line at its end, a little beyond it. */
    private int end(int i, int inner, float reach, int ink) {
        float outX = run[3 * i] - run[3 * inner];
        float outY = run[3 * i + 1] - run[3 * inner + 1];
        float length = (float) Math.hypot(outX, outY);
        outX /= length;
        outY /= length;
        float beyond = reach * brush.pixel();
        // the same side is first at both ends
        float side = i == 0 ? 1 : -1;
        return pair(
                run[3 * i] + outX * beyond,
                run[3 * i + 1] + outY * beyond,
                run[3 * i + 2],
                side * outY,
                -side * outX,
                reach,
                reach,
                ink);
    }

    /** Two vertices across the line at a point between two others. Returns the index of the first. */
    private int across(int i, int before, int after, float beyond, float reach, int ink) {
        float x = run[3 * i];
        float y = run[3 * i + 1];
        float inX = x - run[3 * before];
        float inY = y - run[3 * before + 1];
        float outX = run[3 * after] - x;
        float outY = run[3 * after + 1] - y;
        float in = Math.max(1e-12f, (float) Math.hypot(inX, inY));
        float out = Math.max(1e-12f, (float) Math.hypot(outX, outY));
        float alongX = inX / in + outX / out;
        float alongY = inY / in + outY / out;
        float along = (float) Math.hypot(alongX, alongY);
        if (along < 1e-3f) {
            // straight back
            return pair(x, y, run[3 * i + 2], -inY / in, inX / in, beyond, reach, ink);
        }
        // the sum of two unit vectors is twice the cosine of half the angle between them
        float widen = 1 / Math.max(SHARPEST, 0.5f * along);
        return pair(x, y, run[3 * i + 2], -alongY / along * widen, alongX / along * widen, beyond, reach, ink);
    }

    private int pair(float x, float y, float z, float nx, float ny, float beyond, float reach, int ink) {
        float half = reach * brush.pixel();
        int first = brush.vertex(x + nx * half, y + ny * half, z, ink, reach, beyond, reach);
        brush.vertex(x - nx * half, y - ny * half, z, ink, -reach, beyond, reach);
        return first;
    }
}
