// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.look;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Shell;

/** Asks where to save a file: in the folder of the last one, at first in that of the projects. */
public final class SaveDialog {
    private static String folder;

    private SaveDialog() {}

    /**
     * The file that the user names; empty if none.
     *
     * @param name without its ending
     */
    public static Optional<Path> ask(Shell shell, String title, String name, String ending) {
        FileDialog dialog = new FileDialog(shell, SWT.SAVE);
        dialog.setText(title);
        dialog.setFilterExtensions(new String[] {"*." + ending});
        dialog.setFilterPath(
                folder == null
                        ? ResourcesPlugin.getWorkspace().getRoot().getLocation().toOSString()
                        : folder);
        dialog.setFileName(name + "." + ending);
        dialog.setOverwrite(true);
        String file = dialog.open();
        if (file == null) {
            return Optional.empty();
        }
        folder = dialog.getFilterPath();
        Path named = Path.of(file);
        Path whole = withEnding(named, ending);
        // the platform asked for the name as it was typed
        boolean keeps = !whole.equals(named)
                && Files.exists(whole)
                && !MessageDialog.openQuestion(shell, title, whole.getFileName() + " exists. Replace it?");
        return keeps ? Optional.empty() : Optional.of(whole);
    }

    private static Path withEnding(Path file, String ending) {
        String name = file.getFileName().toString();
        return name.endsWith("." + ending) ? file : file.resolveSibling(name + "." + ending);
    }
}
