// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.help;

import java.util.ArrayList;
import java.util.List;
import org.commonmark.node.Heading;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.Paragraph;
import org.gaitwright.workbench.internal.help.page.Page;
import org.gaitwright.workbench.internal.help.page.Span;

/**
 * A page read as steps: each second-level heading begins one, and a paragraph that is nothing but a link is its button. A second one
 * checks what was done.
 *
 * @param title of the page
 * @param intro what stands before the first step
 * @param steps in order; the last one may be a farewell without a button
 */
record CheatSheet(String title, Page intro, List<Step> steps) {
    /**
     * @param title what is done
     * @param text how
     * @param button what the button says; empty if there is none
     * @param target what the button does, as a link does it
     * @param check the command that tells how it went; empty if there is none
     */
    record Step(String title, Page text, String button, String target, String check) {}

    static CheatSheet of(Page page) {
        List<Step> steps = new ArrayList<>();
        List<Node> intro = new ArrayList<>();
        List<Node> part = intro;
        for (Node b : page.blocks()) {
            boolean lone = b instanceof Paragraph && b.getFirstChild() == b.getLastChild();
            if (b instanceof Heading h && h.getLevel() == 2) {
                part = new ArrayList<>();
                steps.add(new Step(Span.words(h), page(page, part), "", "", ""));
            } else if (lone && b.getFirstChild() instanceof Link link && !steps.isEmpty()) {
                Step last = steps.remove(steps.size() - 1);
                steps.add(with(last, Span.words(link), page.resolve(link.getDestination())));
            } else if (!(b instanceof Heading)) {
                part.add(b);
            }
        }
        return new CheatSheet(page.title(), page(page, intro), List.copyOf(steps));
    }

    private static Step with(Step step, String words, String target) {
        return step.button().isEmpty()
                ? new Step(step.title(), step.text(), words, target, "")
                : new Step(step.title(), step.text(), step.button(), step.target(), target);
    }

    /** The list is filled while the page is read. */
    private static Page page(Page whole, List<Node> blocks) {
        return new Page(whole.address(), whole.title(), List.of(), blocks);
    }
}
