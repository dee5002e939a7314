// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.optimization;

import java.io.Closeable;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.gaitwright.core.registry.InvalidInput;

/** Keeps others from writing a folder. The system gives it back when the process ends, however that comes about. */
public final class FolderLock implements Closeable {
    public static final String FILE = ".lock";

    private final FileChannel channel;

    private FolderLock(FileChannel channel) {
        this.channel = channel;
    }

    /** @throws InvalidInput if somebody else has it */
    @SuppressWarnings("resource") // closed by close(), or here if the lock is not to be had
    public static FolderLock take(Path folder) throws IOException {
        Path file = folder.resolve(FILE);
        FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        boolean taken = false;
        try {
            taken = channel.tryLock() != null;
        } catch (OverlappingFileLockException e) {
            throw inUse(folder, e);
        } finally {
            if (!taken) {
                channel.close();
            }
        }
        if (!taken) {
            throw inUse(folder, null);
        }
        return new FolderLock(channel);
    }

    /**
     * Whether another process has it. Never to be asked about a folder that this process writes: on some systems that would
     * give its own lock away.
     */
    public static boolean heldElsewhere(Path folder) throws IOException {
        try (FileChannel channel = FileChannel.open(folder.resolve(FILE), StandardOpenOption.WRITE);
                FileLock lock = channel.tryLock()) {
            return lock == null;
        } catch (NoSuchFileException e) {
            return false;
        } catch (OverlappingFileLockException e) {
            return true;
        }
    }

    private static InvalidInput inUse(Path folder, Exception e) {
        return new InvalidInput(folder + " is in use by another run; wait for it, or choose another folder", e);
    }

    /** The file stays: whoever has just opened it and waits for the lock must wait for the same one as all others. */
    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException e) {
            // the system takes the lock back in any case
            return;
        }
    }
}
