// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal;

import java.net.URI;
import java.nio.file.Path;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.IPath;
import org.eclipse.ui.IEditorInput;
import org.eclipse.ui.IURIEditorInput;
import org.eclipse.ui.ide.ResourceUtil;

/** The file behind an editor. */
public final class EditedFile {
    private EditedFile() {}

    /** Where it is on disk, also if it has been deleted; null if it is not on a disk. */
    public static Path path(IEditorInput input) {
        IFile file = ResourceUtil.getFile(input);
        if (file != null) {
            return path(file);
        }
        URI uri = input instanceof IURIEditorInput place ? place.getURI() : null;
        return uri != null && "file".equals(uri.getScheme())
                ? Path.of(uri).toAbsolutePath().normalize()
                : null;
    }

    /** Where a file of the workspace is on disk; null if its project is not. */
    public static Path path(IFile file) {
        IPath location = file.getLocation();
        return location == null ? null : location.toPath().toAbsolutePath().normalize();
    }

    static String goneWords(String name) {
        return name + " was deleted, or its project was closed. Your changes exist only here: save them to keep them.";
    }
}
