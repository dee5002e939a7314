// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.assist;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.io.FileKind;
import org.gaitwright.io.RecipeFile;
import org.gaitwright.io.SceneFile;
import org.junit.jupiter.api.Test;

/** The keys of the book are those that the readers expect, of which a refusal of an unknown key has the list. */
class KeyBookTest {
    private static final String UNKNOWN = "qqqqqqqqqqqqqqqqqqqqqqq: 0";
    private static final String ROLE = "{character: a, controller: b";

    private static void same(String path, String text) {
        InvalidInput refused = assertThrows(InvalidInput.class, () -> SceneFile.parse(text, "x.yaml"));
        same(FileKind.SCENE, path, refused);
    }

    private static void same(FileKind kind, String path, InvalidInput refused) {
        String words = refused.getMessage();
        String mark = words.contains("expected one of ") ? "expected one of " : "with ";
        assertTrue(words.contains(mark), words);
        assertEquals(
                new TreeSet<>(Arrays.asList(
                        words.substring(words.indexOf(mark) + mark.length()).split(", "))),
                new TreeSet<>(
                        KeyBook.keys(kind, path).stream().map(KeyBook.Key::name).collect(Collectors.toSet())),
                path);
    }

    @Test
    void keysOfScenesAreThoseOfTheReader() {
        Map<String, String> texts = Map.of(
                "", UNKNOWN,
                "characters[]", "characters: [" + ROLE + ", " + UNKNOWN + "}]",
                "characters[].start", "characters: [" + ROLE + ", start: {" + UNKNOWN + "}}]",
                "pushes[]", "characters: [" + ROLE + "}]\npushes: [{" + UNKNOWN + "}]",
                "crates[].start",
                        "characters: [" + ROLE + "}]\ncrates: [{name: c, shape: sphere, radius: 1, mass: 1, start: {"
                                + UNKNOWN + "}}]",
                "springs[]", "characters: [" + ROLE + "}]\nsprings: [{" + UNKNOWN + "}]",
                "physics", "characters: [" + ROLE + "}]\nphysics: {" + UNKNOWN + "}",
                "view", "characters: [" + ROLE + "}]\nview: {" + UNKNOWN + "}",
                "view.cameras[]", "characters: [" + ROLE + "}]\nview: {cameras: [{" + UNKNOWN + "}]}",
                "view.camera", "characters: [" + ROLE + "}]\nview: {camera: {" + UNKNOWN + "}}");
        texts.forEach(KeyBookTest::same);
    }

    @Test
    void keysOfRecipesAreThoseOfTheReader() {
        String start = "scene: {duration: 1, characters: [" + ROLE + "}]}\nvariables: [{parameter: a}]\n";
        String all = start + "objective: {terms: [{measure: speed}]}\n";
        Map<String, String> texts = Map.ofEntries(
                Map.entry("", all + UNKNOWN),
                Map.entry("variables[]", all.replace("{parameter: a}", "{parameter: a, " + UNKNOWN + "}")),
                Map.entry("objective", start + "objective: {" + UNKNOWN + "}"),
                Map.entry(
                        "objective.terms[].growth",
                        start + "objective: {terms: [{measure: speed, growth: {" + UNKNOWN + "}}]}"),
                Map.entry("rollouts[]", all + "rollouts: [{" + UNKNOWN + "}]"),
                Map.entry("rollouts[].spread", all + "rollouts: [{spread: {" + UNKNOWN + "}}]"),
                Map.entry("rollouts[].growth", all + "rollouts: [{growth: {" + UNKNOWN + "}}]"),
                Map.entry("rollouts[].shoves", all + "rollouts: [{shoves: {" + UNKNOWN + "}}]"),
                Map.entry("rollouts[].pushes[]", all + "rollouts: [{pushes: [{" + UNKNOWN + "}]}]"),
                Map.entry("horizon", all + "horizon: {" + UNKNOWN + "}"),
                Map.entry("racing", all + "racing: {" + UNKNOWN + "}"),
                Map.entry("stop", all + "stop: {" + UNKNOWN + "}"),
                Map.entry("validation", all + "validation: {" + UNKNOWN + "}"));
        Path file = Path.of("x.yaml");
        texts.forEach((path, text) -> same(
                FileKind.OPTIMIZATION,
                path,
                assertThrows(InvalidInput.class, () -> RecipeFile.parse(text, file, other -> Optional.empty()), path)));
    }

    @Test
    void everyKeyHasALineOfHelp() {
        assertTrue(KeyBook.headings().size() > 10);
        for (FileKind kind : FileKind.values()) {
            KeyBook.keys(kind, "").forEach(k -> assertTrue(k.help().length() > 5, k.name()));
        }
        assertEquals(
                KeyBook.keys(FileKind.SCENE, "characters[]"),
                KeyBook.keys(FileKind.OPTIMIZATION, "scene.characters[]"),
                "a recipe may hold a scene");
    }
}
