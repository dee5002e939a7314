// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.assist;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.gaitwright.testkit.FakeStudio;
import org.junit.jupiter.api.Test;

class YamlWordsTest {
    private static final Path SCENE = Path.of("/project/scenes/walk.yaml");
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
    void aKeyAndAParameterAreDeclaredAndACommentIsNot() {
        assertTrue(declared(SCENE, "dur|ation: 3\ncharacters: []\n").startsWith("duration\n"));
        String words = declared(STYLE, "controller: passive\ndescription: x\ntail.tor|que: 3\n");
        assertTrue(words.contains("-50 to 50 N m") && words.contains("Torque of the tail"), words);
        assertEquals("", declared(SCENE, "characters: [] # dur|ation\n"));
        assertEquals(List.of(), texts(SCENE, "# |\ncharacters: []\n"));
    }
}
