// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.scene;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.handlers.HandlerUtil;
import org.gaitwright.viewport.Viewport;

/** Saves a picture of the scene, whatever view is in use. */
public final class PictureHandler extends AbstractHandler {
    @Override
    public Object execute(ExecutionEvent event) throws ExecutionException {
        IWorkbenchWindow window = HandlerUtil.getActiveWorkbenchWindowChecked(event);
        try {
            IViewPart scene = window.getActivePage().showView("org.gaitwright.views.scene");
            Viewport viewport = scene.getAdapter(Viewport.class);
            if (viewport != null) {
                PictureFile.save(viewport, window.getShell());
            }
        } catch (PartInitException e) {
            throw new ExecutionException("the 3D scene can't be shown", e);
        }
        return null;
    }
}
