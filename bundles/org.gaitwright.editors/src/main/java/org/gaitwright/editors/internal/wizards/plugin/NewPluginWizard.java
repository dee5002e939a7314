// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.wizards.plugin;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.ui.IWorkbench;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.editors.internal.wizards.NewWizard;
import org.gaitwright.editors.internal.wizards.Opening;
import org.gaitwright.workbench.look.Icons;

/** File ▸ New ▸ Controller Plug-in: a project that builds with Maven against this studio. */
public final class NewPluginWizard extends NewWizard {
    private final PluginPage page = new PluginPage();
    private IWorkbench workbench;

    public NewPluginWizard() {
        name("New Controller Plug-in", "icons/plugin.svg");
    }

    @Override
    public void init(IWorkbench bench, IStructuredSelection selection) {
        workbench = bench;
        page.offer(bench.getService(Registry.class));
    }

    @Override
    public void addPages() {
        addPage(page);
    }

    @Override
    public boolean performFinish() {
        IProject project = page.project();
        PluginNames names = page.names();
        boolean done = run(monitor -> create(project, names, monitor));
        if (done) {
            Opening.open(workbench, project.getFile("README.md"));
        }
        return done;
    }

    @Override
    protected void refuse(Throwable cause) {
        error(
                "The project " + page.project().getName() + " could not be created",
                "The project could not be created: " + cause.getMessage(),
                cause);
    }

    private static void create(IProject project, PluginNames names, IProgressMonitor monitor)
            throws InvocationTargetException {
        IWorkspace workspace = ResourcesPlugin.getWorkspace();
        try {
            Map<String, byte[]> files = files(names);
            ICoreRunnable work = m -> {
                project.create(m);
                project.open(m);
                for (Map.Entry<String, byte[]> file : files.entrySet()) {
                    write(project, file.getKey(), file.getValue(), m);
                }
            };
            workspace.run(work, workspace.getRoot(), IWorkspace.AVOID_UPDATE, monitor);
        } catch (CoreException | IOException | RuntimeException e) {
            throw new InvocationTargetException(e);
        }
    }

    private static Map<String, byte[]> files(PluginNames names) throws IOException {
        PluginTemplate template = new PluginTemplate(
                names, ApiRepository.version(), name -> Icons.at(NewPluginWizard.class, "templates/plugin/" + name)
                        .openStream());
        Map<String, byte[]> files = new LinkedHashMap<>(ApiRepository.files("api"));
        template.files().forEach((path, text) -> files.put(path, text.getBytes(StandardCharsets.UTF_8)));
        return files;
    }

    private static void write(IProject project, String path, byte[] content, IProgressMonitor monitor)
            throws CoreException {
        folder(project.getFile(IPath.fromPortableString(path)).getParent(), monitor);
        project.getFile(IPath.fromPortableString(path)).create(ApiRepository.stream(content), true, monitor);
    }

    private static void folder(IContainer container, IProgressMonitor monitor) throws CoreException {
        if (container instanceof IFolder folder && !folder.exists()) {
            folder(folder.getParent(), monitor);
            folder.create(true, true, monitor);
        }
    }
}
