// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.commands;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.gaitwright.workbench.internal.preference.ThemeChoice;

/** Light becomes dark, dark becomes light. */
public final class ThemeHandler extends AbstractHandler {
    @Override
    public Object execute(ExecutionEvent event) {
        ThemeChoice.toggle();
        return null;
    }
}
