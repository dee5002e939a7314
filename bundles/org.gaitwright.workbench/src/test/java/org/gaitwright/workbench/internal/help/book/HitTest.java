// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.help.book;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.gaitwright.workbench.internal.help.page.Page;
import org.junit.jupiter.api.Test;

class HitTest {
    private static final Page PUSHES = Page.read("b/pushes.md", "# Pushes\n\nShove a body with newtons.\n");
    private static final Page WALK = Page.read("b/walk.md", "# Walking\n\nPushes are caught by a step.\n");
    private static final Page FILES = Page.read("b/files.md", "# Files\n\nYAML.\n");
    private static final List<Page> ALL = List.of(FILES, WALK, PUSHES);

    private static List<String> titles(String query) {
        return Hit.search(ALL, query).stream().map(h -> h.page().title()).toList();
    }

    @Test
    void titlesComeFirst() {
        assertEquals(List.of("Pushes", "Walking"), titles("push"));
    }

    @Test
    void everyWordMustBeThere() {
        assertEquals(List.of("Walking"), titles("  STEP push "));
        assertEquals(List.of(), titles("push yaml"));
    }

    @Test
    void nothingIsFoundForNothing() {
        assertEquals(List.of(), titles("  "));
    }

    @Test
    void theExcerptHasTheWord() {
        String filler = "words ".repeat(50);
        Page page = Page.read("b/x.md", "# X\n\n" + filler + "needle " + filler + "\n");
        String excerpt = Hit.search(List.of(page), "needle").get(0).excerpt();
        assertTrue(excerpt.contains("needle"), excerpt);
        assertTrue(excerpt.startsWith("… ") && excerpt.endsWith(" …") && excerpt.length() < 120, excerpt);
    }
}
