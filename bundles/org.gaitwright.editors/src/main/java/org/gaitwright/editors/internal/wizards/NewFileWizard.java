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
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.ide.undo.CreateFileOperation;
import org.eclipse.ui.ide.undo.WorkspaceUndoUtil;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.registry.Registry;

/**
 * Creates one file, undoably, and opens it in its editor: File ▸ New ▸ Style and the like. {@code plugin.xml} says which kind
 * behind the name of this class, and gives its name and icon.
 */
public final class NewFileWizard extends NewWizard implements IExecutableExtension {
    private FileKind kind;
    private IWorkbench workbench;
    private NewFilePage page;

    @Override
    public void setInitializationData(IConfigurationElement config, String property, Object data) {
        kind = FileKind.valueOf(data.toString().toUpperCase(Locale.ROOT));
        name("New " + config.getAttribute("name"), config.getAttribute("icon"));
    }

    @Override
    public void init(IWorkbench bench, IStructuredSelection chosen) {
        workbench = bench;
        IStructuredSelection selection = Destination.near(chosen, bench);
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
        boolean done = run(monitor -> create(target, draft, monitor));
        if (done) {
            Opening.open(workbench, target);
        }
        return done;
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

    @Override
    protected void refuse(Throwable cause) {
        Throwable reason = cause instanceof ExecutionException && cause.getCause() != null ? cause.getCause() : cause;
        if (reason instanceof InvalidInput) {
            page.setErrorMessage("Nothing was written: " + reason.getMessage());
            return;
        }
        IPath target = page.target().getFullPath();
        error(
                target + " could not be created",
                target.makeRelative() + " could not be created.\n\n" + reason.getMessage()
                        + "\n\nNothing was written. Choose something else, or another folder.",
                cause);
    }
}
