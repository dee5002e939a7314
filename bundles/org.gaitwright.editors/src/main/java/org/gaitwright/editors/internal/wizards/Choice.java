// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.wizards;

import java.util.List;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;

/** A row with a list to choose one from. */
final class Choice {
    private final Combo combo;
    private List<Pick> offered = List.of();

    /** @param chosen called after the user chose another one */
    Choice(Composite grid, String label, Runnable chosen) {
        new Label(grid, SWT.NONE).setText(label);
        combo = new Combo(grid, SWT.READ_ONLY | SWT.DROP_DOWN);
        combo.setVisibleItemCount(16);
        FormPage.fill(combo);
        combo.addSelectionListener(SelectionListener.widgetSelectedAdapter(e -> chosen.run()));
    }

    /** Offers these, one of them chosen; the first if there is none with that id. */
    Choice offer(List<Pick> picks, String id) {
        offered = List.copyOf(picks);
        combo.setItems(picks.stream().map(Pick::label).toArray(String[]::new));
        List<String> ids = picks.stream().map(Pick::id).toList();
        combo.select(Math.max(0, ids.indexOf(id)));
        return this;
    }

    boolean isEmpty() {
        return offered.isEmpty();
    }

    /** The one chosen, of those offered. */
    Pick chosen() {
        return offered.get(combo.getSelectionIndex());
    }

    /** What is to be known of it, as a sentence; empty if there is nothing to choose. */
    String explained() {
        return isEmpty() ? "" : chosen().description() + ".";
    }

    String id() {
        return chosen().id();
    }

    void enable(boolean enabled) {
        combo.setEnabled(enabled);
    }
}
