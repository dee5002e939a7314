// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.dial;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.gaitwright.workbench.widgets.number.NumberField;
import org.gaitwright.workbench.widgets.number.NumberFieldLayout;
import org.gaitwright.workbench.widgets.number.Quantity;

/** The numbers that belong to a round face, side by side or one above the other: a name, what is so, and a field. */
final class FacePanel {
    private static final int WIDTH = 160;

    private final Composite panel;
    private int groups;

    FacePanel(Composite parent) {
        panel = new Composite(parent, SWT.NONE);
        GridLayout grid = new GridLayout(1, true);
        grid.marginWidth = 4;
        grid.marginHeight = 2;
        grid.horizontalSpacing = 10;
        grid.verticalSpacing = 8;
        panel.setLayout(grid);
    }

    /** A field and the words above it. */
    record Entry(NumberField field, Label remark) {
        /** Says what is so. */
        void say(String words) {
            if (!remark.getText().equals(words)) {
                remark.setText(words);
            }
        }
    }

    Entry entry(Quantity quantity) {
        groups++;
        Composite group = new Composite(panel, SWT.NONE);
        GridLayout grid = new GridLayout(3, false);
        grid.marginWidth = 0;
        grid.horizontalSpacing = 0;
        grid.marginHeight = 0;
        grid.verticalSpacing = 2;
        group.setLayout(grid);
        Label name = new Label(group, SWT.NONE);
        name.setText(quantity.name());
        Label remark = new Label(group, SWT.RIGHT);
        GridData end = new GridData(SWT.FILL, SWT.CENTER, true, false);
        end.horizontalIndent = 4;
        remark.setLayoutData(end);
        // the words end where the box of the field does, not where the way back is
        GridData narrow = new GridData(NumberFieldLayout.RESET, 1);
        new Label(group, SWT.NONE).setLayoutData(narrow);
        NumberField field = new NumberField(group, quantity);
        GridData wide = new GridData(SWT.FILL, SWT.CENTER, true, false, 3, 1);
        wide.widthHint = WIDTH;
        field.setLayoutData(wide);
        field.labelledBy(name);
        return new Entry(field, remark);
    }

    Composite control() {
        return panel;
    }

    /** What it needs one above the other, or side by side. */
    Point size(boolean stacked) {
        ((GridLayout) panel.getLayout()).numColumns = stacked ? 1 : groups;
        return panel.computeSize(SWT.DEFAULT, SWT.DEFAULT, true);
    }
}
