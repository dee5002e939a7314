// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.run;

import java.nio.file.Files;
import java.nio.file.Path;
import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.TextTransfer;
import org.eclipse.swt.dnd.Transfer;
import org.eclipse.swt.program.Program;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.PlatformUI;
import org.gaitwright.workbench.look.Messages;

/** Takes users to where a file is on disk. Belongs to the user interface's thread. */
public final class FilePlace {
    private FilePlace() {}

    /** Opens the folder of a file, or a folder, in the desktop's file manager. */
    public static void show(Path file) {
        Path folder = Files.isDirectory(file) ? file : file.getParent();
        if (!Program.launch(folder.toString())) {
            PlatformUI.getWorkbench()
                    .getService(Messages.class)
                    .warn("No file manager opened " + folder + "; copy the path and open it yourself.");
        }
    }

    /** Puts words on the clipboard. */
    public static void copy(String words) {
        Clipboard clipboard = new Clipboard(Display.getCurrent());
        try {
            clipboard.setContents(new Object[] {words}, new Transfer[] {TextTransfer.getInstance()});
        } finally {
            clipboard.dispose();
        }
    }
}
