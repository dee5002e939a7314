// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.parameters;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Event;

/** Makes a canvas something that the keyboard reaches and presses. */
final class Press {
    private Press() {}

    static void listen(Canvas canvas, Runnable press) {
        canvas.addListener(SWT.KeyDown, e -> {
            if (e.character == ' ' || e.keyCode == SWT.CR || e.keyCode == SWT.KEYPAD_CR) {
                press.run();
            }
        });
        canvas.addListener(SWT.FocusIn, e -> canvas.redraw());
        canvas.addListener(SWT.FocusOut, e -> canvas.redraw());
        canvas.addListener(SWT.Traverse, Press::goOn);
    }

    /** A canvas that listens to keys keeps all of them, but these are for going on to the next control. */
    private static void goOn(Event e) {
        e.doit |= e.detail == SWT.TRAVERSE_TAB_NEXT || e.detail == SWT.TRAVERSE_TAB_PREVIOUS;
    }
}
