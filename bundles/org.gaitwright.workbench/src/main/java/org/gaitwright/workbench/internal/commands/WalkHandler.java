// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.commands;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.handlers.HandlerUtil;
import org.eclipse.ui.ide.IDE;
import org.gaitwright.workbench.choice.RunChoice;
import org.gaitwright.workbench.look.Places;
import org.gaitwright.workbench.run.RunControl;

/** Walks with the selected file: opens a scene, or takes a character, a style or a ground to the run. */
public final class WalkHandler extends AbstractHandler {
    @Override
    public Object execute(ExecutionEvent event) {
        IWorkbenchWindow window = HandlerUtil.getActiveWorkbenchWindow(event);
        IFile file =
                Adapters.adapt(HandlerUtil.getCurrentStructuredSelection(event).getFirstElement(), IFile.class);
        if (window != null
                && file != null
                && file.getLocation() != null
                && IDE.saveAllEditors(new IResource[] {file}, true)) {
            Places.openScene(window);
            RunChoice.use(
                    window.getService(RunControl.class), file.getLocation().toPath());
        }
        return null;
    }
}
