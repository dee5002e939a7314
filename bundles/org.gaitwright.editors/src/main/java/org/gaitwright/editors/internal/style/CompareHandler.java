// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.style;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.handlers.HandlerUtil;
import org.eclipse.ui.ide.IDE;

/** Opens the selected style and asks which other one is to be shown behind it. */
public final class CompareHandler extends AbstractHandler {
    @Override
    public Object execute(ExecutionEvent event) throws ExecutionException {
        IWorkbenchWindow window = HandlerUtil.getActiveWorkbenchWindow(event);
        IFile file =
                Adapters.adapt(HandlerUtil.getCurrentStructuredSelection(event).getFirstElement(), IFile.class);
        if (window == null || file == null) {
            return null;
        }
        try {
            if (IDE.openEditor(window.getActivePage(), file) instanceof StyleEditor editor) {
                editor.compare();
            }
        } catch (PartInitException e) {
            throw new ExecutionException("The style did not open: " + e.getMessage(), e);
        }
        return null;
    }
}
