// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.paint;

import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;

/** Where a hint goes: below what it is about, or above where there is no room, and always on the screen. */
final class HintPlace {
    private HintPlace() {}

    static Rectangle beside(Rectangle about, Point size, Rectangle screen, int gap) {
        int below = about.y + about.height + gap;
        boolean fits = below + size.y <= screen.y + screen.height;
        int y = fits ? below : about.y - gap - size.y;
        int x = Math.min(about.x, screen.x + screen.width - size.x);
        return new Rectangle(Math.max(screen.x, x), Math.max(screen.y, y), size.x, size.y);
    }
}
