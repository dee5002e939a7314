// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.problems;

import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import org.eclipse.core.resources.IFile;
import org.gaitwright.editors.internal.EditedFile;
import org.gaitwright.io.FileKind;

/** The files of the workspace by kind, as they were last looked into. May be asked from any thread. */
public final class KnownFiles {
    private static final Map<IFile, FileKind> KINDS = new ConcurrentHashMap<>();

    /**
     * @param path on disk
     * @param shown for people: within the workspace
     */
    public record Known(Path path, String shown) {}

    private KnownFiles() {}

    /** All of a kind, by name. */
    public static List<Known> of(Predicate<FileKind> kind) {
        return KINDS.entrySet().stream()
                .filter(e -> kind.test(e.getValue()))
                .map(Map.Entry::getKey)
                .filter(f -> EditedFile.path(f) != null)
                .map(f -> new Known(
                        EditedFile.path(f), f.getFullPath().makeRelative().toString()))
                .sorted(Comparator.comparing(Known::shown))
                .toList();
    }

    static FileKind of(IFile file) {
        return KINDS.getOrDefault(file, FileKind.UNKNOWN);
    }

    static void put(IFile file, FileKind kind) {
        KINDS.put(file, kind);
    }

    static void remove(IFile file) {
        KINDS.remove(file);
    }
}
