// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.help.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import org.gaitwright.workbench.internal.help.page.Span.Look;
import org.junit.jupiter.api.Test;

class PageTest {
    /** Of a paragraph. */
    private static List<Span> spans(String markdown) {
        return SpanReader.read(
                Page.children(Page.read("b/p.md", markdown).blocks().get(0)));
    }

    @Test
    void linesOfAParagraphAreJoined() {
        assertEquals("one two", Span.words(spans("one\n  two\n\n")));
    }

    @Test
    void marksWithinALineAreRead() {
        assertEquals(
                List.of(
                        Span.plain("a "),
                        new Span("b", Look.STRONG, ""),
                        Span.plain(" "),
                        new Span("c", Look.EMPHASIS, ""),
                        Span.plain(" "),
                        new Span("d*", Look.CODE, ""),
                        Span.plain(" "),
                        new Span("Ctrl+*", Look.KEY, "")),
                spans("a **b** *c* `d*` <kbd>Ctrl+*</kbd>"));
    }

    @Test
    void linksCarryTheirLookAndMayHoldBrackets() {
        assertEquals(
                List.of(new Span("x", Look.STRONG, "command:a(b=c)"), new Span("y", Look.CODE, "p.md")),
                spans("**[x](command:a(b=c))**[`y`](p.md)"));
    }

    @Test
    void iconsAreNoLinks() {
        Span icon = spans("![play](b/icons/play.svg)").get(0);
        assertEquals(Look.ICON, icon.look());
        assertFalse(icon.isLink());
        assertEquals("", Span.words(List.of(icon)));
    }

    @Test
    void noLetterOfEscapedWordsIsAMark() {
        for (String words : List.of("2*3*4 and gait.*", "a_b_ < c > & [d](e) `f` \\ | <kbd>g</kbd> *h*", "&amp;")) {
            assertEquals(words, Span.words(spans(Page.escape(words))));
        }
    }

    @Test
    void aPageTellsItsTitleAndItsSubjects() {
        Page page = Page.read("bundle/x.md", "<!-- for: a.b c.d -->\n# Title `x`\n\ntext [l](y.md)\n");
        assertEquals("Title x", page.title());
        assertEquals(List.of("a.b", "c.d"), page.subjects());
        assertEquals("text l", page.words());
        assertEquals("bundle/y.md", page.resolve("y.md"));
        assertEquals("view:z", page.resolve("view:z"));
        assertEquals("other/z.md", page.resolve("other/z.md"));
    }

    @Test
    void wordsOfAllBlocksCanBeFound() {
        String text = "# T\n\na\n\n## b\n\n* c\n  * d\n\n> e\n\n| f | g |\n|--|--|\n| h | i |\n\n```\nj\nk\n```\n\nl\n";
        assertEquals("a b c d e f g h i j k l", Page.read("b/p.md", text).words());
    }
}
