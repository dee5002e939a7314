// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.character;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.ToolItem;
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

    private final Composite row;
    private final ToolItem both;
    private final Label about;

    CharacterBar(Composite parent, Deeds deeds) {
        row = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults()
                .numColumns(2)
                .margins(6, 3)
                .spacing(10, 0)
                .applyTo(row);
        Tools tools = new Tools(row);
        tools.push(
                "icons/walk.svg",
                "Walk",
                "Let it walk, as it is here (F9); it walks anew after each change",
                deeds::walk);
        tools.separator();
        both = tools.check(
                "icons/both-sides.svg",
                "Both sides",
                "Change left and right alike, or only the one you touch",
                deeds::bothSides);
        both.setSelection(true);
        tools.separator();
        tools.push(
                "icons/dice.svg",
                "Random",
                "Other proportions by chance: limbs 70–140 %, trunk 60–170 % of the mass",
                deeds::random);
        tools.push("icons/reset.svg", "As saved", "Back to the saved file; can be undone", deeds::reset);
        about = new Label(row, SWT.NONE);
        GridDataFactory.fillDefaults()
                .align(SWT.FILL, SWT.CENTER)
                .grab(true, false)
                .hint(20, SWT.DEFAULT)
                .applyTo(about);
    }

    Control control() {
        return row;
    }

    void show(CharacterDraft draft) {
        String from = draft.recipe().map(r -> " · from " + r.base().name()).orElse("");
        about.setText(draft.model().links().size() + " bodies · "
                + draft.model().velocities() + " degrees of freedom" + from);
    }
}
