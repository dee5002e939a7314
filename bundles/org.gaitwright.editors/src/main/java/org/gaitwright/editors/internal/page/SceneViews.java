// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.page;

import org.eclipse.core.runtime.ILog;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;

/** Where the studio shows what runs. */
public final class SceneViews {
    private static final String SCENE = "org.gaitwright.views.scene";

    private SceneViews() {}

    /** Brings the 3D scene to the front; whoever edits goes on editing. */
    public static void show(IWorkbenchPage page) {
        try {
            page.showView(SCENE, null, IWorkbenchPage.VIEW_VISIBLE);
        } catch (PartInitException e) {
            ILog.get().error("The 3D scene did not open; open it from the View menu", e);
        }
    }
}
