// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.help.page;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.Heading;
import org.commonmark.node.Node;
import org.commonmark.parser.Parser;

/**
 * A page of the help.
 *
 * @param address {@code bundle/file}, or {@code generated:…} for one that is written when somebody looks
 * @param title its first heading
 * @param subjects ids of the views, editors, perspectives and wizards that F1 leads here from
 * @param blocks from top to bottom; nobody changes them
 */
public record Page(String address, String title, List<String> subjects, List<Node> blocks) {
    private static final Parser MARKDOWN =
            Parser.builder().extensions(List.of(TablesExtension.create())).build();
    private static final Pattern SUBJECTS = Pattern.compile("<!--\\s*for:\\s*([^>]*?)\\s*-->");
    private static final Pattern MARKS = Pattern.compile("[\\\\`*_\\[\\]<>&|]");

    /** @param text in Markdown: CommonMark with tables */
    public static Page read(String address, String text) {
        List<Node> blocks = children(MARKDOWN.parse(text));
        Matcher subjects = SUBJECTS.matcher(text);
        String title = blocks.stream()
                .filter(Heading.class::isInstance)
                .map(Span::words)
                .findFirst()
                .orElse(address);
        return new Page(
                address,
                title,
                subjects.find() ? Arrays.asList(subjects.group(1).split("\\s+")) : List.of(),
                blocks);
    }

    static List<Node> children(Node parent) {
        List<Node> children = new ArrayList<>();
        for (Node n = parent.getFirstChild(); n != null; n = n.getNext()) {
            children.add(n);
        }
        return children;
    }

    /** Words as Markdown that shows each letter as it is. */
    public static String escape(String words) {
        return MARKS.matcher(words).replaceAll("\\\\$0");
    }

    /** A link of this page as an address. */
    public String resolve(String target) {
        boolean elsewhere = target.contains(":") || target.contains("/");
        return elsewhere ? target : address.substring(0, address.indexOf('/') + 1) + target;
    }

    /** Words of all blocks but the title, for searching. */
    public String words() {
        List<Node> body = new ArrayList<>(blocks);
        body.removeIf(b -> b instanceof Heading h && h.getLevel() == 1);
        return Span.words(SpanReader.read(body)).replaceAll("\\s+", " ").strip();
    }
}
