// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.scene;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.window.Window;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.ImageLoader;
import org.eclipse.swt.widgets.Shell;
import org.gaitwright.viewport.Viewport;
import org.gaitwright.viewport.ViewportUnavailable;
import org.gaitwright.workbench.look.SaveDialog;

/** Saves what a viewport shows as a PNG file. */
public final class PictureFile {
    private PictureFile() {}

    /** Asks for its size and where to. */
    public static void save(Viewport viewport, Shell shell) {
        ImageData picture;
        try {
            ImageData now = viewport.screenshot();
            PictureDialog wish = new PictureDialog(shell, now.width, now.height);
            if (wish.open() != Window.OK) {
                return;
            }
            picture = viewport.picture(wish.width(), wish.height(), wish.cutOut());
        } catch (ViewportUnavailable e) {
            MessageDialog.openError(shell, "No picture", e.getMessage());
            return;
        }
        SaveDialog.ask(shell, "Save a picture of the scene", "scene", "png").ifPresent(file -> write(picture, file));
    }

    /** Compressing a large picture takes longer than a window may wait. */
    private static void write(ImageData picture, Path file) {
        Job.create("Saving " + file.getFileName(), (ICoreRunnable) monitor -> {
                    ImageLoader loader = new ImageLoader();
                    loader.data = new ImageData[] {picture};
                    try (OutputStream out = Files.newOutputStream(file)) {
                        loader.save(out, SWT.IMAGE_PNG);
                    } catch (IOException e) {
                        throw new CoreException(Status.error(
                                "The picture could not be saved as " + file + "; choose a writable folder", e));
                    }
                })
                .schedule();
    }
}
