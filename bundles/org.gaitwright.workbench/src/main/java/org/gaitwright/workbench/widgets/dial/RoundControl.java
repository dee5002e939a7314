// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.dial;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.ToDoubleFunction;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.gaitwright.workbench.widgets.number.Edit;
import org.gaitwright.workbench.widgets.number.EditListener;
import org.gaitwright.workbench.widgets.number.NumberField;
import org.gaitwright.workbench.widgets.number.NumberFieldLayout;
import org.gaitwright.workbench.widgets.number.Quantity;
import org.gaitwright.workbench.widgets.paint.Pen;

/**
 * A direction and an amount, to drag on a round face and to type.
 *
 * @param <T> both together
 */
abstract class RoundControl<T, F extends RoundFace<T>> extends Composite {
    private static final int WIDTH = 160;

    final Edit<T> edit = new Edit<>();
    final F face;
    private final Composite panel;
    private final List<NumberField> fields = new ArrayList<>();
    private final List<Consumer<T>> numbers = new ArrayList<>();

    RoundControl(Composite parent, BiFunction<Composite, Edit<T>, F> makeFace) {
        super(parent, SWT.NONE);
        addListener(SWT.Paint, e -> new Pen(e.gc, this).ground(getClientArea()));
        face = makeFace.apply(this, edit);
        panel = new Composite(this, SWT.NONE);
        GridLayoutFactory.swtDefaults()
                .margins(4, 2)
                .spacing(10, 8)
                .equalWidth(true)
                .applyTo(panel);
        setLayout(new FaceLayout(face, panel));
        edit.listen(this::showNumbers);
    }

    /** A field and the words above its end. */
    record Entry(NumberField field, Label remark) {
        /** Says the current value. */
        void say(String words) {
            if (!remark.getText().equals(words)) {
                remark.setText(words);
            }
        }
    }

    /** Adds a field for a part of the value, its name above it; an edit of it is an edit of the whole. */
    Entry entry(Quantity quantity, ToDoubleFunction<T> part, BiFunction<T, Double, T> withPart) {
        Composite group = new Composite(panel, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(3).spacing(0, 2).applyTo(group);
        Label name = new Label(group, SWT.NONE);
        name.setText(quantity.name());
        Label remark = new Label(group, SWT.RIGHT);
        GridDataFactory wide =
                GridDataFactory.fillDefaults().align(SWT.FILL, SWT.CENTER).grab(true, false);
        wide.copy().indent(4, 0).applyTo(remark);
        // the words end where the box of the field does, not where the way back is
        GridDataFactory.swtDefaults().hint(NumberFieldLayout.RESET, 1).applyTo(new Label(group, SWT.NONE));
        NumberField field = new NumberField(group, quantity);
        wide.span(3, 1).hint(WIDTH, SWT.DEFAULT).applyTo(field);
        field.labelledBy(name);
        field.onEdit(edit.part(face::value, face::show, v -> withPart.apply(face.value(), v)));
        fields.add(field);
        numbers.add(value -> field.show(part.applyAsDouble(value)));
        return new Entry(field, remark);
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
