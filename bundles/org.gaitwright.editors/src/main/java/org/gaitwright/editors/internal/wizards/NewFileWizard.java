// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.wizards;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.nio.charset.StandardCharsets;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.wizard.Wizard;
import org.eclipse.ui.INewWizard;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.ide.undo.CreateFileOperation;
import org.eclipse.ui.ide.undo.WorkspaceUndoUtil;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.workbench.look.Icons;

/** Creates one file, undoably, and opens it in its editor. */
abstract class NewFileWizard extends Wizard implements INewWizard {
    private static final int BANNER = 56;

    private final String icon;
    private IWorkbench workbench;
    private NewFilePage page;

    NewFileWizard(String title, String icon) {
        this.icon = icon;
        setWindowTitle(title);
        setNeedsProgressMonitor(true);
        setHelpAvailable(true);
    }

    /** Its only page. */
    abstract NewFilePage page(Registry registry, IStructuredSelection selection);

    @Override
    public final void init(IWorkbench bench, IStructuredSelection selection) {
        workbench = bench;
        page = page(bench.getService(Registry.class), selection);
        setDefaultPageImageDescriptor(Icons.descriptor(NewFileWizard.class, icon, BANNER));
    }

    @Override
    public final void addPages() {
        addPage(page);
    }

    @Override
    public final boolean performFinish() {
        IFile target = page.target();
        NewFilePage.Draft draft = page.draft();
        try {
            getContainer().run(true, false, monitor -> create(target, draft, monitor));
        } catch (InvocationTargetException e) {
            refuse(target, e.getCause());
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
        Opening.open(workbench, target);
        return true;
    }

    private void create(IFile target, NewFilePage.Draft draft, IProgressMonitor monitor)
            throws InvocationTargetException {
        try {
            byte[] text = draft.text(target).getBytes(StandardCharsets.UTF_8);
            CreateFileOperation operation =
                    new CreateFileOperation(target, null, new ByteArrayInputStream(text), "Create " + target.getName());
            workbench
                    .getOperationSupport()
                    .getOperationHistory()
                    .execute(operation, monitor, WorkspaceUndoUtil.getUIInfoAdapter(getShell()));
        } catch (IOException | CoreException | ExecutionException | RuntimeException e) {
            throw new InvocationTargetException(e);
        }
    }

    private void refuse(IFile target, Throwable cause) {
        Throwable reason = cause instanceof ExecutionException && cause.getCause() != null ? cause.getCause() : cause;
        if (reason instanceof InvalidInput) {
            page.setErrorMessage("Nothing was written: " + reason.getMessage());
            return;
        }
        ILog.get().error(target.getFullPath() + " could not be created", cause);
        MessageDialog.openError(
                getShell(),
                getWindowTitle(),
                target.getFullPath().makeRelative() + " could not be created.\n\n" + reason.getMessage()
                        + "\n\nNothing was written. Choose something else, or another folder.");
    }
}
