// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.style;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.QualifiedName;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.ide.ResourceUtil;
import org.gaitwright.io.FileWord;

/** Which character users chose to see a style on: kept by the workspace with the file, for the next time it is opened. */
final class WalkedBy {
    private static final QualifiedName CHARACTER = new QualifiedName("org.gaitwright.editors", "walked-by");

    private WalkedBy() {}

    /** Empty where nothing was chosen, or the file of the character is gone. */
    static Optional<String> of(IEditorPart editor) {
        IFile file = ResourceUtil.getFile(editor.getEditorInput());
        try {
            return Optional.ofNullable(file == null ? null : file.getPersistentProperty(CHARACTER))
                    .filter(word -> !FileWord.isPath(word) || Files.exists(Path.of(word)));
        } catch (CoreException e) {
            ILog.get().log(e.getStatus());
            return Optional.empty();
        }
    }

    static void remember(IEditorPart editor, String word) {
        IFile file = ResourceUtil.getFile(editor.getEditorInput());
        try {
            if (file != null) {
                file.setPersistentProperty(CHARACTER, word);
            }
        } catch (CoreException e) {
            ILog.get().log(e.getStatus());
        }
    }
}
