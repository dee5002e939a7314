// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.wizards;

import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.gaitwright.core.controller.StyleProvider;
import org.gaitwright.core.registry.Registry;

/** A new style: from which one, and what it is to be. */
final class StylePage extends NewFilePage {
    private static final String USUAL = "neutral";

    private final Registry registry;
    private Choice base;
    private Label words;
    private Text description;

    StylePage(Registry registry, IStructuredSelection selection) {
        super(
                FileKind.STYLE,
                selection,
                "New style",
                "How a character moves while its controller keeps it upright: curves over the phase of a step.");
        this.registry = registry;
    }

    @Override
    void fields(Composite grid) {
        base = new Choice(grid, "&Start from:", this::explain)
                .offer(Pick.installed(registry, StyleProvider.class), USUAL);
        words = explanation(grid);
        description = wide(grid, "&Description:", "A style of my own");
        explain();
    }

    private void explain() {
        words.setText(base.explained());
    }

    @Override
    String fault() {
        return base.isEmpty()
                ? "No style is installed to start from; see the Plug-ins view."
                : description.getText().isBlank() ? "Describe the style in a few words for lists." : null;
    }

    @Override
    Draft draft() {
        String text = description.getText().strip();
        StyleProvider style = registry.get(StyleProvider.class, base.id());
        return target -> StyleDraft.of(registry.guard(style, StyleProvider::text), text);
    }
}
