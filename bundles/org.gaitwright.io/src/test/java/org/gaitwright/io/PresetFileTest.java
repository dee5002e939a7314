// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.gaitwright.core.registry.InvalidInput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class PresetFileTest {
    private static final String STYLE =
            """
            controller: walker
            description: Bent, and one arm ahead
            gait: {speed: 0.5, step-time: .65}
            style:
              bend: 0.3           # all through the step
              arm-swing: [0.25, 0.12, 0, -0.12, -0.25]
              knee.twist: 1e-1
            style.head: 0
            """;

    @Test
    void mapsNestAndListsAreCurves() {
        PresetFile style = PresetFile.style(STYLE, "s.yaml");
        assertEquals("walker", style.controller());
        assertEquals("Bent, and one arm ahead", style.description());
        assertEquals("", style.character());
        assertEquals(
                Map.of(
                        "gait.speed", 0.5,
                        "gait.step-time", 0.65,
                        "style.bend", 0.3,
                        "style.arm-swing.0", 0.25,
                        "style.arm-swing.1", 0.12,
                        "style.arm-swing.2", 0.0,
                        "style.arm-swing.3", -0.12,
                        "style.arm-swing.4", -0.25,
                        "style.knee.twist", 0.1,
                        "style.head", 0.0),
                style.values());
    }

    @Test
    void aPresetBelongsToTheControllerOfItsFolder() {
        String text = "# 4,000 evaluations, seed 3\ncharacter: human-7\nhip.kp: 300\nwave: [1, 2]\n";
        PresetFile preset = PresetFile.preset(text, "fast.yaml", "nearest-node");
        assertEquals(
                new PresetFile("nearest-node", "human-7", "", Map.of("hip.kp", 300.0, "wave.0", 1.0, "wave.1", 2.0)),
                preset);
        String other = "\ncontroller: simbicon\n";
        InvalidInput e = assertThrows(InvalidInput.class, () -> PresetFile.preset(other, "fast.yaml", "nearest-node"));
        assertTrue(
                e.getMessage().startsWith("fast.yaml:2: controller: got 'simbicon', expected 'nearest-node'"),
                e.getMessage());
    }

    @Test
    void aStyleSaysWhatControllerItIsFor() {
        InvalidInput e = assertThrows(InvalidInput.class, () -> PresetFile.style("style: {bend: 0.3}", "s.yaml"));
        assertEquals("s.yaml:1: the key 'controller' is missing; add it", e.getMessage());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "bend: much               | style.bend: got the text 'much', expected a number",
                "bend:                    | style.bend: got nothing, expected a number",
                "bend: [1, 2, 3]          | style.bend: got 3 numbers, expected 5",
                "bend: []                 | style.bend: got 0 numbers, expected 5",
                "bend: [1, 2, x, 4, 5]    | style.bend[2]: got the text 'x', expected a number",
                "bend: [1, 2, [3], 4, 5]  | style.bend[2]: got a list, expected a number",
                "bend: .nan               | style.bend: got the number .nan, expected a number",
                "Bend: 1                  | style.Bend: not the name of a parameter; expected lower-case words joined",
                "head: 1                  | style.head: 'style.head' is given twice; remove one of them",
                "twist: {a: 1, a: 2}      | style.twist.a: the key is given twice",
                "twist: !!set {a}         | style.twist: got a map, expected a map of parameters",
            })
    void aWrongLineIsNamed(String line, String message) {
        String text = "controller: walker\nstyle.head: 0\nstyle:\n  " + line;
        String got = assertThrows(InvalidInput.class, () -> PresetFile.style(text, "s.yaml"))
                .getMessage();
        assertTrue(got.startsWith("s.yaml:4: " + message), got);
    }

    @Test
    void aPartOfACurveIsNotGivenTwice() {
        String text = "controller: walker\nbend: [1, 2, 3, 4, 5]\nbend.2: 1\n";
        String got = assertThrows(InvalidInput.class, () -> PresetFile.style(text, "s.yaml"))
                .getMessage();
        assertTrue(got.startsWith("s.yaml:3: bend.2: "), got);
    }

    @Test
    void hostileFilesAreRefused() {
        StringBuilder bomb = new StringBuilder("controller: walker\na0: &a0 {x: {}}\n");
        for (int i = 1; i < 10; i++) {
            String before = "*a" + (i - 1);
            bomb.append("a%d: &a%d {p: %s, q: %s, r: %s, s: %s}\n".formatted(i, i, before, before, before, before));
        }
        refused(bomb.toString(), "more than 10000 values");
        refused("controller: walker\nstyle: &s {a: *s}\n", "more than 16 ");
        refused("controller: walker\na: " + "{a: ".repeat(100_000), "nested too deep");
        refused("", "the file is empty");
        refused("- 1", "got a list, expected a map of parameters");
        refused("controller: walker\n---\na: 1\n", "a second document begins here");
    }

    private static void refused(String text, String why) {
        String got = assertThrows(InvalidInput.class, () -> PresetFile.style(text, "s.yaml"))
                .getMessage();
        assertTrue(got.startsWith("s.yaml:") && got.contains(why), got);
    }
}
