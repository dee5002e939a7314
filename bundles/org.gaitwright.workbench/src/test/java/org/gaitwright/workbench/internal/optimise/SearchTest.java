// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.optimise;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.gaitwright.testkit.FakeStudio;
import org.gaitwright.workbench.optimise.OptimisationRun;
import org.gaitwright.workbench.optimise.OptimisationRun.Phase;
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

    private Search begin(String folder) {
        return new Search(temp.resolve("runs").resolve(folder), recipe, studio, "1.2.3");
    }

    private Search resume(String folder) {
        return new Search(temp.resolve("runs").resolve(folder), null, studio, "1.2.3");
    }

    private OptimisationRun look(String folder) {
        return FolderLook.at(temp.resolve("runs").resolve(folder), null, true, studio)
                .run();
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
    void aSearchRunsToItsEndAndItsFolderTellsTheSame() {
        Search search = begin("whole");
        search.run(1, () -> {});
        OptimisationRun run = search.state();
        assertEquals(Phase.DONE, run.phase(), run.message());
        assertEquals(GENERATIONS, run.generation());
        assertEquals(1, run.progress());
        OptimisationRun read = look("whole");
        assertEquals(Phase.DONE, read.phase());
        assertEquals("wag", read.name());
        assertEquals(run.history().rows().size(), read.history().rows().size());
        assertEquals(
                run.history().last().orElseThrow().winnerCost(),
                read.history().last().orElseThrow().winnerCost());
        assertArrayEquals(
                run.search().orElseThrow().best(), read.search().orElseThrow().best());
        assertArrayEquals(
                run.history().last().orElseThrow().mean(),
                read.history().last().orElseThrow().mean());
    }

    @Test
    void aPauseLeavesNoTrace() throws IOException {
        begin("whole").run(1, () -> {});
        Search first = begin("paused");
        until(first, 2, first::pause);
        assertEquals(Phase.PAUSED, first.state().phase(), first.state().message());
        assertEquals(Phase.PAUSED, look("paused").phase());
        Search second = resume("paused");
        second.run(1, () -> {});
        assertEquals(Phase.DONE, second.state().phase(), second.state().message());
        for (String table : List.of("history.csv", "distribution.csv", "best.yaml", "best-scene.yaml")) {
            assertEquals(
                    Files.readString(temp.resolve("runs/whole").resolve(table)),
                    Files.readString(temp.resolve("runs/paused").resolve(table)),
                    table);
        }
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
        Path folder = Files.createDirectories(temp.resolve("runs/empty"));
        Search search = new Search(folder, null, studio, "1.2.3");
        search.run(1, () -> {});
        assertEquals(Phase.FAILED, search.state().phase());
        assertTrue(search.state().message().contains("run.json"), search.state().message());
    }

    @Test
    void runsAreFoundBelowAFolderButNotWithinEachOther() throws IOException {
        begin("a").run(1, () -> {});
        begin("b").run(1, () -> {});
        Files.createDirectories(temp.resolve("target"));
        Files.writeString(temp.resolve("target/run.json"), "{}");
        assertEquals(
                List.of(temp.resolve("runs/a"), temp.resolve("runs/b")),
                RunFinder.find(temp).stream().sorted().toList());
    }

    @Test
    void aLineThatIsBeingWrittenIsLeftOut() throws IOException {
        begin("cut").run(1, () -> {});
        Path history = temp.resolve("runs/cut/history.csv");
        String text = Files.readString(history);
        Files.writeString(history, text.substring(0, text.length() - 5));
        assertEquals(GENERATIONS - 1, look("cut").generation());
    }
}
