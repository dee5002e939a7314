// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.optimize;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.gaitwright.session.search.FolderLook;
import org.gaitwright.session.search.SearchState;
import org.gaitwright.session.search.SearchState.Phase;
import org.gaitwright.testkit.FakeStudio;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SearchTest {
    private static final int GENERATIONS = 6;

    @TempDir
    Path temp;

    private final FakeStudio studio = new FakeStudio();
    private Path recipe;

    @BeforeEach
    void write() throws IOException {
        recipe = Files.writeString(
                temp.resolve("wag.yaml"),
                """
                scene: {duration: 0.4, characters: [{character: humanoid, controller: walker}]}
                variables: [{parameter: tail.torque}, {parameter: more.*}]
                objective: {terms: [{measure: tail-torque, target: 4}]}
                stop: {generations: 6}
                optimizer: {population: 5, seed: 3}
                """);
    }

    private Search search(String folder, Path from) {
        return new Search(SearchState.waiting(temp.resolve("runs").resolve(folder)), from, studio, "1.2.3", () -> {});
    }

    private Search begin(String folder) {
        return search(folder, recipe);
    }

    private Search resume(String folder) {
        return search(folder, null);
    }

    private SearchState look(String folder) {
        return FolderLook.at(temp.resolve("runs").resolve(folder), null, true, studio)
                .state();
    }

    /** Runs until so many generations are done; then it is asked to end in some way. */
    private static void until(Search search, int generation, Runnable end) {
        AtomicInteger told = new AtomicInteger();
        search.run(1, () -> {
            if (told.getAndIncrement() == generation) {
                end.run();
            }
        });
    }

    @Test
    void aSearchThatIsPausedBeforeItsTurnHasAFolderToGoOnFrom() {
        Search early = begin("early");
        assertEquals(Phase.WAITING, early.state().phase());
        early.pause();
        early.run(1, () -> {});
        assertEquals(Phase.PAUSED, early.state().phase(), early.state().message());
        assertEquals(Phase.PAUSED, look("early").phase());
        Search second = resume("early");
        second.run(1, () -> {});
        assertEquals(Phase.DONE, second.state().phase(), second.state().message());
        assertEquals(GENERATIONS, second.state().generation());
    }

    @Test
    void aSearchThatIsStoppedReportsAndCanStillGoOn() {
        Search first = begin("stopped");
        until(first, 2, first::stop);
        assertEquals(Phase.STOPPED, first.state().phase());
        assertEquals(Phase.STOPPED, look("stopped").phase());
        Search second = resume("stopped");
        until(second, 1, second::pause);
        assertEquals(Phase.PAUSED, look("stopped").phase(), "the report is of an earlier end");
    }

    @Test
    void aBadRecipeIsToldAndWritesNothing() throws IOException {
        Files.writeString(recipe, Files.readString(recipe).replace("tail.torque}", "tail.talk}"));
        Search search = begin("bad");
        search.run(1, () -> {});
        assertEquals(Phase.FAILED, search.state().phase());
        assertTrue(
                search.state().message().contains("tail.talk"), search.state().message());
        assertTrue(
                search.state().message().contains("wag.yaml:2"), search.state().message());
        assertFalse(Files.exists(temp.resolve("runs/bad")));
    }

    @Test
    void aFolderThatIsRemovedIsToldAndCanBeResumed() {
        Search first = begin("removed");
        until(first, 2, () -> delete(temp.resolve("runs/removed")));
        assertEquals(Phase.FAILED, first.state().phase());
        assertTrue(first.state().message().contains("Resume"), first.state().message());
        Search second = resume("removed");
        second.run(1, () -> {});
        assertEquals(Phase.DONE, second.state().phase(), second.state().message());
        assertEquals(GENERATIONS, second.state().generation());
    }

    private static void delete(Path folder) {
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path p : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(p);
            }
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    @Test
    void aFolderWithoutARunIsToldToBeOne() throws IOException {
        Files.createDirectories(temp.resolve("runs/empty"));
        Search search = resume("empty");
        search.run(1, () -> {});
        assertEquals(Phase.FAILED, search.state().phase());
        assertTrue(search.state().message().contains("run.json"), search.state().message());
    }
}
