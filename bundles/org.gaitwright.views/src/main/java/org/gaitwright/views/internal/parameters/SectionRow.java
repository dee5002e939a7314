// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.parameters;

import java.util.List;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.gaitwright.workbench.run.RunControl;
import org.gaitwright.workbench.widgets.paint.Ink;
import org.gaitwright.workbench.widgets.paint.Pen;
import org.gaitwright.workbench.widgets.paint.Tone;

/** Says whose parameters follow. */
final class SectionRow extends Row {
    private final RunControl runs;
    private final Tunable owner;
    private final Canvas canvas;
    private String title = "";

    SectionRow(Composite list, RunControl runs, Tunable owner) {
        this.runs = runs;
        this.owner = owner;
        canvas = new Canvas(list, SWT.DOUBLE_BUFFERED | SWT.NO_FOCUS);
        canvas.addListener(SWT.Paint, e -> draw(new Pen(e.gc, canvas)));
        Ink.follow(canvas, canvas::redraw);
    }

    @Override
    List<Control> controls() {
        return List.of(canvas);
    }

    @Override
    void show() {
        if (!title.equals(owner.title(runs.state()))) {
            title = owner.title(runs.state());
            canvas.redraw();
        }
    }

    @Override
    protected void moveTo(Rectangle area) {
        canvas.setBounds(area);
    }

    private void draw(Pen pen) {
        Rectangle all = canvas.getClientArea();
        double middle = all.y + all.height - 12;
        String note = owner.note();
        pen.bold().with(Tone.TEXT).text(title, all.x + 2, middle, SWT.LEFT);
        int end = all.x + 2 + pen.width(title) + 10;
        pen.small().with(Tone.QUIET).text(pen.fitting(note, all.width - end), end, middle, SWT.LEFT);
        pen.with(Tone.BORDER).horizontal(all.y + all.height - 1, all.x, all.x + all.width);
    }
}
