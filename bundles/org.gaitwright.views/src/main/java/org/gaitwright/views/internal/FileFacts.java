// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.IPath;
import org.gaitwright.io.FileKind;
import org.gaitwright.views.internal.live.Facts;

/** What people want to know of a file or folder of the workspace. */
final class FileFacts extends Facts {
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("d MMM yyyy, HH:mm:ss", Locale.ROOT);
    /** A longer file is none of ours. */
    private static final long MAX_BYTES = 1 << 20;

    FileFacts(IResource of) {
        fact("Name", of.getName());
        IPath location = of.getLocation();
        Path path = location == null ? null : location.toPath();
        if (of instanceof IFile && path != null && Files.isRegularFile(path)) {
            file(path);
        }
        fact("Folder", of.getFullPath().removeLastSegments(1).makeRelative().toString());
        if (path != null) {
            fact("On disk", fromHome(path));
        }
        if (of.isLinked()) {
            fact("Linked", "yes: the file is outside its project");
        }
        if (of.getResourceAttributes() != null && of.getResourceAttributes().isReadOnly()) {
            fact("Read-only", "yes: make it writable to save changes");
        }
    }

    /** Short enough to be read in a narrow view. */
    static String fromHome(Path path) {
        String home = System.getProperty("user.home", "");
        return !home.isEmpty() && path.startsWith(home) ? "~/" + Path.of(home).relativize(path) : path.toString();
    }

    private void file(Path path) {
        try {
            long bytes = Files.size(path);
            if (bytes <= MAX_BYTES) {
                FileKind kind = FileKind.of(path.toString(), Files.readString(path));
                if (kind != FileKind.UNKNOWN) {
                    fact("Kind", kind.label());
                }
            }
            fact("Size", bytes < 1024 ? bytes + " bytes" : String.format(Locale.ROOT, "%.1f kB", bytes / 1024.0));
            Instant changed = Files.getLastModifiedTime(path).toInstant();
            fact("Changed", TIME.format(changed.atZone(ZoneId.systemDefault())));
        } catch (IOException e) {
            fact("Kind", "can't be read: " + e.getMessage());
        }
    }
}
