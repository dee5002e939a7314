// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal;

import java.util.List;
import org.eclipse.e4.ui.model.application.ui.MUIElement;
import org.eclipse.e4.ui.model.application.ui.basic.MTrimBar;
import org.eclipse.e4.ui.model.application.ui.basic.MTrimElement;
import org.eclipse.e4.ui.model.application.ui.basic.MWindow;
import org.eclipse.e4.ui.workbench.modeling.EModelService;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.application.ActionBarAdvisor;
import org.eclipse.ui.application.IActionBarConfigurer;
import org.eclipse.ui.application.IWorkbenchWindowConfigurer;
import org.eclipse.ui.application.WorkbenchWindowAdvisor;

/** The window: its size, its bars, and where its status is told. */
final class WindowAdvisor extends WorkbenchWindowAdvisor {
    private static final String STATUS = "org.gaitwright.workbench.toolbar.status";
    private static final int WIDTH = 1600;
    private static final int HEIGHT = 1000;

    private final Splash splash;

    WindowAdvisor(IWorkbenchWindowConfigurer configurer, Splash splash) {
        super(configurer);
        this.splash = splash;
    }

    @Override
    public ActionBarAdvisor createActionBarAdvisor(IActionBarConfigurer configurer) {
        return new ActionBars(configurer);
    }

    @Override
    public void preWindowOpen() {
        IWorkbenchWindowConfigurer c = getWindowConfigurer();
        Rectangle screen =
                c.getWindow().getWorkbench().getDisplay().getPrimaryMonitor().getClientArea();
        c.setInitialSize(new Point(Math.min(WIDTH, screen.width), Math.min(HEIGHT, screen.height)));
        c.setShowCoolBar(true);
        c.setShowMenuBar(true);
        c.setShowPerspectiveBar(true);
        c.setShowStatusLine(true);
        c.setShowProgressIndicator(true);
        c.setTitle("Gaitwright");
    }

    @Override
    public void postWindowCreate() {
        Shell shell = getWindowConfigurer().getWindow().getShell();
        shell.setMinimumSize(900, 600);
        Rectangle screen = shell.getMonitor().getClientArea();
        if (shell.getSize().x >= screen.width && shell.getSize().y >= screen.height) {
            shell.setMaximized(true);
        }
    }

    @Override
    public void postWindowOpen() {
        splash.close();
        statusFirst(getWindowConfigurer().getWindow());
        PlatformActionSets.hideIn(getWindowConfigurer().getWindow());
        getWindowConfigurer().getWindow().getShell().forceActive();
    }

    /** The platform adds trim at the end; the state of the run is worth the corner where people look first. */
    private static void statusFirst(IWorkbenchWindow window) {
        EModelService models = window.getService(EModelService.class);
        MUIElement status = models.find(STATUS, window.getService(MWindow.class));
        Object parent = status == null ? null : status.getParent();
        if (parent instanceof MTrimBar bar) {
            List<MTrimElement> trim = bar.getChildren();
            int from = trim.indexOf(status);
            if (from > 0) {
                status.getTags().remove("Draggable");
                trim.add(0, trim.remove(from));
            }
        }
    }
}
