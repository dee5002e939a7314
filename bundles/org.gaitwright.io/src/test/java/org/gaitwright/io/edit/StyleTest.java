// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.edit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.gaitwright.core.parameter.Parameter;
import org.gaitwright.core.parameter.ParameterSet;
import org.gaitwright.core.registry.InvalidInput;
import org.junit.jupiter.api.Test;

final class StyleTest {
    private static final Path STYLES =
            Path.of(System.getProperty("gaitwright.root"), "bundles/org.gaitwright.scenarios/resources/styles");

    private static final String TEXT =
            """
            controller: k   # who
            description: A test
            gait: {speed: 0.5}
            style:
              # the back
              bend: [0.1, 0.2, 0.3,
                     0.4, 0.5]   # in rad
              head: 0.25
              twist: 1
            """;

    private static final ParameterSet DECLARED = declared();

    private static ParameterSet declared() {
        List<Parameter> all = new ArrayList<>();
        all.add(Parameter.of("gait.speed", "m/s", 0, 2, 1, "speed"));
        for (String curve : List.of("style.bend", "style.head", "style.elbow")) {
            for (int i = 0; i < 5; i++) {
                all.add(Parameter.of(curve + "." + i, "rad", -1, 1, curve.endsWith("elbow") ? 0.1 * i : 0, "curve"));
            }
        }
        all.add(Parameter.of("style.twist", "rad", -1, 1, 0.5, "no curve"));
        return ParameterSet.of(all);
    }

    @Test
    void curvesAndSingleValuesAreToldApart() {
        Style s = Style.read(TEXT, "s.yaml");
        assertEquals(Map.of("style.bend", List.of(0.1, 0.2, 0.3, 0.4, 0.5)), s.curves());
        assertEquals(Map.of("gait.speed", 0.5, "style.head", 0.25, "style.twist", 1.0), s.values());
        assertEquals(0.25, s.over(DECLARED).get("style.head.3"));
        assertEquals(0.2, s.over(DECLARED).get("style.elbow.2"), 1e-12, "initial");
        assertEquals(s, Style.read(s.text(), "s.yaml"));
        assertThrows(InvalidInput.class, () -> Style.read("controller: k\nbend: [1, 2]", "s.yaml"));
    }

    private static String curve(String text, String name, double... knots) {
        return TextEdit.apply(text, Style.setCurve(text, name, knots));
    }

    @Test
    void onlyThePointsThatMovedAreTouched() {
        List<TextEdit> edits = Style.setCurve(TEXT, "style.bend", 0.1, 0.2, -0.3, 0.4, 0.6);
        assertEquals(2, edits.size());
        assertEquals(
                TEXT.replace("0.3,", "-0.3,").replace("0.5]", "0.6]"),
                TextEdit.apply(TEXT, edits),
                "layout and comments stay");
        assertEquals(List.of(), Style.setCurve(TEXT, "style.bend", 0.1, 0.2, 0.3, 0.4, 0.5));
    }

    @Test
    void aNumberBecomesACurveAndBack() {
        assertEquals(TEXT.replace("0.25", "[0, 1, 0, 1, 0]"), curve(TEXT, "style.head", 0, 1, 0, 1, 0));
        String flat = TextEdit.apply(TEXT, Style.set(TEXT, "style.bend", 0.3));
        assertEquals(TEXT.replaceFirst("(?s)\\[.*\\]", "0.3"), flat);
        assertEquals(TEXT + "  elbow: [1, 2, 3, 4, 5]\n", curve(TEXT, "style.elbow", 1, 2, 3, 4, 5));
        assertEquals(TEXT.replace("  head: 0.25\n", ""), TextEdit.apply(TEXT, Style.reset(TEXT, "style.head")));
        assertEquals("a: 1\nstyle:\n  bend: 2\n", TextEdit.apply("a: 1\n", Style.set("a: 1\n", "style.bend", 2)));
    }

    @Test
    void singleValuesOfACurveGiveWayToTheWhole() {
        String text = "controller: k\nstyle: {head: 0.1}\nstyle.head.2: 0.4\nstyle.bend: 0\n";
        assertEquals(0.4, Style.read(text, "s.yaml").over(DECLARED).get("style.head.2"));
        String set = curve(text, "style.head", 1, 2, 3, 4, 5);
        assertEquals("controller: k\nstyle: {head: [1, 2, 3, 4, 5]}\nstyle.bend: 0\n", set);
    }

    @Test
    void aBlendIsTheMeanOverAllThatEitherNames() {
        Style one = Style.read(TEXT, "one.yaml");
        Style other =
                Style.read("controller: k\ngait.speed: 1.5\nstyle: {elbow: 1, head: [0, 0, 0, 0, 1]}\n", "o.yaml");
        Style half = Style.blend(one, other, 0.5, DECLARED, "Half of each");
        assertEquals("Half of each", half.description());
        assertEquals(List.of(0.05, 0.1, 0.15, 0.2, 0.25), half.curves().get("style.bend"), "other: initial 0");
        assertEquals(List.of(0.125, 0.125, 0.125, 0.125, 0.625), half.curves().get("style.head"));
        assertEquals(List.of(0.5, 0.55, 0.6, 0.65, 0.7), half.curves().get("style.elbow"));
        assertEquals(Map.of("gait.speed", 1.0, "style.twist", 0.75), half.values());
        assertEquals(
                one.over(DECLARED), Style.blend(one, other, 0, DECLARED, "").over(DECLARED));
        assertEquals(
                other.over(DECLARED), Style.blend(one, other, 1, DECLARED, "").over(DECLARED));
        Style read = Style.read(half.text(), "half.yaml");
        assertEquals(half.over(DECLARED), read.over(DECLARED));
        assertTrue(half.text().contains("gait: {speed: 1}\nstyle:\n"), half.text());
        Style stranger = Style.read("controller: z\n", "z.yaml");
        assertThrows(InvalidInput.class, () -> Style.blend(one, stranger, 0.5, DECLARED, ""));
        assertThrows(IllegalArgumentException.class, () -> Style.blend(one, other, 1.5, DECLARED, ""));
    }

    @Test
    void shippedStylesAreReadWrittenAndChanged() throws IOException {
        List<Path> files;
        try (Stream<Path> all = Files.list(STYLES)) {
            files = all.toList();
        }
        assertEquals(10, files.size());
        for (Path file : files) {
            String text = Files.readString(file);
            Style s = Style.read(text, file.toString());
            assertEquals(s, Style.read(s.text(), file.toString()), file.toString());
            for (String name : s.curves().keySet()) {
                String changed = curve(text, name, 0.5, 0.4, 0.3, 0.2, 0.1);
                Style after = Style.read(changed, file.toString());
                assertEquals(List.of(0.5, 0.4, 0.3, 0.2, 0.1), after.curves().get(name));
                assertEquals(s.values(), after.values());
            }
        }
    }
}
