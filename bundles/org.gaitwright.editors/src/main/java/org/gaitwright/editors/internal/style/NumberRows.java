// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.style;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.gaitwright.editors.internal.page.PanelRows;
import org.gaitwright.editors.internal.page.ScrolledBody;
import org.gaitwright.workbench.widgets.number.EditListener;
import org.gaitwright.workbench.widgets.number.SliderRow;

/** The single numbers of a group, each with a slider. */
final class NumberRows {
    /** Follows the user through an edit of a number. */
    interface Editing {
        EditListener<Double> of(Knob knob);
    }

    private final ScrolledBody scroll;
    private final Editing editing;
    private final Map<String, SliderRow> rows = new LinkedHashMap<>();
    private List<Knob> shown = List.of();

    NumberRows(Composite parent, Editing editing) {
        this.editing = editing;
        scroll = new ScrolledBody(parent);
    }

    Control control() {
        return scroll.control();
    }

    void show(List<Knob> knobs, StyleModel model) {
        if (!knobs.equals(shown)) {
            shown = knobs;
            scroll.rebuild(this::fill);
            scroll.scrollTo(0);
        }
        for (Knob k : knobs) {
            rows.get(k.path()).show(k.values(model.values())[0]);
        }
    }

    private void fill(Composite list) {
        rows.clear();
        GridLayoutFactory.fillDefaults().margins(10, 8).spacing(0, 2).applyTo(list);
        for (Knob k : shown) {
            rows.put(k.path(), PanelRows.slider(list, k.quantity(), editing.of(k)));
        }
    }

    void focus(Knob knob) {
        SliderRow row = rows.get(knob.path());
        if (row != null) {
            row.setFocus();
            scroll.control().showControl(row);
        }
    }
}
