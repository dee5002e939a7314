// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.rigs.tour;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.eclipse.core.runtime.ILog;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IWorkbench;

/**
 * Agrees with a camera outside on when to take a picture: {@code NAME.ready} in the folder says that all holds still, and
 * where on the screen the subject is, and below that what is to be noted; {@code NAME.png} says that it was photographed. The picture is taken of the screen,
 * because no widget can draw what OpenGL draws.
 */
record PhotoCall(Path folder, IWorkbench workbench) {
    private static final int POLL_MILLIS = 40;

    /** Shows the subject, with something to note about it, and goes on when it was photographed. */
    void pose(String name, Control subject, String note, Runnable then) {
        Point size = subject.getSize();
        // a window with its menu and its frame
        Point corner = subject instanceof Shell ? subject.getLocation() : subject.toDisplay(0, 0);
        String where = size.x + "x" + size.y + "+" + corner.x + "+" + corner.y;
        if (write(name + ".ready", where + "\n" + note + "\n")) {
            await(folder.resolve(name + ".png"), then);
        }
    }

    /** Writes a file in one go, so that nobody reads half of it; ends the studio if it can't. */
    boolean write(String name, String text) {
        try {
            Path unfinished = Files.writeString(folder.resolve(name + ".part"), text);
            Files.move(unfinished, folder.resolve(name));
            return true;
        } catch (IOException e) {
            ILog.get().error("The folder " + folder + " can't be written; choose a writable one", e);
            workbench.close();
            return false;
        }
    }

    private void await(Path picture, Runnable then) {
        if (Files.exists(picture)) {
            then.run();
        } else {
            workbench.getDisplay().timerExec(POLL_MILLIS, () -> await(picture, then));
        }
    }
}
