// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.help.page;

import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A page of the help.
 *
 * @param address {@code bundle/file}, or {@code generated:…} for one that is written when somebody looks
 * @param title its first heading
 * @param subjects ids of the views, editors, perspectives and wizards that F1 leads here from
 * @param blocks from top to bottom
 */
public record Page(String address, String title, List<String> subjects, List<Block> blocks) {
    private static final Pattern SUBJECTS = Pattern.compile("<!--\\s*for:\\s*([^>]*?)\\s*-->");

    public static Page read(String address, String text) {
        List<Block> blocks = PageReader.read(text);
        Matcher subjects = SUBJECTS.matcher(text);
        String title = blocks.stream()
                .filter(Block.Heading.class::isInstance)
                .map(b -> Span.words(((Block.Heading) b).text()))
                .findFirst()
                .orElse(address);
        return new Page(
                address,
                title,
                subjects.find() ? Arrays.asList(subjects.group(1).split("\\s+")) : List.of(),
                blocks);
    }

    /** A link of this page as an address. */
    public String resolve(String target) {
        boolean elsewhere = target.contains(":") || target.contains("/");
        return elsewhere ? target : address.substring(0, address.indexOf('/') + 1) + target;
    }

    /** Words of all blocks but the title, for searching. */
    public String words() {
        StringBuilder words = new StringBuilder();
        for (Block b : blocks) {
            if (b instanceof Block.Heading h && h.level() > 1) {
                add(words, h.text());
            } else if (b instanceof Block.Paragraph p) {
                add(words, p.text());
            } else if (b instanceof Block.Note n) {
                add(words, n.text());
            } else if (b instanceof Block.Item i) {
                add(words, i.text());
            } else if (b instanceof Block.Code c) {
                words.append(String.join(" ", c.lines())).append(' ');
            } else if (b instanceof Block.Table t) {
                t.rows().forEach(r -> r.forEach(c -> add(words, c)));
            }
        }
        return words.toString().strip();
    }

    private static void add(StringBuilder words, List<Span> text) {
        words.append(Span.words(text)).append(' ');
    }
}
