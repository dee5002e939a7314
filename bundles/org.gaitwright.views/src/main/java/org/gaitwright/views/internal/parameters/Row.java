// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.parameters;

import java.util.List;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Control;

/** The controls of a line. */
abstract class Row {
    private Rectangle place;

    /** In the order of Tab. */
    abstract List<Control> controls();

    /** Shows the values of now. */
    abstract void show();

    /** Puts the controls where they belong. */
    protected abstract void moveTo(Rectangle area);

    final void place(Rectangle area) {
        if (!area.equals(place)) {
            place = area;
            moveTo(area);
            setVisible(true);
        }
    }

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
