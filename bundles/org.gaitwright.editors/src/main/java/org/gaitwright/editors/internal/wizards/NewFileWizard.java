// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.wizards;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.IExecutableExtension;
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

/**
 * Creates one file, undoably, and opens it in its editor: File ▸ New ▸ Style and the like. {@code plugin.xml} says which kind
 * behind the name of this class, and gives its name and icon.
 */
public final class NewFileWizard extends Wizard implements INewWizard, IExecutableExtension {
    private static final int BANNER = 56;

    private FileKind kind;
    private IWorkbench workbench;
    private NewFilePage page;

    public NewFileWizard() {
        setNeedsProgressMonitor(true);
        setHelpAvailable(true);
    }

    @Override
    public void setInitializationData(IConfigurationElement config, String property, Object data) {
        kind = FileKind.valueOf(data.toString().toUpperCase(Locale.ROOT));
        setWindowTitle("New " + config.getAttribute("name"));
        setDefaultPageImageDescriptor(Icons.descriptor(NewFileWizard.class, config.getAttribute("icon"), BANNER));
    }

    @Override
    public void init(IWorkbench bench, IStructuredSelection selection) {
        workbench = bench;
        Registry registry = bench.getService(Registry.class);
        page = switch (kind) {
            case CHARACTER -> new CharacterPage(registry, selection);
            case STYLE -> new StylePage(registry, selection);
            case GAIT -> new GaitPage(registry, selection);
            case MOTION -> new MotionPage(registry, selection);
            case TERRAIN -> new TerrainPage(registry, selection);
            case SCENE -> new ScenePage(registry, selection);
            case RECIPE -> new RecipePage(registry, selection);
        };
    }

    @Override
    public void addPages() {
        addPage(page);
    }

    @Override
    public boolean performFinish() {
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
