// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.welcome;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.ui.handlers.HandlerUtil;

/** Help ▸ Welcome. */
public final class WelcomeHandler extends AbstractHandler {
    @Override
    public Object execute(ExecutionEvent event) throws ExecutionException {
        Welcome.show(HandlerUtil.getActiveWorkbenchWindowChecked(event));
        return null;
    }
}
