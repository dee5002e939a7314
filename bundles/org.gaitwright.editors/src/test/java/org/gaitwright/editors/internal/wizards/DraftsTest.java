// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.wizards;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.gaitwright.core.parameter.Parameter;
import org.gaitwright.core.parameter.ParameterSet;
import org.gaitwright.io.PresetFile;
import org.junit.jupiter.api.Test;

/** What wizards write reads back. */
class DraftsTest {
    private static final String STYLE = "# mine\ncontroller: walk\ndescription: Old\nstyle:\n  bend: 0.3 # a little\n";

    @Test
    void aStyleKeepsAllButItsDescription() {
        String text = StyleDraft.of(STYLE, "New one");
        assertEquals(STYLE.replace("Old", "New one"), text);
        assertEquals("New one", PresetFile.style(text, "x.yaml").description());
    }

    @Test
    void descriptionsOfAnyKindReadBack() {
        for (String description :
                new String[] {"a: b # c", "yes", "$1 \\ \"quoted\"", "- x", "Happy, quick; (fast)", "Ünicode"}) {
            assertEquals(
                    description,
                    PresetFile.style(StyleDraft.of(STYLE, description), "x.yaml")
                            .description());
        }
    }

    @Test
    void aStyleWithoutADescriptionGetsOne() {
        String text = StyleDraft.of("controller: walk\n", "New");
        assertEquals("New", PresetFile.style(text, "x.yaml").description());
    }

    @Test
    void aTerrainNamesEachParameterWithItsHelp() {
        ParameterSet set = ParameterSet.of(Parameter.of("rise", "m", -0.5, 0.5, 0.15, "height of a step"));
        String text = TerrainDraft.of("stairs", set, Map.of("file", "a picture"), 7);
        assertEquals(
                "kind: stairs\nparameters:\n  rise: 0.15              # height of a step (-0.5 … 0.5 m)\n"
                        + "# words: {file: …}  a picture\nseed: 7\n",
                text);
    }

    @Test
    void aCopiedCharacterHasItsNewName() {
        String text = CharacterDraft.renamed("<mujoco model=\"humanoid\">\n  <body name=\"model\"/>\n", "child");
        assertEquals("<mujoco model=\"child\">\n  <body name=\"model\"/>\n", text);
    }

    @Test
    void theEmptyCharacterHasJointsAndMotors() {
        String text = CharacterDraft.empty("blob");
        assertTrue(text.startsWith("<mujoco model=\"blob\">"));
        assertTrue(text.contains("<motor joint=\"left-hip\"") && text.contains("<freejoint"));
    }
}
