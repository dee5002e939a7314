// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.help.book;

import java.util.ArrayList;
import java.util.List;
import org.gaitwright.workbench.internal.help.page.Block;
import org.gaitwright.workbench.internal.help.page.Page;
import org.gaitwright.workbench.internal.help.page.Span;

/**
 * What there is to read, in order: a page of headings with lists of links below them, read as chapters.
 *
 * @param title of the chapter
 * @param entries pages of the chapter
 */
public record Contents(String title, List<Entry> entries) {
    /** A page by its address, as the contents call it. */
    public record Entry(String title, String address) {}

    public Contents {
        entries = List.copyOf(entries);
    }

    /** The chapters that a page of links lists. */
    static List<Contents> of(Page list) {
        List<Contents> chapters = new ArrayList<>();
        List<Entry> entries = new ArrayList<>();
        String title = "";
        for (Block b : list.blocks()) {
            if (b instanceof Block.Heading h && h.level() > 1) {
                finish(title, entries, chapters);
                title = Span.words(h.text());
            } else if (b instanceof Block.Item item) {
                item.text().stream()
                        .filter(Span::isLink)
                        .forEach(s -> entries.add(new Entry(s.text(), list.resolve(s.target()))));
            }
        }
        finish(title, entries, chapters);
        return chapters;
    }

    private static void finish(String title, List<Entry> entries, List<Contents> chapters) {
        if (!entries.isEmpty()) {
            chapters.add(new Contents(title, entries));
            entries.clear();
        }
    }
}
