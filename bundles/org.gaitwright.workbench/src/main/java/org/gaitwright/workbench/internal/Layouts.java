// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal;

import java.util.List;
import org.eclipse.ui.IFolderLayout;
import org.eclipse.ui.IPageLayout;

/** Places stacks of views, and offers every view and perspective in every perspective's menus. */
final class Layouts {
    private static final List<String> VIEWS = List.of(
            "scene",
            "explorer",
            "run",
            "parameters",
            "properties",
            "steering",
            "pushes",
            "timeline",
            "signals",
            "optimisation-runs",
            "convergence",
            "variables",
            "comparison",
            "push-map",
            "replays",
            "plugins");

    private final IPageLayout page;

    Layouts(IPageLayout page) {
        this.page = page;
    }

    void stack(String name, int side, float ratio, String beside, String... views) {
        IFolderLayout folder = page.createFolder(name, side, ratio, beside);
        for (String view : views) {
            folder.addView(view);
        }
    }

    void shortcuts() {
        VIEWS.forEach(v -> page.addShowViewShortcut(Ids.VIEWS + v));
        List.of(Ids.CONSOLE, Ids.ERROR_LOG, Ids.PROGRESS, Ids.OUTLINE).forEach(page::addShowViewShortcut);
        Ids.PERSPECTIVES.forEach(page::addPerspectiveShortcut);
    }
}
