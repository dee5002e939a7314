// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.ui.tests.studio;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.ui.PlatformUI;
import org.gaitwright.session.search.SearchState;
import org.gaitwright.workbench.optimize.Optimizations;

/** A project in which searches run; they go with it. */
public final class SearchedProject implements AutoCloseable {
    private final Optimizations optimizations = PlatformUI.getWorkbench().getService(Optimizations.class);
    private final IProject project;

    private SearchedProject(IProject project) {
        this.project = project;
    }

    public static SearchedProject of(String name) throws Exception {
        IProject project = ResourcesPlugin.getWorkspace().getRoot().getProject(name);
        project.create(null);
        project.open(null);
        return new SearchedProject(project);
    }

    public IProject project() {
        return project;
    }

    public IFile file(String name, String text) throws Exception {
        IFile file = project.getFile(name);
        file.create(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), true, null);
        return file;
    }

    /** Searches of its recipes; other tests, and people, may have others. */
    public List<SearchState> searches() {
        Path top = project.getLocation().toPath();
        return optimizations.runs().stream()
                .filter(r -> r.folder().startsWith(top))
                .toList();
    }

    @Override
    public void close() throws Exception {
        Studio.perspective("org.gaitwright.workbench.simulate");
        List<Path> folders = searches().stream().map(SearchState::folder).toList();
        folders.forEach(optimizations::delete);
        Studio.await("all runs are gone", () -> searches().isEmpty());
        Studio.page().closeAllEditors(false);
        project.refreshLocal(IResource.DEPTH_INFINITE, null);
        project.delete(true, true, null);
        Studio.pausedRun();
    }
}
