// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.util.Collections;
import java.util.Enumeration;
import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.Path;
import org.eclipse.core.runtime.Platform;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.osgi.framework.Bundle;

/** A first workspace gets a project with copies of the shipped files, to read and to change. */
final class ExampleProject {
    private static final String NAME = "Examples";
    private static final String SOURCE_BUNDLE = "org.gaitwright.scenarios";
    private static final String SOURCE_FOLDER = "resources";

    private ExampleProject() {}

    /** Once in the life of a workspace; whoever deletes it does not get it back. */
    static void offer() {
        Bundle source = Platform.getBundle(SOURCE_BUNDLE);
        if (source == null || Preferences.examplesOffered()) {
            return;
        }
        IWorkspace workspace = ResourcesPlugin.getWorkspace();
        Job job = Job.create("Setting up the examples", (ICoreRunnable) monitor -> {
            if (workspace.getRoot().getProjects().length == 0) {
                workspace.run((ICoreRunnable) m -> create(source, m), workspace.getRoot(), 0, monitor);
            }
            Preferences.setExamplesOffered();
        });
        job.setRule(workspace.getRoot());
        job.schedule();
    }

    private static void create(Bundle source, IProgressMonitor monitor) throws CoreException {
        IProject project = ResourcesPlugin.getWorkspace().getRoot().getProject(NAME);
        project.create(monitor);
        project.open(monitor);
        Enumeration<URL> found = source.findEntries(SOURCE_FOLDER, "*", true);
        for (URL url : Collections.list(found == null ? Collections.emptyEnumeration() : found)) {
            if (!url.getPath().endsWith("/")) {
                IPath path = new Path(url.getPath()).makeRelativeTo(new Path("/" + SOURCE_FOLDER));
                copy(url, project.getFile(path), monitor);
            }
        }
    }

    private static void copy(URL url, IFile target, IProgressMonitor monitor) throws CoreException {
        folder(target.getParent(), monitor);
        try (InputStream in = url.openStream()) {
            target.create(in, true, monitor);
        } catch (IOException e) {
            throw new CoreException(Status.error("The example " + url.getPath() + " could not be copied", e));
        }
    }

    private static void folder(IContainer container, IProgressMonitor monitor) throws CoreException {
        if (container instanceof IFolder folder && !folder.exists()) {
            folder(folder.getParent(), monitor);
            folder.create(true, true, monitor);
        }
    }
}
