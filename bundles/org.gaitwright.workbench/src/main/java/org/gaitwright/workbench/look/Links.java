// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.look;

import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.widgets.Link;

/** Colours of links, readable on the ground of views in both themes. */
public final class Links {
    private static final Color ON_LIGHT = new Color(0x1A, 0x5F, 0xB4);
    private static final Color ON_DARK = new Color(0x8A, 0xBF, 0xF5);

    private Links() {}

    /** Gives a link its colour, now and after each change of the theme: the light style sheet leaves that of the dark one. */
    public static Link follow(Link link) {
        colour(link);
        Themes.follow(link, () -> link.getDisplay().asyncExec(() -> colour(link)));
        return link;
    }

    private static void colour(Link link) {
        if (!link.isDisposed()) {
            link.setLinkForeground(Themes.current() == Themes.DARK ? ON_DARK : ON_LIGHT);
        }
    }
}
