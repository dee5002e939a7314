// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.optimize;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.handlers.HandlerUtil;
import org.gaitwright.workbench.optimize.Starting;

/** Starts an optimisation: by the recipe that is selected or edited, or by one that people are asked for. */
public final class OptimizeHandler extends AbstractHandler {
    @Override
    public Object execute(ExecutionEvent event) {
        IWorkbenchWindow window = HandlerUtil.getActiveWorkbenchWindow(event);
        if (window == null) {
            return null;
        }
        IFile file = file(event);
        if (file != null && RecipeChooser.isRecipe(file)) {
            Starting.start(window, file);
        } else {
            RecipeChooser.ask(window.getShell()).ifPresent(f -> Starting.start(window, f));
        }
        return null;
    }

    private static IFile file(ExecutionEvent event) {
        if (HandlerUtil.getActivePart(event) instanceof IEditorPart editor) {
            return Adapters.adapt(editor.getEditorInput(), IFile.class);
        }
        return HandlerUtil.getCurrentSelection(event) instanceof IStructuredSelection s && s.size() == 1
                ? Adapters.adapt(s.getFirstElement(), IFile.class)
                : null;
    }
}
