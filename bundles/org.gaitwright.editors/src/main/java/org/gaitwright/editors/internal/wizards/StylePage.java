// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.wizards;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.gaitwright.core.controller.StyleProvider;
import org.gaitwright.core.registry.Contribution;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.io.FileWord;
import org.gaitwright.session.choice.Part;
import org.gaitwright.session.choice.Pick;
import org.gaitwright.session.run.Cast;

/** A new style: from which one, and what it is to be. */
final class StylePage extends NewFilePage {
    private static final String USUAL = "neutral";
    private static final Cast WALKER = new Cast("generalized-walking", "humanoid", "flat");

    private final Registry registry;
    private PartRow base;
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
        base = new PartRow(grid, "&Start from:", Part.STYLE, () -> WALKER, this::chosen)
                .only(o -> FileWord.isPath(o.word()) || styles().contains(o.word()))
                .show(USUAL);
        words = explanation(grid);
        description = wide(grid, "&Description:", "A style of my own");
        explain();
    }

    private List<String> styles() {
        return registry.all(StyleProvider.class).stream().map(Contribution::id).toList();
    }

    private void chosen(Pick pick) {
        base.show(pick.preset().orElse(USUAL));
        explain();
    }

    private void explain() {
        boolean own = FileWord.isPath(base.word()) || styles().isEmpty();
        words.setText(own ? "" : registry.get(StyleProvider.class, base.word()).description() + ".");
    }

    @Override
    String fault() {
        return styles().isEmpty()
                ? "No style is installed to start from; see the Plug-ins view."
                : description.getText().isBlank() ? "Describe the style in a few words for lists." : null;
    }

    @Override
    Draft draft() {
        String text = description.getText().strip();
        String word = base.word();
        if (FileWord.isPath(word)) {
            return target -> StyleDraft.of(Files.readString(Path.of(word)), text);
        }
        StyleProvider style = registry.get(StyleProvider.class, word);
        return target -> StyleDraft.of(registry.guard(style, StyleProvider::text), text);
    }
}
