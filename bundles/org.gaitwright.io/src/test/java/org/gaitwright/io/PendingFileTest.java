// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.gaitwright.core.registry.InvalidInput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class PendingFileTest {
    @TempDir
    private Path folder;

    private long files() throws IOException {
        try (Stream<Path> list = Files.list(folder)) {
            return list.count();
        }
    }

    @Test
    void aFileAppearsOnlyWhenCommitted() throws IOException {
        Path target = folder.resolve("a.txt");
        try (PendingFile file = PendingFile.of(target)) {
            file.write(new byte[] {65, 66});
            file.flush();
            assertFalse(Files.exists(target));
            file.commit();
        }
        assertEquals("AB", Files.readString(target));
        assertEquals(1, files());
    }

    @Test
    void anAbandonedFileLeavesTheOldOneAndNothingElse() throws IOException {
        Path target = Files.writeString(folder.resolve("a.txt"), "old");
        try (PendingFile file = PendingFile.of(target)) {
            file.write(65);
        }
        assertEquals("old", Files.readString(target));
        assertEquals(1, files());
    }

    @Test
    void aLinkStaysALink() throws IOException {
        Path target = Files.writeString(folder.resolve("a.txt"), "old");
        Path link = Files.createSymbolicLink(folder.resolve("link"), target);
        try (PendingFile file = PendingFile.of(link)) {
            file.write(65);
            file.commit();
        }
        assertTrue(Files.isSymbolicLink(link));
        assertEquals("A", Files.readString(target));
    }

    @Test
    void aDeviceIsWrittenToAndNotReplaced() throws IOException {
        Path device = Path.of("/dev/null");
        assumeTrue(Files.exists(device), "only where there is one");
        try (PendingFile file = PendingFile.of(device)) {
            file.write(65);
            file.commit();
        }
        assertFalse(Files.isRegularFile(device));
    }

    @Test
    void placesThatCantBeWrittenAreRefused() {
        assertThrows(InvalidInput.class, () -> PendingFile.of(folder));
        String got = assertThrows(InvalidInput.class, () -> PendingFile.of(folder.resolve("no/such/a.txt")))
                .getMessage();
        assertTrue(got.contains("there is no folder"), got);
    }
}
