// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.wizards;

import java.lang.reflect.InvocationTargetException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.operation.IRunnableWithProgress;
import org.eclipse.jface.wizard.Wizard;
import org.eclipse.ui.INewWizard;
import org.gaitwright.workbench.look.Icons;

/** Makes something new: what the wizards of File ▸ New share. */
public abstract class NewWizard extends Wizard implements INewWizard {
    private static final int BANNER = 56;

    protected NewWizard() {
        setNeedsProgressMonitor(true);
        setHelpAvailable(true);
    }

    protected final void name(String title, String icon) {
        setWindowTitle(title);
        setDefaultPageImageDescriptor(Icons.descriptor(NewWizard.class, icon, BANNER));
    }

    /** Does the work with a progress bar; says whether it was done. */
    protected final boolean run(IRunnableWithProgress work) {
        try {
            getContainer().run(true, false, work);
            return true;
        } catch (InvocationTargetException e) {
            refuse(e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return false;
    }

    /** Says why the work was not done. */
    protected abstract void refuse(Throwable cause);

    protected final void error(String log, String words, Throwable cause) {
        ILog.get().error(log, cause);
        MessageDialog.openError(getShell(), getWindowTitle(), words);
    }
}
