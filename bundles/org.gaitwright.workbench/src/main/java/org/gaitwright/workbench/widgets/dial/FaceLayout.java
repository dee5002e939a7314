// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.dial;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Layout;

/** A round face and a panel of numbers: below it, or beside it where that lets the face be larger. */
final class FaceLayout extends Layout {
    private static final int GAP = 6;
    private static final int LEAST = 110;
    private static final int MOST = 340;
    /** What stands on the left and right of a face. */
    private static final int WORDS = 40;

    private final Control face;
    private final Composite panel;

    FaceLayout(Control face, Composite panel) {
        this.face = face;
        this.panel = panel;
    }

    @Override
    protected Point computeSize(Composite composite, int wHint, int hHint, boolean flushCache) {
        Point numbers = panelSize(false);
        Point round = face.computeSize(SWT.DEFAULT, SWT.DEFAULT, flushCache);
        return new Point(Math.max(numbers.x, round.x), round.y + GAP + numbers.y);
    }

    @Override
    protected void layout(Composite composite, boolean flushCache) {
        Rectangle area = composite.getClientArea();
        Point stack = panelSize(true);
        Point row = panelSize(false);
        boolean beside = beside(area.width, area.height, stack, row);
        boolean stacked = beside || area.width < row.x;
        Rectangle[] places = beside ? sideBySide(area, stack) : below(area, stacked ? stack : row);
        panelSize(stacked);
        face.setBounds(places[0]);
        panel.setBounds(places[1]);
        panel.layout(true);
    }

    /** What the numbers need one above the other, or side by side. */
    private Point panelSize(boolean stacked) {
        ((GridLayout) panel.getLayout()).numColumns = stacked ? 1 : panel.getChildren().length;
        return panel.computeSize(SWT.DEFAULT, SWT.DEFAULT, true);
    }

    /** Whether the face is larger with the numbers one above the other beside it than with them in a row below it. */
    static boolean beside(int width, int height, Point stack, Point row) {
        int withStack = Math.min(MOST, Math.min(width - GAP - stack.x - WORDS, height));
        int withRow = Math.min(MOST, Math.min(width - WORDS, height - GAP - row.y));
        return withStack > withRow && height >= stack.y;
    }

    static Rectangle[] sideBySide(Rectangle area, Point stack) {
        int side = Math.min(MOST, area.height);
        int wide = Math.min(area.width - GAP - stack.x, MOST + 2 * WORDS);
        int left = Math.max(0, (area.width - wide - GAP - stack.x) / 2);
        return new Rectangle[] {
            new Rectangle(left, (area.height - side) / 2, wide, side),
            new Rectangle(left + wide + GAP, Math.max(0, (area.height - stack.y) / 2), stack.x, stack.y)
        };
    }

    static Rectangle[] below(Rectangle area, Point numbers) {
        int room = Math.min(area.width, area.height - GAP - numbers.y);
        int side = Math.max(LEAST, Math.min(MOST, room));
        int top = Math.max(0, (area.height - side - GAP - numbers.y) / 2);
        int wide = Math.min(area.width, numbers.x);
        return new Rectangle[] {
            new Rectangle(0, top, area.width, side),
            new Rectangle((area.width - wide) / 2, top + side + GAP, wide, numbers.y)
        };
    }
}
