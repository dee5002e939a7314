// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal;

import org.eclipse.core.runtime.ILog;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchPartSite;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.WorkbenchException;

/** Opens other parts of the studio from links. */
public final class Parts {
    private Parts() {}

    /** Null if it did not open. */
    public static IViewPart show(IWorkbenchPartSite site, String view) {
        try {
            return site.getPage().showView(view);
        } catch (PartInitException e) {
            ILog.get().error("The view " + view + " did not open", e);
            return null;
        }
    }

    public static void open(IWorkbenchPartSite site, String perspective) {
        try {
            PlatformUI.getWorkbench().showPerspective(perspective, site.getWorkbenchWindow());
        } catch (WorkbenchException e) {
            ILog.get().error("The perspective " + perspective + " did not open", e);
        }
    }
}
