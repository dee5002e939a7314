// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.look;

import org.eclipse.core.runtime.ILog;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.WorkbenchException;

/** Opens perspectives and views. What does not open has a line in the log. */
public final class Places {
    private static final String SIMULATE = "org.gaitwright.workbench.simulate";
    private static final String SCENE = "org.gaitwright.views.scene";

    private Places() {}

    /** A perspective, with these views in sight. */
    public static void open(IWorkbenchWindow window, String perspective, String... views) {
        try {
            window.getWorkbench().showPerspective(perspective, window);
        } catch (WorkbenchException e) {
            ILog.get().error("The perspective " + perspective + " did not open", e);
        }
        for (String view : views) {
            show(window.getActivePage(), view, IWorkbenchPage.VIEW_VISIBLE);
        }
    }

    /** The 3D scene, where runs are watched. */
    public static void openScene(IWorkbenchWindow window) {
        open(window, SIMULATE);
        show(window.getActivePage(), SCENE);
    }

    /** A view, with the keyboard. Null if it did not open. */
    public static IViewPart show(IWorkbenchPage page, String view) {
        return show(page, view, IWorkbenchPage.VIEW_ACTIVATE);
    }

    /**
     * A view.
     *
     * @param mode as in {@link IWorkbenchPage#showView(String, String, int)}
     * @return null if it did not open
     */
    public static IViewPart show(IWorkbenchPage page, String view, int mode) {
        try {
            return page.showView(view, null, mode);
        } catch (PartInitException e) {
            ILog.get().error("The view " + view + " did not open", e);
            return null;
        }
    }
}
