// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.perspective;

import java.util.List;
import org.eclipse.ui.IFolderLayout;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IPlaceholderFolderLayout;
import org.gaitwright.workbench.internal.Ids;

/** Places stacks of views, and offers every view and perspective in every perspective's menus. */
final class Layouts {
    private static final List<String> VIEWS = List.of(
            "scene",
            "explorer",
            "run",
            "parameters",
            "changes",
            "properties",
            "steering",
            "pushes",
            "timeline",
            "signals",
            "optimization-runs",
            "convergence",
            "variables",
            "comparison",
            "plugins");

    private static final List<String> WIZARDS = List.of(
            "newProject",
            "newCharacter",
            "newStyle",
            "newGait",
            "newMotion",
            "newTerrain",
            "newScene",
            "newRecipe",
            "newPlugin");

    private final IPageLayout page;

    Layouts(IPageLayout page) {
        this.page = page;
    }

    /** The welcome page gets a place in the stack, but is not open. */
    IFolderLayout stack(String name, int side, float ratio, String beside, String... views) {
        IFolderLayout folder = page.createFolder(name, side, ratio, beside);
        for (String view : views) {
            if (view.equals(Ids.WELCOME)) {
                folder.addPlaceholder(view);
            } else {
                folder.addView(view);
            }
        }
        return folder;
    }

    /** A column at the right for help and cheat sheets, which is there only while one of them is; comes before all stacks. */
    void guides() {
        guides(page.createPlaceholderFolder("guides", IPageLayout.RIGHT, 0.74f, page.getEditorArea()));
    }

    /** Lets help and cheat sheets open in a stack. */
    void guides(IPlaceholderFolderLayout guides) {
        guides.addPlaceholder(Ids.HELP);
        guides.addPlaceholder(Ids.CHEAT_SHEET);
        guides.addPlaceholder(Ids.MAKE_IT_WALK);
        guides.addPlaceholder(Ids.OWN_STYLE);
    }

    void shortcuts() {
        VIEWS.forEach(v -> page.addShowViewShortcut(Ids.VIEWS + v));
        List.of(Ids.PROBLEMS, Ids.CONSOLE, Ids.ERROR_LOG, Ids.PROGRESS, Ids.OUTLINE, Ids.HELP)
                .forEach(page::addShowViewShortcut);
        Ids.PERSPECTIVES.forEach(page::addPerspectiveShortcut);
        WIZARDS.forEach(w -> page.addNewWizardShortcut("org.gaitwright.editors." + w));
    }
}
