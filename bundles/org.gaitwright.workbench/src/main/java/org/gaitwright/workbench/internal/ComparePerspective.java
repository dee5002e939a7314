// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal;

import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IPerspectiveFactory;

/** The matrix of everything against everything, push maps beside it, replays below. */
public final class ComparePerspective implements IPerspectiveFactory {
    @Override
    public void createInitialLayout(IPageLayout page) {
        Layouts layouts = new Layouts(page);
        page.setEditorAreaVisible(false);
        layouts.guides();
        layouts.stack("matrix", IPageLayout.LEFT, 0.5f, page.getEditorArea(), Ids.VIEWS + "comparison", Ids.WELCOME);
        layouts.stack("maps", IPageLayout.RIGHT, 0.64f, "matrix", Ids.VIEWS + "push-map");
        layouts.stack("replays", IPageLayout.BOTTOM, 0.52f, "matrix", Ids.VIEWS + "replays");
        layouts.stack("plugins", IPageLayout.BOTTOM, 0.52f, "maps", Ids.VIEWS + "plugins", Ids.CONSOLE);
        layouts.shortcuts();
    }
}
