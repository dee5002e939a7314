// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.help.page;

import java.util.ArrayList;
import java.util.List;
import org.commonmark.ext.gfm.tables.TableBlock;
import org.commonmark.node.BlockQuote;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Heading;
import org.commonmark.node.ListBlock;
import org.commonmark.node.Node;
import org.commonmark.node.OrderedList;
import org.commonmark.node.Paragraph;

/** A page as one text, with the look of each line and each stretch of it. Needs no display, only a measure of words. */
final class PageText {
    /** What stands for an icon in the text. */
    static final char ICON = '\uFFFC';

    /** Room that an icon takes, px. */
    static final int ICON_WIDTH = 18;

    private static final char THIN_SPACE = '\u2009';
    private static final int LIST_STEP = 20;
    private static final int CODE_INDENT = 12;
    private static final int NOTE_INDENT = 12;
    private static final int COLUMN_GAP = 18;
    private static final int CELL_INDENT = 6;
    private static final int CLOSE = 3;
    private static final int APART = 9;
    private static final int[] ABOVE_HEADING = {4, 20, 14, 10};
    /** Share of the width that all columns but the last may take before a table is shown row by row instead. */
    private static final double WIDEST_COLUMNS = 0.66;

    /** How a line is set. */
    enum Tone {
        TEXT,
        TITLE,
        HEADING,
        SUBHEADING,
        CODE,
        NOTE,
        COLUMNS,
        ROW,
        OTHER_ROW
    }

    /**
     * A line before it is wrapped.
     *
     * @param above room above it, px
     * @param indent of its first line, px
     * @param wrapIndent of the lines that it wraps to, px
     * @param tabs where tabs lead to, px
     */
    record Line(Tone tone, int above, int indent, int wrapIndent, List<Integer> tabs) {}

    /** Where a span went. */
    record Piece(int start, int length, Span span) {}

    /** How wide words are. */
    interface Measure {
        int width(String words, boolean strong);
    }

    private final Measure measure;
    private final int width;
    private final StringBuilder text = new StringBuilder();
    private final List<Line> lines = new ArrayList<>();
    private final List<Piece> pieces = new ArrayList<>();

    PageText(Page page, Measure measure, int width) {
        this.measure = measure;
        this.width = width;
        page.blocks().forEach(b -> add(b, 0));
    }

    String text() {
        return text.toString();
    }

    List<Line> lines() {
        return lines;
    }

    List<Piece> pieces() {
        return pieces;
    }

    private void add(Node block, int depth) {
        if (block instanceof Heading h) {
            Tone tone = h.getLevel() == 1 ? Tone.TITLE : h.getLevel() == 2 ? Tone.HEADING : Tone.SUBHEADING;
            line(tone, ABOVE_HEADING[Math.min(h.getLevel(), ABOVE_HEADING.length) - 1], 0, 0, List.of(), spans(h));
        } else if (block instanceof Paragraph p) {
            int indent = LIST_STEP / 2 + LIST_STEP * depth;
            line(Tone.TEXT, APART, depth == 0 ? 0 : indent, depth == 0 ? 0 : indent, List.of(), spans(p));
        } else if (block instanceof BlockQuote note) {
            line(Tone.NOTE, APART, NOTE_INDENT, NOTE_INDENT, List.of(), spans(note));
        } else if (block instanceof ListBlock list) {
            list(list, depth);
        } else if (block instanceof FencedCodeBlock code) {
            code(code);
        } else if (block instanceof TableBlock table) {
            table(rows(table));
        }
    }

    private static List<Span> spans(Node parent) {
        return SpanReader.read(Page.children(parent));
    }

    private void list(ListBlock list, int depth) {
        int number = list instanceof OrderedList o ? o.getMarkerStartNumber() : 0;
        for (Node item : Page.children(list)) {
            item(list instanceof OrderedList ? number++ + "." : "•", Page.children(item), depth);
        }
    }

    /** Its first paragraph stands beside its mark, the rest below. */
    private void item(String mark, List<Node> blocks, int depth) {
        int indent = LIST_STEP / 2 + LIST_STEP * depth;
        int body = indent + LIST_STEP;
        boolean beside = !blocks.isEmpty() && blocks.get(0) instanceof Paragraph;
        List<Span> spans = new ArrayList<>();
        spans.add(Span.plain(mark + "\t"));
        spans.addAll(beside ? spans(blocks.get(0)) : List.of());
        line(Tone.TEXT, CLOSE + 2, indent, body, List.of(body - indent), spans);
        blocks.stream().skip(beside ? 1 : 0).forEach(b -> add(b, depth + 1));
    }

    private void code(FencedCodeBlock code) {
        int above = APART;
        for (String line : code.getLiteral().lines().toList()) {
            List<Span> spans = List.of(new Span(line, Span.Look.CODE, ""));
            line(Tone.CODE, above, CODE_INDENT, CODE_INDENT, List.of(), spans);
            above = 0;
        }
    }

    /** The first row names the columns. */
    private static List<List<List<Span>>> rows(TableBlock table) {
        return Page.children(table).stream()
                .flatMap(part -> Page.children(part).stream())
                .map(row -> Page.children(row).stream().map(PageText::spans).toList())
                .toList();
    }

    private void table(List<List<List<Span>>> rows) {
        List<Integer> tabs = tabs(rows);
        boolean fits = tabs.isEmpty() || tabs.get(tabs.size() - 1) <= width * WIDEST_COLUMNS;
        for (int i = 0; i < rows.size(); i++) {
            Tone tone = i == 0 ? Tone.COLUMNS : i % 2 == 0 ? Tone.OTHER_ROW : Tone.ROW;
            boolean named = rows.get(0).stream().anyMatch(c -> !c.isEmpty());
            if (fits && (i > 0 || named)) {
                row(tone, i == (named ? 0 : 1) ? APART : 0, rows.get(i), tabs);
            } else if (!fits && i > 0) {
                stacked(tone, i == 1 ? APART : 0, rows.get(0), rows.get(i));
            }
        }
    }

    /** Where columns begin, the first one not counted. All rows have as many cells as the first. */
    private List<Integer> tabs(List<List<List<Span>>> rows) {
        List<Integer> tabs = new ArrayList<>();
        int at = 0;
        for (int c = 0; c < rows.get(0).size() - 1; c++) {
            int widest = 0;
            for (int r = 0; r < rows.size(); r++) {
                widest = Math.max(widest, width(rows.get(r).get(c), r == 0));
            }
            at += widest + COLUMN_GAP;
            tabs.add(at);
        }
        return tabs;
    }

    private int width(List<Span> cell, boolean strong) {
        StringBuilder words = new StringBuilder();
        int icons = 0;
        for (Span span : cell) {
            boolean icon = span.look() == Span.Look.ICON;
            icons += icon ? ICON_WIDTH : 0;
            words.append(icon ? "" : shown(span));
        }
        return icons + measure.width(words.toString(), strong);
    }

    private void row(Tone tone, int above, List<List<Span>> cells, List<Integer> tabs) {
        List<Span> spans = new ArrayList<>();
        for (int c = 0; c < cells.size(); c++) {
            if (c > 0) {
                spans.add(Span.plain("\t"));
            }
            spans.addAll(cells.get(c));
        }
        int last = tabs.isEmpty() ? 0 : tabs.get(tabs.size() - 1);
        line(tone, above, CELL_INDENT, CELL_INDENT + last, tabs, spans);
    }

    /** Where columns don't fit side by side: the first cell, and below it the others with the names of their columns. */
    private void stacked(Tone tone, int above, List<List<Span>> names, List<List<Span>> cells) {
        line(tone, above, CELL_INDENT, CELL_INDENT, List.of(), cells.get(0));
        for (int c = 1; c < cells.size(); c++) {
            if (!cells.get(c).isEmpty()) {
                List<Span> spans = new ArrayList<>();
                if (c < cells.size() - 1) {
                    spans.add(new Span(Span.words(names.get(c)) + ": ", Span.Look.EMPHASIS, ""));
                }
                spans.addAll(cells.get(c));
                line(tone, 0, CELL_INDENT + LIST_STEP, CELL_INDENT + LIST_STEP, List.of(), spans);
            }
        }
    }

    private void line(Tone tone, int above, int indent, int wrapIndent, List<Integer> tabs, List<Span> spans) {
        if (!lines.isEmpty()) {
            text.append('\n');
        }
        lines.add(new Line(tone, above, indent, wrapIndent, tabs));
        for (Span span : spans) {
            String words = shown(span);
            pieces.add(new Piece(text.length(), words.length(), span));
            text.append(words);
        }
    }

    /** Keys have a little room within their frame. */
    private static String shown(Span span) {
        return switch (span.look()) {
            case ICON -> String.valueOf(ICON);
            case KEY -> THIN_SPACE + span.text() + THIN_SPACE;
            default -> span.text();
        };
    }
}
