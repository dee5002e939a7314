// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.page;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.gaitwright.workbench.widgets.number.EditListener;
import org.gaitwright.workbench.widgets.number.Quantity;
import org.gaitwright.workbench.widgets.number.SliderRow;
import org.gaitwright.workbench.widgets.paint.Lettering;

/** The rows of a panel of values: a title, headings, and sliders below them. */
public final class PanelRows {
    private PanelRows() {}

    /** Lays a column out and begins it with a title. */
    public static Label title(Composite column) {
        GridLayoutFactory.fillDefaults().margins(12, 8).spacing(0, 2).applyTo(column);
        Label title = bold(column);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(title);
        return title;
    }

    public static void heading(Composite column, String words) {
        Label label = bold(column);
        label.setText(words);
        GridDataFactory.fillDefaults().indent(0, 10).applyTo(label);
    }

    private static Label bold(Composite column) {
        Label label = new Label(column, SWT.NONE);
        label.setFont(Lettering.of(column).bold());
        return label;
    }

    public static SliderRow slider(Composite column, Quantity quantity, EditListener<Double> editing) {
        SliderRow row = new SliderRow(column, quantity);
        row.onEdit(editing);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(row);
        return row;
    }
}
