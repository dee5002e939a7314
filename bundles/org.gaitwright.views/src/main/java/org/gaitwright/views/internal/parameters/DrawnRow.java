// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.parameters;

import java.util.List;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Path;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.gaitwright.workbench.widgets.paint.Glyphs;
import org.gaitwright.workbench.widgets.paint.Hint;
import org.gaitwright.workbench.widgets.paint.Ink;
import org.gaitwright.workbench.widgets.paint.Pen;
import org.gaitwright.workbench.widgets.paint.Tone;

/** A line that opens and closes what follows it, with the way back at its end. */
abstract class DrawnRow extends Row {
    /** As wide as that of a number. */
    static final int BACK = 20;

    private final Canvas canvas;
    private boolean changed;
    private boolean hot;

    DrawnRow(Composite list) {
        canvas = new Canvas(list, SWT.DOUBLE_BUFFERED);
        canvas.addListener(SWT.Paint, e -> paint(new Pen(e.gc, canvas)));
        canvas.addListener(SWT.MouseDown, this::press);
        canvas.addListener(SWT.MouseMove, e -> heat(changed && back().contains(e.x, e.y)));
        canvas.addListener(SWT.MouseExit, e -> heat(false));
        canvas.addListener(SWT.KeyDown, this::key);
        Press.listen(canvas, this::toggle);
        Hint.hover(
                canvas,
                (x, y) -> changed && back().contains(x, y)
                        ? new Hint.Note("", backWords(), back())
                        : new Hint.Note(title(), help(), canvas.getClientArea()));
        Ink.follow(canvas, canvas::redraw);
    }

    /** Opens or closes what follows. */
    abstract void toggle();

    abstract boolean open();

    abstract void reset();

    /** Whether there is something to reset. */
    abstract boolean changedNow();

    abstract String title();

    abstract String help();

    /** What the way back does. */
    abstract String backWords();

    abstract void draw(Pen pen, Rectangle area);

    final Canvas canvas() {
        return canvas;
    }

    @Override
    List<Control> controls() {
        return List.of(canvas);
    }

    @Override
    void show() {
        boolean now = changedNow();
        if (now != changed) {
            changed = now;
            canvas.redraw();
        }
    }

    @Override
    protected void moveTo(Rectangle area) {
        canvas.setBounds(area);
    }

    private Rectangle back() {
        Rectangle all = canvas.getClientArea();
        return new Rectangle(all.x + all.width - BACK, all.y, BACK, all.height);
    }

    private void press(Event e) {
        if (e.button != 1) {
            return;
        }
        canvas.setFocus();
        if (changed && back().contains(e.x, e.y)) {
            reset();
        } else {
            toggle();
        }
    }

    private void key(Event e) {
        switch (e.keyCode) {
            case SWT.ARROW_RIGHT -> toggleIf(!open());
            case SWT.ARROW_LEFT -> toggleIf(open());
            case SWT.DEL, SWT.BS -> reset();
            default -> {}
        }
    }

    private void toggleIf(boolean wanted) {
        if (wanted) {
            toggle();
        }
    }

    private void heat(boolean now) {
        canvas.setCursor(canvas.getDisplay().getSystemCursor(SWT.CURSOR_HAND));
        if (hot != now) {
            hot = now;
            canvas.redraw();
        }
    }

    private void paint(Pen pen) {
        Rectangle all = canvas.getClientArea();
        draw(pen, all);
        if (changed) {
            Rectangle back = back();
            pen.with(hot ? Tone.ACCENT : Tone.QUIET);
            Glyphs.reset(pen, back.x + back.width / 2.0 + 1, back.y + back.height / 2.0);
        }
        if (canvas.isFocusControl()) {
            pen.focus(all);
        }
    }

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
}
