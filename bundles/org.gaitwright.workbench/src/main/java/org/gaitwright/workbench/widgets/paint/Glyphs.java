// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.paint;

import org.eclipse.swt.graphics.Path;

/** Small signs drawn around a point, in the colour of the pen. */
public final class Glyphs {
    private Glyphs() {}

    /** An arrow that turns back. */
    public static void reset(Pen pen, double x, double y) {
        pen.wide(1.5).arc(x, y + 0.5, 4.5, 150, 300);
        Path head = new Path(pen.gc().getDevice());
        head.moveTo((float) x - 4.2f, (float) y - 5.2f);
        head.lineTo((float) x - 4.2f, (float) y - 1.6f);
        head.lineTo((float) x - 0.6f, (float) y - 1.6f);
        pen.stroke(head);
    }

    /** The mark in a box that is ticked. */
    public static void tick(Pen pen, double x, double y) {
        Path mark = new Path(pen.gc().getDevice());
        mark.moveTo((float) x - 4.5f, (float) y);
        mark.lineTo((float) x - 1.5f, (float) y + 3.2f);
        mark.lineTo((float) x + 4.5f, (float) y - 3.6f);
        pen.wide(2).stroke(mark);
    }

    /** An eye, closed or open. */
    public static void eye(Pen pen, double x, double y, boolean open) {
        float cx = (float) x;
        float cy = (float) y;
        Path lids = new Path(pen.gc().getDevice());
        lids.moveTo(cx - 6, cy);
        lids.quadTo(cx, cy + 6.5f, cx + 6, cy);
        if (open) {
            lids.quadTo(cx, cy - 6.5f, cx - 6, cy);
        }
        pen.wide(1.2).stroke(lids);
        if (open) {
            pen.disc(x, y, 1.9);
        } else {
            pen.line(x - 3.2, y + 3, x - 4.2, y + 4.8);
            pen.line(x, y + 3.6, x, y + 5.6);
            pen.line(x + 3.2, y + 3, x + 4.2, y + 4.8);
        }
    }

    /** A triangle whose tip is at ({@code x}, {@code y}) and that comes from {@code angle}, in radians from the right. */
    public static void arrowHead(Pen pen, double x, double y, double angle, double length) {
        double left = angle - 0.42;
        double right = angle + 0.42;
        pen.polygon(
                x,
                y,
                x - length * Math.cos(left),
                y + length * Math.sin(left),
                x - length * Math.cos(right),
                y + length * Math.sin(right));
    }
}
