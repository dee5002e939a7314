// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.steering;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.gaitwright.core.goal.GoalKey;
import org.gaitwright.views.internal.live.Readings;
import org.gaitwright.views.internal.live.Throttle;
import org.gaitwright.workbench.run.RunControl;
import org.gaitwright.workbench.widgets.EditListener;
import org.gaitwright.workbench.widgets.NumberField;
import org.gaitwright.workbench.widgets.Numbers;
import org.gaitwright.workbench.widgets.Quantity;

/** One goal: whether it is asked for, what is asked, and what is so. */
final class GoalRow {
    private static final int FIELD = 116;

    private final GoalKey key;
    private final RunControl runs;
    private final Readings readings;
    private final Quantity quantity;
    private final Button asked;
    private final NumberField field;
    private final Label now;
    private boolean editing;

    GoalRow(Composite grid, GoalKey key, RunControl runs, Readings readings, Throttle throttle) {
        this.key = key;
        this.runs = runs;
        this.readings = readings;
        quantity = GoalWords.quantity(key);
        asked = new Button(grid, SWT.CHECK);
        asked.setText(quantity.name());
        asked.setToolTipText(quantity.help() + ". Unticked, the controller does as it likes.");
        asked.addSelectionListener(SelectionListener.widgetSelectedAdapter(e -> toggle()));
        field = new NumberField(grid, quantity);
        GridDataFactory.swtDefaults().hint(FIELD, SWT.DEFAULT).applyTo(field);
        field.onEdit(new EditListener<>() {
            @Override
            public void begin(Double before) {
                editing = true;
            }

            @Override
            public void change(Double value) {
                throttle.offer(() -> ask(value));
            }

            @Override
            public void commit(Double before, Double after) {
                throttle.flush();
                editing = false;
            }

            @Override
            public void cancel(Double before) {
                throttle.flush();
                editing = false;
            }
        });
        now = new Label(grid, SWT.NONE);
        GridDataFactory.fillDefaults()
                .grab(true, false)
                .align(SWT.FILL, SWT.CENTER)
                .hint(80, SWT.DEFAULT)
                .applyTo(now);
    }

    private void toggle() {
        if (asked.getSelection()) {
            double measured = readings.now(GoalWords.signal(key));
            double start = Double.isNaN(measured) ? quantity.initial() : Math.rint(measured * 100) / 100;
            ask(Math.max(quantity.minimum(), Math.min(quantity.maximum(), start)));
        } else {
            runs.forget(key);
        }
    }

    private void ask(double value) {
        runs.steer(key, key.toSi(value));
    }

    void show(Double wanted) {
        if (editing) {
            return;
        }
        boolean asks = wanted != null;
        if (asked.getSelection() != asks) {
            asked.setSelection(asks);
        }
        if (field.isEnabled() != asks) {
            field.setEnabled(asks);
        }
        String signal = GoalWords.signal(key);
        double measured = signal.isEmpty() ? Double.NaN : readings.now(signal);
        boolean known = !Double.isNaN(measured);
        if (wanted != null) {
            field.show(Math.rint(key.fromSi(wanted) * 1e4) / 1e4);
        } else if (known && quantity.accepts(measured)) {
            field.show(Math.rint(measured * 100) / 100);
        }
        String words = !asks ? "not asked" : known ? "now " + Numbers.fixed(measured, 2) + " " + quantity.unit() : "";
        if (!now.getText().equals(words)) {
            now.setText(words);
        }
    }
}
