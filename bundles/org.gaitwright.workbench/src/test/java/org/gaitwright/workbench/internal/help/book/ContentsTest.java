// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.help.book;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.gaitwright.workbench.internal.help.page.Page;
import org.junit.jupiter.api.Test;

class ContentsTest {
    @Test
    void linksBelowAHeadingAreItsChapter() {
        List<Contents> chapters = Contents.of(Page.read(
                "b/contents.md", "# All\n## One\n* [A](a.md)\n* [K](generated:keys)\n## None\n## Two\n* [B](b.md)\n"));
        assertEquals(
                List.of("One", "Two"), chapters.stream().map(Contents::title).toList());
        assertEquals(
                List.of(new Contents.Entry("A", "b/a.md"), new Contents.Entry("K", "generated:keys")),
                chapters.get(0).entries());
    }
}
