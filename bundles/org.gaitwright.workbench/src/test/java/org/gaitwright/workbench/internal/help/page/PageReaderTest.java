// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.help.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.gaitwright.workbench.internal.help.page.Span.Look;
import org.junit.jupiter.api.Test;

class PageReaderTest {
    @Test
    void linesOfAParagraphAreJoined() {
        assertEquals(List.of(new Block.Paragraph(List.of(Span.plain("one two")))), PageReader.read("one\n  two\n\n"));
    }

    @Test
    void headingsEndParagraphs() {
        List<Block> blocks = PageReader.read("words\n## More\nwords");
        assertEquals(3, blocks.size());
        assertEquals(new Block.Heading(2, List.of(Span.plain("More"))), blocks.get(1));
    }

    @Test
    void itemsNestByIndentAndGoOnInIndentedLines() {
        List<Block> blocks = PageReader.read("1. first\n   goes on\n  * below\n2. second\n");
        assertEquals(new Block.Item(0, "1.", List.of(Span.plain("first goes on"))), blocks.get(0));
        assertEquals(new Block.Item(1, "•", List.of(Span.plain("below"))), blocks.get(1));
        assertEquals(new Block.Item(0, "2.", List.of(Span.plain("second"))), blocks.get(2));
    }

    @Test
    void codeStaysAsItIs() {
        assertEquals(
                List.of(new Block.Code(List.of("  a: *b*", "# no heading"))),
                PageReader.read("```\n  a: *b*\n# no heading\n```\n"));
    }

    @Test
    void tablesHaveRowsOfCellsAndNoRule() {
        Block.Table table = (Block.Table)
                PageReader.read("| a | b |\n|---|:-:|\n| `x\\|y` | |\n").get(0);
        assertEquals(2, table.rows().size());
        assertEquals(
                List.of(new Span("x|y", Look.CODE, "")), table.rows().get(1).get(0));
        assertTrue(table.rows().get(1).get(1).isEmpty());
    }

    @Test
    void notesLoseTheirMarks() {
        assertEquals(List.of(new Block.Note(List.of(Span.plain("mind > this")))), PageReader.read("> mind\n> > this"));
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
                SpanReader.read("a **b** *c* `d*` <kbd>Ctrl+*</kbd>"));
    }

    @Test
    void linksCarryTheirLookAndMayHoldBrackets() {
        assertEquals(
                List.of(new Span("x", Look.STRONG, "command:a(b=c)"), new Span("y", Look.CODE, "p.md")),
                SpanReader.read("**[x](command:a(b=c))**[`y`](p.md)"));
    }

    @Test
    void iconsAreNoLinks() {
        Span icon = SpanReader.read("![play](b/icons/play.svg)").get(0);
        assertEquals(Look.ICON, icon.look());
        assertFalse(icon.isLink());
        assertEquals("", Span.words(List.of(icon)));
    }

    @Test
    void starsThatMultiplyAreNoEmphasis() {
        assertEquals(List.of(Span.plain("2*3*4 and gait.*")), SpanReader.read("2*3*4 and gait.*"));
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
}
