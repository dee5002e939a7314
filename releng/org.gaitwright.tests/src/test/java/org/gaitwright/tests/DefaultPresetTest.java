// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.CharacterProvider;
import org.gaitwright.core.controller.ControllerFactory;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.run.Outcome;
import org.gaitwright.core.run.Run;
import org.gaitwright.core.scene.DefaultPreset;
import org.gaitwright.core.scene.Scene;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every pair of a shipped character and a family that walks begins with the preset of the table in docs/characters.md, and walks by it where the table says so. */
class DefaultPresetTest {
    private static final String NONE = "falls";
    private static final double SECONDS = 12;
    /** The slowest of these walks gets that far. */
    private static final double WAY = 4;

    /** By family, then by character: the preset, "" for initial values that walk, or {@link #NONE}. */
    private static final Map<String, Map<String, String>> TABLE = Map.of(
            "simbicon",
            Map.ofEntries(
                    Map.entry("thesis-legs", "walk-2d"),
                    Map.entry("human-7", "walk-2d"),
                    Map.entry("human-16", NONE),
                    Map.entry("mechbot", NONE),
                    Map.entry("humanoid", "walk-3d"),
                    Map.entry("robot", NONE),
                    Map.entry("beast-1", "walk-3d"),
                    Map.entry("beast-2", "walk-3d"),
                    Map.entry("wu-biped", "plain-3d"),
                    Map.entry("wu-biped-arms", "fast-walk-3d"),
                    Map.entry("wu-biped-frozen-knee", NONE),
                    Map.entry("wu-biped-inverted-knees", NONE)),
            "nearest-node",
            Map.of("thesis-legs", "robust", "human-7", "steady", "human-16", "sixteen-steady", "mechbot", "bird"),
            "terrain-adaptive",
            Map.of(
                    "humanoid", "humanoid",
                    "robot", "humanoid",
                    "beast-1", "humanoid",
                    "beast-2", "humanoid",
                    "wu-biped", "forward",
                    "wu-biped-arms", "forward",
                    "wu-biped-frozen-knee", "forward",
                    "wu-biped-inverted-knees", "forward"),
            "generalized-walking",
            Map.of(
                    "humanoid", "",
                    "robot", "",
                    "beast-1", "",
                    "beast-2", "",
                    "wu-biped", "",
                    "wu-biped-arms", "",
                    "wu-biped-frozen-knee", NONE,
                    "wu-biped-inverted-knees", ""));

    private final Registry registry = Services.get(Registry.class);

    @Test
    void theTableHasEveryPairThatCanRun() {
        TABLE.forEach((family, expected) -> {
            List<String> suits = new ArrayList<>();
            ControllerFactory factory = registry.get(ControllerFactory.class, family);
            for (CharacterProvider c : registry.all(CharacterProvider.class)) {
                CharacterModel model = registry.guard(c, CharacterProvider::model);
                if (registry.guard(factory, f -> f.suits(model)).suits()) {
                    suits.add(c.id());
                }
            }
            assertEquals(suits.stream().sorted().toList(), List.copyOf(new TreeMap<>(expected).keySet()), family);
        });
    }

    @ParameterizedTest
    @CsvSource({"nearest-node, humanoid", "nothing, human-7", "nearest-node, nobody", "passive, humanoid"})
    void whatCannotRunOrHasNoneBeginsWithInitialValues(String family, String character) {
        assertEquals("", DefaultPreset.of(family, character, registry));
    }

    @TestFactory
    Stream<DynamicTest> eachPairBeginsAsTheTableSays() {
        return TABLE.entrySet().stream().flatMap(f -> f.getValue().entrySet().stream()
                .map(p -> DynamicTest.dynamicTest(
                        f.getKey() + " on " + p.getKey(), () -> begins(f.getKey(), p.getKey(), p.getValue()))));
    }

    private void begins(String family, String character, String expected) {
        String preset = DefaultPreset.of(family, character, registry);
        assertEquals(expected.equals(NONE) ? "" : expected, preset);
        Scene.Casting role = Scene.Casting.of(character, family);
        Scene scene = Scene.of("default", SECONDS, List.of(role.with(preset, Map.of())))
                .build();
        try (Run run = new Run(scene, registry)) {
            boolean remarks = !run.stage().remarks().isEmpty();
            if (expected.equals(NONE)) {
                assertEquals(!family.equals("generalized-walking"), remarks, "it says that it may not walk");
                return;
            }
            assertTrue(!remarks, "nothing to remark: " + run.stage().remarks());
            while (run.advance()) {}
            assertEquals(Outcome.UPRIGHT, run.outcome());
            assertTrue(run.measures().distance() > WAY, run.measures().distance() + " m");
        }
    }
}
