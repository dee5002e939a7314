// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.wizards;

import java.util.List;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.gaitwright.core.controller.PresetProvider;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.editors.internal.gait.OtherGaits;

/** A new gait: from which one, and what it is to be. */
final class GaitPage extends NewFilePage {
    private static final String USUAL = "walk-3d";

    private final Registry registry;
    private final List<PresetProvider> gaits;
    private Combo base;
    private Label words;
    private Text description;

    GaitPage(Registry registry, IStructuredSelection selection) {
        super(FileKind.GAIT, selection, "New gait", "A state machine of a few poses with balance feedback (SIMBICON).");
        this.registry = registry;
        gaits = OtherGaits.installed(registry);
    }

    @Override
    void fields(Composite grid) {
        base = choice(grid, "&Start from:");
        base.setItems(gaits.stream().map(OtherGaits::name).toArray(String[]::new));
        base.select(Math.max(0, base.indexOf(USUAL)));
        words = explanation(grid);
        description = field(grid, "&Description:", "A gait of my own");
        fill(description);
        base.addSelectionListener(SelectionListener.widgetSelectedAdapter(e -> explain()));
        description.addModifyListener(e -> check());
        explain();
    }

    private void explain() {
        if (!gaits.isEmpty()) {
            PresetProvider gait = gaits.get(base.getSelectionIndex());
            String whom = gait.character().isEmpty()
                    ? ""
                    : " A gait is made for one body: this one is for '" + gait.character() + "'.";
            words.setText(gait.description() + "." + whom);
        }
    }

    @Override
    String problem() {
        return gaits.isEmpty()
                ? "No gait is installed to start from; see the Plug-ins view."
                : description.getText().isBlank() ? "Describe the gait in a few words for lists." : null;
    }

    @Override
    Draft draft() {
        String text = description.getText().strip();
        PresetProvider gait = gaits.get(base.getSelectionIndex());
        return target -> OtherGaits.text(gait, text, registry);
    }
}
