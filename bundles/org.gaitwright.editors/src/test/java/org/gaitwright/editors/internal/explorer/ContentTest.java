// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.explorer;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.api.Test;

class ContentTest {
    @Test
    void theFolderTells() {
        assertEquals(Optional.of(Content.STYLE), Content.inFolder("styles", "yaml"));
        assertEquals(Optional.empty(), Content.inFolder("styles", "xml"));
        assertEquals(Optional.empty(), Content.inFolder("drafts", "yaml"));
    }

    @Test
    void elsewhereTheOpeningTells() {
        assertEquals(Optional.of(Content.CHARACTER), Content.beginning("<!-- x -->\n<mujoco model=\"a\">", "xml"));
        assertEquals(
                Optional.of(Content.SCENE), Content.beginning("name: x\ncharacters:\n  - controller: y\n", "yaml"));
        assertEquals(Optional.of(Content.STYLE), Content.beginning("controller: walk\n", "yaml"));
        assertEquals(Optional.of(Content.GAIT), Content.beginning("controller: simbicon\n", "yaml"));
        assertEquals(Optional.of(Content.GAIT), Content.beginning("description: x\nstate.0.cd: 1\n", "yaml"));
        assertEquals(Optional.of(Content.TERRAIN), Content.beginning("# g\nkind: flat\n", "yml"));
        assertEquals(Optional.of(Content.RECIPE), Content.beginning("base: humanoid\nparts: {}\n", "yaml"));
    }

    @Test
    void otherFilesAreNothingInParticular() {
        assertEquals(Optional.empty(), Content.beginning("<project>\n", "xml"));
        assertEquals(Optional.empty(), Content.beginning("a: 1\n", "yaml"));
    }
}
