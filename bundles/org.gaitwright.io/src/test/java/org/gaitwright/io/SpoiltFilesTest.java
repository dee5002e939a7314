// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.statistics.Statistics;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.core.terrain.TerrainSpec;
import org.gaitwright.io.edit.Style;

/** The files that ship, spoilt: they are read, or refused with file and line. */
final class SpoiltFilesTest {
    private static final String SEED = "29";
    private static final String NAME = "spoilt.yaml";
    private static final Path SHIPPED =
            Path.of(System.getProperty("gaitwright.root"), "bundles/org.gaitwright.scenarios/resources");

    @Provide
    Arbitrary<List<Damage>> damages() {
        return Damage.some();
    }

    @Provide
    Arbitrary<Path> scenes() {
        return shipped("scenes");
    }

    @Property(seed = SEED, tries = 400)
    void aSceneIsReadAndWrittenOrRefused(@ForAll("scenes") Path file, @ForAll("damages") List<Damage> damages) {
        readOrRefused(Damage.of(text(file), damages), t -> {
            Scene scene = SceneFile.parse(t, NAME);
            assertEquals(scene, SceneFile.parse(SceneFile.text(scene), NAME));
        });
    }

    @Provide
    Arbitrary<Path> terrains() {
        return shipped("terrains");
    }

    @Property(seed = SEED, tries = 300)
    void aTerrainIsReadAndWrittenOrRefused(@ForAll("terrains") Path file, @ForAll("damages") List<Damage> damages) {
        readOrRefused(Damage.of(text(file), damages), t -> {
            TerrainSpec terrain = TerrainFile.parse(t, NAME);
            assertEquals(terrain, TerrainFile.parse(TerrainFile.text(terrain), NAME));
        });
    }

    @Provide
    Arbitrary<Path> styles() {
        return shipped("styles");
    }

    @Property(seed = SEED, tries = 300)
    void aStyleIsReadAndWrittenOrRefused(@ForAll("styles") Path file, @ForAll("damages") List<Damage> damages) {
        readOrRefused(Damage.of(text(file), damages), t -> {
            Style style = Style.read(t, NAME);
            assertEquals(style, Style.read(style.text(), NAME));
        });
    }

    @Provide
    Arbitrary<Path> presets() {
        return shipped("presets");
    }

    @Property(seed = SEED, tries = 200)
    void aPresetIsReadOrRefused(@ForAll("presets") Path file, @ForAll("damages") List<Damage> damages) {
        readOrRefused(
                Damage.of(text(file), damages),
                t -> PresetFile.preset(t, NAME, file.getParent().getFileName().toString()));
    }

    @Provide
    Arbitrary<Path> recipes() {
        return shipped("recipes");
    }

    @Property(seed = SEED, tries = 400)
    void aRecipeIsReadOrRefused(@ForAll("recipes") Path file, @ForAll("damages") List<Damage> damages) {
        readOrRefused(
                Damage.of(text(file), damages), t -> RecipeFile.parse(t, Path.of(NAME), other -> Optional.empty()));
    }

    private static Arbitrary<Path> shipped(String folder) {
        try (Stream<Path> files = Files.walk(SHIPPED.resolve(folder))) {
            return Arbitraries.of(
                    files.filter(f -> f.toString().endsWith(".yaml")).sorted().toList());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void readOrRefused(String text, Consumer<String> reader) {
        boolean read;
        try {
            reader.accept(text);
            read = true;
        } catch (InvalidInput e) {
            assertTrue(e.getMessage().matches("(?s)\\Q" + NAME + "\\E:[1-9][0-9]*: .+"), e.getMessage());
            read = false;
        }
        // damage that nothing survives, or that nothing notices, would test nothing
        Statistics.collect(read);
        Statistics.coverage(c -> {
            c.check(true).percentage(p -> p > 5);
            c.check(false).percentage(p -> p > 20);
        });
    }
}
