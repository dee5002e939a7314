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

/** Three numbers in a line, x, y and z; an edit of one is an edit of all three. */
final class VectorFields {
    private final Label name;
    private final Composite line;
    private final List<NumberField> fields = new ArrayList<>();
    private final Edit<Vec3> edit = new Edit<>();
    private Vec3 shown = Vec3.ZERO;

    VectorFields(Composite form, Quantity each, EditListener<Vec3> listener) {
        edit.listen(listener);
        name = new Label(form, SWT.NONE);
        name.setText(each.name());
        GridDataFactory.swtDefaults().applyTo(name);
        line = new Composite(form, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(6).spacing(4, 0).applyTo(line);
        GridDataFactory.fillDefaults().grab(true, false).span(3, 1).applyTo(line);
        for (String axis : List.of("x", "y", "z")) {
            new Label(line, SWT.NONE).setText(axis);
            NumberField field = new NumberField(line, each.named(axis).helped(each.name() + " " + axis));
            GridDataFactory.fillDefaults()
                    .grab(true, false)
                    .hint(70, SWT.DEFAULT)
                    .applyTo(field);
            int index = fields.size();
            field.onEdit(edit.part(() -> shown, now -> shown = now, value -> with(index, value)));
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

    private Vec3 with(int axis, double value) {
        return new Vec3(axis == 0 ? value : shown.x(), axis == 1 ? value : shown.y(), axis == 2 ? value : shown.z());
    }
}
