// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.terrain.TerrainSpec;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class TerrainTextTest {
    @Test
    void kindParametersAndSeedAreRead() {
        assertEquals(TerrainSpec.FLAT, TerrainText.parse("flat"));
        assertEquals(
                new TerrainSpec("heightfield", Map.of("spacing", 1.0, "max", 0.2), 7),
                TerrainText.parse("heightfield:spacing=1,max=0.2,seed=7"));
    }

    @Test
    void whatIsNoNumberIsAWord() {
        assertEquals(
                new TerrainSpec("course", Map.of("length", 4.0), 3, Map.of("segments", "stairs+gaps")),
                TerrainText.parse("course:segments=stairs+gaps,length=4,seed=3"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "flat",
                "slope:grade=0.2",
                "a:b=-1e-7,c=3,seed=-5",
                "x:seed=9223372036854775807",
                "image:file=a/b.png,max=2"
            })
    void whatASpecSpellsIsReadBack(String text) {
        TerrainSpec spec = TerrainText.parse(text);
        assertEquals(spec, TerrainText.parse(spec.toString()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                ":",
                "flat:",
                "slope:grade",
                "slope:grade=",
                "slope:grade=NaN",
                "slope:grade=1,",
                "slope:=1",
                "slope:grade=1,grade=2",
                "image:file=a,file=b",
                "image:file=1,file=b",
                "a:seed=1.5",
                "a:seed=1,seed=2",
                "grade=2",
                "a b",
                "a:b=0x10"
            })
    void malformedTextIsRefusedWithAnExample(String text) {
        String got =
                assertThrows(InvalidInput.class, () -> TerrainText.parse(text)).getMessage();
        assertTrue(got.startsWith("terrain '" + text + "': ") && got.contains("slope:grade=0.2,seed=7"), got);
    }
}
