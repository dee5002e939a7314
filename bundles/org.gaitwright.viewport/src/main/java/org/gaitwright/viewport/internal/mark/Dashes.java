// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal.mark;

/**
 * Breaks a stroke into dashes. They have a length in the world, so that they stay in place while the camera moves; which
 * length depends on how near they are seen, in steps of two.
 */
final class Dashes {
    private static final double DASH_POINTS = 8;
    private static final double GAP = 1;
    /** More dashes than this are a full line. */
    private static final int MOST = 2000;

    private final Brush brush;
    private final Stroke piece;

    Dashes(Brush brush) {
        this.brush = brush;
        piece = new Stroke(brush);
    }

    void draw(Stroke whole, double widthPoints, int rgba) {
        double dash = length(whole);
        if (!(dash > 0) || total(whole) / dash > MOST) {
            whole.draw(false, widthPoints, rgba);
            return;
        }
        boolean inked = true;
        double left = dash;
        piece.begin();
        for (int i = 0; i + 1 < whole.count(); i++) {
            double length = distance(whole, i);
            double done = 0;
            put(whole, i, 0, inked);
            while (length - done > left) {
                done += left;
                put(whole, i, done / length, inked);
                if (inked) {
                    piece.draw(false, widthPoints, rgba);
                    piece.begin();
                }
                inked = !inked;
                left = inked ? dash : GAP * dash;
                put(whole, i, done / length, inked);
            }
            left -= length - done;
            put(whole, i, 1, inked);
        }
        if (inked) {
            piece.draw(false, widthPoints, rgba);
        }
    }

    /** Metres that look like a dash from here, to the next power of two. */
    private double length(Stroke whole) {
        double nearest = Double.POSITIVE_INFINITY;
        for (int i = 0; i < whole.count(); i++) {
            double d = brush.depth(whole.coordinate(i, 0), whole.coordinate(i, 1), whole.coordinate(i, 2));
            nearest = d > brush.near() ? Math.min(nearest, d) : nearest;
        }
        if (Double.isInfinite(nearest)) {
            return 0;
        }
        double wanted = DASH_POINTS * brush.point() * nearest;
        return Math.pow(2, Math.rint(Math.log(wanted) / Math.log(2)));
    }

    private static double total(Stroke whole) {
        double sum = 0;
        for (int i = 0; i + 1 < whole.count(); i++) {
            sum += distance(whole, i);
        }
        return sum;
    }

    private static double distance(Stroke s, int i) {
        double dx = s.coordinate(i + 1, 0) - s.coordinate(i, 0);
        double dy = s.coordinate(i + 1, 1) - s.coordinate(i, 1);
        double dz = s.coordinate(i + 1, 2) - s.coordinate(i, 2);
        double d = Math.sqrt(dx * dx + dy * dy + dz * dz);
        return Double.isFinite(d) ? d : 0;
    }

    private void put(Stroke s, int i, double share, boolean inked) {
        if (inked) {
            piece.to(
                    s.coordinate(i, 0) + share * (s.coordinate(i + 1, 0) - s.coordinate(i, 0)),
                    s.coordinate(i, 1) + share * (s.coordinate(i + 1, 1) - s.coordinate(i, 1)),
                    s.coordinate(i, 2) + share * (s.coordinate(i + 1, 2) - s.coordinate(i, 2)));
        }
    }
}
