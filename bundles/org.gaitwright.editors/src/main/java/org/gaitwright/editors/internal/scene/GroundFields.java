// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.scene;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.widgets.Composite;
import org.gaitwright.core.parameter.Parameter;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.editors.internal.page.YamlForm;
import org.gaitwright.session.choice.Part;
import org.gaitwright.workbench.widgets.number.EditListener;
import org.gaitwright.workbench.widgets.number.NumberField;
import org.gaitwright.workbench.widgets.number.Quantity;
import org.gaitwright.workbench.widgets.number.SliderRow;

/** What the characters walk on. */
record GroundFields(YamlForm form, SceneEdits edits) {
    private static final Quantity SEED =
            new Quantity("Seed", "", 0, 1e15, 0, 1, "Another seed gives other ground of the same kind");

    void make(Composite parent, SceneModel model) {
        form.heading("Ground");
        new PartFields(form, edits, 0).make("Kind", Part.TERRAIN);
        for (Parameter p : model.choices().ground().list()) {
            SliderRow row = new SliderRow(parent, Quantity.of(p));
            GridDataFactory.fillDefaults().grab(true, false).span(2, 1).applyTo(row);
            row.onEdit(setting(p.name()));
            form.follow(text -> row.show(value(p)));
        }
        if (model.choices().ground().size() > 0) {
            Composite seed = form.row("Seed", 2);
            NumberField field = new NumberField(seed, SEED);
            GridDataFactory.fillDefaults().grab(true, false).applyTo(field);
            field.onEdit(setting("seed"));
            form.follow(text -> field.show(scene().terrain().seed()));
            YamlForm.button(seed, "icons/dice.svg", "Other ground of the same kind", () -> {
                long any = SettingsFields.any();
                edits.editor().edit(text -> SceneEdits.ground(text, scene(), "seed", any));
            });
        }
    }

    private Scene scene() {
        return edits.editor().model().get().orElseThrow().scene();
    }

    private double value(Parameter p) {
        return scene().terrain().parameters().getOrDefault(p.name(), p.initial());
    }

    private EditListener<Double> setting(String name) {
        return edits.editor().following(v -> {
            Object value = name.equals("seed") ? (Object) Math.round(v) : (Object) (Math.rint(v * 1e4) / 1e4);
            return text -> SceneEdits.ground(text, scene(), name, value);
        });
    }
}
