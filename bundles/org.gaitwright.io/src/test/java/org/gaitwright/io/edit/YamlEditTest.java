// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.edit;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.scene.EntryPath;
import org.junit.jupiter.api.Test;

final class YamlEditTest {
    private static final String SCENE =
            """
            # a scene
            name: Walk   # shown in the title
            seed: 0
            terrain: {kind: flat, seed: 3}
            characters:
              - name: anna
                character: "humanoid"
                parameters:   # what differs
                  gait: {speed: 0.5, step-time: 0.65}
                  "hip.kp": 300
                  style:
                    bend: [0.1, 0.2, 0.3,
                           0.4, 0.5]
                goals:
                - {at: 0, speed: 1}
                - {at: 2, speed: 2} # later
              # the second one
              - character: robot
                controller: passive

            duration: 5
            """;

    private static String set(String text, String path, Object value) {
        return TextEdit.apply(text, YamlEdit.of(text).set(path, value));
    }

    private static String insert(String text, String path, Object value) {
        return TextEdit.apply(text, YamlEdit.of(text).insert(path, value));
    }

    private static String remove(String text, String path) {
        return TextEdit.apply(text, YamlEdit.of(text).remove(path));
    }

    private static String refused(Runnable code) {
        return assertThrows(InvalidInput.class, code::run).getMessage();
    }

    @Test
    void aValueGivesWayAndNothingElseChanges() {
        assertEquals(
                SCENE.replace("speed: 0.5", "speed: 0.75"), set(SCENE, "characters[0].parameters.gait.speed", 0.75));
        assertEquals(SCENE.replace("0.3,", "-1,"), set(SCENE, "characters[0].parameters.style.bend[2]", -1));
        assertEquals(SCENE.replace("0.5]", "9]"), set(SCENE, "characters[0].parameters.style.bend.4", 9));
        assertEquals(SCENE.replace("Walk ", "\"Walk: far\" "), set(SCENE, "name", "Walk: far"));
        assertEquals(SCENE.replace("\"humanoid\"", "robot"), set(SCENE, "characters[0].character", "robot"));
        assertEquals(
                SCENE.replace("300", "301.5"), set(SCENE, "characters[0].parameters.hip.kp", 301.5), "dots in keys");
        assertEquals(SCENE.replace("300", "2"), set(SCENE, "characters[0].parameters.\"hip.kp\"", 2));
        assertEquals(
                SCENE.replace("{kind: flat, seed: 3}", "stairs"), set(SCENE, "terrain", "stairs"), "a word for a map");
        List<TextEdit> edits = YamlEdit.of(SCENE).set("seed", 7);
        assertEquals(List.of(new TextEdit(SCENE.indexOf("seed: 0") + 6, 1, "7")), edits);
    }

    @Test
    void listsAndMapsKeepTheirStyle() {
        String block = "style:\n  bend:   # back\n    - 0.1\n    # the middle\n    - 0.2\n  head: 0\n";
        assertEquals(
                "style:\n  bend:   # back\n    - 1\n    - 2\n    - 3\n  head: 0\n",
                set(block, "style.bend", List.of(1, 2, 3)));
        assertEquals("style:\n  bend: 0.3   # back\n  head: 0\n", set(block, "style.bend", 0.3));
        assertEquals(block.replace("head: 0", "head: [1, 2]"), set(block, "style.head", new double[] {1, 2}));
        assertEquals("a:\n  x: 1\n  y: 2\n", set("a:\n  b: 5\n", "a", ordered("x", 1, "y", 2)));
        assertEquals("a:\n    x: 1\nb:\n    c: 0\n", set("a:\n- 5\n- 6\nb:\n    c: 0\n", "a", ordered("x", 1)));
    }

    private static Map<String, Object> ordered(Object... words) {
        Map<String, Object> map = new LinkedHashMap<>();
        for (int i = 0; i < words.length; i += 2) {
            map.put((String) words[i], words[i + 1]);
        }
        return map;
    }

    @Test
    void whatIsMissingIsAddedInTheRightPlace() {
        assertEquals(SCENE + "engine: ode\n", set(SCENE.stripTrailing(), "engine", "ode") + "\n");
        assertEquals(
                SCENE.replace("controller: passive\n", "controller: passive\n    start:\n      x: 2\n"),
                set(SCENE, "characters[1].start.x", 2));
        assertEquals(
                SCENE.replace("seed: 3}", "seed: 3, parameters: {max: 0.5}}"),
                set(SCENE, "terrain.parameters.max", 0.5));
        assertEquals(
                SCENE.replace("0.4, 0.5]\n", "0.4, 0.5]\n        head: 0.2\n"),
                set(SCENE, "characters[0].parameters.style.head", 0.2));
        assertEquals(
                SCENE.replace("# later\n", "# later\n    - {at: 4, speed: 0}\n"),
                insert(SCENE, "characters[0].goals[2]", ordered("at", 4, "speed", 0)));
        assertEquals(
                SCENE.replace("    - {at: 2", "    - {at: 1, heading: 90}\n    - {at: 2"),
                insert(SCENE, "characters[0].goals[1]", ordered("at", 1, "heading", 90)));
        assertEquals(
                SCENE.replace(
                        "controller: passive\n",
                        "controller: passive\n  - character: humanoid\n    controller: pose\n    start:\n      x: 3\n"),
                insert(
                        SCENE,
                        "characters[2]",
                        ordered("character", "humanoid", "controller", "pose", "start", ordered("x", 3))));
    }

    @Test
    void emptyTextsAndEmptyValuesAreFilled() {
        assertEquals("a:\n  b:\n    - c: 1\n", set("", "a.b[0].c", 1));
        assertEquals("# only a comment\na: 1\n", set("# only a comment", "a", 1));
        assertEquals("---\na: 1\n", set("---\n", "a", 1));
        assertEquals("a: {b: 1}\n", set("a: {}\n", "a.b", 1));
        assertEquals("a: [1]\n", set("a: []\n", "a[0]", 1));
        assertEquals("a: # none yet\n  b: 1\nc: 2\n", set("a: # none yet\nc: 2\n", "a.b", 1));
        assertEquals("a: 5 # none yet\nc: 2\n", set("a: # none yet\nc: 2\n", "a", 5));
        assertEquals("a: {b: 1}\n", set("a: ~\n", "a.b", 1));
        assertEquals("- a\n- b: 1\n- c\n", set("- a\n-\n- c\n", "[1].b", 1));
        assertEquals("{a: 1, b: 2}", set("{a, b: 2}", "a", 1));
        assertEquals("\uFEFFa: 1\nb: 2\n", set("\uFEFFa: 1\n", "b", 2));
        assertEquals("a: 1\r\nb:\r\n  c: 2\r\n", set("a: 1\r\n", "b.c", 2));
    }

    @Test
    void linesOfFlowStyleGetALineOfTheirOwn() {
        String text = "{\n  a: 1, # one\n  b: 2  # two\n}\n";
        assertEquals("{\n  a: 1, # one\n  b: 2,  # two\n  c: 3\n}\n", set(text, "c", 3));
        assertEquals("{\n   # one\n  b: 2  # two\n}\n", remove(text, "a"), "not the comment");
        assertEquals("[\n  1,\n  2,\n  3\n]", set("[\n  1,\n  2\n]", "[2]", 3));
        assertEquals("[1, 2, 3,]", set("[1, 2,]", "[2]", 3));
        assertEquals("[0, 1, 2]", insert("[1, 2]", "[0]", 0));
    }

    @Test
    void removingTakesTheLineAndNoOther() {
        assertEquals(SCENE.replace("seed: 0\n", ""), remove(SCENE, "seed"));
        assertEquals(SCENE.replace("speed: 0.5, ", ""), remove(SCENE, "characters[0].parameters.gait.speed"));
        assertEquals(SCENE.replace(", step-time: 0.65", ""), remove(SCENE, "characters[0].parameters.gait.step-time"));
        assertEquals(SCENE.replace("    - {at: 0, speed: 1}\n", ""), remove(SCENE, "characters[0].goals[0]"));
        assertEquals(
                SCENE.replace("  - character: robot\n    controller", "  - controller"),
                remove(SCENE, "characters[1].character"));
        assertEquals(
                SCENE.replace("  - character: robot\n    controller: passive\n", ""), remove(SCENE, "characters[1]"));
        assertEquals("a: {}\nb: 1\n", remove("a:\n  x: 1\nb: 1\n", "a.x"));
        assertEquals("a: [] # list\n", remove("a: # list\n  - x\n", "a[0]"));
        assertEquals("{}", remove("{a: 1}", "a"));
        assertEquals("{}", remove("{a: 1,}", "a"));
        assertEquals("[1]", remove("[1, 2]", "[1]"));
        assertEquals("- - b\n", remove("- - a\n  - b\n", "[0][0]"));
        assertEquals(SCENE, remove(SCENE, "no.such.key"));
        assertEquals("", remove("", "a"));
    }

    @Test
    void textInBlocksKeepsItsLines() {
        String text = "note: |\n  one\n\n  two\n\n# end\nlast: 1\n";
        assertEquals("note: short\n\n# end\nlast: 1\n", set(text, "note", "short"));
        assertEquals("\n# end\nlast: 1\n", remove(text, "note"));
        String kept = "a: |+\n  x\n\n";
        assertEquals("a: |+\n  x\n\nb: 1\n", set(kept, "b", 1));
        assertEquals("a: >-\n  x\nb: 1", set("a: >-\n  x", "b", 1));
    }

    @Test
    void charactersBeyondTheBasicPlaneCountTwice() {
        String text = "name: 😀 walk # 👣\nseed: 1\n";
        assertEquals(text.replace("1", "2"), set(text, "seed", 2));
        assertEquals("name: \"👣\" # 👣\nseed: 1\n", set(text, "name", "👣"));
    }

    @Test
    void whatCantBeChangedAloneIsRefused() {
        assertTrue(refused(() -> set("a: &x {b: 1}\nc: *x\n", "a", 2)).startsWith("'a': the value can't be changed"));
        assertTrue(refused(() -> set("a: &x {b: 1}\nc: *x\n", "c.b", 2)).contains("&x"));
        assertEquals("a: &x {b: 1}\nc: 3\n", set("a: &x {b: 1}\nc: *x\n", "c", 3));
        assertTrue(refused(() -> set("? [a, b]\n: 1\nc: 2\n", "d", 2)).contains("line 1: "));
        assertTrue(refused(() -> set("a: 1\n", "a.b", 2)).matches("(?s).*line 1: .*'b'.*'1'.*"));
        assertTrue(refused(() -> set("a: [1]\n", "a[5]", 2)).matches("(?s).*'5'.* 1.*"));
        assertTrue(refused(() -> set("a: 1\na: 2\n", "a", 2)).contains("twice"));
        assertTrue(refused(() -> insert("a: 1\n", "a", 2)).contains("there is a value already"));
        assertTrue(refused(() -> set("", "a[3]", 2)).contains("position 0"));
        assertTrue(refused(() -> YamlEdit.of("a: [1")).startsWith("line "));
        assertTrue(refused(() -> YamlEdit.of("a: 1\n---\nb: 1\n")).contains("second document"));
        assertTrue(refused(() -> YamlEdit.of("[".repeat(5000))).contains("nested"));
        assertTrue(refused(() -> set("a: 1", "a", Double.NaN)).contains("finite"));
    }

    @Test
    void pathsAreReadAndWritten() {
        for (String path : List.of("a", "a.b[0].c", "[1][2].x", "a.\"b.c\".d", "\"\"", "a.\"q\\\"\"")) {
            assertEquals(path, YamlPath.text(YamlPath.of(path)));
        }
        assertEquals(EntryPath.ROOT.key("a").item(3).key("b.c"), YamlPath.of("a[3].\"b.c\""));
        for (String bad : List.of("a.", ".a", "a..b", "a[", "a[x]", "a[1]b", "a.\"b", "[-1]")) {
            assertTrue(refused(() -> YamlPath.of(bad)).startsWith("path '" + bad + "': can't be read"), bad);
        }
    }

    @Test
    void valuesAreReadWithTheirLine() {
        YamlEdit edit = YamlEdit.of(SCENE);
        YamlPlace bend = edit.find("characters[0].parameters.style.bend").orElseThrow();
        assertArrayEquals(new double[] {0.1, 0.2, 0.3, 0.4, 0.5}, bend.numbers());
        assertEquals(12, bend.line());
        assertEquals(5, bend.size());
        assertEquals("[0.1", SCENE.substring(bend.offset(), bend.offset() + 4));
        assertEquals(']', SCENE.charAt(bend.offset() + bend.length() - 1));
        assertEquals("anna", edit.find("characters[0].name").orElseThrow().text());
        assertEquals(3, edit.find("terrain.seed").orElseThrow().whole());
        assertEquals(
                List.of("character", "controller"),
                edit.find("characters[1]").orElseThrow().keys());
        assertEquals(
                "passive",
                edit.find("characters[1]").orElseThrow().value("controller").text());
        assertFalse(edit.find("characters[7]").isPresent());
        assertTrue(YamlEdit.of("a:").find("a").orElseThrow().isEmpty());
        assertEquals(
                "line 2: name: got 'Walk', expected a number",
                refused(() -> edit.find("name").orElseThrow().number()));
        assertEquals(
                "line 4: terrain: got a map, expected a list",
                refused(() -> edit.find("terrain").orElseThrow().items()));
    }

    @Test
    void theShortestEditBetweenTwoTextsIsFound() {
        assertEquals(List.of(), TextEdit.between("abc", "abc"));
        assertEquals(List.of(new TextEdit(1, 1, "xy")), TextEdit.between("abc", "axyc"));
        assertEquals(List.of(new TextEdit(2, 2, "")), TextEdit.between("aaaa", "aa"));
        assertThrows(
                IllegalArgumentException.class,
                () -> TextEdit.sorted(List.of(new TextEdit(0, 3, ""), new TextEdit(2, 1, ""))));
    }
}
