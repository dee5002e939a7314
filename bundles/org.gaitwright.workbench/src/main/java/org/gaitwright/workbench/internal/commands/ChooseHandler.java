// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.commands;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.handlers.HandlerUtil;
import org.gaitwright.session.choice.Part;
import org.gaitwright.workbench.choice.RunChoice;
import org.gaitwright.workbench.run.RunControl;

/** Opens the chooser from a menu, whose words stay as they are; those of the toolbar's buttons say what is chosen. */
public final class ChooseHandler extends AbstractHandler {
    @Override
    public Object execute(ExecutionEvent event) {
        Part part = Choice.of(event.getParameter("part")).part().orElseThrow();
        open(part, HandlerUtil.getActiveWorkbenchWindow(event).getShell());
        return null;
    }

    /** At the top of the window. */
    static void open(Part part, Shell shell) {
        Rectangle all = shell.getDisplay().map(shell, null, shell.getClientArea());
        RunChoice.of(part, PlatformUI.getWorkbench().getService(RunControl.class))
                .open(shell, new Rectangle(all.x + all.width / 3, all.y + all.height / 8, 0, 0));
    }
}
