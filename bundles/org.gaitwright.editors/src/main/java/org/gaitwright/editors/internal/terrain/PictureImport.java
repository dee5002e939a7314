// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.terrain;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Shell;
import org.gaitwright.io.FileWord;

/** Brings a picture of heights beside the file that is to name it. */
final class PictureImport {
    private PictureImport() {}

    /**
     * Asks for a picture and copies it into the folder, out of sight.
     *
     * @param folder of the terrain file
     * @param named told how the file names it, on the user interface's thread
     */
    static void ask(Shell shell, Path folder, Consumer<String> named) {
        FileDialog dialog = new FileDialog(shell, SWT.OPEN);
        dialog.setText("Heights from a picture");
        dialog.setFilterExtensions(new String[] {"*.png"});
        dialog.setFilterNames(new String[] {"PNG pictures"});
        String chosen = dialog.open();
        if (chosen == null) {
            return;
        }
        Display display = shell.getDisplay();
        Job job = Job.create("Copying " + Path.of(chosen).getFileName(), (ICoreRunnable) monitor -> {
            String name = copy(Path.of(chosen), folder);
            for (IFile f : ResourcesPlugin.getWorkspace()
                    .getRoot()
                    .findFilesForLocationURI(folder.resolve(name).toUri())) {
                f.getParent().refreshLocal(IResource.DEPTH_ONE, monitor);
            }
            display.asyncExec(() -> named.accept(name));
        });
        job.setUser(true);
        job.schedule();
    }

    /** Copies a file into a folder, under another name if its own is taken by something else; returns the name. */
    static String copy(Path picture, Path folder) throws CoreException {
        try {
            String own = picture.getFileName().toString();
            String name = own;
            for (int i = 2; taken(folder.resolve(name), picture); i++) {
                name = FileWord.stem(own) + "-" + i + "." + FileWord.ending(own);
            }
            if (!Files.exists(folder.resolve(name))) {
                Files.copy(picture, folder.resolve(name));
            }
            return name;
        } catch (IOException e) {
            IStatus why = Status.error(
                    picture + " could not be copied to " + folder + ": " + e.getMessage()
                            + ". Copy it there and type its name.",
                    e);
            throw new CoreException(why);
        }
    }

    private static boolean taken(Path there, Path picture) throws IOException {
        return Files.exists(there) && Files.mismatch(there, picture) >= 0;
    }
}
