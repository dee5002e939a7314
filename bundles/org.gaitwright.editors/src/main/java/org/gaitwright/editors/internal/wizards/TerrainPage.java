// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.wizards;

import java.util.List;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Spinner;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.terrain.TerrainFactory;

/** New ground: its kind and its seed. */
final class TerrainPage extends NewFilePage {
    private static final String USUAL = "stairs";

    private final Registry registry;
    private final List<Pick> kinds;
    private Combo kind;
    private Label words;
    private Spinner seed;

    TerrainPage(Registry registry, IStructuredSelection selection) {
        super(
                FileKind.TERRAIN,
                selection,
                "New terrain",
                "Ground to walk on. The editor has its parameters, a preview, and things to place on it.");
        this.registry = registry;
        kinds = Pick.installed(registry, TerrainFactory.class);
    }

    @Override
    void fields(Composite grid) {
        kind = choice(grid, "&Kind:");
        kind.setItems(Pick.labels(kinds));
        kind.select(Pick.index(kinds, USUAL));
        words = explanation(grid);
        new Label(grid, SWT.NONE).setText("S&eed:");
        seed = new Spinner(grid, SWT.BORDER);
        seed.setMaximum(999_999);
        seed.setToolTipText("The same kind, parameters and seed give the same ground on every machine");
        GridDataFactory.swtDefaults().span(2, 1).applyTo(seed);
        kind.addSelectionListener(SelectionListener.widgetSelectedAdapter(e -> explain()));
        explain();
    }

    private void explain() {
        words.setText(kinds.isEmpty() ? "" : kinds.get(kind.getSelectionIndex()).description() + ".");
    }

    @Override
    String problem() {
        return kinds.isEmpty() ? "No kind of terrain is installed; see the Plug-ins view." : null;
    }

    @Override
    Draft draft() {
        long chosenSeed = seed.getSelection();
        TerrainFactory factory = registry.get(
                TerrainFactory.class, kinds.get(kind.getSelectionIndex()).id());
        return target -> TerrainDraft.of(
                factory.id(),
                registry.guard(factory, TerrainFactory::parameters),
                registry.guard(factory, TerrainFactory::words),
                chosenSeed);
    }
}
