// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.help.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.gaitwright.workbench.internal.help.page.PageText.Tone;
import org.junit.jupiter.api.Test;

class PageTextTest {
    /** Every letter is 10 px wide. */
    private static PageText text(String markdown, int width) {
        return new PageText(Page.read("b/p.md", markdown), (words, strong) -> 10 * words.length(), width);
    }

    @Test
    void piecesCoverTheTextInOrder() {
        PageText text = text("# T\n\na **b** `c`\n\n* d\n\n```\ne\n```\n", 500);
        int at = 0;
        for (PageText.Piece p : text.pieces()) {
            assertTrue(p.start() >= at);
            at = p.start() + p.length();
        }
        assertEquals(text.text().length(), at);
        assertEquals("T\na b c\n•\td\ne", text.text());
        assertEquals(
                List.of(Tone.TITLE, Tone.TEXT, Tone.TEXT, Tone.CODE),
                text.lines().stream().map(PageText.Line::tone).toList());
    }

    @Test
    void headingsEndParagraphs() {
        PageText text = text("words\n## More\nwords", 500);
        assertEquals("words\nMore\nwords", text.text());
        assertEquals(Tone.HEADING, text.lines().get(1).tone());
    }

    @Test
    void itemsNestByIndentAndGoOnInIndentedLines() {
        PageText text = text("1. first\n   goes on\n   * below\n2. second\n", 500);
        assertEquals("1.\tfirst goes on\n•\tbelow\n2.\tsecond", text.text());
        List<Integer> indents = text.lines().stream().map(PageText.Line::indent).toList();
        assertEquals(indents.get(0), indents.get(2));
        assertTrue(indents.get(1) > indents.get(0), indents.toString());
    }

    @Test
    void moreParagraphsOfAnItemStandBelowItsWords() {
        PageText text = text("1. first\n\n   second\n", 500);
        assertEquals("1.\tfirst\nsecond", text.text());
        assertEquals(text.lines().get(0).wrapIndent(), text.lines().get(1).indent());
    }

    @Test
    void codeStaysAsItIs() {
        PageText text = text("```\n  a: *b*\n\n# no heading\n```\n", 500);
        assertEquals("  a: *b*\n\n# no heading", text.text());
        assertTrue(text.lines().stream().allMatch(l -> l.tone() == Tone.CODE));
    }

    @Test
    void notesLoseTheirMarks() {
        PageText text = text("> mind\n> > this\n", 500);
        assertEquals("mind this", text.text());
        assertEquals(Tone.NOTE, text.lines().get(0).tone());
    }

    @Test
    void tablesHaveRowsOfCellsAndNoRule() {
        PageText text = text("| a | b |\n|---|:-:|\n| `x\\|y` | |\n", 500);
        assertEquals("a\tb\nx|y\t", text.text());
        assertTrue(text.pieces().stream().anyMatch(p -> p.span().equals(new Span("x|y", Span.Look.CODE, ""))));
    }

    @Test
    void columnsBeginBehindTheWidestCell() {
        PageText text = text("| a | b |\n|--|--|\n| long | x |\n", 500);
        int tab = text.lines().get(0).tabs().get(0);
        assertTrue(tab >= 40, "tab at " + tab);
        assertEquals(text.lines().get(0).tabs(), text.lines().get(1).tabs());
        assertEquals("a\tb\nlong\tx", text.text());
    }

    @Test
    void aTableThatDoesNotFitIsShownRowByRow() {
        PageText text = text("| name | unit | meaning |\n|--|--|--|\n| stiffness | N m/rad | how stiff |\n", 150);
        assertEquals("stiffness\nunit: N m/rad\nhow stiff", text.text());
    }

    @Test
    void columnsWithoutNamesHaveNoLine() {
        PageText text = text("| | |\n|--|--|\n| a | b |\n", 500);
        assertEquals("a\tb", text.text());
        assertEquals(Tone.ROW, text.lines().get(0).tone());
    }

    @Test
    void iconsTakeOneLetterInTheTextAndRoomInATable() {
        PageText text = text("| ![](b/i.svg) | x |\n|--|--|\n", 500);
        assertEquals(PageText.ICON + "\tx", text.text());
        assertTrue(text.lines().get(0).tabs().get(0) >= PageText.ICON_WIDTH);
    }
}
