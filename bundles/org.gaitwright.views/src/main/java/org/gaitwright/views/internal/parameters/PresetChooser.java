// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.parameters;

import java.util.List;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.session.choice.Part;
import org.gaitwright.session.run.Act;
import org.gaitwright.session.run.Cast;
import org.gaitwright.workbench.choice.RunChoice;
import org.gaitwright.workbench.run.RunControl;

/** Whose parameters are shown, and which style they start from. */
final class PresetChooser {
    private static final String NONE = "no style";

    private final RunControl runs;
    private final Composite row;
    private final Combo actor;
    private final Button style;
    private List<String> actors = List.of();
    private String preset;

    PresetChooser(Composite parent, RunControl runs) {
        this.runs = runs;
        row = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(2).spacing(6, 0).applyTo(row);
        actor = combo("The character to steer and tune");
        actor.addSelectionListener(
                SelectionListener.widgetSelectedAdapter(e -> runs.submit(new Act.Focus(actor.getSelectionIndex()))));
        style = new Button(row, SWT.PUSH);
        style.setToolTipText("The style or preset that the parameters start from; your changes apply on top");
        style.addSelectionListener(SelectionListener.widgetSelectedAdapter(
                e -> RunChoice.of(Part.STYLE, runs).open(style)));
        GridDataFactory.fillDefaults().grab(true, false).hint(60, SWT.DEFAULT).applyTo(style);
    }

    private Combo combo(String help) {
        Combo combo = new Combo(row, SWT.READ_ONLY);
        combo.setToolTipText(help);
        combo.setVisibleItemCount(16);
        GridDataFactory.fillDefaults().grab(true, false).hint(92, SWT.DEFAULT).applyTo(combo);
        return combo;
    }

    Composite control() {
        return row;
    }

    void show() {
        Scene scene = runs.state().scene().orElse(null);
        if (scene == null) {
            return;
        }
        showActors(scene.roles().stream().map(Scene.Casting::name).toList());
        Scene.Casting role =
                scene.roles().get(Math.min(runs.state().actor(), scene.roles().size() - 1));
        if (!role.preset().equals(preset)) {
            preset = role.preset();
            style.setText((preset.isEmpty() ? NONE : Cast.shortly(preset)) + " \u25be");
        }
    }

    private void showActors(List<String> now) {
        if (!now.equals(actors)) {
            actors = now;
            actor.setItems(now.toArray(String[]::new));
            boolean several = now.size() > 1;
            actor.setVisible(several);
            ((GridData) actor.getLayoutData()).exclude = !several;
            row.requestLayout();
        }
        if (now.size() > 1 && actor.getSelectionIndex() != runs.state().actor()) {
            actor.select(runs.state().actor());
        }
    }
}
