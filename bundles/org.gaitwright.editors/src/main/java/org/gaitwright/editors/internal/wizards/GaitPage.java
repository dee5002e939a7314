// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.wizards;

import java.nio.file.Path;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.gaitwright.core.controller.PresetProvider;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.editors.internal.gait.OtherGaits;
import org.gaitwright.io.FileRegistry;
import org.gaitwright.session.choice.Part;
import org.gaitwright.session.choice.Pick;
import org.gaitwright.session.run.Cast;

/** A new gait: from which one, and what it is to be. */
final class GaitPage extends NewFilePage {
    private static final String USUAL = "walk-3d";
    private static final Cast ANYBODY = new Cast("simbicon", "", "");

    private final Registry things;
    private PartRow base;
    private Label words;
    private Text description;

    GaitPage(Registry registry, IStructuredSelection selection) {
        super(FileKind.GAIT, selection, "New gait", "A state machine of a few poses with balance feedback (SIMBICON).");
        things = FileRegistry.of(registry, Path.of(""));
    }

    @Override
    void fields(Composite grid) {
        base = new PartRow(grid, "&Start from:", Part.STYLE, () -> ANYBODY, this::chosen)
                .only(o -> o.fits() && !o.word().isEmpty())
                .show(USUAL);
        words = explanation(grid);
        description = wide(grid, "&Description:", "A gait of my own");
        explain();
    }

    private void chosen(Pick pick) {
        base.show(pick.preset().orElse(USUAL));
        explain();
    }

    private PresetProvider gait() {
        return things.get(PresetProvider.class, ANYBODY.controller() + "/" + base.word());
    }

    private void explain() {
        if (installed()) {
            PresetProvider gait = gait();
            String whom = things.guard(gait, PresetProvider::character);
            words.setText(gait.description()
                    + (whom.isEmpty() ? "." : ". A gait is made for one body: this one is for '" + whom + "'."));
        }
    }

    private boolean installed() {
        return !OtherGaits.installed(things).isEmpty();
    }

    @Override
    String fault() {
        return !installed()
                ? "No gait is installed to start from; see the Plug-ins view."
                : description.getText().isBlank() ? "Describe the gait in a few words for lists." : null;
    }

    @Override
    Draft draft() {
        String text = description.getText().strip();
        PresetProvider gait = gait();
        return target -> OtherGaits.text(gait, text, things);
    }
}
