// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.perspective;

import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IPerspectiveFactory;
import org.gaitwright.workbench.internal.Ids;

/** The scene with its ghosts, plots beside it, and the branches in figures and in time below. */
public final class ComparePerspective implements IPerspectiveFactory {
    @Override
    public void createInitialLayout(IPageLayout page) {
        Layouts layouts = new Layouts(page);
        page.setEditorAreaVisible(false);
        layouts.guides();
        layouts.stack("scene", IPageLayout.LEFT, 0.5f, page.getEditorArea(), Ids.VIEWS + "scene", Ids.WELCOME);
        layouts.stack("timeline", IPageLayout.BOTTOM, 0.72f, "scene", Ids.VIEWS + "timeline", Ids.CONSOLE);
        layouts.stack("figures", IPageLayout.BOTTOM, 0.72f, "scene", Ids.VIEWS + "comparison");
        layouts.stack("signals", IPageLayout.RIGHT, 0.6f, "scene", Ids.VIEWS + "signals");
        layouts.stack("changes", IPageLayout.RIGHT, 0.6f, "timeline", Ids.VIEWS + "changes", Ids.VIEWS + "parameters");
        layouts.shortcuts();
    }
}
