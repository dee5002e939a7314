// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.parameters;

import java.util.List;
import java.util.stream.Stream;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Path;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.gaitwright.core.parameter.Parameter;
import org.gaitwright.workbench.widgets.number.Numbers;
import org.gaitwright.workbench.widgets.paint.Drawn;
import org.gaitwright.workbench.widgets.paint.Hint;
import org.gaitwright.workbench.widgets.paint.Pen;
import org.gaitwright.workbench.widgets.paint.Tone;

/** A row with what the others have at its end, while parameters are compared; a click takes it. */
final class ComparedRow extends Row {
    private static final int WIDTH = 78;
    private static final int GAP = 6;
    /** With the gap before it. */
    static final int ROOM = WIDTH + GAP;
    /** Its least height. */
    static final int LOW = 20;

    private static final int TOP = 3;
    private static final int HEIGHT = 22;

    private final Row row;
    private final Tuning tuning;
    private final Line.Tuned line;
    private final Canvas button;
    private boolean differs;
    private String words = "";

    ComparedRow(Composite list, Row row, Tuning tuning, Line.Tuned line) {
        this.row = row;
        this.tuning = tuning;
        this.line = line;
        button = new Drawn(list, SWT.NONE) {
            @Override
            protected void draw(Pen pen) {
                drawButton(pen);
            }

            @Override
            protected String spokenName() {
                return tip();
            }
        };
        // it may stand on what a slider leaves free
        button.moveAbove(null);
        button.addListener(SWT.MouseUp, e -> take());
        button.addListener(SWT.KeyDown, e -> {
            if (presses(e)) {
                take();
            }
        });
        Hint.hover(button, (x, y) -> differs ? new Hint.Note("", tip(), button.getClientArea()) : null);
    }

    @Override
    List<Control> controls() {
        return Stream.concat(row.controls().stream(), Stream.of(button)).toList();
    }

    @Override
    protected void moveTo(Rectangle area) {
        Rectangle end = row.leave(ROOM, area);
        int height = Math.min(HEIGHT, end.height);
        button.setBounds(end.x + end.width - WIDTH, end.y + Math.min(TOP, end.height - height), WIDTH, height);
    }

    @Override
    void show() {
        row.show();
        List<Parameter> parameters = line.entry().parameters();
        boolean now = parameters.stream().anyMatch(p -> tuning.differs(line.owner(), p));
        String said = !now ? "" : parameters.size() > 1 ? "curve" : Numbers.shortly(tuning.others(parameters.get(0)));
        if (now != differs || !said.equals(words)) {
            differs = now;
            words = said;
            button.setEnabled(now);
        }
    }

    private String tip() {
        Parameter first = line.entry().parameters().get(0);
        String what = line.entry().parameters().size() > 1
                ? "this curve"
                : Numbers.withUnit(tuning.others(first), first.unit());
        return "Take " + what + " of " + tuning.other().name();
    }

    private void take() {
        if (differs) {
            tuning.change(
                    line.owner(), "Take " + line.entry().path(), line.entry().parameters(), tuning::others);
        }
    }

    private void drawButton(Pen pen) {
        Rectangle all = button.getClientArea();
        double middle = all.y + all.height / 2.0;
        if (!differs) {
            pen.with(Tone.QUIET).text("=", all.x + all.width / 2.0, middle, SWT.CENTER);
            return;
        }
        pen.with(Tone.WELL).pill(all);
        pen.with(Tone.ACCENT_TEXT);
        arrow(pen, all.x + 16, middle);
        pen.with(Tone.TEXT).text(words, all.x + all.width - 10, middle, SWT.RIGHT);
        if (button.isFocusControl()) {
            pen.focus(all);
        }
    }

    /** Goes to the left. */
    private static void arrow(Pen pen, double x, double y) {
        Path path = new Path(pen.gc().getDevice());
        path.moveTo((float) (x + 5), (float) y);
        path.lineTo((float) (x - 5), (float) y);
        path.moveTo((float) (x - 1.5), (float) (y - 3.5));
        path.lineTo((float) (x - 5), (float) y);
        path.lineTo((float) (x - 1.5), (float) (y + 3.5));
        pen.wide(1.5).stroke(path);
    }
}
