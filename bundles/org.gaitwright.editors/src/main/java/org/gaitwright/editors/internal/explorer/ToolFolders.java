// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.explorer;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IResourceChangeEvent;
import org.eclipse.core.resources.IResourceChangeListener;
import org.eclipse.core.resources.IResourceDelta;
import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.resources.WorkspaceJob;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.ui.IStartup;

/**
 * Hides folders such as {@code .settings} and {@code .git}, which belong to tools: the platform's dialogs for saving would offer
 * them as places for files. Starts with the workbench.
 */
public final class ToolFolders implements IStartup, IResourceChangeListener {
    @Override
    public void earlyStartup() {
        IWorkspace workspace = ResourcesPlugin.getWorkspace();
        workspace.addResourceChangeListener(this, IResourceChangeEvent.POST_CHANGE);
        List<IFolder> found = new ArrayList<>();
        try {
            workspace.getRoot().accept(r -> !collected(r, found));
        } catch (CoreException e) {
            ILog.get().warn("Folders of tools could not be found", e);
        }
        hide(found);
    }

    @Override
    public void resourceChanged(IResourceChangeEvent event) {
        List<IFolder> found = new ArrayList<>();
        try {
            event.getDelta().accept(d -> d.getKind() != IResourceDelta.REMOVED && !collected(d.getResource(), found));
        } catch (CoreException e) {
            ILog.get().warn("New folders of tools could not be found", e);
        }
        hide(found);
    }

    /** Whether it is one; what is in one goes with it. */
    private static boolean collected(IResource resource, List<IFolder> found) {
        boolean tools = resource instanceof IFolder && resource.getName().startsWith(".");
        if (tools && !resource.isHidden()) {
            found.add((IFolder) resource);
        }
        return tools;
    }

    private static void hide(List<IFolder> folders) {
        if (folders.isEmpty()) {
            return;
        }
        // listeners must not change what they are told of
        WorkspaceJob job = new WorkspaceJob("Hiding folders of tools") {
            @Override
            public IStatus runInWorkspace(IProgressMonitor monitor) throws CoreException {
                for (IFolder folder : folders) {
                    if (folder.exists()) {
                        folder.setHidden(true);
                    }
                }
                return Status.OK_STATUS;
            }
        };
        job.setSystem(true);
        job.setRule(ResourcesPlugin.getWorkspace().getRoot());
        job.schedule();
    }
}
