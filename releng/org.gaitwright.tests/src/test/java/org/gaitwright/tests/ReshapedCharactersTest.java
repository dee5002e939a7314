// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.CharacterProvider;
import org.gaitwright.core.character.Link;
import org.gaitwright.core.character.Proportions;
import org.gaitwright.core.character.Role;
import org.gaitwright.core.character.Side;
import org.gaitwright.core.exchange.Importer;
import org.gaitwright.core.registry.Registry;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Every shipped character can be given other proportions, and then still stands on both feet. */
class ReshapedCharactersTest {
    private static final int SEEDS = 10;
    private static final double GROUND = 1e-6;

    /** A knee that does not bend, or ankles that hardly do, may leave the shorter leg in the air. */
    private static final Set<String> STIFF = Set.of("wu-biped-frozen-knee", "thesis-legs");

    @TempDir
    Path folder;

    @TestFactory
    Stream<DynamicTest> theyStandOnTheGround() {
        return Services.get(Registry.class).all(CharacterProvider.class).stream()
                .map(c -> DynamicTest.dynamicTest(c.id(), () -> {
                    for (long seed = 0; seed < SEEDS; seed++) {
                        stands(Proportions.random(seed).of(c.model()), seed);
                    }
                }));
    }

    private static void stands(CharacterModel made, long seed) {
        Posed posed = new Posed(made);
        double left = lowest(posed, Side.LEFT);
        double right = lowest(posed, Side.RIGHT);
        assertEquals(0, Math.min(left, right), GROUND, "with seed " + seed);
        if (!STIFF.contains(made.name())) {
            assertEquals(left, right, GROUND, "with seed " + seed);
        }
    }

    private static double lowest(Posed posed, Side side) {
        double low = Double.POSITIVE_INFINITY;
        for (int i = 0; i < posed.character.links().size(); i++) {
            Link l = posed.character.links().get(i);
            if (l.side() == side && l.role().standsOnGround()) {
                low = Math.min(low, posed.lowest(i));
            }
        }
        return low;
    }

    @Test
    void aRecipeIsReadByAnImporterOfTheStudio() throws IOException {
        Registry registry = Services.get(Registry.class);
        Importer importer = registry.all(Importer.class).stream()
                .filter(i -> i.endings().contains("yaml"))
                .findFirst()
                .orElseThrow();
        Path recipe = Files.writeString(
                folder.resolve("tall.yaml"), "base: humanoid\nparts: {thigh: {length: 1.2}, shank: {length: 1.2}}\n");
        CharacterModel tall = importer.read(recipe, Map.of()).character();
        assertEquals("tall", tall.name());
        // legs of 0.4 m and 0.46 m from joint to joint
        assertEquals(0.95 + 0.2 * 0.86, tall.keyframe("stand")[2], 1e-12);
        assertTrue(tall.links().stream()
                .anyMatch(l -> l.role() == Role.THIGH && l.inertia().mass() > 7.9));
    }
}
