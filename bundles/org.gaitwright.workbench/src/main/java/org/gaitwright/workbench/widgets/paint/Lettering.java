// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.paint;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.graphics.FontData;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;

/** The fonts of the widgets: the desktop's, in two sizes and two weights. They live as long as the display. */
public final class Lettering {
    private static final String KEY = Lettering.class.getName();
    private static final int SMALLEST = 7;

    private final Font body;
    private final Font bold;
    private final Font small;

    private Lettering(Display display) {
        body = display.getSystemFont();
        bold = derived(display, 0, SWT.BOLD);
        small = derived(display, -1, SWT.NORMAL);
        display.disposeExec(() -> {
            bold.dispose();
            small.dispose();
        });
    }

    public static Lettering of(Control control) {
        Display display = control.getDisplay();
        if (display.getData(KEY) instanceof Lettering there) {
            return there;
        }
        Lettering made = new Lettering(display);
        display.setData(KEY, made);
        return made;
    }

    /** Names and values. */
    public Font body() {
        return body;
    }

    /** Titles. */
    public Font bold() {
        return bold;
    }

    /** Units, ticks, captions. */
    public Font small() {
        return small;
    }

    private Font derived(Display display, int larger, int style) {
        FontData[] data = body.getFontData();
        for (FontData d : data) {
            d.setHeight(Math.max(Math.min(SMALLEST, d.getHeight()), d.getHeight() + larger));
            d.setStyle(style);
        }
        return new Font(display, data);
    }
}
