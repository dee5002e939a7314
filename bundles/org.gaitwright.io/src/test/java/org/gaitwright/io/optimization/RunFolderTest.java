// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.optimization;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Comparator;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.gaitwright.core.optimization.Generation;
import org.gaitwright.core.optimization.Optimization;
import org.gaitwright.core.optimization.RecipePlan;
import org.gaitwright.core.optimizer.EvaluatorFactory.Evaluator;
import org.gaitwright.core.parameter.ParameterSet;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.run.Stage;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.core.terrain.Terrain;
import org.gaitwright.core.terrain.TerrainFactory;
import org.gaitwright.core.terrain.TerrainSpec;
import org.gaitwright.io.FileRegistry;
import org.gaitwright.io.PresetFile;
import org.gaitwright.io.RecipeFile;
import org.gaitwright.io.SceneFile;
import org.gaitwright.testkit.FakeStudio;
import org.gaitwright.testkit.OneByOne;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class RunFolderTest {
    private static final int GENERATIONS = 6;
    private static final String RECIPE =
            """
            scene: ../scenes/s.yaml
            variables: [{parameter: tail.torque}, {parameter: more.*}]
            objective: {terms: [{measure: tail-torque, target: 4}]}
            rollouts: [{fresh: true, spread: {x: 0.5}}, {terrain: ../ground/g.yaml}]
            horizon: {from: 0.1}
            validation: {every: 2, times: 2}
            stop: {generations: 6}
            optimizer: {population: 5, seed: 3}
            """;

    @TempDir
    Path temp;

    private final FakeStudio studio = new FakeStudio();
    private Path recipe;

    @BeforeEach
    void project() throws IOException {
        recipe = write("project/recipes/wag.yaml", RECIPE);
        write(
                "project/scenes/s.yaml",
                "duration: 0.4\ncharacters: [{character: humanoid, controller: walker, preset: ../styles/p.yaml}]\n");
        write("project/styles/p.yaml", "tail.torque: 7\n");
        write("project/ground/g.yaml", "kind: flat\nparameters: {height: 0.3}\n");
    }

    private Path write(String name, String text) throws IOException {
        Path file = temp.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }

    private RunFolder create(Path folder) throws IOException {
        FileRegistry files = FileRegistry.of(studio, recipe.getParent()).frozen();
        RecipeFile file = RecipeFile.read(recipe, files);
        RunFolder run = RunFolder.prepare(folder, file, file.plan(files), files, "1.2.3");
        run.begin();
        return run;
    }

    /** Goes on for some generations. */
    private Optimization search(RunFolder run, int generations) throws Exception {
        RecipePlan plan = run.plan(studio);
        try (Evaluator one = new OneByOne().create(plan.trial(), 1)) {
            Optimization search = run.checkpoint().isPresent()
                    ? Optimization.resume(plan, one, run.checkpoint().get())
                    : new Optimization(plan, one);
            run.refresh(search);
            for (int i = 0; i < generations && search.stopReason() == null; i++) {
                run.save(search, search.advance());
            }
            return search;
        }
    }

    /** All files of a folder, less the lock. */
    private static Map<String, String> files(Path folder) throws IOException {
        Map<String, String> files = new TreeMap<>();
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path p : all.filter(Files::isRegularFile).toList()) {
                files.put(folder.relativize(p).toString(), Files.readString(p));
            }
        }
        files.remove(".lock");
        return files;
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path p : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(p);
            }
        }
    }

    /** A run that was cut off after some generations. */
    private Path begun(String name, int generations) throws Exception {
        Path folder = temp.resolve(name);
        try (RunFolder run = create(folder)) {
            search(run, generations);
        }
        return folder;
    }

    /** The files after it went on to its end. */
    private Map<String, String> resumed(Path folder) throws Exception {
        try (RunFolder run = RunFolder.open(folder)) {
            search(run, GENERATIONS);
        }
        return files(folder);
    }

    private Map<String, String> uninterrupted() throws Exception {
        return files(begun("whole", GENERATIONS));
    }

    @Test
    void aRunHasItsInputsItsHistoryAndWhatItFound() throws Exception {
        Map<String, String> files = uninterrupted();
        assertTrue(
                files.keySet()
                        .containsAll(Set.of(
                                "run.json",
                                "checkpoint.txt",
                                "history.csv",
                                "distribution.csv",
                                "failures.csv",
                                "best.yaml",
                                "mean.yaml",
                                "best-scene.yaml",
                                "inputs/recipes/wag.yaml",
                                "inputs/scenes/s.yaml",
                                "inputs/styles/p.yaml",
                                "inputs/ground/g.yaml")),
                files.keySet().toString());
        assertEquals(1 + GENERATIONS, files.get("history.csv").lines().count());
        assertTrue(files.get("history.csv").startsWith("generation,evaluations,seconds,best,"));
        assertTrue(files.get("distribution.csv").startsWith("generation,mean:tail.torque,mean:more.0,"));
        assertTrue(files.get("best.yaml").contains("provenance:\n  recipe: wag\n  recipe-sha256: "));
        assertTrue(files.get("run.json").contains("\"version\": \"1.2.3\""));
        assertTrue(files.get("run.json").contains("\"org.example.fake\": \"1.2.3\""), "versions of what it uses");
        assertFalse(files.toString().contains(temp.toString()), "nothing depends on where the folder is");
    }

    @Test
    void whatWasFoundCanBePlayed() throws Exception {
        uninterrupted();
        Path whole = temp.resolve("whole");
        FileRegistry files = FileRegistry.of(studio, whole);
        Scene best = SceneFile.read(whole.resolve("best-scene.yaml"));
        new Stage(best, files);
        assertEquals(
                best.roles().get(0).parameters().get("tail.torque"),
                PresetFile.of(Files.readString(whole.resolve("best.yaml")), "best.yaml", "walker")
                        .values()
                        .get("tail.torque"));
    }

    @Test
    void presetsSayEveryParameterSoThatTheyMeanTheSameLater() throws Exception {
        Files.writeString(recipe, RECIPE.replace(", {parameter: more.*}", ""));
        Map<String, String> files = uninterrupted();
        for (String name : new String[] {"best.yaml", "mean.yaml"}) {
            Map<String, Double> values =
                    PresetFile.of(files.get(name), name, "walker").values();
            assertEquals(Set.of("tail.torque", "more.0", "more.1"), values.keySet(), "also what nobody has changed");
            assertEquals(0, values.get("more.1"));
        }
    }

    @Test
    void aRunThatWasCutOffAnywhereEndsInTheSameBytes() throws Exception {
        Map<String, String> whole = uninterrupted();
        for (int g = 0; g < GENERATIONS; g++) {
            Path folder = begun("cut" + g, g);
            // what was written of the next generation before the process ended
            for (String table : new String[] {"history.csv", "distribution.csv", "failures.csv"}) {
                Files.writeString(
                        folder.resolve(table), "7,half a li", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
            }
            write("cut" + g + "/best.yaml", "tail.torque: 99\n");
            write("cut" + g + "/.best.yaml.17-abc.part", "tail.tor");
            assertEquals(whole, resumed(folder), "cut off after " + g);
        }
    }

    @Test
    void aRunNeedsNothingButItsFolder() throws Exception {
        Map<String, String> whole = uninterrupted();
        Path part = begun("part", 2);
        delete(temp.resolve("project"));
        Path moved = Files.move(part, Files.createDirectory(temp.resolve("far")).resolve("away"));
        assertEquals(whole, resumed(moved));
    }

    @Test
    void picturesOfTerrainsAreCopied() throws Exception {
        studio.add(new Picture());
        write("project/ground/one.png", "a picture");
        write("project/ground/two.png", "another");
        write("project/ground/g.yaml", "kind: picture\nwords: {file: one.png}\n");
        Files.writeString(
                recipe,
                RECIPE.replace(
                        "{fresh: true", "{terrain: {kind: picture, words: {file: ../ground/two.png}}, fresh: true"));
        Path folder = temp.resolve("run");
        create(folder).close();
        delete(temp.resolve("project"));
        assertEquals("a picture", Files.readString(folder.resolve("inputs/ground/one.png")));
        try (RunFolder run = RunFolder.open(folder)) {
            assertTrue(Double.isFinite(search(run, 1).best().cost()), "no picture is missing");
        }
    }

    @Test
    void whatIsNamedByItsWholePathIsRefusedAndLeavesNothing() throws IOException {
        Files.writeString(
                recipe,
                RECIPE.replace(
                        "../ground/g.yaml",
                        temp.resolve("project/ground/g.yaml").toString()));
        Path folder = temp.resolve("run");
        String message = assertThrows(InvalidInput.class, () -> create(folder)).getMessage();
        assertTrue(message.contains("g.yaml by its "), message);
        assertFalse(Files.exists(folder));
    }

    @Test
    void aFolderThatWasRemovedIsWrittenAnewAndGoesOn() throws Exception {
        Map<String, String> whole = uninterrupted();
        Path folder = temp.resolve("removed");
        try (RunFolder run = create(folder)) {
            RecipePlan plan = run.plan(studio);
            try (Evaluator one = new OneByOne().create(plan.trial(), 1)) {
                Optimization search = new Optimization(plan, one);
                run.save(search, search.advance());
                Generation second = search.advance();
                delete(folder);
                String message = assertThrows(IOException.class, () -> run.save(search, second))
                        .getMessage();
                assertTrue(message.contains(folder + " was removed"), message);
                Generation third = search.advance();
                Files.delete(folder.resolve("history.csv"));
                assertThrows(IOException.class, () -> run.save(search, third), "half of it was removed");
            }
        }
        assertEquals(whole, resumed(folder));
    }

    @Test
    void whatCannotBeWrittenLeavesTheGenerationBefore() throws Exception {
        Map<String, String> whole = uninterrupted();
        Path folder = temp.resolve("full");
        try (RunFolder run = create(folder)) {
            RecipePlan plan = run.plan(studio);
            try (Evaluator one = new OneByOne().create(plan.trial(), 1)) {
                Optimization search = new Optimization(plan, one);
                run.save(search, search.advance());
                // a folder in its place can't be written, as if there were no room
                Files.delete(folder.resolve("best.yaml"));
                Files.createDirectory(folder.resolve("best.yaml"));
                Generation second = search.advance();
                String message = assertThrows(IOException.class, () -> run.save(search, second))
                        .getMessage();
                assertTrue(message.contains("best.yaml"), message);
            }
        }
        Files.delete(folder.resolve("best.yaml"));
        assertEquals(whole, resumed(folder));
    }

    @Test
    void aCheckpointThatWasChangedIsRefused() throws Exception {
        Path folder = begun("run", 2);
        Path file = folder.resolve("checkpoint.txt");
        String good = Files.readString(file);
        for (String bad : new String[] {
            "", "looking 3", good.substring(0, good.length() - 3), good.replace("evaluations ", "evaluations 1")
        }) {
            Files.writeString(file, bad);
            String message = assertThrows(InvalidInput.class, () -> RunFolder.open(folder))
                    .getMessage();
            assertTrue(message.startsWith(file.toString()), message);
            assertTrue(message.contains("restore it"), message);
        }
        Files.writeString(file, good);
        Files.writeString(folder.resolve("history.csv"), "generation\n");
        assertThrows(InvalidInput.class, () -> RunFolder.open(folder));
    }

    @Test
    void aFolderThatIsUsedIsRefused() throws Exception {
        Path used = temp.resolve("project");
        assertThrows(InvalidInput.class, () -> create(used));
        assertFalse(Files.exists(used.resolve(".lock")));
        Path file = write("file", "x");
        assertThrows(InvalidInput.class, () -> create(file));
        Path folder = temp.resolve("run");
        create(folder).close();
        String message = assertThrows(InvalidInput.class, () -> create(folder)).getMessage();
        assertTrue(message.contains("--resume"), message);
        String none =
                assertThrows(InvalidInput.class, () -> RunFolder.open(used)).getMessage();
        assertTrue(none.contains("run.json is missing"), none);
        write("project/run.json", "{\"format\": 9}");
        assertTrue(assertThrows(InvalidInput.class, () -> RunFolder.open(used))
                .getMessage()
                .contains("format 9"));
        write("project/run.json", "nonsense");
        assertThrows(InvalidInput.class, () -> RunFolder.open(used));
    }

    @Test
    void theRestsOfARunThatNeverBeganAreNoObstacle() throws Exception {
        Path folder = temp.resolve("run");
        create(folder).close();
        Files.delete(folder.resolve("run.json"));
        assertTrue(RunFolder.isFree(folder));
        create(folder).close();
        Files.delete(folder.resolve("run.json"));
        Files.delete(folder.resolve(".lock"));
        assertFalse(RunFolder.isFree(folder), "somebody's own folder 'inputs'");
    }

    @Test
    void aFolderIsWrittenByOneAtATime() throws Exception {
        Path folder = temp.resolve("run");
        try (RunFolder run = create(folder)) {
            String message = assertThrows(InvalidInput.class, () -> RunFolder.open(run.path()))
                    .getMessage();
            assertTrue(message.contains("another run"), message);
        }
        RunFolder.open(folder).close();
    }

    @Test
    void effortIsAddedUp() throws Exception {
        Path folder = temp.resolve("run");
        try (RunFolder run = create(folder)) {
            assertEquals(Effort.NONE, run.spent());
            run.spend(new Effort(1, 2));
        }
        try (RunFolder run = RunFolder.open(folder)) {
            run.spend(new Effort(0.5, 0.25));
            assertEquals(new Effort(1.5, 2.25), run.spent());
        }
    }

    /** Flat ground that is not to be had without its picture. */
    private final class Picture implements TerrainFactory {
        @Override
        public String id() {
            return "picture";
        }

        @Override
        public String name() {
            return "Picture";
        }

        @Override
        public ParameterSet parameters() {
            return ParameterSet.of();
        }

        @Override
        public Map<String, String> words() {
            return Map.of("file", "The picture");
        }

        @Override
        public Terrain create(ParameterValues parameters, long seed) {
            throw new InvalidInput("a picture is needed");
        }

        @Override
        public Terrain create(ParameterValues parameters, Map<String, String> words, long seed) {
            if (!Files.exists(Path.of(words.get("file")))) {
                throw new InvalidInput("there is no " + words.get("file"));
            }
            return studio.get(TerrainFactory.class, "flat").create(TerrainSpec.FLAT);
        }
    }
}
