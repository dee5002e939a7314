// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.terrain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.gaitwright.core.parameter.Parameter;
import org.gaitwright.core.parameter.ParameterSet;
import org.gaitwright.core.terrain.Difficulty;
import org.gaitwright.core.terrain.TerrainSpec;
import org.gaitwright.core.terrain.Thing;
import org.gaitwright.io.TerrainFile;
import org.gaitwright.io.edit.TextEdit;
import org.junit.jupiter.api.Test;

class TerrainTextTest {
    private static final String TEXT = "# a yard\nkind: boxes\nparameters: {max: 0.3, size: 2}\nseed: 7\n";
    private static final Parameter MAX = Parameter.of("max", "m", 0, 2, 0.2, "");
    private static final TerrainDraft.Kind SLOPE = new TerrainDraft.Kind(
            "Slope",
            "",
            ParameterSet.of(Parameter.of("grade", "", -1, 1, 0.1, "")),
            Map.of(),
            Difficulty.of("grade", 0, 0.4),
            true);

    private static String apply(String text, List<TextEdit> edits) {
        return TextEdit.apply(text, edits);
    }

    private static TerrainSpec read(String text) {
        return TerrainFile.parse(text, "yard.yaml");
    }

    @Test
    void thingsAreAddedChangedAndRemoved() {
        Thing box = Thing.of(Thing.Kind.BOX, 2, -1, 0, Map.of("height", 0.4));
        String one = apply(TEXT, TerrainText.add(TEXT, box));
        assertEquals(List.of(box), read(one).things());
        String two = apply(one, TerrainText.add(one, box.at(5, 0, 0)));
        assertEquals(5, read(two).things().get(1).x());
        Thing turned = box.at(2.5, -1, Math.toRadians(30));
        String moved = apply(two, TerrainText.change(two, 0, box, turned));
        assertEquals(2.5, read(moved).things().get(0).x());
        assertEquals(turned.yaw(), read(moved).things().get(0).yaw(), 1e-9);
        String none = apply(moved, TerrainText.remove(moved, 1));
        none = apply(none, TerrainText.remove(none, 0));
        assertEquals(TEXT, none);
    }

    @Test
    void theUsualValueGoesWithoutSaying() {
        String usual = apply(TEXT, TerrainText.parameter(TEXT, MAX, 0.2));
        assertFalse(usual.contains("max"), usual);
        assertEquals(
                0.25,
                read(apply(TEXT, TerrainText.parameter(TEXT, MAX, 0.25)))
                        .parameters()
                        .get("max"));
    }

    @Test
    void anotherKindForgetsWhatItCannotBeTold() {
        String slope = apply(TEXT, TerrainText.kind(TEXT, "slope", SLOPE));
        assertTrue(slope.startsWith("# a yard\nkind: slope\n"), slope);
        assertEquals(Map.of(), read(slope).parameters());
        assertEquals(7, read(slope).seed());
    }

    @Test
    void difficultySetsTheParametersThatMakeItHard() {
        String text = "kind: slope\n";
        String hard = apply(text, TerrainText.difficulty(text, SLOPE, 0.5));
        assertEquals(0.2, read(hard).parameters().get("grade"), 1e-9);
    }

    @Test
    void aSeedOfZeroIsNotSaid() {
        assertFalse(apply(TEXT, TerrainText.seed(TEXT, 0)).contains("seed"));
        assertEquals(99, read(apply(TEXT, TerrainText.seed(TEXT, 99))).seed());
    }
}
