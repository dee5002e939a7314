// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class UserTextTest {
    private static final Path ROOT = Path.of(System.getProperty("gaitwright.root"));

    @Test
    void noTextForUsersMakesThemStumble() throws IOException {
        List<String> found = UserText.stumbling(ROOT);
        assertTrue(found.isEmpty(), () -> "say it as docs/glossary.md does:\n" + String.join("\n", found));
    }

    @Test
    void aPhraseIsFoundWithFileAndLine() {
        assertEquals(List.of("docs/x.md:2: 'is told'"), UserText.stumbling("docs/x.md", "# X\nThe user is told so.\n"));
        assertEquals(
                List.of("x.md:1: 'without it'", "x.md:2: 'Without it.'"),
                UserText.stumbling("x.md", "seed: 0  # 1 without it\nNot Without it.\n"));
    }

    @Test
    void ofCodeOnlyLiteralsAreRead() {
        String java =
                """
                // read anew
                /* told in vain */ char quote = '"'; String anew = "a \\" b";
                String s = "draws anew"; // anew
                String t = \"""
                    one
                    what is so
                    \""";
                """;
        assertEquals(List.of("A.java:3: 'anew'", "A.java:6: 'what is so'"), UserText.stumbling("A.java", java));
    }

    @Test
    void plainWordsPass() {
        assertEquals(
                List.of(), UserText.stumbling("x.md", "It works without items, and a renewal of vanes is toll.\n"));
    }
}
