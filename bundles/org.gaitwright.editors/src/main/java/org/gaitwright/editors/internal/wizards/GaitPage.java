// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.wizards;

import java.util.List;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.gaitwright.core.controller.PresetProvider;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.editors.internal.gait.OtherGaits;

/** A new gait: from which one, and what it is to be. */
final class GaitPage extends NewFilePage {
    private static final String USUAL = "simbicon/walk-3d";

    private final Registry registry;
    private Choice base;
    private Label words;
    private Text description;

    GaitPage(Registry registry, IStructuredSelection selection) {
        super(FileKind.GAIT, selection, "New gait", "A state machine of a few poses with balance feedback (SIMBICON).");
        this.registry = registry;
    }

    @Override
    void fields(Composite grid) {
        List<Pick> gaits =
                OtherGaits.installed(registry).stream().map(GaitPage::pick).toList();
        base = new Choice(grid, "&Start from:", this::explain).offer(gaits, USUAL);
        words = explanation(grid);
        description = wide(grid, "&Description:", "A gait of my own");
        explain();
    }

    private static Pick pick(PresetProvider gait) {
        String whom = gait.character().isEmpty()
                ? ""
                : ". A gait is made for one body: this one is for '" + gait.character() + "'";
        return new Pick(gait.id(), OtherGaits.name(gait), gait.description() + whom);
    }

    private void explain() {
        words.setText(base.explained());
    }

    @Override
    String fault() {
        return base.isEmpty()
                ? "No gait is installed to start from; see the Plug-ins view."
                : description.getText().isBlank() ? "Describe the gait in a few words for lists." : null;
    }

    @Override
    Draft draft() {
        String text = description.getText().strip();
        PresetProvider gait = registry.get(PresetProvider.class, base.id());
        return target -> OtherGaits.text(gait, text, registry);
    }
}
