// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.core.terrain.TerrainSpec;
import org.gaitwright.io.edit.Style;

/** What is written is read back the same. */
final class WrittenFilesTest {
    private static final String SEED = "23";

    @Provide
    Arbitrary<Scene> scenes() {
        return AnyScene.scenes();
    }

    @Property(seed = SEED, tries = 400, edgeCases = EdgeCasesMode.NONE)
    void anySceneIsReadBackTheSame(@ForAll("scenes") Scene scene) {
        String text = SceneFile.text(scene);
        assertTrue(scene.equals(SceneFile.parse(text, "scene.yaml")), text);
    }

    /** In a file of its own a terrain is no other file. */
    @Provide
    Arbitrary<TerrainSpec> terrains() {
        return AnyScene.terrains().filter(t -> !FileWord.isPath(t.kind()));
    }

    @Property(seed = SEED, tries = 300)
    void anyTerrainIsReadBackTheSame(@ForAll("terrains") TerrainSpec terrain) {
        String text = TerrainFile.text(terrain);
        assertTrue(terrain.equals(TerrainFile.parse(text, "terrain.yaml")), text);
    }

    /** Words of the command line say no commas and no numbers as texts. */
    @Provide
    Arbitrary<TerrainSpec> spoken() {
        return Combinators.combine(
                        AnyScene.ids(),
                        Arbitraries.maps(AnyScene.ids().map(id -> "n" + id), AnyScene.numbers(-1e6, 1e6))
                                .ofMaxSize(3),
                        Arbitraries.longs(),
                        Arbitraries.maps(AnyScene.ids().map(id -> "w" + id), Arbitraries.of("a/b.png", "stairs+gaps"))
                                .ofMaxSize(2))
                .as(TerrainSpec::new);
    }

    @Property(seed = SEED, tries = 200)
    void anyTerrainOfTheCommandLineIsReadBackTheSame(@ForAll("spoken") TerrainSpec terrain) {
        assertEquals(terrain, TerrainText.parse(terrain.toString()));
    }

    @Provide
    Arbitrary<Style> styles() {
        Arbitrary<List<Double>> knots = AnyScene.numbers(-10, 10).list().ofSize(PresetFile.KNOTS);
        // a name is that of a curve or of a value, and none begins another
        Arbitrary<Map<String, List<Double>>> curves = Arbitraries.maps(
                        Arbitraries.of("style.bend", "style.left-elbow", "sway", "arm.a.b"), knots)
                .ofMaxSize(3);
        Arbitrary<Map<String, Double>> values = Arbitraries.maps(
                        Arbitraries.of("gait.speed", "style.twist", "height", "style.head.2", "arm.c", "on"),
                        AnyScene.numbers(-10, 10))
                .ofMaxSize(4);
        return Combinators.combine(AnyScene.words(), AnyScene.words(), AnyScene.words(), curves, values)
                .as(Style::new);
    }

    @Property(seed = SEED, tries = 300)
    void anyStyleIsReadBackTheSame(@ForAll("styles") Style style) {
        String text = style.text();
        assertTrue(style.equals(Style.read(text, "style.yaml")), text);
    }
}
