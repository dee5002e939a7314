// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.scene;

import org.eclipse.swt.widgets.Composite;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.editors.internal.page.YamlForm;
import org.gaitwright.session.choice.Part;
import org.gaitwright.workbench.widgets.number.Quantity;

/** Who takes part, who drives it, where it starts and what is asked of it. */
record ActorFields(YamlForm form, SceneEdits edits, int actor) {
    private static final Quantity X = new Quantity("x", "m", -1e5, 1e5, 0, 0.1, "Start position, ahead of the origin");
    private static final Quantity Y = new Quantity("y", "m", -1e5, 1e5, 0, 0.1, "Start position, left of the origin");
    private static final Quantity HEADING =
            new Quantity("Heading", "°", -360, 360, 0, 5, "Heading at the start: 0 is along x, left is positive");

    void make(SceneModel model) {
        String at = "characters[" + actor + "].";
        form.heading("Character");
        form.words(
                "Name",
                at + "name",
                model.scene().roles().get(actor).name(),
                v -> edits.rename(actor, v, scene(model)));
        PartFields parts = new PartFields(form, edits, actor);
        parts.make("Character", Part.CHARACTER);
        parts.make("Controller", Part.CONTROLLER);
        parts.make("Style", Part.STYLE);
        Composite start = form.row("Start", 2);
        form.number(start, at + "start.x", X);
        form.number(start, at + "start.y", Y);
        form.number(at + "start.heading", HEADING);
        int tuned = model.scene().roles().get(actor).parameters().size();
        if (tuned > 0) {
            form.note(tuned + (tuned == 1 ? " parameter differs" : " parameters differ")
                    + " from the style: see Source.");
        }
        new GoalRows(form, edits, actor).make(model);
    }

    private Scene scene(SceneModel made) {
        return edits.editor().model().get().orElse(made).scene();
    }
}
