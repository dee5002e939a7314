// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.curve;

import java.util.function.Predicate;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Event;
import org.gaitwright.workbench.widgets.number.InPlaceText;
import org.gaitwright.workbench.widgets.number.Numbers;
import org.gaitwright.workbench.widgets.number.TypedNumber;
import org.gaitwright.workbench.widgets.paint.Drawn;
import org.gaitwright.workbench.widgets.paint.Hint;

/** What the keyboard does to curves. */
final class CurveKeys {
    private static final double PHASE_STEP = 0.01;
    private static final int READ_TIME = 1200;
    private static final int REFUSAL_TIME = 4000;

    private final CurveEditor editor;
    private final CurveMouse mouse;
    private final Hint hint;
    private int turn;

    CurveKeys(CurveEditor editor, CurveMouse mouse) {
        this.editor = editor;
        this.mouse = mouse;
        hint = new Hint(editor);
        editor.addListener(SWT.KeyDown, e -> {
            if (!editor.isEmpty()) {
                key(e);
            }
        });
        editor.addListener(SWT.KeyUp, e -> finish());
        editor.addListener(SWT.FocusOut, e -> finish());
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
            default -> {}
        }
    }

    private void nudge(double steps) {
        Curve.Knot knot = editor.curve().knots().get(editor.selected());
        double step = editor.curve().quantity().step();
        editor.readOut(true);
        editor.moveKnot(knot.value() + steps * step, Math.min(1, Math.abs(steps)));
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
    private void finish() {
        if (!mouse.dragging()) {
            editor.edit.commit();
        }
    }

    private void type() {
        editor.edit.commit();
        editor.readOut(false);
        CurvePlot plot = editor.plot();
        Curve.Knot knot = editor.curve().knots().get(editor.selected());
        int x = (int) plot.x().pixel(knot.phase());
        int y = (int) plot.y().pixel(knot.value());
        int width = 96;
        Rectangle area = editor.getClientArea();
        Rectangle box = new Rectangle(
                Math.max(0, Math.min(area.width - width, x + 12)),
                Math.max(0, Math.min(area.height - 26, y - 13)),
                width,
                26);
        String text = Numbers.shortly(knot.value()).replace('\u2212', '-');
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
