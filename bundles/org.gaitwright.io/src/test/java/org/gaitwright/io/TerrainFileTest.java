// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.terrain.TerrainSpec;
import org.gaitwright.core.terrain.Thing;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class TerrainFileTest {
    private static final String FULL =
            """
            kind: image
            parameters: {max: 0.3}
            words: {file: hills.png}
            seed: 7
            things:
              - {kind: box, x: 3, y: -1, heading: 30, length: 2, width: 0.5, height: 0.4}
              - {kind: stairs, x: 6, y: 0}
              - kind: gap
                x: 9.5
                y: 0
                depth: 0.7
            """;

    @Test
    void everyKeyReachesTheTerrain() {
        List<Thing> things = List.of(
                Thing.of(Thing.Kind.BOX, 3, -1, Math.toRadians(30), Map.of("length", 2.0, "width", 0.5, "height", 0.4)),
                Thing.of(Thing.Kind.STAIRS, 6, 0, 0, Map.of()),
                Thing.of(Thing.Kind.GAP, 9.5, 0, 0, Map.of("depth", 0.7)));
        TerrainSpec expected = new TerrainSpec("image", Map.of("max", 0.3), 7, Map.of("file", "hills.png"), things);
        assertEquals(expected, TerrainFile.parse(FULL, "t.yaml"));
        assertEquals(expected, TerrainFile.parse(TerrainFile.text(expected), "t.yaml"));
    }

    @Test
    void picturesLieBesideTheTerrainFile(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("t.yaml"), FULL);
        TerrainSpec ground = TerrainFile.read(file);
        assertEquals(folder.resolve("hills.png").toString(), ground.words().get("file"));
        Path copy = folder.resolve("u.yaml");
        TerrainFile.write(ground, copy);
        assertTrue(Files.readString(copy).contains("file: hills.png\n"), Files.readString(copy));
        assertEquals(ground, TerrainFile.read(copy));
    }

    @Test
    void aSceneMayHoldThingsAndFiles() {
        String head = "characters: [{character: c, controller: k}]\nterrain: ";
        TerrainSpec things = SceneFile.parse(head + "{kind: flat, things: [{kind: box, x: 2, y: 0}]}", "x.yaml")
                .terrain();
        assertEquals(1, things.things().size());
        assertEquals(
                "a/b.yaml",
                SceneFile.parse(head + "a/b.yaml", "x.yaml").terrain().kind());
        assertEquals(
                "./b", SceneFile.parse(head + "{file: b}", "x.yaml").terrain().kind());
        assertEquals(
                new TerrainSpec("C:\\my grounds\\b.yaml", Map.of("max", 1.0), 2),
                SceneFile.parse(head + "'C:\\my grounds\\b.yaml:max=1,seed=2'", "x.yaml")
                        .terrain());
        var scene = SceneFile.parse(head + "{file: b.yaml, seed: 3, things: [{kind: gap, x: 2, y: 0}]}", "x.yaml");
        assertEquals(scene, SceneFile.parse(SceneFile.text(scene), "x.yaml"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    seed: 1                            | t.yaml:1: the key 'kind' is missing; add it
                    {kind: flat, thing: []}            | t.yaml:1: thing: unknown key; did you mean 'things'?
                    {kind: flat, things: [3]}          | t.yaml:1: things[0]: got the number 3, expected a thing such as
                    {kind: flat, things: [{x: 1}]}     | t.yaml:1: things[0]: the key 'kind' is missing
                    {kind: flat, things: [{kind: bux}]} | t.yaml:1: things[0].kind: got 'bux', did you mean 'box'?
                    {kind: flat, things: [{kind: hedgehog}]} | t.yaml:1: things[0].kind: got 'hedgehog', expected box, stairs, gap
                    {kind: flat, things: [{kind: box}]} | t.yaml:1: things[0]: the key 'x' is missing
                    {kind: flat, things: [{kind: box, x: 1, y: 1, rise: 1}]} | t.yaml:1: things[0].rise: unknown key
                    {kind: flat, things: [{kind: box, x: 1, y: 1, height: 99}]} | t.yaml:1: things[0].height: parameter 'height': 99.0 m is outside
                    {kind: flat, things: [{kind: box, x: 1e9, y: 1}]} | t.yaml:1: a box stands at (1.0E9 m
                    {kind: a/b.yaml}                   | t.yaml:1: kind: got the file 'a/b.yaml'; expected a kind
                    """)
    void aWrongLineIsNamed(String text, String message) {
        String got = assertThrows(InvalidInput.class, () -> TerrainFile.parse(text, "t.yaml"))
                .getMessage();
        assertTrue(got.startsWith(message), got);
    }

    @Test
    void aFileIsNotWrittenAsAKind() {
        assertThrows(InvalidInput.class, () -> TerrainFile.text(new TerrainSpec("a/b.yaml", Map.of(), 0)));
        String both = "characters: [{character: c, controller: k}]\nterrain: {kind: flat, file: b.yaml}";
        String got = assertThrows(InvalidInput.class, () -> SceneFile.parse(both, "x.yaml"))
                .getMessage();
        assertTrue(got.startsWith("x.yaml:2: terrain.kind: "), got);
    }
}
