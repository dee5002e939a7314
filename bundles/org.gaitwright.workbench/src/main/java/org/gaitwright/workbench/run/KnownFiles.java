// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.run;

import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Predicate;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.IPath;
import org.gaitwright.io.FileKind;

/** The files of the workspace by kind, as they were last looked into. May be asked from any thread. */
public final class KnownFiles {
    private static final Map<IFile, FileKind> KINDS = new ConcurrentHashMap<>();
    private static final List<Runnable> LISTENERS = new CopyOnWriteArrayList<>();

    /**
     * @param path on disk
     * @param shown for people: within the workspace
     * @param project name of its project
     */
    public record Known(Path path, String shown, String project) {}

    private KnownFiles() {}

    /** All of a kind, by name. */
    public static List<Known> of(Predicate<FileKind> kind) {
        return KINDS.entrySet().stream()
                .filter(e -> kind.test(e.getValue()))
                .map(Map.Entry::getKey)
                .filter(f -> f.getLocation() != null)
                .map(f -> new Known(
                        path(f.getLocation()),
                        f.getFullPath().makeRelative().toString(),
                        f.getProject().getName()))
                .sorted(Comparator.comparing(Known::shown))
                .toList();
    }

    private static Path path(IPath location) {
        return location.toPath().toAbsolutePath().normalize();
    }

    /** Of one file. */
    public static FileKind of(IFile file) {
        return KINDS.getOrDefault(file, FileKind.UNKNOWN);
    }

    /** For whoever looks into files as they change. */
    public static void put(IFile file, FileKind kind) {
        if (KINDS.put(file, kind) != kind) {
            LISTENERS.forEach(Runnable::run);
        }
    }

    /** The file is gone, or is none of ours any more. */
    public static void remove(IFile file) {
        if (KINDS.remove(file) != null) {
            LISTENERS.forEach(Runnable::run);
        }
    }

    /** Calls back, on any thread, when there are others. */
    public static void listen(Runnable listener) {
        LISTENERS.add(listener);
    }

    public static void forget(Runnable listener) {
        LISTENERS.remove(listener);
    }
}
