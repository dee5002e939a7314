// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.wizards;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.workbench.choice.Figure;
import org.gaitwright.workbench.look.Themes;

/** A character seen from the front, with a line at each metre, so that proportions can be judged before they are chosen. */
final class Silhouette extends Canvas {
    private static final Color LINE_LIGHT = new Color(214, 218, 224);
    private static final Color LINE_DARK = new Color(88, 92, 98);
    private static final int PAD = 10;
    private static final int TOP = 18;
    /** At least this much height is shown, so that children look small. */
    private static final double SHOWN_METRES = 2;

    /** Null where there is none. */
    private Figure figure;

    Silhouette(Composite parent) {
        super(parent, SWT.DOUBLE_BUFFERED);
        addListener(SWT.Paint, e -> paint(e.gc));
        Themes.follow(this, this::redraw);
    }

    /** Null shows the ground alone. */
    void show(CharacterModel shown) {
        figure = shown == null ? null : Figure.of(shown);
        redraw();
    }

    private void paint(GC gc) {
        Point size = getSize();
        gc.setAntialias(SWT.ON);
        double metres = Math.max(SHOWN_METRES, figure == null ? 0 : figure.height() + 0.1);
        double scale = (size.y - PAD - TOP) / metres;
        for (int m = 0; m <= metres; m++) {
            int y = (int) (size.y - PAD - m * scale);
            gc.setForeground(Themes.current() == Themes.DARK ? LINE_DARK : LINE_LIGHT);
            gc.drawLine(0, y, size.x, y);
            gc.setForeground(getForeground());
            gc.drawString(m + " m", 2, y - gc.getFontMetrics().getHeight(), true);
        }
        if (figure != null) {
            figure.draw(gc, 0, scale, size.x / 2.0, size.y - PAD);
        }
    }
}
