// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.wizards;

import java.lang.reflect.InvocationTargetException;
import java.net.URI;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IProjectDescription;
import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.WorkbenchException;
import org.gaitwright.workbench.examples.Examples;

/** File ▸ New ▸ Project: with copies of the examples, or empty. */
public final class NewProjectWizard extends NewWizard {
    private final ProjectPage page = new ProjectPage();
    private IWorkbench workbench;

    public NewProjectWizard() {
        name("New Project", "icons/project.svg");
    }

    @Override
    public void init(IWorkbench bench, IStructuredSelection selection) {
        workbench = bench;
    }

    @Override
    public void addPages() {
        addPage(page);
    }

    @Override
    public boolean performFinish() {
        IProject project = page.project();
        URI location = page.location();
        boolean examples = page.withExamples();
        if (!run(monitor -> create(project, location, examples, monitor))) {
            return false;
        }
        try {
            Opening.reveal(workbench, project);
        } catch (WorkbenchException e) {
            ILog.get().error("The project " + project.getName() + " was created, but is not shown", e);
        }
        return true;
    }

    @Override
    protected void refuse(Throwable cause) {
        error(
                "The project " + page.project().getName() + " could not be created",
                "The project could not be created: " + cause.getMessage()
                        + "\n\nChoose another name or another folder.",
                cause);
    }

    /** All of it or, if something fails, nothing. */
    private static void create(IProject project, URI location, boolean examples, IProgressMonitor monitor)
            throws InvocationTargetException {
        IWorkspace workspace = ResourcesPlugin.getWorkspace();
        IProjectDescription description = workspace.newProjectDescription(project.getName());
        description.setLocationURI(location);
        ICoreRunnable work = m -> {
            project.create(description, m);
            project.open(m);
            Examples.prepare(project, m);
            if (examples) {
                Examples.copyInto(project, m);
            }
        };
        try {
            workspace.run(work, workspace.getRoot(), IWorkspace.AVOID_UPDATE, monitor);
        } catch (CoreException e) {
            takeBack(project, monitor);
            throw new InvocationTargetException(e);
        }
    }

    private static void takeBack(IProject project, IProgressMonitor monitor) {
        try {
            // what lies in the folder stays: it may have been there before
            project.delete(false, true, monitor);
        } catch (CoreException e) {
            ILog.get().error("The project " + project.getName() + " could not be removed", e);
        }
    }
}
