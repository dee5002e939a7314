// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.style;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.gaitwright.workbench.widgets.EditListener;
import org.gaitwright.workbench.widgets.SliderRow;

/** The single numbers of a group, each with a slider. */
final class NumberRows {
    /** Follows the user through an edit of a number. */
    interface Editing {
        EditListener<Double> of(Knob knob);
    }

    private final ScrolledComposite scroll;
    private final Editing editing;
    private final Map<String, SliderRow> rows = new LinkedHashMap<>();
    private Composite list;
    private List<Knob> shown = List.of();

    NumberRows(Composite parent, Editing editing) {
        this.editing = editing;
        scroll = new ScrolledComposite(parent, SWT.V_SCROLL);
        scroll.setExpandHorizontal(true);
        scroll.setExpandVertical(true);
        scroll.addListener(SWT.Resize, e -> fit());
    }

    Control control() {
        return scroll;
    }

    void show(List<Knob> knobs, StyleModel model) {
        if (!knobs.equals(shown)) {
            shown = knobs;
            rebuild();
        }
        for (Knob k : knobs) {
            rows.get(k.path()).show(k.values(model.values())[0]);
        }
    }

    private void rebuild() {
        if (list != null) {
            list.dispose();
        }
        rows.clear();
        list = new Composite(scroll, SWT.NONE);
        GridLayoutFactory.fillDefaults().margins(10, 8).spacing(0, 2).applyTo(list);
        for (Knob k : shown) {
            SliderRow row = new SliderRow(list, k.quantity());
            row.onEdit(editing.of(k));
            GridDataFactory.fillDefaults().grab(true, false).applyTo(row);
            rows.put(k.path(), row);
        }
        scroll.setContent(list);
        fit();
    }

    private void fit() {
        if (list != null) {
            scroll.setMinHeight(list.computeSize(scroll.getClientArea().width, SWT.DEFAULT).y);
            list.layout();
        }
    }

    void focus(Knob knob) {
        SliderRow row = rows.get(knob.path());
        if (row != null) {
            row.setFocus();
            scroll.showControl(row);
        }
    }
}
