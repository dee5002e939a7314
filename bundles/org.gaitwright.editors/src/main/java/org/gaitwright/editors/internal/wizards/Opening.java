// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.wizards;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.ILog;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.WorkbenchException;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.wizards.newresource.BasicNewResourceWizard;
import org.gaitwright.editors.internal.EditingPlace;

/** Shows what was made, where files are edited. */
public final class Opening {
    private Opening() {}

    /** In its editor, and in the Explorer. */
    public static void open(IWorkbench workbench, IFile file) {
        IWorkbenchWindow window = workbench.getActiveWorkbenchWindow();
        try {
            reveal(workbench, file);
            IDE.openEditor(window.getActivePage(), file);
        } catch (WorkbenchException e) {
            ILog.get().error(file.getFullPath() + " was created, but did not open", e);
        }
    }

    /** In the Explorer. */
    static void reveal(IWorkbench workbench, IResource resource) throws WorkbenchException {
        IWorkbenchWindow window = workbench.getActiveWorkbenchWindow();
        workbench.showPerspective(EditingPlace.AUTHOR, window);
        BasicNewResourceWizard.selectAndReveal(resource, window);
    }
}
