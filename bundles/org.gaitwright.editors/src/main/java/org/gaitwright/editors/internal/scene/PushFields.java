// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.scene;

import java.util.List;
import org.eclipse.swt.widgets.Composite;
import org.gaitwright.core.scene.Push;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.editors.internal.page.YamlForm;
import org.gaitwright.workbench.widgets.number.Quantity;

/** When, where and how hard a body is pushed. */
record PushFields(YamlForm form, SceneEdits edits, int push) {
    private static final Quantity AT = new Quantity("At", "s", 0, 1e6, 0, 0.1, "When it begins");
    private static final Quantity DURATION = new Quantity("Duration", "s", 0.01, 60, 0.1, 0.05, "Duration");
    private static final Quantity TIMES = new Quantity("Times", "", 1, 1000, 1, 1, "Number of repetitions");
    private static final Quantity EVERY = new Quantity(
            "Every", "", 0.1, 1000, 1, 0.5, "Seconds between repetitions, or steps if it waits for a phase");
    private static final Quantity PHASE =
            new Quantity("Phase", "", 0, 1, 0, 0.05, "After its time, it waits for this phase of a step");
    private static final String BY_CLOCK = "at its time";
    private static final String BY_PHASE = "at a phase of a step";
    private static final String[] AXES = {"x", "y", "z"};

    /** Which fields there are. */
    static List<Boolean> kind(SceneModel model, int push) {
        return List.of(has(model, push, "drag"), has(model, push, "phase"));
    }

    private static boolean has(SceneModel model, int push, String key) {
        return model.text().find("pushes[" + push + "]." + key).isPresent();
    }

    void make(SceneModel model) {
        String at = "pushes[" + push + "].";
        form.heading("Push");
        if (has(model, push, "drag")) {
            form.note("A recorded mouse drag. Its forces are in Source.");
            return;
        }
        form.number(at + "at", AT);
        form.number(at + "duration", DURATION);
        List<String> actors =
                model.scene().roles().stream().map(Scene.Casting::name).toList();
        if (actors.size() > 1) {
            form.choice("Character", at + "actor", actors.get(0), actors, v -> edits.set(at + "actor", v));
        }
        form.choice("Body", at + "body", "", bodies(model), v -> edits.set(at + "body", v));
        Composite force = form.row("Force", 3);
        for (int i = 0; i < 3; i++) {
            form.number(
                    force,
                    at + "force[" + i + "]",
                    new Quantity(AXES[i], "N", -1e5, 1e5, 0, 10, "Force along " + AXES[i]));
        }
        form.choice("Axes", at + "axes", "world", List.of("world", "facing"), v -> edits.set(at + "axes", v));
        form.note("Facing: x is where the character faces when the push begins, y to its left.");
        boolean waits = has(model, push, "phase");
        form.choice(
                "Begins",
                at + "?",
                waits ? BY_PHASE : BY_CLOCK,
                List.of(BY_CLOCK, BY_PHASE),
                v -> edits.set(at + "phase", v.equals(BY_PHASE) ? (Object) 0.5 : ""));
        if (waits) {
            form.number(at + "phase", PHASE);
        }
        form.whole(at + "times", TIMES);
        form.number(at + "every", EVERY);
    }

    private List<String> bodies(SceneModel model) {
        Push p = model.scene().pushes().get(push);
        for (int a = 0; a < model.scene().roles().size(); a++) {
            boolean meant = p.actor().isEmpty()
                    || p.actor().equals(model.scene().roles().get(a).name());
            if (meant && a < model.choices().bodies().size()) {
                return model.choices().bodies().get(a);
            }
        }
        return List.of();
    }
}
