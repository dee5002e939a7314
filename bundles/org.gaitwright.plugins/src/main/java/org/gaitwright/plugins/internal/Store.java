// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.plugins.internal;

import static java.nio.file.StandardCopyOption.ATOMIC_MOVE;
import static java.nio.file.StandardCopyOption.REPLACE_EXISTING;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.gaitwright.plugins.internal.StoredPlugin.StoredBundle;

/**
 * The folder of installed plug-ins, shared by all processes of a user: one sub-folder per plug-in with its jars and a
 * record. The record decides. Jars are named by their content and written before the record, which takes its place in one
 * atomic move; a removal deletes the record first. So at no moment, and after no crash, does half a plug-in count.
 */
final class Store {
    private static final String RECORD = "plugin.properties";

    private final Path folder;

    /** A sub-folder: its plug-in, or why its record can't be read. */
    record Found(String id, StoredPlugin plugin, String problem) {}

    Store(Path folder) {
        this.folder = folder;
    }

    Path folder() {
        return folder;
    }

    /** All plug-ins, ordered by id. A store that does not exist is empty. */
    List<Found> read() {
        List<Found> found = new ArrayList<>();
        for (Path sub : subFolders()) {
            Path record = sub.resolve(RECORD);
            if (Files.exists(record)) {
                found.add(read(sub.getFileName().toString(), record));
            }
        }
        return found;
    }

    Found find(String id) {
        return read().stream().filter(f -> f.id().equals(id)).findFirst().orElse(null);
    }

    private static Found read(String id, Path record) {
        try {
            StoredPlugin plugin = StoredPlugin.read(record);
            return plugin.id().equals(id)
                    ? new Found(id, plugin, null)
                    : new Found(id, null, "its record is of '" + plugin.id() + "'");
        } catch (IOException unreadable) {
            return new Found(id, null, "its record can't be read (" + PluginErrors.text(unreadable) + ")");
        }
    }

    /** Changes when any plug-in does; costs one look at the folder and at each record, so it can be asked often. */
    String stamp() {
        return subFolders().stream().map(Store::stamp).collect(Collectors.joining("\n"));
    }

    private static String stamp(Path sub) {
        try {
            BasicFileAttributes a = Files.readAttributes(sub.resolve(RECORD), BasicFileAttributes.class);
            return sub.getFileName() + " " + a.lastModifiedTime().to(TimeUnit.NANOSECONDS) + " " + a.size() + " "
                    + a.fileKey();
        } catch (IOException none) {
            return "";
        }
    }

    private List<Path> subFolders() {
        try (Stream<Path> children = Files.list(folder)) {
            return children.filter(p ->
                            StoredPlugin.ID.matcher(p.getFileName().toString()).matches())
                    .sorted()
                    .toList();
        } catch (NoSuchFileException | NotDirectoryException none) {
            return List.of();
        } catch (IOException unreadable) {
            throw new UncheckedIOException("the plug-in store " + folder + " can't be read", unreadable);
        }
    }

    Path jar(String id, StoredBundle bundle) {
        return folder.resolve(id).resolve(bundle.file());
    }

    /** Why a jar is not what was installed, or null if it is. */
    String refusal(String id, StoredBundle bundle) {
        Path jar = jar(id, bundle);
        try {
            return Sha256.of(jar).equals(bundle.sha256())
                    ? null
                    : bundle.file() + " was changed after it was installed; it is not started: install it again from"
                            + " where it came from";
        } catch (NoSuchFileException gone) {
            return bundle.file() + " is missing from " + folder.resolve(id) + "; install the plug-in again";
        } catch (IOException unreadable) {
            return bundle.file() + " can't be read (" + PluginErrors.text(unreadable) + "); install the plug-in again";
        }
    }

    /**
     * Writes a plug-in, in place of another of the same id if there is one.
     *
     * @param jars source file by name in the store
     */
    void write(StoredPlugin plugin, Map<String, Path> jars) throws IOException {
        try (FileChannel channel = lockFile();
                FileLock lock = channel.lock()) {
            Path sub = Files.createDirectories(folder.resolve(plugin.id()));
            for (Map.Entry<String, Path> jar : jars.entrySet()) {
                Path part = sub.resolve(jar.getKey() + ".part");
                Files.copy(jar.getValue(), part, REPLACE_EXISTING);
                moveDurably(part, sub.resolve(jar.getKey()));
            }
            Path part = sub.resolve(RECORD + ".part");
            plugin.write(part);
            moveDurably(part, sub.resolve(RECORD));
            sweep(sub, plugin.bundles().stream().map(StoredBundle::file).collect(Collectors.toSet()));
            assert lock.isValid();
        }
    }

    void delete(String id) throws IOException {
        try (FileChannel channel = lockFile();
                FileLock lock = channel.lock()) {
            Path sub = folder.resolve(id);
            Files.deleteIfExists(sub.resolve(RECORD));
            sweep(sub, Set.of());
            Files.deleteIfExists(sub);
            assert lock.isValid();
        }
    }

    private FileChannel lockFile() throws IOException {
        Files.createDirectories(folder);
        return FileChannel.open(folder.resolve(".lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    }

    private static void moveDurably(Path part, Path target) throws IOException {
        try (FileChannel file = FileChannel.open(part, StandardOpenOption.WRITE)) {
            file.force(true);
        }
        Files.move(part, target, ATOMIC_MOVE, REPLACE_EXISTING);
    }

    /** Deletes what no record speaks of: jars of earlier versions, leftovers of a crash. */
    private static void sweep(Path sub, Set<String> keep) throws IOException {
        if (!Files.isDirectory(sub)) {
            return;
        }
        List<Path> files;
        try (Stream<Path> children = Files.list(sub)) {
            files = children.toList();
        }
        for (Path file : files) {
            String name = file.getFileName().toString();
            if (!keep.contains(name) && !name.equals(RECORD) && Files.isRegularFile(file)) {
                Files.deleteIfExists(file);
            }
        }
    }
}
