// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.gaitwright.architecture.PackagePages.Room;
import org.junit.jupiter.api.Test;

class PackagePagesTest {
    private static final Path ROOT = Path.of(System.getProperty("gaitwright.root"));
    private static final String PAGE =
            """
            /**
             * What it is for.
             *
             * <p><b>Threads:</b> any.
             *
             * <pre>{@code
             * new X();
             * }</pre>
             */
            package org.x;
            """;

    @Test
    void packagesHavePagesAndCanBeRead() throws IOException {
        List<Room> rooms = PackagePages.ofBundles(ROOT);
        assertTrue(rooms.size() > 60, () -> "found only " + rooms);
        assertTrue(rooms.stream().anyMatch(Room::exported));
        assertNoFaults(rooms);
    }

    @Test
    void packagesOfTestsCanBeRead() throws IOException {
        List<Room> rooms = PackagePages.ofTests(ROOT);
        assertTrue(rooms.size() > 40, () -> "found only " + rooms);
        List<Room> large = rooms.stream()
                .filter(r -> r.files().size() > PackagePages.MAX_FILES)
                .toList();
        assertEquals(
                List.of(),
                large.stream().map(r -> r.name() + ": " + r.files().size()).toList());
    }

    @Test
    void anExportedPackageWithoutAPageIsFound() {
        assertFault("no package-info.java", new Room("org.x", files(1), "", true));
        assertFault("no package-info.java", new Room("org.x", files(1), "package org.x;\n", true));
        assertEquals(List.of(), new Room("org.x", files(1), PAGE, true).faults());
    }

    @Test
    void anExportedPackageHasThreadsAndAnExample() {
        assertFault("lacks", new Room("org.x", files(1), PAGE.replace("Threads", "Time"), true));
        assertFault("lacks", new Room("org.x", files(1), PAGE.replace("<pre>", "<p>"), true));
        assertEquals(List.of(), new Room("org.x.internal", files(9), "/** Short. */", false).faults());
    }

    @Test
    void anInternalPackageOfMoreThanEightFilesNeedsAPage() {
        assertEquals(List.of(), new Room("org.x.internal", files(8), "", false).faults());
        assertEquals(1, new Room("org.x.internal", files(9), "", false).faults().size());
    }

    @Test
    void aPackageOfMoreThanThirtyFilesIsFound() {
        assertEquals(List.of(), new Room("org.x", files(30), PAGE, false).faults());
        assertFault("org.x has 31 files", new Room("org.x", files(31), PAGE, false));
    }

    private static void assertNoFaults(List<Room> rooms) {
        List<String> faults = rooms.stream().flatMap(r -> r.faults().stream()).toList();
        assertTrue(faults.isEmpty(), () -> String.join("\n", faults));
    }

    private static void assertFault(String expected, Room room) {
        assertTrue(room.faults().stream().anyMatch(f -> f.contains(expected)), () -> "found " + room.faults());
    }

    private static List<String> files(int count) {
        return IntStream.range(0, count).mapToObj(i -> "C" + i + ".java").toList();
    }
}
