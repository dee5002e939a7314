// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.workspace;

import java.io.IOException;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.handlers.HandlerUtil;

/** File ▸ Switch Workspace: closes this studio and opens one on other projects. */
public final class SwitchWorkspaceHandler extends AbstractHandler {
    @Override
    public boolean isEnabled() {
        return Workspace.canSwitch();
    }

    @Override
    public Object execute(ExecutionEvent event) throws ExecutionException {
        try {
            if (Workspace.choose(HandlerUtil.getActiveShell(event))) {
                PlatformUI.getWorkbench().restart();
            }
        } catch (IOException e) {
            throw new ExecutionException("The folder can't be used; choose one that can be written to", e);
        }
        return null;
    }
}
