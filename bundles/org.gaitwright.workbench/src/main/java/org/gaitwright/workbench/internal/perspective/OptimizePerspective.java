// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.perspective;

import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IPerspectiveFactory;
import org.gaitwright.workbench.internal.Ids;

/** Runs left, how they converge in the middle above the best so far, variables right. */
public final class OptimizePerspective implements IPerspectiveFactory {
    @Override
    public void createInitialLayout(IPageLayout page) {
        Layouts layouts = new Layouts(page);
        page.setEditorAreaVisible(false);
        layouts.guides();
        layouts.stack("runs", IPageLayout.LEFT, 0.29f, page.getEditorArea(), Ids.VIEWS + "optimization-runs");
        layouts.stack("middle", IPageLayout.RIGHT, 0.29f, "runs", Ids.VIEWS + "convergence");
        layouts.stack("right", IPageLayout.RIGHT, 0.68f, "middle", Ids.VIEWS + "variables");
        layouts.stack("best", IPageLayout.BOTTOM, 0.45f, "middle", Ids.VIEWS + "scene", Ids.WELCOME);
        layouts.stack("words", IPageLayout.BOTTOM, 0.60f, "runs", Ids.PROGRESS, Ids.CONSOLE);
        layouts.shortcuts();
    }
}
