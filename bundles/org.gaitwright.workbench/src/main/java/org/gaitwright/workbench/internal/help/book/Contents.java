// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.help.book;

import java.util.ArrayList;
import java.util.List;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Heading;
import org.commonmark.node.Link;
import org.commonmark.node.ListBlock;
import org.commonmark.node.Node;
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
        for (Node b : list.blocks()) {
            if (b instanceof Heading h && h.getLevel() > 1) {
                finish(title, entries, chapters);
                title = Span.words(h);
            } else if (b instanceof ListBlock) {
                b.accept(new AbstractVisitor() {
                    @Override
                    public void visit(Link link) {
                        entries.add(new Entry(Span.words(link), list.resolve(link.getDestination())));
                    }
                });
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
