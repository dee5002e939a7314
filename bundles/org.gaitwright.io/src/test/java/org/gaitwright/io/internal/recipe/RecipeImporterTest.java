// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.recipe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.CharacterProvider;
import org.gaitwright.core.character.Proportions;
import org.gaitwright.core.character.Proportions.Factors;
import org.gaitwright.core.character.Role;
import org.gaitwright.core.character.Side;
import org.gaitwright.core.exchange.Importer;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.io.CharacterFile;
import org.gaitwright.io.internal.mjcf.MjcfImporter;
import org.gaitwright.io.internal.mjcf.MjcfReader;
import org.gaitwright.io.internal.mjcf.SameModel;
import org.gaitwright.io.internal.model.ModelFolder;
import org.gaitwright.testkit.FakeStudio;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class RecipeImporterTest {
    private static final Path CHARACTERS =
            Path.of(System.getProperty("gaitwright.root"), "bundles/org.gaitwright.scenarios/resources/characters");

    private final FakeStudio studio = new FakeStudio();
    private final Importer importer = new CharacterRecipeImporter(studio);

    @TempDir
    Path folder;

    private record Shipped(String id) implements CharacterProvider {
        @Override
        public String name() {
            return id;
        }

        @Override
        public CharacterModel model() {
            return RecipeImporterTest.model(CHARACTERS.resolve(id.substring(3) + ".xml"));
        }
    }

    private record Broken(String id) implements CharacterProvider {
        @Override
        public String name() {
            return id;
        }

        @Override
        public CharacterModel model() {
            throw new IllegalStateException("out of order");
        }
    }

    private static CharacterModel model(Path file) {
        try {
            return new MjcfImporter().read(file, Map.of()).character();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    @BeforeEach
    void characters() {
        studio.add(new Shipped("my-humanoid"));
        studio.add(new Shipped("my-wu-biped"));
        studio.add(new Broken("broken"));
        studio.add(new MjcfImporter());
        studio.add(importer);
    }

    private Importer.Imported read(String recipe) throws IOException {
        return importer.read(Files.writeString(folder.resolve("tall.yaml"), recipe), Map.of());
    }

    private String refused(String recipe) {
        return assertThrows(InvalidInput.class, () -> read(recipe))
                .getMessage()
                .replace(folder.resolve("tall.yaml").toString(), "tall.yaml");
    }

    @Test
    void aRecipeMakesACharacter() throws IOException {
        CharacterModel made =
                read("""
                        base: my-humanoid
                        parts:
                          trunk: {density: 1.5, radius: 1.1}
                          thigh:
                            length: 1.2
                            left: {length: 1.1}
                          upper-arm: {right: {radius: 0.9}}
                        """)
                        .character();
        CharacterModel expected = Proportions.SAME
                .with(Role.TRUNK, new Factors(1, 1.1, 1.5))
                .with(Role.THIGH, Factors.ofLength(1.2))
                .with(Role.THIGH, Side.LEFT, Factors.ofLength(1.1))
                .with(Role.UPPER_ARM, Side.RIGHT, new Factors(1, 0.9, 1))
                .of(model(CHARACTERS.resolve("humanoid.xml")), "tall");
        assertNull(SameModel.difference(expected, made));
    }

    @Test
    void aSideKeepsWhatItDoesNotChange() throws IOException {
        CharacterModel made = read("base: my-humanoid\nparts: {foot: {length: 1.2, density: 2, left: {length: 1}}}")
                .character();
        assertEquals(
                2.0, made.links().get(made.linkIndex("left-foot")).inertia().mass(), 1e-12);
        assertEquals(
                2.4, made.links().get(made.linkIndex("right-foot")).inertia().mass(), 1e-12);
    }

    @Test
    void whatProportionsSayOfThemselvesIsARecipe() throws IOException {
        for (long seed = 0; seed < 10; seed++) {
            Proportions p = Proportions.random(seed);
            CharacterModel made =
                    read("name: x\nbase: my-humanoid\nparts: " + p).character();
            assertNull(SameModel.difference(p.of(model(CHARACTERS.resolve("humanoid.xml")), "x"), made));
        }
    }

    @Test
    void theBaseMayBeAModelBesideTheRecipe() throws IOException {
        String xml = Files.readString(CHARACTERS.resolve("mechbot.xml"));
        Files.writeString(folder.resolve("bot.mjcf"), xml.replace("<mujoco ", "<mujoco colour=\"red\" "));
        Importer.Imported made = read("name: giant\nbase: bot.mjcf\nparts: {shank: {length: 2}}");
        assertEquals("giant", made.character().name());
        assertEquals(1, made.notes().size());
        assertEquals("bot.mjcf", made.notes().get(0).file());
    }

    @Test
    void reshapedCharactersAreWrittenAndReadBackTheSame() throws IOException {
        List<Path> files = new ArrayList<>();
        try (Stream<Path> all = Files.list(CHARACTERS)) {
            all.filter(f -> f.toString().endsWith(".xml")).forEach(files::add);
        }
        assertEquals(12, files.size());
        for (Path file : files) {
            for (long seed = 0; seed < 3; seed++) {
                Proportions p = Proportions.random(seed)
                        .with(Role.FOOT, new Factors(1.1, 0.9, 1))
                        .with(Role.PELVIS, new Factors(0.9, 1.1, 1.2))
                        .with(Role.HEAD, new Factors(1.3, 0.8, 1));
                CharacterModel made = p.of(model(file));
                ByteArrayOutputStream out = new ByteArrayOutputStream();
                CharacterFile.write(made, out);
                CharacterModel back = MjcfReader.read(
                                new ByteArrayInputStream(out.toByteArray()), "m.xml", ModelFolder.NONE)
                        .character();
                assertNull(SameModel.difference(made, back), file + " with seed " + seed);
                assertNull(SameModel.difference(model(file), Proportions.SAME.of(model(file))), file + " as it was");
            }
        }
    }

    @Test
    void badRecipesAreRefusedWithTheirLine() {
        assertEquals(
                "tall.yaml:3: parts.thigh.length: length is 20.0; expected a factor of 0.1 to 10",
                refused("base: my-humanoid\nparts:\n  thigh: {length: 20}\n"));
        assertEquals(
                "tall.yaml:5: parts.foot.left.radius: got the text 'wide', expected a number",
                refused("base: my-humanoid\nparts:\n  foot:\n    left:\n      radius: wide\n"));
        assertEquals(
                "tall.yaml:3: parts.thihg: unknown key; did you mean 'thigh'?",
                refused("base: my-humanoid\nparts:\n  thihg: {length: 2}\n"));
        assertEquals(
                "tall.yaml:2: parts.head.left: unknown key; expected one of length, radius, density",
                refused("base: my-humanoid\nparts: {head: {left: {length: 2}}}"));
        assertEquals(
                "tall.yaml:3: parts.head: 'wu-biped' has no link of this part; remove the entry",
                refused("base: my-wu-biped\nparts:\n  head: {length: 2}\n"));
        assertEquals("tall.yaml:1: the key 'base' is missing; add it", refused("parts: {thigh: {length: 2}}"));
        assertEquals("tall.yaml:1: the key 'parts' is missing; add it", refused("base: my-humanoid"));
        assertTrue(refused("name: x\nbase: nobody\nparts: {}").startsWith("tall.yaml:2: there is no 'nobody'"));
        assertTrue(
                refused("base: gone.xml\nparts: {}").startsWith("tall.yaml:1: "), refused("base: gone.xml\nparts: {}"));
    }

    @Test
    void theFaultOfACharacterIsNotTheImporters() throws IOException {
        String message = refused("parts: {}\nbase: broken");
        assertTrue(message.startsWith("tall.yaml:2: base: can't be used: "), message);
        assertEquals("tall", read("parts: {}\nbase: my-humanoid").character().name());
    }

    @Test
    void optionsOfOtherFormatsAndMissingFilesAreRefused() {
        assertThrows(InvalidInput.class, () -> importer.read(folder.resolve("tall.yaml"), Map.of("root", "free")));
        String message = assertThrows(InvalidInput.class, () -> importer.read(folder.resolve("no.yaml"), Map.of()))
                .getMessage();
        assertTrue(message.contains("does not exist"), message);
    }
}
