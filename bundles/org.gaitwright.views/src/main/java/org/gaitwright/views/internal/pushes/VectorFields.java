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

/** Three numbers in a line: x, y and z. An edit of one of them is an edit of the vector. */
final class VectorFields {
    private final Label name;
    private final Composite line;
    private final List<NumberField> fields = new ArrayList<>();
    private Vec3 shown = Vec3.ZERO;

    /** @param of all three, by the name of the vector */
    VectorFields(Composite form, Quantity of, EditListener<Vec3> listener) {
        name = new Label(form, SWT.NONE);
        name.setText(of.name());
        GridDataFactory.swtDefaults().applyTo(name);
        line = new Composite(form, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(6).spacing(4, 0).applyTo(line);
        GridDataFactory.fillDefaults().grab(true, false).span(3, 1).applyTo(line);
        Edit<Vec3> edit = new Edit<>();
        edit.listen(listener);
        for (String each : List.of("x", "y", "z")) {
            Label axis = new Label(line, SWT.NONE);
            axis.setText(each);
            GridDataFactory.swtDefaults().applyTo(axis);
            NumberField field = new NumberField(line, of.named(each).helped(of.name() + " " + each));
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

    private Vec3 with(int axis, double value) {
        return new Vec3(axis == 0 ? value : shown.x(), axis == 1 ? value : shown.y(), axis == 2 ? value : shown.z());
    }
}
