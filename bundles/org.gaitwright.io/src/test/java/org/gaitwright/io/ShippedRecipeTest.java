// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.gaitwright.core.optimization.Optimization;
import org.gaitwright.core.optimization.RecipePlan;
import org.gaitwright.core.optimization.RecipeProvider;
import org.gaitwright.core.optimizer.EvaluatorFactory.Evaluator;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.registry.PluginFailure;
import org.gaitwright.io.optimization.RunFolder;
import org.gaitwright.testkit.FakeStudio;
import org.gaitwright.testkit.OneByOne;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ShippedRecipeTest {
    private static final String RECIPE =
            """
            scene: ../scenes/s.yaml
            variables: [{parameter: tail.torque}]
            objective: {terms: [{measure: tail-torque, target: 4}]}
            rollouts: [{}, {terrain: ../ground/g.yaml}]
            stop: {generations: 3}
            optimizer: {population: 5, seed: 3}
            """;

    @TempDir
    Path temp;

    private final FakeStudio studio = new FakeStudio();
    private final Map<String, String> files = new HashMap<>(Map.of(
            "scenes/s.yaml",
            "duration: 0.2\ncharacters: [{character: humanoid, controller: walker, preset: ../p.yaml}]\n",
            "p.yaml",
            "tail.torque: 7\n",
            "ground/g.yaml",
            "kind: flat\nparameters: {height: 0.3}\n",
            "ground/unused.yaml",
            "kind: flat\n"));

    /** A recipe with the files of its bundle. */
    private class Bundled implements RecipeProvider {
        private final String text;

        Bundled(String text) {
            this.text = text;
        }

        @Override
        public String id() {
            return "wag";
        }

        @Override
        public String name() {
            return "Wag";
        }

        @Override
        public String text() {
            return text;
        }

        @Override
        public String path() {
            return "recipes/wag.yaml";
        }

        @Override
        public InputStream open(String path) {
            String found = files.get(path);
            return found == null ? null : new ByteArrayInputStream(found.getBytes(StandardCharsets.UTF_8));
        }
    }

    private RunFolder create(RecipeProvider recipe, Path folder) throws IOException {
        try (ShippedRecipe shipped = ShippedRecipe.of(recipe, studio)) {
            FileRegistry own = shipped.files();
            RecipeFile file = RecipeFile.read(shipped.path(), own);
            RunFolder run = RunFolder.prepare(folder, file, file.plan(own), own, "1.2.3");
            run.begin();
            return run;
        }
    }

    private String refusal(String text) throws IOException {
        try (ShippedRecipe shipped = ShippedRecipe.of(new Bundled(text), studio)) {
            FileRegistry own = shipped.files();
            InvalidInput refused = assertThrows(InvalidInput.class, () -> RecipeFile.read(shipped.path(), own)
                    .plan(own));
            return shipped.refusal(refused).getMessage();
        }
    }

    private static Set<String> names(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return new TreeSet<>(all.filter(Files::isRegularFile)
                    .map(p -> folder.relativize(p).toString().replace('\\', '/'))
                    .toList());
        }
    }

    @Test
    void aRunHasCopiesOfAllThatTheRecipeNames() throws IOException {
        Path run = temp.resolve("run");
        create(new Bundled(RECIPE), run).close();
        assertEquals(
                Set.of("recipes/wag.yaml", "scenes/s.yaml", "p.yaml", "ground/g.yaml"), names(run.resolve("inputs")));
        assertEquals(RECIPE, Files.readString(run.resolve("inputs/recipes/wag.yaml")));
    }

    @Test
    void aRunGoesOnWithoutTheBundle() throws Exception {
        Path run = temp.resolve("run");
        create(new Bundled(RECIPE), run).close();
        files.clear();
        try (RunFolder folder = RunFolder.open(run)) {
            RecipePlan plan = folder.plan(studio);
            assertEquals("wag", plan.recipe().name());
            try (Evaluator one = new OneByOne().create(plan.trial(), 1)) {
                Optimization search = new Optimization(plan, one);
                folder.save(search, search.advance());
                assertTrue(Double.isFinite(search.best().cost()));
            }
        }
    }

    @Test
    void whatIsCopiedForAWhileIsRemoved() throws IOException {
        Path folder;
        try (ShippedRecipe shipped = ShippedRecipe.of(new Bundled(RECIPE), studio)) {
            folder = shipped.path().getParent().getParent();
            RecipeFile.read(shipped.path(), shipped.files());
            assertTrue(Files.exists(folder.resolve("scenes/s.yaml")));
            assertFalse(Files.exists(folder.resolve("ground/unused.yaml")), "only what is asked for");
        }
        assertFalse(Files.exists(folder));
    }

    @Test
    void whatIsWrongIsToldByTheNamesOfTheBundle() throws IOException {
        assertEquals(
                "shipped recipe 'wag': recipes/wag.yaml:1: scenes/t.yaml",
                refusal(RECIPE.replace("scenes/s.yaml", "scenes/t.yaml"))
                        .replaceFirst("(scene file )?(scenes/t.yaml).*", "$2"));
        String tork = refusal(RECIPE.replace("tail.torque", "tail.tork"));
        assertTrue(tork.startsWith("shipped recipe 'wag': recipes/wag.yaml:2: "), tork);
        files.put("p.yaml", "tail.tork: 7\n");
        String preset = refusal(RECIPE);
        assertTrue(preset.startsWith("shipped recipe 'wag': scenes/s.yaml:2: "), preset);
    }

    @Test
    void filesOfTheUsersAreNotForRecipesOfBundles() throws IOException {
        Path mine = Files.writeString(temp.resolve("mine.yaml"), "kind: flat\n");
        String message = refusal(RECIPE.replace("../ground/g.yaml", mine.toString()));
        assertTrue(message.contains(mine + " is not a file of its bundle"), message);
        String out = refusal(RECIPE.replace("../scenes/s.yaml", "../../s.yaml"));
        assertTrue(out.contains("s.yaml") && out.contains("bundle"), out);
    }

    @Test
    void aPathThatLeadsElsewhereIsRefused() {
        for (String path : new String[] {"../wag.yaml", "", "/wag.yaml"}) {
            RecipeProvider wild = new RecipeProvider() {
                @Override
                public String id() {
                    return "wild";
                }

                @Override
                public String name() {
                    return "Wild";
                }

                @Override
                public String text() {
                    return RECIPE;
                }

                @Override
                public String path() {
                    return path;
                }
            };
            String message = assertThrows(InvalidInput.class, () -> ShippedRecipe.of(wild, studio))
                    .getMessage();
            assertTrue(message.contains("has the path '" + path + "'"), message);
        }
    }

    @Test
    void aRecipeWithoutOtherFilesNeedsNone() throws IOException {
        RecipeProvider alone = new RecipeProvider() {
            @Override
            public String id() {
                return "alone";
            }

            @Override
            public String name() {
                return "Alone";
            }

            @Override
            public String text() {
                return RECIPE.replace(
                                "../scenes/s.yaml",
                                "{duration: 0.2, characters: [{character: humanoid, controller: walker}]}")
                        .replace("../ground/g.yaml", "flat");
            }
        };
        create(alone, temp.resolve("run")).close();
        assertEquals(Set.of("alone.yaml"), names(temp.resolve("run/inputs")));
    }

    @Test
    void aBundleThatThrowsIsSetAside() {
        RecipeProvider broken = new Bundled(RECIPE) {
            @Override
            public InputStream open(String path) {
                throw new IllegalStateException("no disk");
            }
        };
        studio.add(broken);
        assertThrows(PluginFailure.class, () -> create(broken, temp.resolve("run")));
        assertFalse(studio.all(RecipeProvider.class).contains(broken));
        assertFalse(Files.exists(temp.resolve("run")));
    }
}
