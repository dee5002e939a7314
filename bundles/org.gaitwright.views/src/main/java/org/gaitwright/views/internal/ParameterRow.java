// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal;

import org.eclipse.jface.fieldassist.ControlDecoration;
import org.eclipse.jface.fieldassist.FieldDecorationRegistry;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Scale;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.ToolBar;
import org.eclipse.swt.widgets.ToolItem;
import org.gaitwright.core.parameter.Parameter;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.workbench.look.Icons;
import org.gaitwright.workbench.run.RunControl;

/** One parameter: its name, a slider, the number to type, its unit, and the way back. */
final class ParameterRow {
    private static final int NOTCHES = 1000;
    private static final String NUMBER = "[-+]?(\\d+(\\.\\d*)?|\\.\\d+)([eE][-+]?\\d{1,3})?";

    private final Parameter parameter;
    private final Tunable owner;
    private final RunControl runs;
    private final Scale slider;
    private final Text number;
    private final ToolItem back;
    private final ControlDecoration refusal;

    ParameterRow(Composite list, Tunable owner, Parameter parameter, RunControl runs) {
        this.owner = owner;
        this.parameter = parameter;
        this.runs = runs;
        Label name = new Label(list, SWT.NONE);
        name.setText(parameter.name());
        name.setToolTipText(help());
        GridDataFactory.fillDefaults()
                .grab(true, false)
                .align(SWT.FILL, SWT.CENTER)
                .applyTo(name);
        number = new Text(list, SWT.BORDER | SWT.RIGHT);
        GridDataFactory.fillDefaults()
                .hint(58, SWT.DEFAULT)
                .align(SWT.FILL, SWT.CENTER)
                .applyTo(number);
        number.addListener(SWT.DefaultSelection, e -> typed());
        number.addListener(SWT.FocusOut, e -> typed());
        refusal = new ControlDecoration(number, SWT.LEFT | SWT.TOP);
        refusal.setImage(FieldDecorationRegistry.getDefault()
                .getFieldDecoration(FieldDecorationRegistry.DEC_ERROR)
                .getImage());
        refusal.hide();
        new Label(list, SWT.NONE).setText(parameter.unit());
        back = button(list);
        slider = new Scale(list, SWT.HORIZONTAL);
        slider.setMaximum(NOTCHES);
        slider.setToolTipText(help());
        slider.addSelectionListener(SelectionListener.widgetSelectedAdapter(
                e -> set(ParameterScale.value(parameter, slider.getSelection(), NOTCHES))));
        // below, so that it stays usable in a narrow view
        GridDataFactory.fillDefaults().span(4, 1).grab(true, false).applyTo(slider);
    }

    private ToolItem button(Composite list) {
        ToolBar bar = new ToolBar(list, SWT.FLAT);
        ToolItem item = new ToolItem(bar, SWT.PUSH);
        Image image = Icons.image(list.getDisplay(), Icons.at(ParameterRow.class, "icons/restore.svg"), 16);
        item.setImage(image);
        item.addDisposeListener(e -> image.dispose());
        item.setToolTipText("Back to " + ParameterScale.words(parameter.initial()) + " " + parameter.unit());
        item.addSelectionListener(SelectionListener.widgetSelectedAdapter(e -> reset()));
        return item;
    }

    private String help() {
        return parameter.help() + "\n" + ParameterScale.words(parameter.minimum()) + " … "
                + ParameterScale.words(parameter.maximum()) + " " + parameter.unit();
    }

    void show() {
        owner.values(runs).ifPresent(this::show);
    }

    private void show(ParameterValues values) {
        if (slider.isDisposed() || !values.set().contains(parameter.name())) {
            return;
        }
        double value = values.get(parameter.name());
        slider.setSelection(ParameterScale.notch(parameter, value, NOTCHES));
        back.setEnabled(value != parameter.initial());
        if (!number.isFocusControl()) {
            number.setText(ParameterScale.words(value));
        }
    }

    void reset() {
        number.setText(ParameterScale.words(parameter.initial()));
        set(parameter.initial());
    }

    /** Out of range is refused with the range, not clipped in silence. */
    private void typed() {
        String typed = number.getText().trim();
        if (typed.matches(NUMBER)) {
            set(Double.parseDouble(typed));
        } else {
            refuse("'" + typed + "' is not a number; give one such as 0.5");
        }
    }

    private void set(double value) {
        try {
            boolean same = owner.values(runs)
                    .filter(v -> v.set().contains(parameter.name()))
                    .map(v -> v.get(parameter.name()) == value)
                    .orElse(true);
            refusal.hide();
            if (!same) {
                owner.set(runs, parameter.name(), value);
            }
        } catch (InvalidInput e) {
            refuse(e.getMessage());
        }
    }

    private void refuse(String why) {
        refusal.setDescriptionText(why);
        refusal.show();
        refusal.showHoverText(why);
    }
}
