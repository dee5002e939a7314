// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.model;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/** The files beside a model that it may refer to. Nothing outside its folder is ever looked at. */
public interface ModelFolder {
    /** For a model that has no folder. */
    ModelFolder NONE = relative -> null;

    /**
     * Opens a file below the folder; null if there is none.
     *
     * @param relative a name that {@link #staysInside}
     */
    InputStream open(String relative) throws IOException;

    /** Whether the folder can be asked at all. */
    default boolean known() {
        return this != NONE;
    }

    /** Whether a name is relative and does not climb out. */
    static boolean staysInside(String name) {
        if (name.isBlank() || name.startsWith("/") || name.indexOf(':') >= 0 || name.indexOf('\\') >= 0) {
            return false;
        }
        for (String part : name.split("/", -1)) {
            if (part.equals("..") || part.indexOf('\0') >= 0) {
                return false;
            }
        }
        return true;
    }

    /** A folder of the file system; links that lead out of it are not followed. */
    static ModelFolder of(Path folder) {
        return relative -> {
            try {
                Path file = folder.resolve(relative);
                if (!Files.isRegularFile(file) || !file.toRealPath().startsWith(folder.toRealPath())) {
                    return null;
                }
                return Files.newInputStream(file);
            } catch (InvalidPathException e) {
                throw new IOException("'" + relative + "' is no name of a file", e);
            }
        };
    }
}
