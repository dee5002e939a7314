// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.session.search;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.gaitwright.core.controller.ControllerFactory;
import org.gaitwright.core.optimization.RecipeProvider;
import org.gaitwright.core.optimizer.EvaluatorFactory;
import org.gaitwright.core.optimizer.Trial;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.session.search.SearchState.Phase;
import org.gaitwright.testkit.FakeStudio;
import org.gaitwright.testkit.OneByOne;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SearchSessionTest {
    private static final int GENERATIONS = 6;
    private static final String RECIPE =
            """
            scene: {duration: 0.4, characters: [{character: humanoid, controller: walker}]}
            variables: [{parameter: tail.torque}, {parameter: more.*}]
            objective: {terms: [{measure: tail-torque, target: 4}]}
            stop: {generations: 6}
            optimizer: {population: 5, seed: 3}
            """;
    private static final List<String> RESULTS =
            List.of("history.csv", "distribution.csv", "best.yaml", "mean.yaml", "best-scene.yaml", "checkpoint.txt");

    @TempDir
    Path temp;

    private final FakeStudio studio = new FakeStudio();
    private SearchOptions options = SearchOptions.of("1.2.3", 1);
    private Path recipe;

    @BeforeEach
    void write() throws IOException {
        recipe = Files.writeString(temp.resolve("wag.yaml"), RECIPE);
    }

    private Path folder(String name) {
        return temp.resolve("runs").resolve(name);
    }

    private SearchSession begin(String folder) throws IOException {
        return SearchSession.begin(RecipeSource.of(recipe, studio), name -> folder(folder), options);
    }

    private SearchSession resume(String folder) throws IOException {
        return SearchSession.resume(folder(folder), kept -> {}, studio, options);
    }

    /** A search from its beginning to its end. */
    private SearchState whole(String folder) throws IOException {
        try (SearchSession search = begin(folder)) {
            search.run(done -> {});
            return search.state();
        }
    }

    /** The rest of a search. */
    private SearchState goOn(String folder) throws IOException {
        try (SearchSession search = resume(folder)) {
            search.run(done -> {});
            return search.state();
        }
    }

    private static void advance(SearchSession search, int generations) throws IOException {
        for (int i = 0; i < generations; i++) {
            assertTrue(search.advance().isPresent());
        }
    }

    private SearchState look(String folder) {
        return FolderLook.at(folder(folder), null, true, studio).state();
    }

    private List<String> results(String folder) throws IOException {
        List<String> all = new ArrayList<>();
        for (String name : RESULTS) {
            all.add(Files.readString(folder(folder).resolve(name)));
        }
        return all;
    }

    /** From now on something happens before a candidate is tried; the first is number 1. */
    private void before(int candidate, Runnable happening) {
        studio.all(EvaluatorFactory.class).forEach(e -> studio.setAside(e, new IllegalStateException("old")));
        AtomicInteger count = new AtomicInteger();
        studio.add(new EvaluatorFactory() {
            @Override
            public String id() {
                return "local";
            }

            @Override
            public String name() {
                return "Eventful";
            }

            @Override
            public Evaluator create(Trial trial, int workers) {
                return new OneByOne()
                        .create(
                                c -> {
                                    if (count.incrementAndGet() == candidate) {
                                        happening.run();
                                    }
                                    return trial.judge(c);
                                },
                                workers);
            }
        });
    }

    private static void delete(Path folder) {
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path p : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(p);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    // to its end

    @Test
    void aSearchRunsToItsEndAndItsFolderSaysTheSame() throws IOException {
        SearchState state = whole("whole");
        assertEquals(Phase.DONE, state.phase(), state.message());
        assertEquals(GENERATIONS, state.generation());
        assertEquals(1, state.progress());
        SearchState read = look("whole");
        assertEquals(Phase.DONE, read.phase());
        assertEquals("wag", read.name());
        assertEquals(state.message(), read.message());
        assertEquals(state.history().rows().size(), read.history().rows().size());
        assertEquals(state.bestTitle(), read.bestTitle());
        assertArrayEquals(
                state.search().orElseThrow().best(), read.search().orElseThrow().best());
        assertArrayEquals(
                state.history().last().orElseThrow().mean(),
                read.history().last().orElseThrow().mean());
    }

    @Test
    void theReportHasTheFiguresOfTheSearchAndOfTheBestPlayedOnceMore() throws IOException {
        try (SearchSession search = begin("whole")) {
            assertNull(search.report());
            search.run(done -> {});
            String report = Files.readString(folder("whole").resolve("report.json"));
            assertEquals(search.report(), report);
            for (String key : List.of(
                    "\"evaluations\": 30",
                    "\"generations\": 6",
                    "\"best_cost\": ",
                    "\"feasible\": false",
                    "\"cpu_hours\": ",
                    "\"trained\": ",
                    "\"stopped\": ",
                    "\"optimize_wall_s\": ",
                    "\"version\": \"1.2.3\"",
                    "\"outcome\": \"fell\"",
                    "\"state_sha256\": ")) {
                assertTrue(report.contains(key), key + " in " + report);
            }
            assertTrue(search.replayFailure().isEmpty());
        }
    }

    @Test
    void aBestThatCanNotBeReplayedIsReportedWithTheFiguresOfTheSearch() throws IOException {
        try (SearchSession search = begin("whole")) {
            advance(search, GENERATIONS);
            studio.all(ControllerFactory.class).stream()
                    .filter(c -> c.id().equals("walker"))
                    .forEach(c -> {
                        studio.setAside(c, new IllegalStateException("old"));
                        studio.add(new Breaking(c));
                    });
            assertTrue(search.advance().isEmpty());
            assertTrue(search.replayFailure().isPresent());
            assertTrue(search.report().contains("\"evaluations\": 30"), search.report());
            assertFalse(search.report().contains("state_sha256"), search.report());
        }
    }

    @Test
    void aSearchInWhichAllFailsReportsNoBest() throws IOException {
        Files.writeString(recipe, RECIPE.replace("walker", "faulty"));
        try (SearchSession search = begin("faulty")) {
            search.run(done -> assertEquals(5, done.failures().size()));
            assertNull(search.best());
            assertTrue(search.report().contains("\"best_cost\": null"), search.report());
        }
        assertEquals(0, look("faulty").search().orElseThrow().best().length);
    }

    @Test
    void processorTimeIsAddedUpOverAllParts() throws IOException {
        options = new SearchOptions("1.2.3", 1, OptionalLong.empty(), OptionalLong.of(5));
        whole("parts");
        options = SearchOptions.of("1.2.3", 1);
        SearchState state = goOn("parts");
        // the fake evaluator says half a second each time
        assertEquals(1.0, state.history().spent().cpuSeconds());
        assertEquals(state.history().spent(), look("parts").history().spent());
    }

    /** What a registry is asked for by id. */
    private static Registry counting(Registry registry, List<String> asked) {
        return (Registry) Proxy.newProxyInstance(
                Registry.class.getClassLoader(), new Class<?>[] {Registry.class}, (proxy, method, arguments) -> {
                    if (method.getName().equals("get")) {
                        asked.add(arguments[1].toString());
                    }
                    try {
                        return method.isDefault()
                                ? InvocationHandler.invokeDefault(proxy, method, arguments)
                                : method.invoke(registry, arguments);
                    } catch (InvocationTargetException e) {
                        throw e.getCause();
                    }
                });
    }

    @Test
    void aSearchIsPlannedOnceAndItsRolloutsLookNothingUp() throws IOException {
        List<String> asked = new ArrayList<>();
        RecipeSource source = RecipeSource.file(recipe, counting(studio, asked));
        try (SearchSession search = SearchSession.begin(source, name -> folder("counted"), options)) {
            // once by the plan, and once more from the copies in the folder, by which it is searched
            assertEquals(2, Collections.frequency(asked, "walker"), asked.toString());
            assertEquals(1, Collections.frequency(asked, "tail-torque"), asked.toString());
            assertEquals(1, Collections.frequency(asked, "local"), asked.toString());
            asked.clear();
            advance(search, GENERATIONS);
            assertEquals(List.of(), asked);
        }
    }

    // pause, stop, resume

    @Test
    void aPauseLeavesNoTrace() throws IOException {
        whole("whole");
        try (SearchSession first = begin("paused")) {
            advance(first, 2);
            first.pause();
            assertTrue(first.advance().isEmpty());
            assertEquals(Phase.PAUSED, first.state().phase());
            assertNull(first.report());
        }
        assertEquals(Phase.PAUSED, look("paused").phase());
        assertEquals(Phase.DONE, goOn("paused").phase());
        assertEquals(results("whole"), results("paused"));
    }

    @Test
    void aGenerationThatIsGivenUpIsDoneAgain() throws IOException {
        whole("whole");
        List<SearchSession> own = new ArrayList<>();
        before(13, () -> own.get(0).pause());
        try (SearchSession first = begin("given-up")) {
            own.add(first);
            first.run(done -> {});
            assertEquals(Phase.PAUSED, first.state().phase());
            assertEquals(2, first.state().generation());
        }
        goOn("given-up");
        assertEquals(results("whole"), results("given-up"));
    }

    @Test
    void aSearchThatIsStoppedReportsAndCanStillGoOn() throws IOException {
        whole("whole");
        try (SearchSession first = begin("stopped")) {
            advance(first, 2);
            first.stop();
            assertTrue(first.advance().isEmpty());
            assertEquals(Phase.STOPPED, first.state().phase());
            assertTrue(first.report().contains("\"stopped\": \"" + SearchSession.BY_HAND + "\""), first.report());
        }
        assertEquals(Phase.STOPPED, look("stopped").phase());
        try (SearchSession second = resume("stopped")) {
            advance(second, 1);
            second.pause();
            assertTrue(second.advance().isEmpty());
        }
        assertEquals(Phase.PAUSED, look("stopped").phase(), "the report is of an earlier end");
        goOn("stopped");
        assertEquals(results("whole"), results("stopped"));
    }

    @Test
    void fewerEvaluationsEndItSoonerAndMoreGoOn() throws IOException {
        whole("whole");
        options = new SearchOptions("1.2.3", 2, OptionalLong.empty(), OptionalLong.of(8));
        assertEquals(2, whole("short").generation());
        options = SearchOptions.of("1.2.3", 1);
        goOn("short");
        assertEquals(results("whole"), results("short"));
    }

    @Test
    void theSeedDecides() throws IOException {
        whole("whole");
        options = new SearchOptions("1.2.3", 1, OptionalLong.of(9), OptionalLong.empty());
        whole("other");
        options = new SearchOptions("1.2.3", 1, OptionalLong.of(3), OptionalLong.empty());
        whole("same");
        assertEquals(results("whole"), results("same"));
        assertFalse(results("whole").get(0).equals(results("other").get(0)));
    }

    // what is refused

    @Test
    void aBadRecipeIsRefusedWithItsLineAndWritesNothing() throws IOException {
        Files.writeString(recipe, RECIPE.replace("tail.torque}", "tail.talk}"));
        InvalidInput refused = assertThrows(InvalidInput.class, () -> begin("bad"));
        assertTrue(refused.getMessage().contains("wag.yaml:2"), refused.getMessage());
        assertFalse(Files.exists(temp.resolve("runs")));
    }

    @Test
    void badOptionsWriteNothing() {
        options = SearchOptions.of("1.2.3", 0);
        assertThrows(InvalidInput.class, () -> begin("bad"));
        assertThrows(InvalidInput.class, () -> new SearchOptions("1.2.3", 1, OptionalLong.empty(), OptionalLong.of(0)));
        assertFalse(Files.exists(temp.resolve("runs")));
    }

    @Test
    void aFolderThatIsRefusedByWhoeverChoosesItIsNotWritten() {
        assertThrows(
                InvalidInput.class,
                () -> SearchSession.begin(
                        RecipeSource.of(recipe, studio),
                        name -> {
                            assertEquals("wag", name);
                            throw new InvalidInput("no");
                        },
                        options));
    }

    @Test
    void aFolderThatHasARunIsLeftAsItIs() throws IOException {
        whole("taken");
        List<String> results = results("taken");
        assertThrows(InvalidInput.class, () -> begin("taken"));
        assertEquals(results, results("taken"));
        Files.createDirectories(folder("full"));
        Files.writeString(folder("full").resolve("mine.txt"), "mine");
        assertThrows(InvalidInput.class, () -> begin("full"));
        try (Stream<Path> all = Files.list(folder("full"))) {
            assertEquals(1, all.count());
        }
    }

    @Test
    void aFolderWithoutARunCanNotBeResumed() throws IOException {
        Files.createDirectories(folder("empty"));
        assertThrows(InvalidInput.class, () -> resume("empty"));
    }

    @Test
    void aRefusedResumeLeavesTheFolderFree() throws IOException {
        whole("whole");
        assertThrows(
                InvalidInput.class,
                () -> SearchSession.resume(
                        folder("whole"),
                        kept -> {
                            throw new InvalidInput(kept.version() + " " + kept.seed());
                        },
                        studio,
                        options));
        options = SearchOptions.of("1.2.3", 0);
        assertThrows(InvalidInput.class, () -> resume("whole"));
        options = SearchOptions.of("1.2.3", 1);
        assertEquals(Phase.DONE, goOn("whole").phase());
    }

    // what the disk does

    @Test
    void aFolderThatIsRemovedEndsTheSearchWhichCanGoOn() throws IOException {
        whole("whole");
        before(8, () -> delete(folder("removed")));
        try (SearchSession first = begin("removed")) {
            assertThrows(IOException.class, () -> first.run(done -> {}));
            assertEquals(2, first.generation());
            assertEquals(1, first.state().generation());
        }
        goOn("removed");
        assertEquals(results("whole"), results("removed"));
    }

    @Test
    void aDiskThatCanNotBeWrittenEndsTheSearchWhichCanGoOn() throws IOException {
        whole("whole");
        Path mean = folder("full").resolve("mean.yaml");
        try (SearchSession first = begin("full")) {
            advance(first, 1);
            // a folder where a file should be is as good as a full disk, on every system
            Files.delete(mean);
            Files.createDirectory(mean);
            assertThrows(IOException.class, first::advance);
        }
        Files.delete(mean);
        goOn("full");
        assertEquals(results("whole"), results("full"));
    }

    @Test
    void aLineThatIsBeingWrittenIsLeftOut() throws IOException {
        whole("cut");
        Path history = folder("cut").resolve("history.csv");
        String text = Files.readString(history);
        Files.writeString(history, text.substring(0, text.length() - 5));
        assertEquals(GENERATIONS - 1, look("cut").generation());
    }

    // where recipes come from

    private record Shipped(String id, String text) implements RecipeProvider {
        @Override
        public String name() {
            return "Wag the tail";
        }
    }

    @Test
    void aShippedRecipeEndsAsItsFileDoes() throws IOException {
        whole("whole");
        studio.add(new Shipped("wag", RECIPE));
        RecipeSource shipped = RecipeSource.of(Path.of("wag"), studio);
        assertEquals(RECIPE, shipped.text());
        try (SearchSession search = SearchSession.begin(shipped, this::folder, options)) {
            search.run(done -> {});
        }
        assertEquals(results("whole"), results("wag"));
        assertEquals(RECIPE, Files.readString(folder("wag").resolve("inputs/wag.yaml")));
    }

    @Test
    void aWrongShippedRecipeIsRefusedByItsName() {
        studio.add(new Shipped("wag", RECIPE.replace("tail.torque}", "tail.talk}")));
        RecipeSource shipped = RecipeSource.of(Path.of("wag"), studio);
        InvalidInput refused =
                assertThrows(InvalidInput.class, () -> SearchSession.begin(shipped, this::folder, options));
        assertTrue(refused.getMessage().contains("'wag': wag.yaml:2: "), refused.getMessage());
    }

    @Test
    void aNameThatIsUnknownIsRefusedWithTheNearest() {
        studio.add(new Shipped("wag-the-tail", RECIPE));
        assertThrows(InvalidInput.class, () -> RecipeSource.of(Path.of("wag-the-tale"), studio));
        InvalidInput refused =
                assertThrows(InvalidInput.class, () -> RecipeSource.of(Path.of("recipes/wag-the-tail.yaml"), studio));
        assertTrue(refused.getMessage().contains("'wag-the-tail'"), refused.getMessage());
    }

    // folders

    @Test
    void runsAreFoundBelowAFolderButNotWithinEachOther() throws IOException {
        whole("a");
        whole("b");
        Files.createDirectories(temp.resolve("target"));
        Files.writeString(temp.resolve("target/run.json"), "{}");
        assertEquals(
                List.of(folder("a"), folder("b")),
                RunFolders.find(temp).stream().sorted().toList());
    }

    @Test
    void aFreeFolderIsNumbered() throws IOException {
        Path runs = temp.resolve("runs");
        assertEquals(runs.resolve("walk"), RunFolders.free(runs, "walk", p -> false));
        Files.createDirectories(runs.resolve("walk"));
        assertEquals(runs.resolve("walk-3"), RunFolders.free(runs, "walk", p -> p.endsWith("walk-2")));
    }

    @Test
    void aRecipeNameBecomesThatOfAFolder() {
        assertEquals("my-walk-2.1", RunFolders.nameOf("my walk/2.1"));
        assertEquals("run", RunFolders.nameOf("..?"));
    }
}
