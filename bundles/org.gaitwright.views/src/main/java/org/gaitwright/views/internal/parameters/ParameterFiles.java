// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.parameters;

import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.window.Window;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.dialogs.SaveAsDialog;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.io.PresetFile;
import org.gaitwright.views.internal.WorkspaceFiles;

/** Parameter files of the workspace. Reading and writing are jobs; what comes of them is told on the display's thread. */
public final class ParameterFiles {
    private final Shell shell;
    private final Consumer<String> refusals;

    public ParameterFiles(Shell shell, Consumer<String> refusals) {
        this.shell = shell;
        this.refusals = refusals;
    }

    /** Asks where to, and writes. */
    public void save(String text, String name) {
        SaveAsDialog dialog = new SaveAsDialog(shell);
        dialog.setOriginalFile(unused(name));
        dialog.create();
        dialog.setTitle("Save the parameters as a style");
        dialog.setMessage("You can use the style in scenes, on the command line and here, and edit it.");
        if (dialog.open() == Window.OK && dialog.getResult() != null) {
            IFile file = ResourcesPlugin.getWorkspace().getRoot().getFile(dialog.getResult());
            IFile named = file.getFileExtension() == null
                    ? file.getParent().getFile(IPath.fromOSString(file.getName() + ".yaml"))
                    : file;
            write(() -> text, named, () -> {});
        }
    }

    /** In the folder for styles of the first project. */
    private static IFile unused(String name) {
        IContainer folder = WorkspaceFiles.project()
                .<IContainer>map(p -> p.getFolder("styles"))
                .orElseGet(() -> ResourcesPlugin.getWorkspace().getRoot().getProject("Styles"));
        return WorkspaceFiles.unused(folder, name);
    }

    /** Writes a file and its folder in a job, then does what follows there. */
    static void write(Supplier<String> text, IFile file, Runnable then) {
        Job job = Job.create("Saving " + file.getName(), (ICoreRunnable) monitor -> {
            folder(file.getParent(), monitor);
            file.write(text.get().getBytes(StandardCharsets.UTF_8), true, false, true, monitor);
            then.run();
        });
        job.setRule(ResourcesPlugin.getWorkspace().getRoot());
        job.setUser(true);
        job.schedule();
    }

    private static void folder(IContainer container, IProgressMonitor monitor) throws CoreException {
        if (container instanceof IFolder folder && !folder.exists()) {
            folder(folder.getParent(), monitor);
            folder.create(true, true, monitor);
        }
    }

    /** Asks which, reads it for a controller, and hands it on. */
    void open(String purpose, String controller, Consumer<PresetFile> taker) {
        WorkspaceFiles.ask(
                        shell,
                        purpose,
                        "Choose a style or another parameter file (YAML) for '" + controller + "':",
                        folder -> true,
                        file -> "yaml".equals(file.getFileExtension()))
                .ifPresent(file -> read(file, controller, taker));
    }

    private void read(IFile file, String controller, Consumer<PresetFile> taker) {
        Job job = Job.create("Reading " + file.getName(), (ICoreRunnable) monitor -> {
            try {
                String text = new String(file.readAllBytes(), StandardCharsets.UTF_8);
                PresetFile preset = PresetFile.preset(text, file.getName(), controller);
                tell(() -> taker.accept(preset));
            } catch (InvalidInput e) {
                tell(() -> refusals.accept(e.getMessage()));
            }
        });
        job.schedule();
    }

    private void tell(Runnable what) {
        if (!shell.isDisposed()) {
            shell.getDisplay().asyncExec(what);
        }
    }
}
