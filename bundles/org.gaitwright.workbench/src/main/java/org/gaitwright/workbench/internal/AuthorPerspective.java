// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal;

import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IPerspectiveFactory;

/** Files left, editors in the middle with the walking preview below, properties right. */
public final class AuthorPerspective implements IPerspectiveFactory {
    @Override
    public void createInitialLayout(IPageLayout page) {
        Layouts layouts = new Layouts(page);
        String editors = page.getEditorArea();
        page.setEditorAreaVisible(true);
        layouts.stack("left", IPageLayout.LEFT, 0.20f, editors, Ids.VIEWS + "explorer");
        layouts.stack("outline", IPageLayout.BOTTOM, 0.60f, "left", Ids.OUTLINE);
        layouts.stack("right", IPageLayout.RIGHT, 0.72f, editors, Ids.PROPERTIES, Ids.VIEWS + "parameters");
        layouts.stack("preview", IPageLayout.BOTTOM, 0.56f, editors, Ids.VIEWS + "scene", Ids.CONSOLE, Ids.ERROR_LOG);
        layouts.shortcuts();
    }
}
