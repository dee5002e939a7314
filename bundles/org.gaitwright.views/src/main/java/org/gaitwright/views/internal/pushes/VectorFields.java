// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.pushes;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.workbench.widgets.number.Edit;
import org.gaitwright.workbench.widgets.number.EditListener;
import org.gaitwright.workbench.widgets.number.NumberField;
import org.gaitwright.workbench.widgets.number.Quantity;

/** Three numbers in a line: x, y and z. */
final class VectorFields {
    private final Label name;
    private final Composite line;
    private final List<NumberField> fields = new ArrayList<>();
    private final Edit<Vec3> edit = new Edit<>();
    private Vec3 shown = Vec3.ZERO;

    VectorFields(Composite form, String words, Quantity x, Quantity y, Quantity z) {
        name = new Label(form, SWT.NONE);
        name.setText(words);
        GridDataFactory.swtDefaults().applyTo(name);
        line = new Composite(form, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(6).spacing(4, 0).applyTo(line);
        GridDataFactory.fillDefaults().grab(true, false).span(3, 1).applyTo(line);
        for (Quantity q : List.of(x, y, z)) {
            Label axis = new Label(line, SWT.NONE);
            axis.setText(q.name());
            GridDataFactory.swtDefaults().applyTo(axis);
            NumberField field = new NumberField(line, q.helped(words + " " + q.name()));
            GridDataFactory.fillDefaults()
                    .grab(true, false)
                    .hint(70, SWT.DEFAULT)
                    .applyTo(field);
            int at = fields.size();
            field.onEdit(edit.part(() -> shown, this::show, value -> with(at, value)));
            fields.add(field);
        }
    }

    Control[] controls() {
        return new Control[] {name, line};
    }

    void show(Vec3 vector) {
        shown = vector;
        fields.get(0).show(vector.x());
        fields.get(1).show(vector.y());
        fields.get(2).show(vector.z());
    }

    /** Hands an edit of one number on as one of all three. */
    void onEdit(EditListener<Vec3> listener) {
        edit.listen(listener);
    }

    private Vec3 with(int axis, double value) {
        return new Vec3(axis == 0 ? value : shown.x(), axis == 1 ? value : shown.y(), axis == 2 ? value : shown.z());
    }
}
