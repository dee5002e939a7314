// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.help;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.gaitwright.workbench.internal.help.page.Block;
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
        List<Block> intro = new ArrayList<>();
        List<Block> part = intro;
        for (Block b : page.blocks()) {
            Optional<Span> link = link(b);
            if (b instanceof Block.Heading h && h.level() == 2) {
                part = new ArrayList<>();
                steps.add(new Step(Span.words(h.text()), page(page, part), "", "", ""));
            } else if (link.isPresent() && !steps.isEmpty()) {
                Step last = steps.remove(steps.size() - 1);
                steps.add(with(last, link.get().text(), page.resolve(link.get().target())));
            } else if (!(b instanceof Block.Heading)) {
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
    private static Page page(Page whole, List<Block> blocks) {
        return new Page(whole.address(), whole.title(), List.of(), blocks);
    }

    private static Optional<Span> link(Block block) {
        return block instanceof Block.Paragraph p && p.text().size() == 1
                ? p.text().stream().filter(Span::isLink).findFirst()
                : Optional.empty();
    }
}
