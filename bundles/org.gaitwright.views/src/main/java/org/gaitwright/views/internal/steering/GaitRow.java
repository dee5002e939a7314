// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.steering;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.gaitwright.core.goal.GoalKey;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.session.run.Act;
import org.gaitwright.session.run.Cast;
import org.gaitwright.views.internal.live.Readings;
import org.gaitwright.workbench.run.RunControl;

/** The gait to walk with: that of the preset, or another one that it changes to with the next step. */
final class GaitRow {
    private static final String SIGNAL = "gait";

    private final RunControl runs;
    private final Readings readings;
    private final Combo choice;
    private final Label shown;
    private List<String> names = List.of();

    GaitRow(Composite grid, RunControl runs, Readings readings) {
        this.runs = runs;
        this.readings = readings;
        new Label(grid, SWT.NONE).setText("Gait");
        choice = new Combo(grid, SWT.READ_ONLY);
        choice.setVisibleItemCount(12);
        choice.addSelectionListener(SelectionListener.widgetSelectedAdapter(e -> choose()));
        GridDataFactory.fillDefaults().grab(true, false).hint(116, SWT.DEFAULT).applyTo(choice);
        shown = new Label(grid, SWT.NONE);
        GridDataFactory.fillDefaults()
                .grab(true, false)
                .align(SWT.FILL, SWT.CENTER)
                .hint(110, SWT.DEFAULT)
                .applyTo(shown);
    }

    private void choose() {
        int now = choice.getSelectionIndex();
        Double asked = runs.state().goals().get(GoalKey.GAIT);
        if (now >= 0 && now != (asked == null ? 0 : asked.intValue())) {
            Map<GoalKey, Double> wanted = Map.of(GoalKey.GAIT, (double) now);
            runs.submit(Act.steer("Gait " + names.get(now), "", runs.state().actor(), wanted, Set.of()));
        }
    }

    void show(Scene.Casting role, Double wanted) {
        List<String> now = names(role);
        if (!now.equals(names)) {
            names = now;
            choice.setItems(now.toArray(String[]::new));
            choice.setEnabled(now.size() > 1);
            choice.setToolTipText(
                    now.size() > 1
                            ? "It switches with the next step. For more gaits for this character: File ▸ New ▸ Gait,"
                                    + " then Reset"
                            : "There is no other gait for this character: create one with File ▸ New ▸ Gait, then"
                                    + " Reset");
        }
        int asked = wanted == null ? 0 : wanted.intValue();
        if (choice.getSelectionIndex() != asked && asked < names.size()) {
            choice.select(asked);
        }
        double is = readings.now(runs.state().signalPrefix(runs.state().actor()) + SIGNAL);
        String words = names.size() < 2 ? "the only one" : !(is != asked) ? "active" : "with the next step";
        String told = Double.isNaN(is) ? "" : words;
        if (!shown.getText().equals(told)) {
            shown.setText(told);
        }
    }

    private static List<String> names(Scene.Casting role) {
        List<String> all = new ArrayList<>();
        all.add(role.preset().isEmpty() ? "own parameters" : Cast.shortly(role.preset()));
        role.gaits().forEach(g -> all.add(Cast.shortly(g)));
        return all;
    }
}
