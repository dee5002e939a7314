// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.scene;

import java.util.Random;
import org.eclipse.swt.widgets.Composite;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.editors.internal.page.YamlForm;
import org.gaitwright.workbench.widgets.number.Quantity;

/** What concerns all of a scene. */
record SettingsFields(YamlForm form, SceneEdits edits) {
    private static final int LARGEST_SEED = 1_000_000;
    private static final Quantity DURATION =
            new Quantity("Duration", "s", 0.1, 1e6, 5, 0.5, "Duration on the command line; the studio continues");
    private static final Quantity SEED = new Quantity(
            "Seed", "", 0, 1e15, 0, 1, "Seed of all random numbers: the same seed gives the same run, to the bit");

    void make(SceneModel model) {
        form.heading("Scene");
        form.words("Name", "name", model.scene().name(), v -> edits.set("name", v));
        form.number("duration", DURATION);
        Composite seed = form.row("Seed", 2);
        form.number(seed, "seed", SEED);
        YamlForm.button(seed, "icons/dice.svg", "Another seed", () -> edits.set("seed", any()));
        form.choice("Engine", "engine", Scene.DEFAULT_ENGINE, model.choices().engines(), v -> edits.set("engine", v));
    }

    static long any() {
        return new Random().nextInt(LARGEST_SEED);
    }
}
