// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.parameters;

import org.eclipse.swt.graphics.Path;
import org.gaitwright.workbench.widgets.paint.Pen;

/** Small signs, drawn in the colour of the pen. */
final class Strokes {
    private Strokes() {}

    /** Points down if what belongs to it can be seen, else to the right. */
    static void twistie(Pen pen, double x, double y, boolean open) {
        Path path = new Path(pen.gc().getDevice());
        double a = open ? 4 : 2.5;
        double b = open ? 2.5 : 4;
        path.moveTo((float) (x - a), (float) (y - b));
        path.lineTo((float) (open ? x : x + a), (float) (open ? y + b : y));
        path.lineTo((float) (open ? x + a : x - a), (float) (open ? y - b : y + b));
        pen.wide(1.5).stroke(path);
    }

    /** Goes to the left. */
    static void arrow(Pen pen, double x, double y) {
        Path path = new Path(pen.gc().getDevice());
        path.moveTo((float) (x + 5), (float) y);
        path.lineTo((float) (x - 5), (float) y);
        path.moveTo((float) (x - 1.5), (float) (y - 3.5));
        path.lineTo((float) (x - 5), (float) y);
        path.lineTo((float) (x - 1.5), (float) (y + 3.5));
        pen.wide(1.5).stroke(path);
    }

    /** Turns back, as beside numbers. */
    static void back(Pen pen, double x, double y) {
        pen.wide(1.5).arc(x, y + 0.5, 4.5, 150, 300);
        Path head = new Path(pen.gc().getDevice());
        head.moveTo((float) x - 4.2f, (float) y - 5.2f);
        head.lineTo((float) x - 4.2f, (float) y - 1.6f);
        head.lineTo((float) x - 0.6f, (float) y - 1.6f);
        pen.stroke(head);
    }
}
