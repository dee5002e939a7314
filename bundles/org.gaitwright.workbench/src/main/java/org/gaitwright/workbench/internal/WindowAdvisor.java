// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal;

import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.application.ActionBarAdvisor;
import org.eclipse.ui.application.IActionBarConfigurer;
import org.eclipse.ui.application.IWorkbenchWindowConfigurer;
import org.eclipse.ui.application.WorkbenchWindowAdvisor;
import org.gaitwright.workbench.internal.perspective.AuthorPerspective;
import org.gaitwright.workbench.internal.welcome.Welcome;

/** The window: its size and its bars. */
final class WindowAdvisor extends WorkbenchWindowAdvisor {
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
        PlatformActionSets.hideIn(getWindowConfigurer().getWindow());
        AuthorPerspective.explainEmptyEditors(getWindowConfigurer().getWindow());
        getWindowConfigurer().getWindow().getShell().forceActive();
        Welcome.showAtStart(getWindowConfigurer().getWindow());
    }
}
