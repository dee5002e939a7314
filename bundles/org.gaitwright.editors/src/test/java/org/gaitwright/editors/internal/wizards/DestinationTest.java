// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.wizards;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import org.eclipse.core.runtime.IPath;
import org.junit.jupiter.api.Test;

class DestinationTest {
    private static String folder(String selected, FileKind kind) {
        return Destination.folder(IPath.fromPortableString(selected), kind);
    }

    @Test
    void aProjectGetsTheFolderOfTheKind() {
        assertEquals("Mine/styles", folder("/Mine", FileKind.STYLE));
    }

    @Test
    void theFolderOfAnotherKindHasItBeside() {
        assertEquals("Mine/a/terrains", folder("/Mine/a/scenes", FileKind.TERRAIN));
        assertEquals("Mine/terrains", folder("/Mine/scenes/deep", FileKind.TERRAIN));
    }

    @Test
    void aFolderOfTheKindOrOfNoneIsTaken() {
        assertEquals("Mine/scenes/deep", folder("/Mine/scenes/deep", FileKind.SCENE));
        assertEquals("Mine/drafts", folder("/Mine/drafts", FileKind.SCENE));
    }

    @Test
    void namesThatAreTakenGetANumber() {
        assertEquals("a-3", Destination.freeName("a", Set.of("a", "a-2")::contains));
        assertEquals("b", Destination.freeName("b", Set.of("a")::contains));
    }

    @Test
    void namesMayHaveBlanksWithin() {
        for (String good : new String[] {"a", "long legs", "long-legs 2", "v1.5", "two  blanks_"}) {
            assertTrue(Destination.isName(good), good);
        }
        for (String bad : new String[] {"", " a", "a ", ".a", "a.", "a/b", "a:b", "a\nb", "\""}) {
            assertFalse(Destination.isName(bad), bad);
        }
    }
}
