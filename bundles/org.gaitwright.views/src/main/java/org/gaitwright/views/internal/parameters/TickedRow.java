// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.parameters;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;

/** A row with a box before it: whether its parameters are to be optimised. */
final class TickedRow extends Row {
    static final int ROOM = 22;

    private final Row row;
    private final List<String> parameters;
    private final Set<String> ticked;
    private final Button box;

    TickedRow(Composite list, Row row, List<String> parameters, Set<String> ticked, Runnable changed) {
        this.row = row;
        this.parameters = parameters;
        this.ticked = ticked;
        box = new Button(list, SWT.CHECK);
        box.setToolTipText("Optimise " + (parameters.size() == 1 ? parameters.get(0) : "all values of this curve"));
        box.addSelectionListener(SelectionListener.widgetSelectedAdapter(e -> {
            if (box.getSelection()) {
                ticked.addAll(parameters);
            } else {
                ticked.removeAll(parameters);
            }
            changed.run();
        }));
    }

    @Override
    List<Control> controls() {
        List<Control> all = new ArrayList<>(List.of(box));
        all.addAll(row.controls());
        return all;
    }

    @Override
    void show() {
        boolean all = ticked.containsAll(parameters);
        if (box.getSelection() != all) {
            box.setSelection(all);
        }
        row.show();
    }

    @Override
    protected void moveTo(Rectangle area) {
        int height = Math.min(area.height, box.computeSize(SWT.DEFAULT, SWT.DEFAULT).y);
        box.setBounds(area.x, area.y + Math.min(5, (area.height - height) / 2), ROOM, height);
        row.moveTo(new Rectangle(area.x + ROOM, area.y, Math.max(1, area.width - ROOM), area.height));
    }
}
