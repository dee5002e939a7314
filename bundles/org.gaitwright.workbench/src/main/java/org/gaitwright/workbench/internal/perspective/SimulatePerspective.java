// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.perspective;

import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IPerspectiveFactory;
import org.gaitwright.workbench.internal.Ids;

/** The scene in the middle, what steers it on the right, time and words below. */
public final class SimulatePerspective implements IPerspectiveFactory {
    @Override
    public void createInitialLayout(IPageLayout page) {
        Layouts layouts = new Layouts(page);
        page.setEditorAreaVisible(false);
        layouts.guides();
        layouts.stack("scene", IPageLayout.LEFT, 0.5f, page.getEditorArea(), Ids.VIEWS + "scene", Ids.WELCOME);
        // what is tuned and steered has the whole height: it is what a small window has too little of
        layouts.stack("right", IPageLayout.RIGHT, 0.76f, "scene", Ids.VIEWS + "parameters", Ids.VIEWS + "changes");
        layouts.stack("steer", IPageLayout.BOTTOM, 0.58f, "right", Ids.VIEWS + "steering", Ids.VIEWS + "pushes");
        layouts.stack(
                "below",
                IPageLayout.BOTTOM,
                0.72f,
                "scene",
                Ids.VIEWS + "timeline",
                Ids.CONSOLE,
                Ids.PROBLEMS,
                Ids.PROGRESS,
                Ids.ERROR_LOG,
                Ids.VIEWS + "plugins");
        layouts.stack("signals", IPageLayout.RIGHT, 0.5f, "below", Ids.VIEWS + "signals");
        layouts.stack("left", IPageLayout.LEFT, 0.24f, "scene", Ids.VIEWS + "explorer");
        layouts.stack("run", IPageLayout.BOTTOM, 0.42f, "left", Ids.VIEWS + "run");
        layouts.shortcuts();
    }
}
