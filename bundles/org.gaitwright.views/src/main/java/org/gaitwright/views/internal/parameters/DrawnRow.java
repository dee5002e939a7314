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
import org.gaitwright.workbench.widgets.paint.Drawn;
import org.gaitwright.workbench.widgets.paint.Glyphs;
import org.gaitwright.workbench.widgets.paint.Hint;
import org.gaitwright.workbench.widgets.paint.Pen;
import org.gaitwright.workbench.widgets.paint.Tone;

/** A line that opens and closes what follows it, with the way back at its end. */
abstract class DrawnRow extends Row {
    /** As wide as that of a number. */
    static final int BACK = 20;

    final LineMaker.Context context;
    private final Line.Opening line;
    private final Canvas canvas;
    private boolean open;
    private boolean hot;

    DrawnRow(Composite list, LineMaker.Context context, Line.Opening line) {
        this.context = context;
        this.line = line;
        canvas = new Drawn(list, SWT.NONE) {
            @Override
            protected void draw(Pen pen) {
                paint(pen);
            }

            @Override
            protected String spokenName() {
                return title();
            }
        };
        canvas.addListener(SWT.MouseDown, this::press);
        canvas.addListener(SWT.MouseMove, e -> heat(overBack(e.x, e.y)));
        canvas.addListener(SWT.MouseExit, e -> heat(false));
        canvas.addListener(SWT.KeyDown, this::key);
        Hint.hover(
                canvas,
                (x, y) -> overBack(x, y)
                        ? new Hint.Note("", backWords(), back())
                        : new Hint.Note(title(), help(), canvas.getClientArea()));
    }

    /** Takes the values of now; true if they are others than before. */
    abstract boolean look();

    private void toggle() {
        context.choice().toggle(line);
        context.relist().run();
    }

    final boolean open() {
        return context.choice().open(line);
    }

    abstract void reset();

    /** Whether there is something to reset. */
    abstract boolean changed();

    abstract String title();

    abstract String help();

    /** What the way back does. */
    abstract String backWords();

    abstract void draw(Pen pen, Rectangle area);

    @Override
    List<Control> controls() {
        return List.of(canvas);
    }

    @Override
    void show() {
        if (look() || open != open()) {
            open = open();
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

    private boolean overBack(int x, int y) {
        return changed() && back().contains(x, y);
    }

    private void press(Event e) {
        if (e.button != 1) {
            return;
        }
        canvas.setFocus();
        if (overBack(e.x, e.y)) {
            reset();
        } else {
            toggle();
        }
    }

    private void key(Event e) {
        if (e.keyCode == SWT.DEL || e.keyCode == SWT.BS) {
            reset();
        } else if (presses(e) || e.keyCode == (open() ? SWT.ARROW_LEFT : SWT.ARROW_RIGHT)) {
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
        if (changed()) {
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
