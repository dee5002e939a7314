// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.perspective;

import java.util.List;
import org.eclipse.e4.ui.model.application.ui.advanced.MPerspective;
import org.eclipse.e4.ui.model.application.ui.basic.MWindow;
import org.eclipse.e4.ui.workbench.modeling.EModelService;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IPerspectiveFactory;
import org.eclipse.ui.IWorkbenchWindow;
import org.gaitwright.workbench.internal.Ids;

/** Files left, editors in the middle with the walking preview below, properties right. */
public final class AuthorPerspective implements IPerspectiveFactory {
    /** What the empty editor area says, as the platform keeps it with a perspective. */
    private static final List<String> HINTS = List.of(
            "persp.editorOnboardingText:Double-click a character or a scene in the Explorer to edit it here.",
            "persp.editorOnboardingImageUri:platform:/plugin/org.gaitwright.workbench/icons/author.svg",
            "persp.editorOnboardingCommand:Find any command, view or file$$$Ctrl+3");

    @Override
    public void createInitialLayout(IPageLayout page) {
        Layouts layouts = new Layouts(page);
        String editors = page.getEditorArea();
        page.setEditorAreaVisible(true);
        layouts.stack("left", IPageLayout.LEFT, 0.20f, editors, Ids.VIEWS + "explorer");
        layouts.stack("outline", IPageLayout.BOTTOM, 0.60f, "left", Ids.OUTLINE);
        // help lies over the properties: a column of its own would squeeze the editor
        layouts.guides(layouts.stack(
                "right", IPageLayout.RIGHT, 0.70f, editors, Ids.VIEWS + "properties", Ids.VIEWS + "parameters"));
        layouts.stack(
                "preview",
                IPageLayout.BOTTOM,
                0.56f,
                editors,
                Ids.VIEWS + "scene",
                Ids.WELCOME,
                Ids.PROBLEMS,
                Ids.CONSOLE,
                Ids.ERROR_LOG);
        layouts.shortcuts();
    }

    /**
     * Lets the empty editor area say what it is for. A layout could ask for that too, but the platform forgets it for
     * perspectives that are open from the start.
     */
    public static void explainEmptyEditors(IWorkbenchWindow window) {
        EModelService model = window.getService(EModelService.class);
        for (MPerspective p : model.findElements(window.getService(MWindow.class), Ids.AUTHOR, MPerspective.class)) {
            HINTS.stream().filter(h -> !p.getTags().contains(h)).forEach(p.getTags()::add);
        }
    }
}
