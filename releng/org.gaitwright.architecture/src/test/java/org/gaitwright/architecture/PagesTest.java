// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PagesTest {
    private static final Path ROOT = Path.of(System.getProperty("gaitwright.root"));

    @Test
    void linksLeadSomewhere() throws IOException {
        List<Path> pages = Pages.all(ROOT);
        assertTrue(pages.size() > 20, () -> "found only " + pages);
        List<String> dead = new ArrayList<>();
        for (Path page : pages) {
            dead.addAll(Pages.deadLinks(ROOT, page));
        }
        assertEquals(List.of(), dead);
    }

    /** Newcomers look these classes up. */
    @Test
    void pagesForNewcomersNameClassesThatExist() throws IOException {
        Set<String> known = Pages.classes(ROOT);
        for (String page : List.of("docs/architecture.md", "docs/glossary.md")) {
            assertEquals(List.of(), Pages.unknownClasses(Files.readString(ROOT.resolve(page)), known), page);
        }
    }

    @Test
    void deadLinksAreFound(@TempDir Path root) throws IOException {
        Path page = Files.createDirectories(root.resolve("docs")).resolve("x.md");
        Files.writeString(
                page, "# A page\n[a](x.md#a-page) [b](y.md) [c](#b) `[d](z.md)` [e](https://e.org) [f](../docs)\n");
        assertEquals(List.of("docs/x.md: y.md", "docs/x.md: #b"), Pages.deadLinks(root, page));
    }

    @Test
    void anchorsAreThoseOfGitHub() {
        String text = "# Where, `x`?\n## Text → model\n## Two\n## Two\n```\n# not one\n```\n## [A](b.md) link\n";
        assertEquals(Set.of("where-x", "text--model", "two", "two-1", "a-link"), Pages.anchors(text));
    }

    @Test
    void unknownClassesAreFound() {
        String text = "`Known`, `Known.Part`, `Known.of(x)`, `Unknown.Part`, `Gone`, `a.yaml`, `Not-a-class`, `D`\n";
        assertEquals(List.of("`Unknown.Part`", "`Gone`"), Pages.unknownClasses(text, Set.of("Known")));
    }
}
