// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.number;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.gaitwright.workbench.widgets.paint.Drawn;

/** What mouse and keyboard do to a number field. */
final class NumberInput {
    private static final int WHEEL_REST = 400;
    private static final int THRESHOLD = 3;
    private static final String TYPED = "0123456789.,-+\u2212";

    private final NumberField field;
    private NumberDrag drag;
    private boolean pressed;
    private int pressX;
    private int lastX;
    private int wheelTurn;

    NumberInput(NumberField field) {
        this.field = field;
        field.addListener(SWT.MouseDown, this::press);
        field.addListener(SWT.MouseMove, this::move);
        field.addListener(SWT.MouseUp, this::release);
        field.addListener(SWT.MouseExit, e -> field.overReset(false));
        field.addListener(SWT.MouseVerticalWheel, this::wheel);
        field.addListener(SWT.KeyDown, this::key);
        field.addListener(SWT.KeyUp, e -> endHeldKey());
        field.addListener(SWT.FocusOut, e -> endHeldKey());
    }

    /** Forgets a drag. */
    void letGo() {
        drag = null;
        pressed = false;
    }

    private void press(Event e) {
        if (e.button != 1) {
            return;
        }
        field.setFocus();
        if (!field.parts().reset().contains(e.x, e.y)) {
            pressed = true;
            pressX = e.x;
        } else if (field.changed()) {
            field.reset();
        }
    }

    private void move(Event e) {
        boolean back = field.changed() && field.parts().reset().contains(e.x, e.y);
        field.overReset(back);
        int shape = back || field.quantity().chooses() ? SWT.CURSOR_HAND : SWT.CURSOR_SIZEWE;
        field.setCursor(field.getDisplay().getSystemCursor(shape));
        boolean words = field.quantity().chooses();
        if (pressed && drag == null && !words && Math.abs(e.x - pressX) >= THRESHOLD) {
            field.begin();
            drag = new NumberDrag(field.quantity(), field.value());
            lastX = pressX;
        }
        if (drag != null) {
            double now = drag.move(e.x - lastX, factor(e.stateMask));
            lastX = e.x;
            field.give(now);
            if (drag.stopped()) {
                field.stop();
            }
        }
    }

    private void release(Event e) {
        boolean clicked = pressed && drag == null && e.button == 1;
        boolean dragged = drag != null;
        letGo();
        if (dragged) {
            field.end();
        } else if (clicked) {
            field.type();
        }
    }

    private void wheel(Event e) {
        if (field.isFocusControl() && !field.typing()) {
            e.doit = false;
            step(Integer.signum(e.count) * factor(e.stateMask));
            int now = ++wheelTurn;
            field.getDisplay().timerExec(WHEEL_REST, () -> {
                if (now == wheelTurn && !field.isDisposed()) {
                    endHeldKey();
                }
            });
        }
    }

    private void key(Event e) {
        if (field.typing()) {
            return;
        }
        switch (e.keyCode) {
            case SWT.ARROW_UP, SWT.ARROW_RIGHT -> step(factor(e.stateMask));
            case SWT.ARROW_DOWN, SWT.ARROW_LEFT -> step(-factor(e.stateMask));
            case SWT.PAGE_UP -> step(Drawn.COARSE);
            case SWT.PAGE_DOWN -> step(-Drawn.COARSE);
            case SWT.DEL, SWT.BS -> field.reset();
            case SWT.CR, SWT.KEYPAD_CR -> field.type();
            case SWT.ESC -> field.undo();
            default -> {
                if (field.quantity().chooses()) {
                    if (e.keyCode == ' ') {
                        field.type();
                    }
                } else if (TYPED.indexOf(e.character) >= 0 && (e.stateMask & (SWT.CTRL | SWT.ALT)) == 0) {
                    field.type(String.valueOf(e.character), false);
                }
            }
        }
    }

    private void step(double steps) {
        Quantity q = field.quantity();
        double counted = q.chooses() ? Math.signum(steps) : steps;
        field.begin();
        double wanted = field.value() + counted * q.step();
        field.give(q.accepts(wanted) ? q.rounded(wanted, Math.min(1, Math.abs(steps))) : wanted);
    }

    private void endHeldKey() {
        if (drag == null) {
            field.end();
        }
    }

    private static double factor(int state) {
        return (state & SWT.SHIFT) != 0 ? Drawn.FINE : (state & SWT.CTRL) != 0 ? Drawn.COARSE : 1;
    }
}
