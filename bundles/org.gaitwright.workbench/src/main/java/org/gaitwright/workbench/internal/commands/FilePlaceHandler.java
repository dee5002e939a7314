// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.commands;

import java.nio.file.Path;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.IExecutableExtension;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.handlers.HandlerUtil;
import org.gaitwright.workbench.look.Messages;
import org.gaitwright.workbench.run.FilePlace;
import org.gaitwright.workbench.run.TerminalCommand;

/** Shows where the selected or edited file is, or copies its path or what uses it in a terminal. */
public final class FilePlaceHandler extends AbstractHandler implements IExecutableExtension {
    private String wanted = "";

    @Override
    public void setInitializationData(IConfigurationElement config, String property, Object data) {
        wanted = (String) data;
    }

    @Override
    public Object execute(ExecutionEvent event) {
        IResource resource = resource(event);
        if (resource == null || resource.getLocation() == null) {
            return null;
        }
        Path file = resource.getLocation().toPath();
        switch (wanted) {
            case "show" -> FilePlace.show(file);
            case "path" -> FilePlace.copy(file.toString());
            default -> TerminalCommand.of(file).ifPresentOrElse(FilePlace::copy, () -> PlatformUI.getWorkbench()
                    .getService(Messages.class)
                    .warn("No command uses " + file.getFileName()
                            + "; select a scene, character, style, terrain, recipe or recording."));
        }
        return null;
    }

    private static IResource resource(ExecutionEvent event) {
        IStructuredSelection selected = HandlerUtil.getCurrentStructuredSelection(event);
        IResource resource = Adapters.adapt(selected.getFirstElement(), IResource.class);
        IEditorPart editor = HandlerUtil.getActiveEditor(event);
        return resource != null || editor == null ? resource : Adapters.adapt(editor.getEditorInput(), IResource.class);
    }
}
