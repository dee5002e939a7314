// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.gaitwright.core.controller.PresetProvider;
import org.gaitwright.core.controller.StyleProvider;
import org.gaitwright.core.optimization.RecipeProvider;
import org.gaitwright.core.registry.Entry;
import org.gaitwright.core.registry.Kind;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.registry.UnknownContribution;
import org.gaitwright.testkit.MadeUpBundle;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleException;

/** A folder of files is a plug-in. */
class ResourcesTest {
    private static final String NAME = "test.resources";
    private static final String LIMP = "controller: hop\ndescription: On one leg\nstyle: {bend: 0.2}\n";

    private static final String RECIPE =
            "name: hop-far\ndescription: As far as it gets\nscene: ../scenes/meadow.yaml\n";
    private static final Set<Kind> KINDS = Set.of(Kind.PRESET, Kind.STYLE, Kind.RECIPE);

    private final Registry registry = Services.get(Registry.class);
    private Bundle bundle;

    @TempDir
    Path folder;

    @AfterEach
    void uninstall() throws BundleException {
        bundle.uninstall();
    }

    @Test
    void aStyleIsAlsoAPresetOfItsController() throws Exception {
        start(made().file("things/styles/old-limp.yaml", LIMP));
        StyleProvider style = registry.get(StyleProvider.class, "old-limp");
        assertEquals("Old limp", style.name());
        assertEquals("On one leg", style.description());
        assertEquals(LIMP, style.text());
        PresetProvider preset = registry.get(PresetProvider.class, "hop/old-limp");
        assertEquals("hop", preset.controller());
        assertEquals(Map.of("style.bend", 0.2), preset.values());
        bundle.stop();
        assertEquals(List.of(), entries());
    }

    @Test
    void aPresetLiesInTheFolderOfItsController() throws Exception {
        start(made().file("things/presets/hop/high.yaml", "# seed 3\ncharacter: humanoid\nheight: 0.4\n"));
        PresetProvider preset = registry.get(PresetProvider.class, "hop/high");
        assertEquals("High", preset.name());
        assertEquals("humanoid", preset.character());
        assertEquals(Map.of("height", 0.4), preset.values());
    }

    @Test
    void aWrongFileIsSetAsideWithItsLine() throws Exception {
        start(made().file("things/styles/wrong.yaml", "controller: hop\nbend: x\n")
                .file("things/styles/right.yaml", LIMP)
                .file("things/presets/hop/worse.yaml", "bend: 1\nhead:\n"));
        List<Entry> found = entries();
        assertEquals(
                List.of("hop/right", "hop/worse", "right", "wrong"),
                found.stream().map(Entry::id).toList());
        assertEquals(
                List.of(true, false, true, false),
                found.stream().map(e -> e.health().good()).toList());
        String worse = found.get(1).health().text();
        assertTrue(worse.contains("worse.yaml:2: head: got nothing, expected a number"), worse);
        String wrong = found.get(3).health().text();
        assertTrue(wrong.contains("wrong.yaml:2: bend: got the text 'x', expected a number"), wrong);
    }

    @Test
    void aRecipeIsFoundWithTheFilesThatItNames() throws Exception {
        start(made().file("things/recipes/hop-far.yaml", RECIPE)
                .file("things/scenes/meadow.yaml", "characters: []\n")
                .file("things/recipes/quiet.yaml", "name: Quiet hops\nscene: {}\n"));
        RecipeProvider recipe = registry.get(RecipeProvider.class, "hop-far");
        assertEquals("Hop far", recipe.name());
        assertEquals("As far as it gets", recipe.description());
        assertEquals(RECIPE, recipe.text());
        assertEquals("recipes/hop-far.yaml", recipe.path());
        try (InputStream in = recipe.open("scenes/meadow.yaml")) {
            assertEquals("characters: []\n", new String(in.readAllBytes(), StandardCharsets.UTF_8));
        }
        try (InputStream none = recipe.open("scenes/desert.yaml")) {
            assertNull(none);
        }
        assertEquals("Quiet hops", registry.get(RecipeProvider.class, "quiet").name());
        assertEquals("", registry.get(RecipeProvider.class, "quiet").description());
        String near = assertThrows(UnknownContribution.class, () -> registry.get(RecipeProvider.class, "hop-fat"))
                .getMessage();
        assertTrue(near.startsWith("there is no recipe 'hop-fat'; did you mean 'hop-far'? Known are: "), near);
        bundle.stop();
        assertEquals(List.of(), entries());
    }

    @Test
    void aRecipeThatCannotBeReadIsSetAsideWithItsLine() throws Exception {
        start(made().file("things/recipes/wrong.yaml", "name: Wrong\ndescription: [1]\n")
                .file("things/recipes/worse.yaml", "name: {\n"));
        List<Entry> found = entries();
        assertEquals(List.of("worse", "wrong"), found.stream().map(Entry::id).toList());
        String worse = found.get(0).health().text();
        assertTrue(worse.contains("worse.yaml:2: not YAML"), worse);
        String wrong = found.get(1).health().text();
        assertTrue(wrong.contains("wrong.yaml:2: description: got a list, expected text"), wrong);
    }

    private static MadeUpBundle made() {
        return MadeUpBundle.named(NAME, "1.0.0").withoutComponent().header("Gaitwright-Resources", "things");
    }

    private void start(MadeUpBundle made) throws Exception {
        Path jar = made.write(folder.resolve("made.jar"));
        try (InputStream in = Files.newInputStream(jar)) {
            bundle = Services.context().installBundle("test:" + jar, in);
            bundle.start(Bundle.START_ACTIVATION_POLICY);
        }
    }

    private List<Entry> entries() {
        return registry.entries().stream()
                .filter(e -> e.bundle().equals(NAME) && KINDS.contains(e.kind()))
                .toList();
    }
}
