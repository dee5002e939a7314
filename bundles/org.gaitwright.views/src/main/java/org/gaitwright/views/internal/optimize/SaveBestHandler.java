// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.optimize;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.handlers.HandlerUtil;

/** Saves the best of the run that is chosen in the list of runs, which is shown for it. */
public final class SaveBestHandler extends AbstractHandler {
    private static final String VIEW = "org.gaitwright.views.optimization-runs";

    @Override
    public Object execute(ExecutionEvent event) throws ExecutionException {
        IWorkbenchWindow window = HandlerUtil.getActiveWorkbenchWindowChecked(event);
        try {
            boolean asked = window.getActivePage().showView(VIEW) instanceof RunsView runs && runs.saveBest();
            if (!asked) {
                MessageDialog.openInformation(
                        window.getShell(),
                        "Save the best",
                        "No run with results is selected. Select one in Optimisation Runs, or start one, and try"
                                + " again.");
            }
        } catch (PartInitException e) {
            throw new ExecutionException("The list of runs did not open", e);
        }
        return null;
    }
}
