// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.wizards;

import java.util.List;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Spinner;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.terrain.TerrainFactory;
import org.gaitwright.io.FileWord;
import org.gaitwright.session.choice.Part;
import org.gaitwright.session.run.Cast;

/** New ground: its kind and its seed. */
final class TerrainPage extends NewFilePage {
    private static final String USUAL = "stairs";

    private final Registry registry;
    private PartRow kind;
    private Label words;
    private Spinner seed;

    TerrainPage(Registry registry, IStructuredSelection selection) {
        super(
                FileKind.TERRAIN,
                selection,
                "New terrain",
                "Ground to walk on. The editor has its parameters, a preview, and things to place on it.");
        this.registry = registry;
    }

    @Override
    void fields(Composite grid) {
        kind = new PartRow(grid, "&Kind:", Part.TERRAIN, () -> Cast.NONE, pick -> {
                    kind.show(pick.cast().terrain());
                    explain();
                })
                .only(o -> !FileWord.isPath(o.word()))
                .show(
                        kinds().stream().anyMatch(USUAL::equals)
                                ? USUAL
                                : kinds().stream().findFirst().orElse(""));
        words = explanation(grid);
        seed = number(grid, "S&eed:", 0, 999_999, 0);
        seed.setToolTipText("The same kind, parameters and seed give the same ground on every machine");
        explain();
    }

    private void explain() {
        words.setText(kind.word().isEmpty() ? "" : factory().description() + ".");
    }

    private List<String> kinds() {
        return registry.all(TerrainFactory.class).stream()
                .map(TerrainFactory::id)
                .toList();
    }

    private TerrainFactory factory() {
        return registry.get(TerrainFactory.class, kind.word());
    }

    @Override
    String fault() {
        return kind.word().isEmpty() ? "No kind of terrain is installed; see the Plug-ins view." : null;
    }

    @Override
    Draft draft() {
        long chosenSeed = seed.getSelection();
        TerrainFactory factory = factory();
        return target -> TerrainDraft.of(
                factory.id(),
                registry.guard(factory, TerrainFactory::parameters),
                registry.guard(factory, TerrainFactory::words),
                chosenSeed);
    }
}
