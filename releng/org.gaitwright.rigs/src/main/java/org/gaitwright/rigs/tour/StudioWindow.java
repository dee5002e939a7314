// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.rigs.tour;

import java.util.List;
import java.util.Optional;
import org.eclipse.core.commands.common.CommandException;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IPath;
import org.eclipse.e4.ui.model.application.ui.advanced.MPerspective;
import org.eclipse.e4.ui.model.application.ui.advanced.MPlaceholder;
import org.eclipse.e4.ui.model.application.ui.basic.MPart;
import org.eclipse.e4.ui.model.application.ui.basic.MWindow;
import org.eclipse.e4.ui.workbench.modeling.EModelService;
import org.eclipse.jface.action.ActionContributionItem;
import org.eclipse.jface.action.IContributionItem;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.WorkbenchException;
import org.eclipse.ui.handlers.IHandlerService;
import org.eclipse.ui.ide.IDE;
import org.gaitwright.rigs.Ids;

/** The window of the studio, and what a tour opens in it. What does not open is reported, and the tour goes on. */
record StudioWindow(IWorkbench workbench) {
    private static final String EXAMPLES = "/Examples/";

    Shell shell() {
        return window().getShell();
    }

    private IWorkbenchWindow window() {
        return workbench.getWorkbenchWindows()[0];
    }

    private IWorkbenchPage page() {
        return window().getActivePage();
    }

    static IFile example(String file) {
        IFile f = ResourcesPlugin.getWorkspace().getRoot().getFile(IPath.fromPortableString(EXAMPLES + file));
        if (!f.exists()) {
            throw new IllegalStateException("there is no example " + file + " to photograph");
        }
        return f;
    }

    /** Turns overlays that were off on, and others off, by the drop-down of the scene. */
    void toggle(List<String> overlays) {
        IViewPart scene = page().findView(Ids.SCENE);
        Control window = scene.getSite().getShell();
        for (IContributionItem item :
                scene.getViewSite().getActionBars().getToolBarManager().getItems()) {
            if (item instanceof ActionContributionItem a
                    && a.getAction().getText().equals("Overlays")) {
                Menu menu = a.getAction().getMenuCreator().getMenu(window);
                menu.notifyListeners(SWT.Show, new Event());
                for (MenuItem entry : menu.getItems()) {
                    if (overlays.contains(entry.getText().replace("&", ""))) {
                        entry.setSelection(!entry.getSelection());
                        entry.notifyListeners(SWT.Selection, new Event());
                    }
                }
            }
        }
    }

    void perspective(String id) {
        try {
            workbench.showPerspective(id, window());
        } catch (WorkbenchException e) {
            ILog.get().error("The perspective " + id + " did not open", e);
        }
    }

    void execute(String command) {
        try {
            workbench.getService(IHandlerService.class).executeCommand(command, null);
        } catch (CommandException e) {
            ILog.get().error("The command " + command + " was not done", e);
        }
    }

    void open(String file) {
        try {
            IDE.openEditor(page(), example(file));
        } catch (WorkbenchException e) {
            ILog.get().error("The editor of " + file + " did not open", e);
        }
    }

    void show(String view) {
        try {
            page().showView(view, null, IWorkbenchPage.VIEW_VISIBLE);
        } catch (WorkbenchException e) {
            ILog.get().error("The view " + view + " did not open", e);
        }
    }

    void hide(String view) {
        page().hideView(page().findView(view));
    }

    void resetPerspective() {
        page().resetPerspective();
    }

    /** In a window of its own, as users may have it. */
    void detach(String view, Point size) {
        EModelService model = window().getService(EModelService.class);
        MPerspective perspective = model.getActivePerspective(window().getService(MWindow.class));
        model.findElements(perspective, view, MPlaceholder.class).stream()
                .findFirst()
                .ifPresent(place -> model.detach(place, 200, 120, size.x, size.y));
    }

    /** What the platform draws the view in, its tab left out. */
    Optional<Control> control(String view) {
        IViewPart shown = page().findView(view);
        MPart part = shown == null ? null : shown.getSite().getService(MPart.class);
        return part != null && part.getWidget() instanceof Control c && !c.isDisposed()
                ? Optional.of(c)
                : Optional.empty();
    }
}
