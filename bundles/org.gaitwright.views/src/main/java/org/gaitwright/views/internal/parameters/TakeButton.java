// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.parameters;

import java.util.List;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Path;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.gaitwright.core.parameter.Parameter;
import org.gaitwright.workbench.widgets.number.Numbers;
import org.gaitwright.workbench.widgets.paint.Hint;
import org.gaitwright.workbench.widgets.paint.Pen;
import org.gaitwright.workbench.widgets.paint.Tone;

/** What the others have, beside a row while parameters are compared; a click takes it. */
final class TakeButton {
    private static final int WIDTH = 78;
    private static final int GAP = 6;
    /** With the gap before it. */
    static final int ROOM = WIDTH + GAP;
    /** Its least height. */
    static final int LOW = 20;

    private static final int TOP = 3;
    private static final int HEIGHT = 22;

    private final Tuning tuning;
    private final Tunable owner;
    private final String what;
    private final List<Parameter> parameters;
    private final Canvas canvas;
    private boolean differs;
    private String words = "";

    TakeButton(Composite list, Tuning tuning, Tunable owner, String what, List<Parameter> parameters) {
        this.tuning = tuning;
        this.owner = owner;
        this.what = what;
        this.parameters = parameters;
        canvas = new Canvas(list, SWT.DOUBLE_BUFFERED);
        canvas.addListener(SWT.Paint, e -> draw(new Pen(e.gc, canvas)));
        canvas.addListener(SWT.MouseUp, e -> take());
        Press.listen(canvas, this::take);
        Hint.hover(canvas, (x, y) -> differs ? new Hint.Note("", tip(), canvas.getClientArea()) : null);
    }

    Control control() {
        return canvas;
    }

    /** Goes to the right end of a row; says how much room it took. */
    int place(Rectangle row) {
        if (!tuning.comparing(owner)) {
            canvas.setBounds(row.x, row.y, 0, 0);
            return 0;
        }
        int height = Math.min(HEIGHT, row.height);
        canvas.setBounds(row.x + row.width - WIDTH, row.y + Math.min(TOP, row.height - height), WIDTH, height);
        return ROOM;
    }

    void show() {
        boolean now = parameters.stream().anyMatch(p -> tuning.differs(owner, p));
        String said = !now ? "" : parameters.size() > 1 ? "curve" : Numbers.shortly(tuning.others(parameters.get(0)));
        if (now != differs || !said.equals(words)) {
            differs = now;
            words = said;
            canvas.setEnabled(now);
            canvas.redraw();
        }
    }

    private String tip() {
        return parameters.size() > 1
                ? "Take this curve of " + tuning.other().name()
                : "Take "
                        + Numbers.withUnit(
                                tuning.others(parameters.get(0)),
                                parameters.get(0).unit()) + " of "
                        + tuning.other().name();
    }

    private void take() {
        if (differs && tuning.comparing(owner)) {
            tuning.change(owner, "Take " + what, parameters, tuning::others);
        }
    }

    private void draw(Pen pen) {
        Rectangle all = canvas.getClientArea();
        double middle = all.y + all.height / 2.0;
        if (!differs) {
            pen.with(Tone.QUIET).text("=", all.x + all.width / 2.0, middle, SWT.CENTER);
            return;
        }
        pen.with(Tone.WELL).pill(all);
        pen.with(Tone.ACCENT_TEXT);
        arrow(pen, all.x + 16, middle);
        pen.with(Tone.TEXT).text(words, all.x + all.width - 10, middle, SWT.RIGHT);
        if (canvas.isFocusControl()) {
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
