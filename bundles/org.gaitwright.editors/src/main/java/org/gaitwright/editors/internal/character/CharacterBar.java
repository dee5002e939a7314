// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.character;

import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.ToolItem;
import org.gaitwright.editors.internal.page.Bar;
import org.gaitwright.editors.internal.page.Tools;

/** The buttons above a character. */
final class CharacterBar {
    /** What the buttons do. */
    interface Deeds {
        void walk();

        void bothSides(boolean both);

        void random();

        void reset();
    }

    private final Bar bar;

    CharacterBar(Composite page, Deeds deeds) {
        bar = new Bar(page);
        Tools tools = bar.tools();
        tools.push(
                "icons/walk.svg",
                "Walk",
                "Walk, unsaved changes included (F9); the walk restarts after each change",
                deeds::walk);
        tools.separator();
        ToolItem both = tools.check(
                "icons/both-sides.svg",
                "Both sides",
                "Change both sides together, or only the one you drag",
                deeds::bothSides);
        both.setSelection(true);
        tools.separator();
        tools.push(
                "icons/dice.svg",
                "Random",
                "Random proportions: limbs 70–140 %, trunk 60–170 % of the mass",
                deeds::random);
        tools.push("icons/reset.svg", "As saved", "Restore the saved file; undo is possible", deeds::reset);
    }

    void show(CharacterDraft draft) {
        String from = draft.recipe().map(r -> " · from " + r.base().name()).orElse("");
        bar.about(draft.model().links().size() + " bodies · " + draft.model().velocities() + " degrees of freedom"
                + from);
    }
}
