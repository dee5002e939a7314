// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.commands;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.IExecutableExtension;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.window.Window;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.dialogs.ContainerGenerator;
import org.eclipse.ui.dialogs.SaveAsDialog;
import org.eclipse.ui.handlers.HandlerUtil;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.registry.SourceFiles;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.io.FileRegistry;
import org.gaitwright.session.run.Act;
import org.gaitwright.workbench.internal.session.KeptSession;
import org.gaitwright.workbench.internal.session.SavedDialog;
import org.gaitwright.workbench.internal.session.SessionFiles;
import org.gaitwright.workbench.internal.session.SessionKeeper;
import org.gaitwright.workbench.look.Messages;
import org.gaitwright.workbench.look.Places;
import org.gaitwright.workbench.run.RunControl;
import org.gaitwright.workbench.run.TerminalCommand;

/** Saves what was done to the run as a scene, or opens the one that was kept when the studio ran last. */
public final class SessionHandler extends AbstractHandler implements IExecutableExtension {
    private final RunControl runs = PlatformUI.getWorkbench().getService(RunControl.class);
    private boolean saves;

    @Override
    public void setInitializationData(IConfigurationElement config, String property, Object data) {
        saves = "save".equals(data);
    }

    @Override
    public boolean isEnabled() {
        if (runs == null) {
            return false;
        }
        return saves
                ? runs.state().session().isPresent()
                : SessionKeeper.previous().isPresent();
    }

    @Override
    public Object execute(ExecutionEvent event) {
        if (saves) {
            save(HandlerUtil.getActiveWorkbenchWindow(event));
        } else {
            openLast(HandlerUtil.getActiveWorkbenchWindow(event));
        }
        return null;
    }

    /** Opens what was kept last time, and shows it. */
    public static void openLast(IWorkbenchWindow window) {
        SessionKeeper.previous().ifPresent(SessionHandler::open);
        Places.openScene(window);
    }

    private void save(IWorkbenchWindow window) {
        Scene session = runs.state().session().orElse(null);
        if (session == null || window == null) {
            return;
        }
        SaveAsDialog dialog = new SaveAsDialog(window.getShell());
        dialog.setOriginalFile(unused());
        dialog.create();
        dialog.setTitle("Save the session as a scene");
        dialog.setMessage("The scene replays this branch to the same bits, here and headless.");
        if (dialog.open() == Window.OK && dialog.getResult() != null) {
            IFile file = ResourcesPlugin.getWorkspace().getRoot().getFile(dialog.getResult());
            write(session, runs.state().files(), file, window);
        }
    }

    /** A name in the first open project that nobody uses yet. */
    private static IFile unused() {
        var root = ResourcesPlugin.getWorkspace().getRoot();
        IPath folder = Arrays.stream(root.getProjects())
                .filter(IProject::isOpen)
                .findFirst()
                .map(p -> p.getFullPath().append("scenes"))
                .orElse(IPath.fromOSString("/Sessions"));
        int n = 1;
        while (root.getFile(folder.append("session-" + n + ".yaml")).exists()) {
            n++;
        }
        return root.getFile(folder.append("session-" + n + ".yaml"));
    }

    private static void write(Scene session, SourceFiles used, IFile file, IWorkbenchWindow window) {
        Job job = Job.create("Saving the session", (ICoreRunnable) monitor -> {
            new ContainerGenerator(file.getParent().getFullPath()).generateContainer(monitor);
            Path path = file.getLocation().toPath();
            try {
                tell(path, SessionFiles.write(session, used, path));
            } catch (IOException e) {
                throw new CoreException(Status.error(
                        "The session could not be saved as " + file.getFullPath() + "; choose a writable folder", e));
            }
            file.getProject().refreshLocal(IResource.DEPTH_INFINITE, monitor);
            window.getWorkbench().getDisplay().asyncExec(() -> new SavedDialog(window.getShell(), path).open());
        });
        job.setRule(ResourcesPlugin.getWorkspace().getRoot());
        job.setUser(true);
        job.schedule();
    }

    private static void tell(Path file, List<Path> copies) {
        Messages messages = PlatformUI.getWorkbench().getService(Messages.class);
        messages.tell("The session is in " + file + "; to play it in a terminal: " + TerminalCommand.simulate(file));
        if (!copies.isEmpty()) {
            String names = copies.stream().map(c -> c.getFileName().toString()).collect(Collectors.joining(", "));
            messages.tell("The session used files that have changed since. It refers to copies: " + names);
        }
    }

    private static void open(KeptSession session) {
        RunControl runs = PlatformUI.getWorkbench().getService(RunControl.class);
        Job job = Job.create("Opening the last session", (ICoreRunnable) monitor -> {
            try {
                Registry registry = PlatformUI.getWorkbench().getService(Registry.class);
                runs.submit(
                        new Act.Restore(session.read(), "Last session", FileRegistry.of(registry, session.folder())));
            } catch (InvalidInput e) {
                PlatformUI.getWorkbench().getService(Messages.class).warn(e.getMessage());
                throw new CoreException(Status.error(e.getMessage(), e));
            }
        });
        job.schedule();
    }
}
