// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.curve;

import java.util.function.Predicate;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Listener;
import org.gaitwright.workbench.widgets.number.InPlaceText;
import org.gaitwright.workbench.widgets.number.Numbers;
import org.gaitwright.workbench.widgets.number.Range;
import org.gaitwright.workbench.widgets.number.TypedNumber;
import org.gaitwright.workbench.widgets.paint.Drawn;
import org.gaitwright.workbench.widgets.paint.Hint;

/** What mouse and keyboard do to curves. */
final class CurveInput {
    private static final double PHASE_STEP = 0.01;
    private static final int READ_TIME = 1200;
    private static final int REFUSAL_TIME = 4000;

    private enum Doing {
        NOTHING,
        KNOT,
        PHASE,
        PANNING
    }

    private final CurveEditor editor;
    private final Hint hint;
    private Doing doing = Doing.NOTHING;
    private int lastY;
    private double exactValue;
    private boolean moved;
    private int turn;

    CurveInput(CurveEditor editor) {
        this.editor = editor;
        hint = new Hint(editor);
        listen(SWT.MouseDown, this::press);
        listen(SWT.MouseMove, this::move);
        listen(SWT.MouseUp, e -> release());
        listen(SWT.MouseExit, e -> editor.heat(-1, -1));
        listen(SWT.MouseDoubleClick, this::doubleClick);
        listen(SWT.MouseVerticalWheel, this::wheel);
        listen(SWT.KeyDown, this::key);
        listen(SWT.KeyUp, e -> endHeldKey());
        listen(SWT.FocusOut, e -> endHeldKey());
    }

    private void listen(int type, Listener listener) {
        editor.addListener(type, e -> {
            if (!editor.isEmpty()) {
                listener.handleEvent(e);
            }
        });
    }

    private void press(Event e) {
        editor.setFocus();
        if (e.button != 1 && e.button != 2) {
            return;
        }
        CurvePlot plot = editor.plot();
        lastY = e.y;
        moved = false;
        int knot = plot.knotAt(editor.curve(), e.x, e.y);
        if (e.button == 2) {
            doing = Doing.PANNING;
        } else if (knot >= 0) {
            grip(knot);
        } else if (plot.onPhase(editor.phase(), e.x)) {
            doing = Doing.PHASE;
        } else {
            take(plot, e);
        }
    }

    private void grip(int knot) {
        doing = Doing.KNOT;
        editor.select(knot);
        exactValue = editor.curve().value(knot);
        editor.readOut(true);
    }

    private void take(CurvePlot plot, Event e) {
        int other = plot.curveAt(editor.curves(), editor.active(), e.x, e.y);
        boolean below = e.y > plot.area().y + plot.area().height;
        if (other >= 0 && other != editor.active()) {
            editor.activate(other);
        } else if (below && !Double.isNaN(editor.phase())) {
            doing = Doing.PHASE;
            editor.movePhase(plot.x().value(e.x));
        } else {
            doing = Doing.PANNING;
        }
    }

    private void move(Event e) {
        CurvePlot plot = editor.plot();
        switch (doing) {
            case KNOT -> drag(plot, e);
            case PHASE -> editor.movePhase(plot.x().value(e.x));
            case PANNING -> {
                editor.sight.pan((e.y - lastY) * plot.y().perPixel(), editor.curve());
                editor.redraw();
            }
            case NOTHING -> hover(plot, e);
        }
        lastY = e.y;
    }

    /** By differences, so that the knot does not jump to the middle of the mouse, nor when Shift is pressed on the way. */
    private void drag(CurvePlot plot, Event e) {
        double factor = (e.stateMask & SWT.SHIFT) != 0 ? Drawn.FINE : 1;
        moved |= e.y != lastY;
        exactValue -= (e.y - lastY) * plot.y().perPixel() * factor;
        if (moved) {
            editor.moveKnot(exactValue, factor);
        }
    }

    private void hover(CurvePlot plot, Event e) {
        int knot = plot.knotAt(editor.curve(), e.x, e.y);
        boolean inside = plot.area().contains(e.x, e.y);
        int curve = knot < 0 && inside ? plot.curveAt(editor.curves(), editor.active(), e.x, e.y) : -1;
        editor.heat(knot, curve);
        int shape = knot >= 0
                ? SWT.CURSOR_SIZENS
                : inside && plot.onPhase(editor.phase(), e.x)
                        ? SWT.CURSOR_SIZEWE
                        : curve >= 0 && curve != editor.active() ? SWT.CURSOR_HAND : SWT.CURSOR_ARROW;
        editor.setCursor(editor.getDisplay().getSystemCursor(shape));
    }

    private void release() {
        if (doing == Doing.KNOT) {
            editor.readOut(false);
            editor.edit.commit();
        }
        doing = Doing.NOTHING;
    }

    private void doubleClick(Event e) {
        doing = Doing.NOTHING;
        CurvePlot plot = editor.plot();
        if (plot.knotAt(editor.curve(), e.x, e.y) < 0) {
            Range before = editor.sight.range();
            editor.sight.showAll(editor.curve());
            if (before.equals(editor.sight.range())) {
                editor.fit();
            }
            editor.redraw();
        }
    }

    private void wheel(Event e) {
        double about = editor.plot().y().value(e.y);
        editor.sight.zoom(about, Drawn.zoom(e), editor.curve());
        editor.redraw();
        e.doit = false;
    }

    private void key(Event e) {
        boolean fine = (e.stateMask & SWT.SHIFT) != 0;
        boolean ctrl = (e.stateMask & SWT.CTRL) != 0;
        double factor = fine ? Drawn.FINE : ctrl ? Drawn.COARSE : 1;
        switch (e.keyCode) {
            case SWT.ARROW_UP -> nudge(factor);
            case SWT.ARROW_DOWN -> nudge(-factor);
            case SWT.ARROW_LEFT -> sideways(-1, ctrl);
            case SWT.ARROW_RIGHT -> sideways(1, ctrl);
            case SWT.PAGE_UP -> editor.activate(editor.active() - 1);
            case SWT.PAGE_DOWN -> editor.activate(editor.active() + 1);
            case SWT.HOME -> editor.fit();
            case SWT.CR, SWT.KEYPAD_CR -> type();
            case SWT.ESC -> giveUp();
            default -> {}
        }
    }

    private void nudge(double steps) {
        Curve curve = editor.curve();
        editor.readOut(true);
        editor.moveKnot(
                curve.value(editor.selected()) + steps * curve.quantity().step(), Math.min(1, Math.abs(steps)));
        int now = ++turn;
        editor.getDisplay().timerExec(READ_TIME, () -> {
            if (now == turn && !editor.isDisposed()) {
                editor.readOut(false);
            }
        });
    }

    private void sideways(int direction, boolean phase) {
        if (phase) {
            editor.movePhase((Double.isNaN(editor.phase()) ? 0 : editor.phase()) + direction * PHASE_STEP);
        } else {
            editor.select(editor.selected() + direction);
        }
    }

    /** A key that comes up while a knot is dragged must not end the drag. */
    private void endHeldKey() {
        if (doing != Doing.KNOT) {
            editor.edit.commit();
        }
    }

    private void giveUp() {
        if (doing != Doing.NOTHING) {
            doing = Doing.NOTHING;
            editor.cancel();
        }
    }

    private void type() {
        editor.edit.commit();
        editor.readOut(false);
        CurvePlot plot = editor.plot();
        double value = editor.curve().value(editor.selected());
        int x = (int) plot.x().pixel(editor.curve().phase(editor.selected()));
        int y = (int) plot.y().pixel(value);
        int width = 96;
        Rectangle area = editor.getClientArea();
        Rectangle box = new Rectangle(
                Math.max(0, Math.min(area.width - width, x + 12)),
                Math.max(0, Math.min(area.height - 26, y - 13)),
                width,
                26);
        String text = Numbers.shortly(value).replace('\u2212', '-');
        editor.typingIn(box);
        Predicate<String> accept = typed -> typed.equals(text) || accept(typed, box);
        new InPlaceText(editor, box, text, true, accept, () -> editor.typingIn(null));
    }

    private boolean accept(String typed, Rectangle box) {
        TypedNumber number = TypedNumber.of(typed, editor.curve().quantity());
        if (number.refusal() != null) {
            hint.refuse(number.refusal(), box, REFUSAL_TIME);
            return false;
        }
        hint.hide();
        editor.replace(editor.curve().with(editor.selected(), number.value()));
        editor.sight.include(number.value(), editor.curve());
        return true;
    }
}
