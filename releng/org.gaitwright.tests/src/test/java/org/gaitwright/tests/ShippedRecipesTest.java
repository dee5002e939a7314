// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.gaitwright.core.controller.ControllerFactory;
import org.gaitwright.core.optimization.Optimization;
import org.gaitwright.core.optimization.RecipePlan;
import org.gaitwright.core.optimization.RecipeProvider;
import org.gaitwright.core.optimizer.EvaluatorFactory;
import org.gaitwright.core.parameter.Parameter;
import org.gaitwright.core.registry.Entry;
import org.gaitwright.core.registry.Kind;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.io.FileRegistry;
import org.gaitwright.io.PresetFile;
import org.gaitwright.io.RecipeFile;
import org.gaitwright.io.ShippedRecipe;
import org.gaitwright.io.optimization.RunFolder;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Every shipped recipe is listed, and a search by it can begin. */
class ShippedRecipesTest {
    private final Registry registry = Services.get(Registry.class);

    @TempDir
    Path folder;

    @Test
    void allAreListedWithALineForPeople() {
        List<Entry> shipped = registry.entries().stream()
                .filter(e -> e.kind() == Kind.RECIPE && e.bundle().equals("org.gaitwright.scenarios"))
                .toList();
        assertTrue(shipped.stream().anyMatch(e -> e.id().equals("simbicon-thesis")), shipped.toString());
        for (Entry e : shipped) {
            assertTrue(e.health().good(), e.health().text());
            assertFalse(e.description().isBlank(), e.id());
            assertFalse(e.name().equals(e.id()), e.id());
        }
    }

    private RunFolder begun(String id, Path run) throws IOException {
        try (ShippedRecipe shipped = ShippedRecipe.of(registry.get(RecipeProvider.class, id), registry)) {
            FileRegistry files = shipped.files();
            RecipeFile file = RecipeFile.read(shipped.path(), files);
            RecipePlan plan = file.plan(files, file.recipe().seeded(1));
            RunFolder begun = RunFolder.prepare(run, file, plan, files, "test");
            begun.begin();
            return begun;
        }
    }

    @TestFactory
    Stream<DynamicTest> aSearchByItCanBegin() {
        return registry.all(RecipeProvider.class).stream()
                .map(r -> DynamicTest.dynamicTest(r.id(), () -> {
                    Path run = folder.resolve(r.id());
                    try (RunFolder begun = begun(r.id(), run)) {
                        assertEquals(r.text(), begun.recipeText());
                    }
                    assertTrue(Files.exists(run.resolve("run.json")));
                }));
    }

    @Test
    void itsPresetsNameEveryParameterOfTheStatesThatCount() throws Exception {
        Path run = folder.resolve("thesis");
        try (RunFolder begun = begun("simbicon-thesis", run)) {
            RecipePlan plan = begun.plan(registry);
            EvaluatorFactory local = registry.get(EvaluatorFactory.class, "local");
            try (EvaluatorFactory.Evaluator cores = local.create(plan.trial(), 2)) {
                Optimization search = new Optimization(plan, cores);
                begun.save(search, search.advance());
            }
        }
        Map<String, Double> said = PresetFile.of(Files.readString(run.resolve("best.yaml")), "best.yaml", "simbicon")
                .values();
        Set<String> expected = new HashSet<>();
        for (Parameter p : registry.get(ControllerFactory.class, "simbicon")
                .parameters(Models.shipped("thesis-legs"))
                .list()) {
            if (!p.name().startsWith("state.") || p.name().matches("state\\.[01]\\..*")) {
                expected.add(p.name());
            }
        }
        assertEquals(2, said.get("states"));
        assertEquals(expected, said.keySet());
    }
}
