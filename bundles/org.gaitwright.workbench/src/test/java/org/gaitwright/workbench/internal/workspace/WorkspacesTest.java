// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.workspace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WorkspacesTest {
    @TempDir
    Path user;

    private Path home;
    private Workspaces workspaces;

    @BeforeEach
    void begin() {
        home = user.resolve(".gaitwright");
        workspaces = new Workspaces(home, user);
    }

    @Test
    void onlyAWholePathOfAFolderIsTaken() throws IOException {
        Path file = Files.createFile(user.resolve("notes.txt"));
        for (String refused : List.of("", "Gaitwright", file.toString())) {
            assertFalse(Workspaces.refusal(refused).isEmpty(), "'" + refused + "'");
        }
        assertEquals("", Workspaces.refusal(user.toString()));
        assertEquals("", Workspaces.refusal(user.resolve("new").toString()));
    }

    @Test
    void atFirstNothingIsChosenAndAVisibleFolderIsOffered() throws IOException {
        assertEquals(Optional.empty(), workspaces.chosen());
        assertEquals(List.of(user.resolve("Gaitwright")), workspaces.offered());
    }

    @Test
    void projectsThatAreInTheHiddenFolderAreOfferedFirst() throws IOException {
        Path hidden = Files.createDirectories(home.resolve("workspace"));
        assertEquals(List.of(user.resolve("Gaitwright")), workspaces.offered(), "an empty folder is none");
        Files.createDirectories(hidden.resolve(".metadata"));
        assertEquals(List.of(hidden, user.resolve("Gaitwright")), workspaces.offered());
    }

    @Test
    void aFolderOfThatNameWithOtherThingsInItIsLeftAlone() throws IOException {
        Path sources = Files.createDirectories(user.resolve("Gaitwright"));
        assertEquals(List.of(sources), workspaces.offered(), "an empty one is as good as none");
        Files.writeString(sources.resolve("pom.xml"), "");
        assertEquals(List.of(user.resolve("Gaitwright Projects")), workspaces.offered());
        Files.createDirectories(sources.resolve(".metadata"));
        assertEquals(List.of(sources), workspaces.offered(), "one with projects is in use");
    }

    @Test
    void whatWasChosenLastIsInUseAndTheOthersAreOffered() throws IOException {
        Path first = Files.createDirectories(user.resolve("walks"));
        Path second = Files.createDirectories(user.resolve("my projects"));
        workspaces.use(first);
        workspaces.use(second);
        workspaces.use(first);
        workspaces.use(second);
        assertEquals(Optional.of(second), workspaces.chosen());
        assertEquals(List.of(second, first, user.resolve("Gaitwright")), workspaces.offered());
    }

    @Test
    void aFolderThatIsGoneIsAskedForAgain() throws IOException {
        Path stick = Files.createDirectories(user.resolve("stick"));
        workspaces.use(stick);
        Files.delete(stick);
        assertEquals(Optional.empty(), workspaces.chosen());
        assertEquals(stick, workspaces.offered().get(0), "it may be plugged in again");
    }
}
