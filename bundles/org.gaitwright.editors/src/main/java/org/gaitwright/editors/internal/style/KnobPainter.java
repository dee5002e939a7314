// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.style;

import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Path;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Tree;
import org.gaitwright.workbench.widgets.curve.Curve;
import org.gaitwright.workbench.widgets.paint.Ink;
import org.gaitwright.workbench.widgets.paint.Lettering;
import org.gaitwright.workbench.widgets.paint.Tone;

/** Draws, at the right of each row of the list, the curve or the number; strong if the style says it, else faint. */
final class KnobPainter extends LabelProvider {
    private static final int WIDTH = 64;
    private static final int GAP = 8;
    private static final int POINTS = 25;
    private static final int HEIGHT = 22;

    private final Tree tree;
    private StyleModel model;

    /** A row of the list. Equal for the same knob, whatever the model. */
    record Row(Knob knob) {
        @Override
        public boolean equals(Object o) {
            return o instanceof Row r && r.knob.path().equals(knob.path());
        }

        @Override
        public int hashCode() {
            return knob.path().hashCode();
        }
    }

    KnobPainter(Tree tree) {
        this.tree = tree;
        tree.addListener(SWT.MeasureItem, e -> e.height = Math.max(e.height, HEIGHT));
        tree.addListener(SWT.PaintItem, this::paint);
    }

    void show(StyleModel now) {
        model = now;
    }

    @Override
    public String getText(Object element) {
        return element instanceof Row row ? row.knob().name() : element.toString();
    }

    private void paint(Event e) {
        if (model == null || !(e.item.getData() instanceof Row row)) {
            return;
        }
        Rectangle all = tree.getClientArea();
        Rectangle box = new Rectangle(all.x + all.width - WIDTH - GAP, e.y + 3, WIDTH, e.height - 6);
        boolean said = model.says(row.knob());
        boolean selected = (e.detail & SWT.SELECTED) != 0;
        Ink ink = Ink.of(tree);
        Color colour = selected ? e.gc.getForeground() : ink.of(said ? Tone.ACCENT_TEXT : Tone.AXIS);
        double[] values = row.knob().values(model.values());
        e.gc.setForeground(colour);
        if (row.knob().isCurve() && !constant(values)) {
            curve(e.gc, box, row.knob(), values, said);
        } else {
            number(e.gc, box, row.knob(), values[0]);
        }
    }

    private static boolean constant(double[] values) {
        for (double v : values) {
            if (v != values[0]) {
                return false;
            }
        }
        return true;
    }

    private void number(GC gc, Rectangle box, Knob knob, double value) {
        gc.setFont(Lettering.of(tree).small());
        String words = knob.quantity().inUnit(value);
        Point size = gc.textExtent(words);
        gc.drawText(words, box.x + box.width - size.x, box.y + (box.height - size.y) / 2, true);
    }

    private static void curve(GC gc, Rectangle box, Knob knob, double[] values, boolean strong) {
        Curve curve = knob.curve(values);
        double low = Double.POSITIVE_INFINITY;
        double high = Double.NEGATIVE_INFINITY;
        double[] ys = new double[POINTS];
        for (int i = 0; i < POINTS; i++) {
            ys[i] = curve.at(i / (POINTS - 1.0));
            low = Math.min(low, ys[i]);
            high = Math.max(high, ys[i]);
        }
        double span = Math.max(high - low, 1e-9);
        Path path = new Path(gc.getDevice());
        for (int i = 0; i < POINTS; i++) {
            float x = (float) (box.x + box.width * i / (POINTS - 1.0));
            float y = (float) (box.y + box.height * (high - ys[i]) / span);
            if (i == 0) {
                path.moveTo(x, y);
            } else {
                path.lineTo(x, y);
            }
        }
        gc.setAntialias(SWT.ON);
        gc.setLineWidth(strong ? 2 : 1);
        gc.drawPath(path);
        path.dispose();
    }
}
