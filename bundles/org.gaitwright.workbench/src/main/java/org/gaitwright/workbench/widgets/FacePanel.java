// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets;

import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;

/** The numbers that belong to a round face, one to a line: name, field, and perhaps what is so. */
final class FacePanel {
    private static final int FIELD_WIDTH = 116;

    private final Composite panel;
    private final boolean remarks;

    FacePanel(Composite parent, boolean remarks) {
        this.remarks = remarks;
        panel = new Composite(parent, SWT.NONE);
        GridLayout grid = new GridLayout(remarks ? 3 : 2, false);
        grid.marginWidth = 4;
        grid.marginHeight = 2;
        grid.horizontalSpacing = 8;
        grid.verticalSpacing = 4;
        panel.setLayout(grid);
    }

    NumberField field(Quantity quantity) {
        Label label = new Label(panel, SWT.NONE);
        label.setText(quantity.name());
        NumberField field = new NumberField(panel, quantity);
        GridData wide = new GridData(SWT.LEFT, SWT.CENTER, false, false);
        wide.widthHint = FIELD_WIDTH;
        field.setLayoutData(wide);
        field.labelledBy(label);
        return field;
    }

    /** Words at the end of the line of the last field. */
    Label remark() {
        if (!remarks) {
            throw new IllegalStateException("this panel has no column for remarks; make it with one");
        }
        Label label = new Label(panel, SWT.NONE);
        GridData wide = new GridData(SWT.FILL, SWT.CENTER, true, false);
        wide.widthHint = 92;
        label.setLayoutData(wide);
        return label;
    }
}
