// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal;

import java.util.List;
import org.eclipse.ui.IPerspectiveDescriptor;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PerspectiveAdapter;

/** Tool bars and menus that the platform adds to every perspective, which activities do not reach. */
final class PlatformActionSets {
    private static final List<String> UNWANTED = List.of(
            "org.eclipse.ui.edit.text.actionSet.annotationNavigation",
            "org.eclipse.ui.edit.text.actionSet.navigation",
            "org.eclipse.ui.edit.text.actionSet.convertLineDelimitersTo",
            "org.eclipse.ui.edit.text.actionSet.presentation",
            "org.eclipse.ui.NavigateActionSet",
            "org.eclipse.ui.WorkingSetActionSet",
            "org.eclipse.ui.WorkingSetModificationActionSet",
            "org.eclipse.ui.actionSet.keyBindings",
            "org.eclipse.ui.actionSet.openFiles",
            "org.eclipse.team.ui.actionSet",
            "org.eclipse.ui.cheatsheets.actionSet");

    private PlatformActionSets() {}

    static void hideIn(IWorkbenchWindow window) {
        window.addPerspectiveListener(new PerspectiveAdapter() {
            @Override
            public void perspectiveActivated(IWorkbenchPage page, IPerspectiveDescriptor perspective) {
                UNWANTED.forEach(page::hideActionSet);
            }

            @Override
            public void perspectiveChanged(IWorkbenchPage page, IPerspectiveDescriptor perspective, String change) {
                if (change.equals(IWorkbenchPage.CHANGE_RESET_COMPLETE)) {
                    UNWANTED.forEach(page::hideActionSet);
                }
            }
        });
        UNWANTED.forEach(window.getActivePage()::hideActionSet);
    }
}
