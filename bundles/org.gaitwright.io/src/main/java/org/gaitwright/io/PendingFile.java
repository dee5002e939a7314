// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.gaitwright.core.registry.InvalidInput;

/**
 * A file that appears whole or not at all: written beside its target under another name, and moved there by
 * {@link #commit}. Closed without that, it leaves nothing behind.
 */
public final class PendingFile extends OutputStream {
    private final Path target;
    private final Path part;
    private final boolean special;
    private final OutputStream stream;
    private boolean committed;

    private PendingFile(Path target, Path part, boolean special) throws IOException {
        this.target = target;
        this.part = part;
        this.special = special;
        // not createTempFile, which would hide the result from everybody but its owner
        stream = new BufferedOutputStream(
                Files.newOutputStream(part, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE), 1 << 16);
    }

    /**
     * Begins a file.
     *
     * @throws InvalidInput if it can't be written there, with what to do
     */
    public static PendingFile of(Path file) {
        if (file.toString().isEmpty()) {
            throw new InvalidInput("the name of a file to write is empty; give it one");
        }
        if (Files.isDirectory(file)) {
            throw new InvalidInput(file + " is a folder; expected the name of a file to write");
        }
        Path folder = file.toAbsolutePath().getParent();
        if (folder == null || !Files.isDirectory(folder)) {
            throw new InvalidInput(
                    "can't write " + file + ": there is no folder " + folder + "; create it or choose another");
        }
        try {
            // through a link to the file itself, so that the link stays one
            Path target = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
            if (Files.exists(target) && !Files.isWritable(target)) {
                throw new InvalidInput("can't write " + file + ": it exists and is read-only; choose another name");
            }
            // a device or a pipe must not be replaced by a file
            boolean special = Files.exists(target) && !Files.isRegularFile(target);
            Path beside = special ? Path.of(System.getProperty("java.io.tmpdir")) : target.getParent();
            return new PendingFile(target, beside.resolve(partName(target)), special);
        } catch (IOException e) {
            throw new InvalidInput("can't write " + file + ": " + reason(e) + "; choose a writable folder", e);
        }
    }

    @Override
    public void write(int b) throws IOException {
        named(() -> stream.write(b));
    }

    @Override
    public void write(byte[] b, int offset, int length) throws IOException {
        named(() -> stream.write(b, offset, length));
    }

    @Override
    public void flush() throws IOException {
        named(stream::flush);
    }

    /** Puts the file in its place. */
    public void commit() throws IOException {
        commit(List.of(this));
    }

    /**
     * Puts several files in their places, or none: what can fail comes first. All are written out, then devices and pipes
     * get theirs, then {@code last} runs, and at the very end each part takes the name of its file.
     */
    public static void commit(List<PendingFile> files, Writing last) throws IOException {
        for (PendingFile f : files) {
            f.named(f.stream::close);
        }
        for (PendingFile f : files) {
            if (f.special) {
                f.named(f::pour);
            }
        }
        last.run();
        for (PendingFile f : files) {
            if (!f.special) {
                // within one folder, where every file system can
                f.named(() -> Files.move(f.part, f.target, StandardCopyOption.ATOMIC_MOVE));
                f.committed = true;
            }
        }
    }

    /** As {@link #commit(List, Writing)} with nothing to do in between. */
    public static void commit(List<PendingFile> files) throws IOException {
        commit(files, () -> {});
    }

    /** Something that writes. */
    @FunctionalInterface
    public interface Writing {
        void run() throws IOException;
    }

    private void pour() throws IOException {
        try (OutputStream out = Files.newOutputStream(target)) {
            Files.copy(part, out);
        }
        Files.delete(part);
        committed = true;
    }

    /** The system's messages do not say which of several files failed. */
    private void named(Writing action) throws IOException {
        try {
            action.run();
        } catch (IOException e) {
            throw new IOException("can't write " + target + ": " + reason(e), e);
        }
    }

    @Override
    public void close() throws IOException {
        if (!committed) {
            try {
                stream.close();
            } finally {
                Files.deleteIfExists(part);
            }
        }
    }

    private static String partName(Path target) {
        return "." + target.getFileName() + "." + ProcessHandle.current().pid() + "-"
                + Long.toString(System.nanoTime() & 0xffffffL, 36) + ".part";
    }

    private static String reason(IOException e) {
        return e instanceof java.nio.file.AccessDeniedException ? "access is denied" : String.valueOf(e.getMessage());
    }
}
