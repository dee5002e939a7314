// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.run;

import org.eclipse.core.commands.operations.IUndoContext;
import org.eclipse.core.commands.operations.UndoContext;

/** Where the platform keeps the steps of the run that can be undone; all views of the run share it. */
public final class RunUndo {
    public static final IUndoContext CONTEXT = new UndoContext() {
        @Override
        public String getLabel() {
            return "Run";
        }
    };

    private RunUndo() {}
}
