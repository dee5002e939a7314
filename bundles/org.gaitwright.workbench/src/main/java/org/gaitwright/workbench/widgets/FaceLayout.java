// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Layout;

/** A round face and a panel of numbers: below it, or beside it where the room is wide. Expects these two children. */
final class FaceLayout extends Layout {
    private static final int GAP = 6;
    private static final int LEAST = 120;
    private static final int MOST = 340;
    private static final int MARGIN = 40;

    @Override
    protected Point computeSize(Composite composite, int wHint, int hHint, boolean flushCache) {
        Control[] parts = composite.getChildren();
        Point panel = parts[1].computeSize(SWT.DEFAULT, SWT.DEFAULT, flushCache);
        Point face = parts[0].computeSize(SWT.DEFAULT, SWT.DEFAULT, flushCache);
        return new Point(Math.max(panel.x, face.x), face.y + GAP + panel.y);
    }

    @Override
    protected void layout(Composite composite, boolean flushCache) {
        Rectangle area = composite.getClientArea();
        Control[] parts = composite.getChildren();
        Rectangle[] places =
                places(area.width, area.height, parts[1].computeSize(SWT.DEFAULT, SWT.DEFAULT, flushCache));
        parts[0].setBounds(places[0]);
        parts[1].setBounds(places[1]);
    }

    /** Where the face and the panel go. The face gets all the width there is, for what is written beside it. */
    static Rectangle[] places(int width, int height, Point panel) {
        int below = Math.min(MOST, Math.min(width, height - GAP - panel.y));
        int beside = Math.min(MOST, Math.min(width - GAP - panel.x, height));
        if (beside > below && beside >= LEAST) {
            int wide = Math.min(width - GAP - panel.x, MOST + MARGIN);
            int left = Math.max(0, (width - wide - GAP - panel.x) / 2);
            return new Rectangle[] {
                new Rectangle(left, (height - beside) / 2, wide, beside),
                new Rectangle(left + wide + GAP, Math.max(0, (height - panel.y) / 2), panel.x, panel.y)
            };
        }
        int side = Math.max(LEAST, below);
        int top = Math.max(0, (height - side - GAP - panel.y) / 2);
        int wide = Math.min(width, panel.x);
        return new Rectangle[] {
            new Rectangle(0, top, width, side), new Rectangle((width - wide) / 2, top + side + GAP, wide, panel.y)
        };
    }
}
