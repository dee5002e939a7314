// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.problems;

import java.util.LinkedHashSet;
import java.util.Set;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IResourceChangeEvent;
import org.eclipse.core.resources.IResourceChangeListener;
import org.eclipse.core.resources.IResourceDelta;
import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.ui.IStartup;
import org.eclipse.ui.PlatformUI;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.editors.internal.Services;
import org.gaitwright.io.FileKind;
import org.gaitwright.workbench.run.KnownFiles;

/**
 * Looks into files of the workspace when they change, and marks what is wrong. A change of one file may put right, or spoil,
 * what another one names, so the scenes of its project are looked into as well. Starts with the workbench.
 */
public final class ProblemWatch implements IStartup, IResourceChangeListener {
    /** Files often change in bunches. */
    private static final int SETTLE_MILLIS = 200;

    private final Set<IFile> waiting = new LinkedHashSet<>();
    private final Job job = Job.createSystem("Checking files", this::work);

    @Override
    @SuppressWarnings("resource") // it listens as long as the studio lives
    public void earlyStartup() {
        IWorkspace workspace = ResourcesPlugin.getWorkspace();
        workspace.addResourceChangeListener(this, IResourceChangeEvent.POST_CHANGE);
        job.setPriority(Job.DECORATE);
        // what a new plug-in brings may be what a file asks for
        Services.of(Registry.class).listen(this::checkAll);
        checkAll();
    }

    private void checkAll() {
        // services leave one by one when the studio ends, and the workspace before some of them
        if (!PlatformUI.isWorkbenchRunning() || PlatformUI.getWorkbench().isClosing()) {
            return;
        }
        check(ResourcesPlugin.getWorkspace().getRoot());
    }

    @Override
    public void resourceChanged(IResourceChangeEvent event) {
        Set<IFile> changed = new LinkedHashSet<>();
        Set<IProject> projects = new LinkedHashSet<>();
        try {
            event.getDelta().accept(delta -> {
                if (delta.getResource() instanceof IFile file && concerns(delta, file)) {
                    changed.add(file);
                    projects.add(file.getProject());
                }
                return true;
            });
        } catch (CoreException e) {
            ILog.get().error("Changed files could not be listed; problems may be out of date", e);
        }
        projects.stream().filter(IProject::isAccessible).forEach(p -> scenes(p, changed));
        add(changed);
    }

    private static boolean concerns(IResourceDelta delta, IFile file) {
        int what = IResourceDelta.CONTENT | IResourceDelta.REPLACED | IResourceDelta.TYPE | IResourceDelta.ENCODING;
        return Problems.concerns(file.getName())
                && (delta.getKind() != IResourceDelta.CHANGED || (delta.getFlags() & what) != 0);
    }

    private static void scenes(IProject project, Set<IFile> to) {
        try {
            project.accept(r -> {
                if (r instanceof IFile f && KnownFiles.of(f) == FileKind.SCENE) {
                    to.add(f);
                }
                return true;
            });
        } catch (CoreException e) {
            // it was closed meanwhile
            ILog.get().info("The scenes of " + project.getName() + " could not be read: " + e.getMessage());
        }
    }

    private void check(IResource all) {
        Set<IFile> files = new LinkedHashSet<>();
        try {
            all.accept(r -> {
                if (r instanceof IFile f && Problems.concerns(f.getName())) {
                    files.add(f);
                }
                return true;
            });
        } catch (CoreException e) {
            ILog.get().error("The files of " + all.getName() + " could not be listed; problems may be missing", e);
        }
        add(files);
    }

    private void add(Set<IFile> files) {
        if (files.isEmpty()) {
            return;
        }
        synchronized (waiting) {
            waiting.addAll(files);
        }
        job.schedule(SETTLE_MILLIS);
    }

    private IStatus work(IProgressMonitor monitor) {
        for (IFile file = next(); file != null && !monitor.isCanceled(); file = next()) {
            FileProblems found = FileProblems.of(file);
            if (found != null) {
                mark(file, found, monitor);
            }
        }
        return Status.OK_STATUS;
    }

    private static void mark(IFile file, FileProblems found, IProgressMonitor monitor) {
        try {
            IWorkspace workspace = file.getWorkspace();
            ICoreRunnable change = m -> found.mark(file);
            workspace.run(change, workspace.getRuleFactory().markerRule(file), IWorkspace.AVOID_UPDATE, monitor);
        } catch (CoreException e) {
            // it was deleted, or its project closed, meanwhile
            ILog.get().info(file.getFullPath() + " was not marked: " + e.getMessage());
        }
    }

    private IFile next() {
        synchronized (waiting) {
            IFile first = waiting.isEmpty() ? null : waiting.iterator().next();
            waiting.remove(first);
            return first;
        }
    }
}
