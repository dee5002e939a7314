// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.gaitwright.workbench.examples.Examples;
import org.gaitwright.workbench.internal.preference.Preferences;

/** A first workspace gets a project with copies of the shipped files, to read and to change. */
final class ExampleProject {
    private static final String OFFERED = "examplesOffered";

    private ExampleProject() {}

    /** Once in the life of a workspace; whoever deletes it does not get it back. */
    static void offer() {
        if (!Examples.installed() || Preferences.flag(OFFERED)) {
            return;
        }
        IWorkspace workspace = ResourcesPlugin.getWorkspace();
        Job job = Job.create("Setting up the examples", (ICoreRunnable) monitor -> {
            if (workspace.getRoot().getProjects().length == 0) {
                workspace.run((ICoreRunnable) ExampleProject::create, workspace.getRoot(), 0, monitor);
            }
            Preferences.put(OFFERED, "true");
        });
        job.setRule(workspace.getRoot());
        job.schedule();
    }

    private static void create(IProgressMonitor monitor) throws CoreException {
        IProject project = ResourcesPlugin.getWorkspace().getRoot().getProject(Examples.PROJECT);
        project.create(monitor);
        project.open(monitor);
        Examples.copyInto(project, monitor);
    }
}
