// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.steering;

import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.gaitwright.core.goal.GoalKey;
import org.gaitwright.core.goal.Reach;
import org.gaitwright.session.run.Act;
import org.gaitwright.views.internal.live.Gesture;
import org.gaitwright.views.internal.live.Readings;
import org.gaitwright.views.internal.live.Throttle;
import org.gaitwright.workbench.run.RunControl;
import org.gaitwright.workbench.widgets.number.NumberField;
import org.gaitwright.workbench.widgets.number.Numbers;
import org.gaitwright.workbench.widgets.number.Quantity;

/** One goal: whether it is asked for, what is asked, and what is measured. */
final class GoalRow {
    private static final int FIELD = 116;

    private final GoalKey key;
    private final RunControl runs;
    private final Readings readings;
    private final Button asked;
    private final NumberField field;
    private final Gesture<Double> gesture;
    private final Label shown;
    private Quantity quantity;
    /** Null: any. */
    private Reach reach;

    GoalRow(Composite grid, GoalKey key, RunControl runs, Readings readings, Throttle throttle) {
        this.key = key;
        this.runs = runs;
        this.readings = readings;
        quantity = GoalWords.quantity(key);
        asked = new Button(grid, SWT.CHECK);
        asked.setText(quantity.name());
        asked.setToolTipText(quantity.help() + ". Unticked: default of the controller.");
        asked.addSelectionListener(SelectionListener.widgetSelectedAdapter(e -> toggle()));
        field = new NumberField(grid, quantity);
        GridDataFactory.swtDefaults().hint(FIELD, SWT.DEFAULT).applyTo(field);
        gesture = new Gesture<>(throttle, (name, last, value) -> ask(name, value));
        field.onEdit(gesture);
        shown = new Label(grid, SWT.NONE);
        GridDataFactory.fillDefaults()
                .grab(true, false)
                .align(SWT.FILL, SWT.CENTER)
                .hint(80, SWT.DEFAULT)
                .applyTo(shown);
    }

    private void toggle() {
        if (asked.getSelection()) {
            double measured = measured();
            double start = Double.isNaN(measured) ? quantity.initial() : Math.rint(measured * 100) / 100;
            double wanted = Math.max(quantity.minimum(), Math.min(quantity.maximum(), start));
            ask("", wanted);
        } else {
            runs.submit(Act.steer(quantity.name() + " Not Set", "", runs.state().actor(), Map.of(), Set.of(key)));
        }
    }

    /** What is so, in the unit of the screen; NaN if nobody knows. */
    private double measured() {
        String signal = GoalWords.signal(key);
        return signal.isEmpty()
                ? Double.NaN
                : onScreen(readings.now(runs.state().signalPrefix(runs.state().actor()) + signal));
    }

    private double onScreen(double si) {
        return key.fromSi(reach == null ? si : reach.unwound(si));
    }

    private void within(Reach now) {
        if (!Objects.equals(now, reach)) {
            reach = now;
            quantity = now == null ? GoalWords.quantity(key) : GoalWords.quantity(key, now);
            field.quantity(quantity);
        }
    }

    private void ask(String gesture, double value) {
        Map<GoalKey, Double> wanted = Map.of(key, key.toSi(value));
        String words = quantity.name() + " " + quantity.inUnit(value);
        runs.submit(Act.steer(words, gesture, runs.state().actor(), wanted, Set.of()));
    }

    void show(Double wanted) {
        if (gesture.active()) {
            return;
        }
        within(runs.state().reach(key).orElse(null));
        boolean asks = wanted != null;
        if (asked.getSelection() != asks) {
            asked.setSelection(asks);
        }
        if (field.isEnabled() != asks) {
            field.setEnabled(asks);
        }
        double measured = measured();
        boolean known = !Double.isNaN(measured);
        if (wanted != null) {
            field.show(GoalWords.rounded(onScreen(wanted)));
        } else if (known && quantity.accepts(measured)) {
            field.show(Math.rint(measured * 100) / 100);
        }
        String words = !asks ? "not set" : known ? "now " + Numbers.fixed(measured, 2) + " " + quantity.unit() : "";
        if (!shown.getText().equals(words)) {
            shown.setText(words);
        }
    }
}
