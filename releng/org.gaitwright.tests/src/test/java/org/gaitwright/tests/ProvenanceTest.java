// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.gaitwright.core.optimization.RecipeProvider;
import org.gaitwright.core.registry.Registry;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.osgi.framework.Bundle;

/**
 * A shipped preset that was searched names the search: the recipe, which ships as it was then, and what else decides it, so that
 * anybody can search it again. One that was not searched cites the publication that its numbers come from.
 */
class ProvenanceTest {
    private static final Pattern RECIPE = Pattern.compile("(?m)^  recipe: *\"?([^\"\\s]+)");
    private static final List<String> SEARCH =
            List.of("recipe", "recipe-sha256", "optimizer", "seed", "evaluations", "version", "generation");
    /** A key of docs/references.md. */
    private static final Pattern CITATION = Pattern.compile("\\[(\\p{Lu}\\p{L}+ (?:19|20)[0-9]{2})\\]");

    private static final Pattern SHA256 = Pattern.compile("(?m)^  recipe-sha256: *\"?([0-9a-f]{64})");

    private final Registry registry = Services.get(Registry.class);

    private record Shipped(String path, String text) {
        boolean searched() {
            return text.contains("\nprovenance:");
        }
    }

    private static List<Shipped> presets() throws IOException {
        Bundle scenarios = Arrays.stream(Services.context().getBundles())
                .filter(b -> b.getSymbolicName().equals("org.gaitwright.scenarios"))
                .findFirst()
                .orElseThrow();
        List<Shipped> all = new ArrayList<>();
        for (URL url : Collections.list(scenarios.findEntries("resources/presets", "*.yaml", true))) {
            try (InputStream in = url.openStream()) {
                all.add(new Shipped(url.getPath(), new String(in.readAllBytes(), StandardCharsets.UTF_8)));
            }
        }
        return all;
    }

    @Test
    void thereAreSearchedPresets() throws IOException {
        assertTrue(presets().stream().filter(Shipped::searched).count() >= 8, "presets with provenance");
    }

    @TestFactory
    Stream<DynamicTest> everyPresetSaysWhereItComesFrom() throws IOException {
        String references = Files.readString(Path.of(System.getProperty("gaitwright.root"), "docs/references.md"));
        return presets().stream()
                .map(p -> DynamicTest.dynamicTest(p.path, () -> {
                    if (p.searched()) {
                        for (String key : SEARCH) {
                            assertTrue(p.text.matches("(?s).*\nprovenance:\n(  [^\n]*\n)*?  " + key + ": \\S.*"), key);
                        }
                    } else {
                        assertTrue(references.contains(first(CITATION, p)), "its source is in docs/references.md");
                    }
                }));
    }

    @TestFactory
    Stream<DynamicTest> theRecipeIsTheOneThatShips() throws IOException {
        return presets().stream()
                .filter(Shipped::searched)
                .map(p -> DynamicTest.dynamicTest(p.path, () -> {
                    RecipeProvider recipe = registry.get(RecipeProvider.class, first(RECIPE, p));
                    byte[] text = recipe.text().getBytes(StandardCharsets.UTF_8);
                    byte[] sum = MessageDigest.getInstance("SHA-256").digest(text);
                    assertEquals(HexFormat.of().formatHex(sum), first(SHA256, p), "search it again by " + recipe.id());
                }));
    }

    private static String first(Pattern pattern, Shipped preset) {
        Matcher m = pattern.matcher(preset.text);
        assertTrue(m.find(), preset.path + " has no " + pattern);
        return m.group(1);
    }
}
