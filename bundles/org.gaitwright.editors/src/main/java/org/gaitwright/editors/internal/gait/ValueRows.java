// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.gait;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.gaitwright.core.parameter.Parameter;
import org.gaitwright.editors.internal.page.PanelRows;
import org.gaitwright.workbench.widgets.number.Quantity;
import org.gaitwright.workbench.widgets.number.SliderRow;

/** Values below headings: a slider each, or a box to tick for what is true or false. */
final class ValueRows {
    private final GaitEdits edits;
    private final Map<String, SliderRow> sliders = new LinkedHashMap<>();
    private final Map<String, Button> boxes = new LinkedHashMap<>();

    ValueRows(GaitEdits edits) {
        this.edits = edits;
    }

    void clear() {
        sliders.clear();
        boxes.clear();
    }

    /** Adds a heading and what is below it; nothing if there is nothing. */
    void section(Composite column, String heading, List<Parameter> parameters, int cut) {
        if (parameters.isEmpty()) {
            return;
        }
        PanelRows.heading(column, heading);
        Composite list = new Composite(column, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, 2).applyTo(list);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(list);
        for (Parameter p : parameters) {
            if (p.isSwitch()) {
                box(list, p);
            } else {
                slider(list, p, cut);
            }
        }
    }

    private void slider(Composite list, Parameter p, int cut) {
        Quantity quantity = Quantity.of(p.name().substring(cut), p.unit(), p.minimum(), p.maximum(), p.initial())
                .helped(p.help())
                .choosing(p);
        sliders.put(p.name(), PanelRows.slider(list, quantity, edits.sliding(p)));
    }

    private void box(Composite list, Parameter p) {
        Button box = new Button(list, SWT.CHECK | SWT.WRAP);
        String help = p.help();
        String yes = help.substring(help.indexOf("1: ") + 3).split(";")[0].strip();
        box.setText(Character.toUpperCase(yes.charAt(0)) + yes.substring(1));
        box.setToolTipText(p.name() + ": " + help);
        box.addSelectionListener(
                SelectionListener.widgetSelectedAdapter(e -> edits.set(p.name(), box.getSelection() ? 1 : 0)));
        GridDataFactory.fillDefaults().grab(true, false).hint(80, SWT.DEFAULT).applyTo(box);
        boxes.put(p.name(), box);
    }

    void show(GaitModel model) {
        sliders.forEach((name, row) -> row.show(model.get(name)));
        boxes.forEach((name, box) -> box.setSelection(model.is(name)));
    }

    /** The control of a value; null if it is not here. */
    Control of(String name) {
        return sliders.containsKey(name) ? sliders.get(name) : boxes.get(name);
    }
}
