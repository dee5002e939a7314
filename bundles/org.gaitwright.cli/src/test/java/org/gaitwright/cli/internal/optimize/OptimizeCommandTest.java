// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.cli.internal.optimize;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntConsumer;
import java.util.stream.Stream;
import org.gaitwright.cli.internal.Shell;
import org.gaitwright.cli.internal.console.Host;
import org.gaitwright.core.optimization.RecipeProvider;
import org.gaitwright.core.optimizer.EvaluatorFactory;
import org.gaitwright.core.optimizer.Trial;
import org.gaitwright.testkit.OneByOne;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class OptimizeCommandTest {
    private static final String RECIPE =
            """
            scene: {duration: 0.2, characters: [{character: humanoid, controller: walker}]}
            variables: [{parameter: tail.torque, lower: -9, upper: 9}]
            objective: {terms: [{measure: tail-torque, target: 4}]}
            stop: {generations: 4}
            optimizer: {population: 5}
            """;

    @TempDir
    private Path folder;

    private final Shell shell = new Shell();
    private Path recipe;
    private Path run;

    @BeforeEach
    void recipe() throws IOException {
        recipe = Files.writeString(folder.resolve("wag.yaml"), RECIPE);
        run = folder.resolve("run");
    }

    private int optimize(String... options) {
        List<String> all = new ArrayList<>(List.of("optimize", recipe.toString(), "--out", run.toString()));
        all.addAll(List.of(options));
        return shell.run(all.toArray(String[]::new));
    }

    /** All that a search decides. */
    private static Map<String, String> results(Path run) throws IOException {
        Map<String, String> files = new TreeMap<>();
        for (String name : List.of(
                "history.csv", "distribution.csv", "best.yaml", "mean.yaml", "best-scene.yaml", "checkpoint.txt")) {
            files.put(name, Files.readString(run.resolve(name)));
        }
        return files;
    }

    /** From now on something happens before a candidate is tried; the first is number 1. */
    private void before(IntConsumer happening) {
        shell.studio
                .all(EvaluatorFactory.class)
                .forEach(e -> shell.studio.setAside(e, new IllegalStateException("old")));
        shell.studio.add(new Eventful(happening));
    }

    private record Eventful(IntConsumer happening) implements EvaluatorFactory {
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
            int[] count = new int[1];
            return new OneByOne()
                    .create(
                            candidate -> {
                                happening.accept(++count[0]);
                                return trial.judge(candidate);
                            },
                            workers);
        }
    }

    @Test
    void aSearchLeavesWhatItFoundAndSaysSo() throws IOException {
        assertEquals(0, optimize("--report", folder.resolve("r.json").toString()), shell.err);
        assertTrue(shell.out.contains("wag: did all 4 generations, after 4 generations, 20 evaluations"), shell.out);
        assertTrue(shell.out.contains("parameters: " + run.resolve("best.yaml")), shell.out);
        assertTrue(shell.err.contains("generation 1, best "), shell.err);
        assertEquals(5, Files.readString(run.resolve("history.csv")).lines().count());
        String report = Files.readString(folder.resolve("r.json"));
        assertEquals(Files.readString(run.resolve("report.json")), report);
        assertTrue(Shell.keys(report)
                .containsAll(List.of(
                        "version",
                        "character",
                        "controller",
                        "terrain",
                        "engine",
                        "seed",
                        "duration_s",
                        "simulated_s",
                        "outcome",
                        "state_sha256",
                        "evaluations",
                        "generations",
                        "best_cost",
                        "feasible",
                        "cpu_hours",
                        "trained")));
        assertTrue(report.contains("\"evaluations\": 20,\n  \"generations\": 4,"), report);
        assertTrue(report.contains("\"feasible\": true"), report);
        assertTrue(report.contains("\"outcome\": \"upright\""), report);
    }

    @Test
    void whatWasFoundIsSimulated() {
        assertEquals(0, optimize("-q"), shell.err);
        assertEquals("", shell.err);
        assertEquals(0, shell.run("simulate", run.resolve("best-scene.yaml").toString()), shell.err);
        assertEquals(
                0,
                shell.run(
                        "simulate",
                        "--controller",
                        "walker",
                        "--preset",
                        run.resolve("best.yaml").toString(),
                        "--duration",
                        "0.1"),
                shell.err);
    }

    @Test
    void theReportMayGoToStdoutOrIntoTheFolder() throws IOException {
        assertEquals(0, optimize("--report", "-"), shell.err);
        assertEquals(Files.readString(run.resolve("report.json")), shell.out);
        run = folder.resolve("other");
        assertEquals(0, optimize("--report", run.resolve("mine.json").toString()), shell.err);
        assertTrue(Files.exists(run.resolve("mine.json")));
    }

    @Test
    void aLiveTerminalGetsABar() {
        shell.live = true;
        assertEquals(0, optimize(), shell.err);
        assertTrue(shell.err.contains("\r[###.......] 1: best "), shell.err);
        assertTrue(Stream.of(shell.err.split("\r")).allMatch(l -> l.length() < 80), shell.err);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "tail.torque/tail.tork",
                "lower: -9/lower: 9",
                "target: 4/weight: .nan",
                "duration: 0.2/duration: long",
                "humanoid/../none.xml",
                "generations: 4/generations: 0",
                "population: 5/population: 0",
                "walker/nobody",
                "measure: tail-torque/measure: beauty"
            })
    void aBadRecipeIsToldWithItsLineAndLeavesNothing(String change) throws IOException {
        int slash = change.indexOf('/');
        Files.writeString(recipe, RECIPE.replace(change.substring(0, slash), change.substring(slash + 1)));
        assertEquals(2, optimize());
        assertTrue(shell.err.matches("(?s)error: \\Q" + recipe + "\\E:[1-5]: .*"), shell.err);
        assertFalse(Files.exists(run));
        assertEquals("", shell.out);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--workers 0",
                "--max-evaluations 0",
                "--max-evaluations -3",
                "--seed x",
                "--report /no/such/folder/r.json"
            })
    void badOptionsLeaveNothing(String options) {
        assertEquals(2, optimize(options.split(" ")));
        assertTrue(shell.err.startsWith("error: "), shell.err);
        assertFalse(Files.exists(run));
    }

    @Test
    void aMissingRecipeIsToldByName() {
        assertEquals(2, shell.run("optimize", folder.resolve("no.yaml").toString(), "--out", run.toString()));
        assertTrue(shell.err.contains("no.yaml does not exist"), shell.err);
        assertEquals(2, shell.run("optimize", folder.toString(), "--out", run.toString()));
        assertTrue(shell.err.contains("is a folder"), shell.err);
        assertFalse(Files.exists(run));
    }

    /** A recipe of a bundle. */
    private record Shipped(String id, String text) implements RecipeProvider {
        @Override
        public String name() {
            return "Wag the tail";
        }

        @Override
        public String description() {
            return "Wags.";
        }
    }

    @Test
    void aShippedRecipeIsNamedByItsId() throws IOException {
        assertEquals(0, optimize(), shell.err);
        Map<String, String> ofFile = results(run);
        shell.studio.add(new Shipped("wag", RECIPE));
        run = folder.resolve("shipped");
        assertEquals(0, shell.run("optimize", "wag", "--out", run.toString()), shell.err);
        assertEquals(ofFile, results(run));
        assertEquals(RECIPE, Files.readString(run.resolve("inputs/wag.yaml")));
    }

    @Test
    void aRunOfAShippedRecipeGoesOn() throws IOException {
        shell.studio.add(new Shipped("wag", RECIPE));
        assertEquals(0, shell.run("optimize", "wag", "--out", run.toString()), shell.err);
        Map<String, String> whole = results(run);
        run = folder.resolve("parts");
        String[] words = {"optimize", "wag", "--out", run.toString(), "--resume", "--max-evaluations", "5"};
        assertEquals(0, shell.run(words), shell.err);
        assertTrue(shell.err.contains("there is no run"), shell.err);
        words[6] = "10";
        assertEquals(0, shell.run(words), shell.err);
        Shell without = new Shell();
        assertEquals(2, without.run(words));
        assertEquals(0, without.run("optimize", run.toString(), "--resume"), "only the folder is needed");
        assertEquals(whole, results(run));
        Shell later = new Shell();
        later.studio.add(new Shipped("wag", RECIPE.replace("target: 4", "target: 5")));
        assertEquals(2, later.run(words));
        assertTrue(later.err.contains("wag") && later.err.contains("recipe"), later.err);
    }

    @Test
    void aFileWinsOverAnIdAndAFolderDoesNot() {
        // there is a folder of this name where tests run, as in every bundle
        shell.studio.add(new Shipped("target", RECIPE));
        assertTrue(Files.isDirectory(Path.of("target")));
        assertEquals(0, shell.run("optimize", "target", "--out", run.toString()), shell.err);
        shell.studio.add(new Shipped("build.properties", RECIPE));
        assertEquals(
                2,
                shell.run(
                        "optimize",
                        "build.properties",
                        "--out",
                        folder.resolve("no").toString()));
        assertTrue(shell.err.startsWith("error: build.properties:"), shell.err);
    }

    @Test
    void aNameThatNobodyHasIsToldWithTheNearest() {
        shell.studio.add(new Shipped("wag-the-tail", RECIPE));
        assertEquals(2, shell.run("optimize", "wag-the-tale", "--out", run.toString()));
        assertTrue(shell.err.contains("'wag-the-tale'"), shell.err);
        assertTrue(shell.err.contains("path"), shell.err);
        assertEquals(2, shell.run("optimize", "recipes/wag-the-tail.yaml", "--out", run.toString()));
        assertTrue(shell.err.contains("path") && shell.err.contains("'wag-the-tail'"), shell.err);
        assertFalse(Files.exists(run));
    }

    @Test
    void aWrongShippedRecipeIsToldByName() {
        shell.studio.add(new Shipped("wag", RECIPE.replace("tail.torque", "tail.tork")));
        assertEquals(2, shell.run("optimize", "wag", "--out", run.toString()));
        assertTrue(shell.err.startsWith("error: shipped recipe 'wag': wag.yaml:2: "), shell.err);
        assertFalse(Files.exists(run));
    }

    @Test
    void shippedRecipesAreListed() {
        shell.studio.add(new Shipped("wag", RECIPE));
        assertEquals(0, shell.run("list", "recipes"));
        assertEquals("recipes\n  wag  Wag the tail  org.example.fake 1.2.3  Wags.\n", shell.out);
        assertEquals(0, shell.run("list", "recipes", "--json"));
        for (String pair : List.of(
                "\"id\": \"wag\"",
                "\"name\": \"Wag the tail\"",
                "\"description\": \"Wags.\"",
                "\"bundle\": \"org.example.fake\"")) {
            assertTrue(shell.out.contains(pair), shell.out);
        }
    }

    @Test
    void aRecipeNeedsNoEndingOfItsOwn() throws IOException {
        recipe = Files.copy(recipe, folder.resolve("wag.recipe"));
        assertEquals(0, optimize(), shell.err);
        assertEquals(0, shell.run("optimize", run.toString(), "--resume"), shell.err);
    }

    @Test
    void fewerEvaluationsEndItSoonerAndMoreGoOn() throws IOException {
        assertEquals(0, optimize());
        Map<String, String> whole = results(run);
        run = folder.resolve("short");
        assertEquals(0, optimize("--max-evaluations", "8"));
        assertTrue(shell.out.contains("did all 8 evaluations, after 2 generations, 10 evaluations"), shell.out);
        assertEquals(0, optimize("--resume"));
        assertEquals(whole, results(run));
    }

    @Test
    void theSeedDecides() throws IOException {
        assertEquals(0, optimize());
        Map<String, String> first = results(run);
        run = folder.resolve("again");
        assertEquals(0, optimize("--workers", "3"));
        assertEquals(first, results(run));
        run = folder.resolve("other");
        assertEquals(0, optimize("--seed", "9"));
        assertFalse(first.get("best.yaml").equals(results(run).get("best.yaml")));
    }

    @Test
    void whoeverResumesSomethingElseIsTold() throws IOException {
        assertEquals(0, optimize("--max-evaluations", "5"));
        assertEquals(2, optimize());
        assertTrue(shell.err.contains("has a run") && shell.err.contains("--resume"), shell.err);
        assertEquals(2, optimize("--resume", "--seed", "9"));
        assertTrue(shell.err.contains("--seed") && shell.err.contains("seed 1"), shell.err);
        assertEquals(2, shell.run("optimize", recipe.toString(), "--resume"));
        assertTrue(shell.err.contains("is not the folder of a run"), shell.err);
        assertEquals(2, shell.run("optimize", recipe.toString(), "--out", folder.toString(), "--resume"));
        assertTrue(shell.err.contains("run.json is missing"), shell.err);
        assertEquals(2, shell.run("optimize", run.toString()));
        assertTrue(shell.err.contains("--resume"), shell.err);
        assertEquals(2, shell.run("optimize", run.toString(), "--out", "elsewhere", "--resume"));
        assertTrue(shell.err.contains("--out"), shell.err);
        Files.writeString(recipe, RECIPE.replace("target: 4", "target: 5"));
        assertEquals(2, optimize("--resume"));
        assertTrue(shell.err.contains("recipe"), shell.err);
        assertEquals(0, shell.run("optimize", run.toString(), "--resume", "--seed", "1"), shell.err);
    }

    @Test
    void aRunThatNeverBeganBeginsWithResume() throws IOException {
        assertEquals(0, optimize("--resume"), shell.err);
        assertTrue(shell.err.contains("there is no run in " + run), shell.err);
        Map<String, String> first = results(run);
        run = folder.resolve("plain");
        assertEquals(0, optimize());
        assertEquals(results(run), first);
    }

    @Test
    void anotherVersionIsTold() {
        assertEquals(0, optimize());
        shell.host = new Host("10.0.0", null, false, null);
        assertEquals(0, optimize("--resume"));
        assertTrue(shell.err.contains("9.8.7") && shell.err.contains("10.0.0"), shell.err);
    }

    @Test
    void aSearchThatIsStoppedGoesOnToTheSameBytes() throws IOException {
        assertEquals(0, optimize());
        Map<String, String> whole = results(run);
        run = folder.resolve("stopped");
        before(candidate -> {
            if (candidate == 12) {
                shell.stopping.ask();
            }
        });
        assertEquals(130, optimize());
        assertTrue(shell.err.contains("generation 2;"), shell.err);
        assertTrue(shell.err.endsWith("'gaitwright optimize " + run + " --resume'\n"), shell.err);
        assertFalse(Files.exists(run.resolve("report.json")));
        Shell later = new Shell();
        assertEquals(0, later.run("optimize", run.toString(), "--resume"), later.err);
        assertEquals(whole, results(run));
    }

    @Test
    void aFolderThatIsRemovedStopsTheSearchWhichCanGoOn() throws IOException {
        assertEquals(0, optimize());
        Map<String, String> whole = results(run);
        run = folder.resolve("removed");
        before(candidate -> {
            if (candidate == 8) {
                delete(run);
            }
        });
        assertEquals(2, optimize());
        assertTrue(shell.err.contains(run + " was removed"), shell.err);
        assertTrue(shell.err.contains("generation 2"), shell.err);
        assertFalse(shell.err.contains("nothing was written"), shell.err);
        Shell later = new Shell();
        assertEquals(0, later.run("optimize", run.toString(), "--resume"), later.err);
        assertEquals(whole, results(run));
    }

    @Test
    void aDiskThatCannotBeWrittenStopsTheSearchWhichCanGoOn() throws IOException {
        assertEquals(0, optimize());
        Map<String, String> whole = results(run);
        run = folder.resolve("full");
        // a folder where a file should be is as good as a full disk, on every system
        before(candidate -> {
            if (candidate == 8) {
                swap(run.resolve("mean.yaml"));
            }
        });
        assertEquals(2, optimize());
        assertTrue(shell.err.contains("mean.yaml"), shell.err);
        assertTrue(shell.err.contains("gaitwright optimize " + run + " --resume"), shell.err);
        Files.delete(run.resolve("mean.yaml"));
        Shell later = new Shell();
        assertEquals(0, later.run("optimize", run.toString(), "--resume"), later.err);
        assertEquals(whole, results(run));
    }

    @Test
    void aSearchInWhichAllFailsSaysWhere() throws IOException {
        Files.writeString(recipe, RECIPE.replace("walker", "faulty"));
        assertEquals(0, optimize(), shell.err);
        assertTrue(shell.out.contains("see " + run.resolve("failures.csv")), shell.out);
        assertTrue(shell.err.contains("5 failed: 'faulty' threw"), shell.err);
        assertEquals(21, Files.readString(run.resolve("failures.csv")).lines().count());
        assertTrue(Files.readString(run.resolve("report.json")).contains("\"best_cost\": null"));
    }

    @Test
    void processorTimeIsAddedUpOverAllParts() throws IOException {
        assertEquals(0, optimize("--max-evaluations", "5", "-q"));
        assertEquals(0, optimize("--resume", "-q"));
        // the fake evaluator says half a second each time
        assertTrue(Files.readString(run.resolve("effort.json")).contains("\"cpu_s\": 1.0"));
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

    private static void swap(Path file) {
        try {
            Files.delete(file);
            Files.createDirectory(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
