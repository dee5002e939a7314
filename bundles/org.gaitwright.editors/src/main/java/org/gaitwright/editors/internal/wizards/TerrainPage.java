// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.wizards;

import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Spinner;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.terrain.TerrainFactory;

/** New ground: its kind and its seed. */
final class TerrainPage extends NewFilePage {
    private static final String USUAL = "stairs";

    private final Registry registry;
    private Choice kind;
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
        kind = new Choice(grid, "&Kind:", this::explain).offer(Pick.installed(registry, TerrainFactory.class), USUAL);
        words = explanation(grid);
        seed = number(grid, "S&eed:", 0, 999_999, 0);
        seed.setToolTipText("The same kind, parameters and seed give the same ground on every machine");
        explain();
    }

    private void explain() {
        words.setText(kind.explained());
    }

    @Override
    String fault() {
        return kind.isEmpty() ? "No kind of terrain is installed; see the Plug-ins view." : null;
    }

    @Override
    Draft draft() {
        long chosenSeed = seed.getSelection();
        TerrainFactory factory = registry.get(TerrainFactory.class, kind.id());
        return target -> TerrainDraft.of(
                factory.id(),
                registry.guard(factory, TerrainFactory::parameters),
                registry.guard(factory, TerrainFactory::words),
                chosenSeed);
    }
}
