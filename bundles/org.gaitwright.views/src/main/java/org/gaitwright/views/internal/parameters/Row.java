// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.parameters;

import java.util.List;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;

/** The controls of a line. Names and numbers of all kinds of lines are in columns. */
abstract class Row {
    /** Of the row of a number. */
    static final int INDENT = 12;
    /** Of the name within the row. */
    static final int LABEL = 10;
    /** Of the row of a value of a curve. */
    static final int KNOT_INDENT = 28;

    static final int HEADING = 24;
    static final int SECTION = 28;
    static final int CURVE = 26;

    private Rectangle place;

    /** In the order of Tab. */
    abstract List<Control> controls();

    /** Shows the values of now. */
    abstract void show();

    /** Puts the controls where they belong. */
    protected abstract void moveTo(Rectangle area);

    /** Leaves room at the end of an area; returns the part of it that has that room at its end. */
    protected Rectangle leave(int room, Rectangle area) {
        moveTo(new Rectangle(area.x, area.y, Math.max(1, area.width - room), area.height));
        return area;
    }

    /** Whether a key presses a button. */
    static boolean presses(Event key) {
        return key.character == ' ' || key.keyCode == SWT.CR || key.keyCode == SWT.KEYPAD_CR;
    }

    final void place(Rectangle area) {
        if (!area.equals(place)) {
            place = area;
            moveTo(area);
            setVisible(true);
            seen();
        }
    }

    /** It has come into sight with all its controls. */
    void seen() {}

    final void forgetPlace() {
        place = null;
    }

    final void setVisible(boolean visible) {
        controls().forEach(c -> c.setVisible(visible));
        place = visible ? place : null;
    }

    final boolean has(Control control) {
        for (Control c = control; c != null; c = c.getParent()) {
            if (controls().contains(c)) {
                return true;
            }
        }
        return false;
    }

    final void dispose() {
        controls().forEach(Control::dispose);
    }
}
