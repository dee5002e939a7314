// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.help.page;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Reads pages: headings, paragraphs, lists, tables, notes and code, as Markdown writes them. What else Markdown knows is
 * taken for plain text.
 */
final class PageReader {
    private static final Pattern HEADING = Pattern.compile("(#{1,4})\\s+(.*)");
    private static final Pattern ITEM = Pattern.compile("( *)(?:[*-]|(\\d+)\\.)\\s+(.*)");
    private static final Pattern RULE = Pattern.compile("\\|?\\s*:?-{2,}[-:|\\s]*");
    private static final String FENCE = "```";
    private static final int INDENT = 2;

    private final List<String> lines;
    private final List<Block> blocks = new ArrayList<>();
    private int at;

    private PageReader(String text) {
        lines = text.lines().toList();
    }

    static List<Block> read(String text) {
        PageReader reader = new PageReader(text);
        while (reader.at < reader.lines.size()) {
            reader.block();
        }
        return List.copyOf(reader.blocks);
    }

    private void block() {
        String line = lines.get(at);
        Matcher heading = HEADING.matcher(line);
        Matcher item = ITEM.matcher(line);
        if (line.isBlank() || line.startsWith("<!--")) {
            at++;
        } else if (line.startsWith(FENCE)) {
            code();
        } else if (heading.matches()) {
            blocks.add(new Block.Heading(heading.group(1).length(), SpanReader.read(heading.group(2))));
            at++;
        } else if (line.startsWith("|")) {
            table();
        } else if (line.startsWith(">")) {
            blocks.add(new Block.Note(SpanReader.read(joined(l -> l.startsWith(">"))
                    .replaceAll("(^|\\s)>\\s?", "$1")
                    .strip())));
        } else if (item.matches()) {
            item(item);
        } else {
            blocks.add(new Block.Paragraph(SpanReader.read(joined(l -> !begins(l)))));
        }
    }

    private void code() {
        List<String> code = new ArrayList<>();
        for (at++; at < lines.size() && !lines.get(at).startsWith(FENCE); at++) {
            code.add(lines.get(at));
        }
        at++;
        blocks.add(new Block.Code(List.copyOf(code)));
    }

    /** The lines below that are indented go on with it. */
    private void item(Matcher first) {
        StringBuilder text = new StringBuilder(first.group(3).strip());
        for (at++; at < lines.size() && lines.get(at).startsWith(" ") && !begins(lines.get(at)); at++) {
            text.append(' ').append(lines.get(at).strip());
        }
        String mark = first.group(2) == null ? "•" : first.group(2) + ".";
        blocks.add(new Block.Item(first.group(1).length() / INDENT, mark, SpanReader.read(text.toString())));
    }

    private void table() {
        List<List<List<Span>>> rows = new ArrayList<>();
        for (; at < lines.size() && lines.get(at).startsWith("|"); at++) {
            if (!RULE.matcher(lines.get(at)).matches()) {
                rows.add(cells(lines.get(at)));
            }
        }
        blocks.add(new Block.Table(List.copyOf(rows)));
    }

    private static List<List<Span>> cells(String line) {
        String inner = line.strip().replaceFirst("^\\|", "").replaceFirst("\\|$", "");
        return Arrays.stream(inner.split("(?<!\\\\)\\|", -1))
                .map(c -> SpanReader.read(c.strip().replace("\\|", "|")))
                .collect(Collectors.toUnmodifiableList());
    }

    /** From here to the next blank line, or as long as lines are fit to go on. */
    private String joined(java.util.function.Predicate<String> fit) {
        StringBuilder text = new StringBuilder(lines.get(at).strip());
        for (at++; at < lines.size() && !lines.get(at).isBlank() && fit.test(lines.get(at)); at++) {
            text.append(' ').append(lines.get(at).strip());
        }
        return text.toString();
    }

    private static boolean begins(String line) {
        return line.isBlank()
                || line.startsWith(FENCE)
                || line.startsWith("|")
                || line.startsWith(">")
                || HEADING.matcher(line).matches()
                || ITEM.matcher(line).matches();
    }
}
