// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.dial;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.ToDoubleFunction;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.gaitwright.workbench.widgets.number.Edit;
import org.gaitwright.workbench.widgets.number.EditListener;
import org.gaitwright.workbench.widgets.number.NumberField;
import org.gaitwright.workbench.widgets.number.PartOfEdit;
import org.gaitwright.workbench.widgets.number.Quantity;
import org.gaitwright.workbench.widgets.paint.Pen;

/**
 * A direction and an amount, to drag on a round face and to type.
 *
 * @param <T> both together
 */
abstract class RoundControl<T, F extends RoundFace<T>> extends Composite {
    final Edit<T> edit = new Edit<>();
    final F face;
    private final FacePanel panel;
    private final List<NumberField> fields = new ArrayList<>();
    private final List<Consumer<T>> numbers = new ArrayList<>();

    RoundControl(Composite parent, BiFunction<Composite, Edit<T>, F> makeFace) {
        super(parent, SWT.NONE);
        addListener(SWT.Paint, e -> new Pen(e.gc, this).ground(getClientArea()));
        face = makeFace.apply(this, edit);
        panel = new FacePanel(this);
        setLayout(new FaceLayout(face, panel));
        edit.listen(this::showNumbers);
    }

    /** Adds a field for a part of the value; an edit of it is an edit of the whole. */
    FacePanel.Entry entry(Quantity quantity, ToDoubleFunction<T> part, BiFunction<T, Double, T> withPart) {
        FacePanel.Entry entry = panel.entry(quantity);
        NumberField field = entry.field();
        field.onEdit(new PartOfEdit<>(edit, face::value, face::show, v -> withPart.apply(face.value(), v)));
        fields.add(field);
        numbers.add(value -> field.show(part.applyAsDouble(value)));
        return entry;
    }

    /** An angle in degrees, with one decimal. */
    static double degrees(double radians) {
        return Math.rint(Math.toDegrees(radians) * 10) / 10;
    }

    /** Shows a value of the program; waits while the user is at it. */
    public void show(T value) {
        if (!edit.active()) {
            face.show(value);
            showNumbers(value);
        }
    }

    private void showNumbers(T value) {
        numbers.forEach(n -> n.accept(value));
    }

    public void onEdit(EditListener<T> listener) {
        edit.listen(listener);
    }

    void enableNumbers(boolean enabled) {
        fields.forEach(f -> f.setEnabled(enabled));
    }

    @Override
    public boolean setFocus() {
        return face.setFocus();
    }
}
