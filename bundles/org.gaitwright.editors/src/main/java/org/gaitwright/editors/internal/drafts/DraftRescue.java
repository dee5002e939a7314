// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.drafts;

import java.nio.file.Files;
import java.util.List;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.ILog;
import org.eclipse.ui.IStartup;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.ide.IDE;

/** After a crash, opens the editors whose texts were not saved; each offers what was typed. */
public final class DraftRescue implements IStartup {
    @Override
    public void earlyStartup() {
        List<Draft> drafts = Drafts.all();
        if (!drafts.isEmpty()) {
            PlatformUI.getWorkbench().getDisplay().asyncExec(() -> drafts.forEach(DraftRescue::open));
        }
    }

    private static void open(Draft draft) {
        IFile[] found = ResourcesPlugin.getWorkspace()
                .getRoot()
                .findFilesForLocationURI(draft.file().toUri());
        IWorkbenchWindow window = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
        if (found.length == 0 || !Files.exists(draft.file()) || window == null) {
            return;
        }
        try {
            IDE.openEditor(window.getActivePage(), found[0], false);
        } catch (PartInitException e) {
            ILog.get().warn("Unsaved changes of " + draft.file() + " were kept, but the file did not open", e);
        }
    }
}
