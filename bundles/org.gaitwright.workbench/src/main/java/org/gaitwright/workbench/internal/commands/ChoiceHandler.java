// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.commands;

import java.util.Map;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.IExecutableExtension;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.ToolBar;
import org.eclipse.swt.widgets.ToolItem;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.commands.ICommandService;
import org.eclipse.ui.commands.IElementUpdater;
import org.eclipse.ui.handlers.HandlerUtil;
import org.eclipse.ui.menus.UIElement;
import org.gaitwright.workbench.choice.RunChoice;
import org.gaitwright.workbench.run.RunControl;

/** A button of the toolbar: shows what is chosen, and opens the chooser or the menu of speeds, clicked or called by name. */
public final class ChoiceHandler extends AbstractHandler implements IExecutableExtension, IElementUpdater {
    private static final String COMMAND = "org.gaitwright.workbench.";
    /** Whether the tool bars will be looked at soon; on the thread of the user interface. */
    private static boolean waits;

    private final RunControl runs = PlatformUI.getWorkbench().getService(RunControl.class);
    private RunControl.Subscription subscription = () -> {};
    private Choice choice = Choice.SPEED;
    private String shown = "";

    @Override
    public void setInitializationData(IConfigurationElement config, String property, Object data) {
        choice = Choice.of((String) data);
        if (runs == null) {
            setBaseEnabled(false);
            return;
        }
        Display display = PlatformUI.getWorkbench().getDisplay();
        subscription = runs.listen(() -> display.asyncExec(this::refresh));
        display.asyncExec(this::refresh);
    }

    private void refresh() {
        if (!shown.equals(choice.label(runs)) && PlatformUI.isWorkbenchRunning()) {
            shown = choice.label(runs);
            ICommandService commands = PlatformUI.getWorkbench().getService(ICommandService.class);
            commands.refreshElements(COMMAND + choice.word(), null);
        }
    }

    private static void layOut() {
        waits = false;
        if (PlatformUI.isWorkbenchRunning()) {
            for (IWorkbenchWindow window : PlatformUI.getWorkbench().getWorkbenchWindows()) {
                // null while it opens
                if (window.getShell() != null && grown(window.getShell())) {
                    window.getShell().layout(true, true);
                }
            }
        }
    }

    /** What frames a tool bar of the window takes the size that it has for the one that it needs; whether any needs another. */
    private static boolean grown(Composite parent) {
        boolean grown = false;
        for (Control child : parent.getChildren()) {
            if (child instanceof ToolBar bar && parent.getLayout() == null) {
                boolean fits = bar.getSize().equals(bar.computeSize(SWT.DEFAULT, SWT.DEFAULT));
                grown |= !fits;
                bar.pack();
            } else if (child instanceof Composite composite) {
                grown |= grown(composite);
            }
        }
        return grown;
    }

    @Override
    public void updateElement(UIElement element, @SuppressWarnings("rawtypes") Map parameters) {
        if (runs != null) {
            String label = choice.label(runs);
            element.setText(SteadyLabel.of(label, choice.sample()) + choice.arrow());
            element.setTooltip(choice.tip(label));
            // a tool bar does not notice that its items have grown, which they do only after this
            if (!waits) {
                waits = true;
                PlatformUI.getWorkbench().getDisplay().asyncExec(ChoiceHandler::layOut);
            }
        }
    }

    @Override
    public Object execute(ExecutionEvent event) {
        // not the active shell: that may be a chooser which has just closed
        Shell shell = HandlerUtil.getActiveWorkbenchWindow(event).getShell();
        Rectangle button = event.getTrigger() instanceof Event e && e.widget instanceof ToolItem item
                ? item.getDisplay().map(item.getParent(), null, item.getBounds())
                : null;
        if (choice.part().isEmpty()) {
            openSpeeds(shell, button);
        } else if (button == null) {
            ChooseHandler.open(choice.part().get(), shell);
        } else {
            RunChoice.of(choice.part().get(), runs).open(shell, button);
        }
        return null;
    }

    private void openSpeeds(Shell shell, Rectangle below) {
        Menu menu = new Menu(shell, SWT.POP_UP);
        SpeedMenu.fill(menu, runs);
        if (below != null) {
            menu.setLocation(below.x, below.y + below.height);
        }
        menu.addListener(SWT.Hide, e -> shell.getDisplay().asyncExec(menu::dispose));
        menu.setVisible(true);
    }

    @Override
    public void dispose() {
        subscription.close();
        super.dispose();
    }
}
