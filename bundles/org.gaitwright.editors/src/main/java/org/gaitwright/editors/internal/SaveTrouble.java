// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal;

import org.eclipse.core.resources.IResourceStatus;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.swt.widgets.Shell;

/** Says why a file could not be saved, and what to do: the text is still there, and may go elsewhere. */
record SaveTrouble(Shell shell, String file, CoreException problem) {
    /** Asks; true if the user wants to save the text elsewhere. */
    boolean saveElsewhere() {
        MessageDialog dialog = new MessageDialog(
                shell,
                file + " was not saved",
                null,
                words(file, problem.getStatus()),
                MessageDialog.WARNING,
                0,
                "Save &As…",
                "Keep &Editing");
        return dialog.open() == 0;
    }

    static String words(String file, IStatus why) {
        String remedy =
                switch (why.getCode()) {
                    case IResourceStatus.READ_ONLY_LOCAL,
                            IResourceStatus.PARENT_READ_ONLY -> "The file or its folder is"
                            + " read-only: allow writing there, or save the text elsewhere.";
                    case IResourceStatus.OUT_OF_SYNC_LOCAL -> "Another program has changed the file meanwhile. Save the"
                            + " text elsewhere, or close the editor to discard your changes.";
                    default -> "Check the disk and the rights of its folder, or save the text elsewhere.";
                };
        return file + " could not be written: " + why.getMessage() + "\n\n" + remedy + "\nNothing is lost: the text is"
                + " still in the editor.";
    }
}
