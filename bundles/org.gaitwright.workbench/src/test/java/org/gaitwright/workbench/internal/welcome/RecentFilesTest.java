// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.welcome;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class RecentFilesTest {
    @Test
    void theLatestComesFirstAndOnce() {
        assertEquals(List.of("b", "a", "c"), RecentFiles.with(List.of("a", "b", "c"), "b"));
    }

    @Test
    void theOldestIsForgotten() {
        List<String> paths = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            paths = new ArrayList<>(RecentFiles.with(paths, "p" + i));
        }
        assertEquals(8, paths.size());
        assertEquals("p19", paths.get(0));
        assertEquals("p12", paths.get(7));
    }
}
