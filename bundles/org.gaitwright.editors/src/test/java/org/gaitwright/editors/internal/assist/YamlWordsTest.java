// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.assist;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import org.gaitwright.testkit.FakeSearch;
import org.gaitwright.testkit.FakeStudio;
import org.junit.jupiter.api.Test;

class YamlWordsTest {
    private static final Path SCENE = Path.of("/project/scenes/walk.yaml");
    private static final Path RECIPE = Path.of("/project/recipes/walk.yaml");
    private static final Path STYLE = Path.of("/project/styles/mine.yaml");

    private static List<YamlWords.Word> at(Path file, String text) {
        int caret = text.indexOf('|');
        return new YamlWords(text.replace("|", ""), file, new FakeStudio()).at(caret);
    }

    private static List<String> texts(Path file, String text) {
        return at(file, text).stream().map(YamlWords.Word::text).toList();
    }

    private static String declared(Path file, String text) {
        int caret = text.indexOf('|');
        return new YamlWords(text.replace("|", ""), file, new FakeStudio())
                .declaration(caret)
                .orElse("");
    }

    @Test
    void keysOfAMapAreOfferedWithoutThoseThatAreThere() {
        List<String> keys = texts(SCENE, "name: a\n|\ncharacters:\n  - character: humanoid\n    controller: walker\n");
        assertTrue(keys.containsAll(List.of("terrain: ", "pushes: ", "view: ")), keys.toString());
        assertFalse(keys.contains("name: "), keys.toString());
        assertFalse(keys.contains("characters: "), keys.toString());
    }

    @Test
    void keysOfAnItemAndBetweenBracesAreThoseOfTheirMap() {
        String role = "characters:\n  - character: humanoid\n    controller: walker\n";
        assertTrue(texts(SCENE, role + "    go|\n").contains("goals: "));
        assertEquals(List.of("y: ", "heading: "), texts(SCENE, role + "    start: {x: 1, |}\n"));
        assertTrue(texts(SCENE, role + "    goals:\n      - {at: 2, sp|}\n").contains("speed: "));
    }

    @Test
    void idsAreOfferedWhereTheyStand() {
        assertEquals(List.of("humanoid"), texts(SCENE, "characters:\n  - character: |\n"));
        assertTrue(texts(SCENE, "characters:\n  - character: humanoid\n    controller: pa|\n")
                .contains("passive"));
        assertEquals(List.of("flat"), texts(SCENE, "characters: []\nterrain: |\n"));
        assertEquals(
                List.of("firm"),
                texts(SCENE, "characters:\n  - character: humanoid\n    controller: passive\n    preset: |\n"));
        assertEquals(List.of("true", "false"), texts(SCENE, "characters: []\nview:\n  stacked: |\n"));
    }

    @Test
    void parametersComeWithRangeUnitAndDefault() {
        String role = "characters:\n  - character: humanoid\n    controller: passive\n    parameters:\n      ";
        YamlWords.Word torque = at(SCENE, role + "|\n").stream()
                .filter(w -> w.text().equals("tail.torque: "))
                .findFirst()
                .orElseThrow();
        assertEquals("-50 to 50 N m, default 1", torque.note());
        assertEquals("Torque of the tail", torque.help());
        assertEquals(List.of("1", "-50", "50"), texts(SCENE, role + "tail.torque: |\n"));
        assertTrue(texts(STYLE, "controller: passive\ndescription: x\nta|\n").contains("tail.torque: "));
        assertEquals(List.of("torque: "), texts(STYLE, "controller: passive\ndescription: x\ntail:\n  |\n"), "nested");
    }

    @Test
    void recipesAreCompletedAndDeclaredAtAllDepths() {
        String recipe =
                """
                scene:
                  terrain: {kind: flat, parameters: {}}
                  characters:
                    - {character: humanoid, controller: passive}
                variables:
                  - parameter: tail.torque
                objective:
                  terms:
                    - measure: tail-torque
                """;
        assertEquals(
                List.of("spread: ", "shoves: ", "pushes: "),
                texts(RECIPE, recipe + "rollouts:\n  - times: 2\n    |\n").stream()
                        .filter(w -> w.matches("(spread|shoves|pushes|times): "))
                        .sorted(Comparator.comparing(List.of("spread: ", "shoves: ", "pushes: ")::indexOf))
                        .toList());
        assertTrue(texts(RECIPE, recipe + "rollouts:\n  - shoves: {fo|}\n").contains("force: "));
        assertTrue(texts(RECIPE, recipe + "rollouts:\n  - pushes:\n      - {at: 1, |}\n")
                .contains("force: "));
        assertTrue(texts(RECIPE, recipe + "rollouts:\n  - parameters: {|}\n").contains("tail.torque: "));
        assertEquals(List.of("share: "), texts(RECIPE, recipe + "racing: {first: 1, |}\n"));
        assertTrue(texts(RECIPE, recipe + "      growth: {af|}\n").contains("after: "));
        assertEquals(List.of("tail-torque"), texts(RECIPE, recipe.replace("measure: tail-torque", "measure: |")));
        assertEquals(
                List.of("mean", "integral", "largest", "last"),
                texts(RECIPE, recipe + "    - {signal: com.z, of: |}\n"));
        String optimizer = new FakeSearch().id();
        assertEquals(List.of(optimizer), texts(RECIPE, recipe + "optimizer: {id: |}\n"));
        assertTrue(texts(RECIPE, recipe + "optimizer: {id: " + optimizer + ", |}\n")
                .containsAll(List.of("seed: ", "population: ", "sigma: ")));
        String declared = declared(RECIPE, recipe + "optimizer: {id: " + optimizer + ", popul|ation: 8}\n");
        assertTrue(declared.startsWith("population  1 to 100, default 4"), declared);
        assertTrue(
                declared(RECIPE, recipe + "horizon: {from: 2, suc|cess: 0.5}\n").startsWith("success\n"));
        assertTrue(declared(RECIPE, recipe + "rollouts:\n  - spread:\n      head|ing: 5\n")
                .startsWith("heading\n"));
    }

    @Test
    void aKeyAndAParameterAreDeclaredAndACommentIsNot() {
        assertTrue(declared(SCENE, "dur|ation: 3\ncharacters: []\n").startsWith("duration\n"));
        String words = declared(STYLE, "controller: passive\ndescription: x\ntail.tor|que: 3\n");
        assertTrue(words.contains("-50 to 50 N m") && words.contains("Torque of the tail"), words);
        assertEquals("", declared(SCENE, "characters: [] # dur|ation\n"));
        assertEquals(List.of(), texts(SCENE, "# |\ncharacters: []\n"));
    }
}
