// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.scene;

import java.util.Locale;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.editors.internal.page.YamlForm;

/** What is in the scene but has no fields here, named so that nobody has to search for it. */
record RestFields(YamlForm form, SceneEdits edits) {
    void make(SceneModel model) {
        form.heading("Other things");
        for (Scene.Crate c : model.scene().crates()) {
            form.note(String.format(
                    Locale.ROOT,
                    "%s: %.1f kg at (%.2f, %.2f), %.2f m above the ground",
                    c.name(),
                    c.mass(),
                    c.x(),
                    c.y(),
                    c.above()));
        }
        for (Scene.Spring s : model.scene().springs()) {
            form.note(String.format(Locale.ROOT, "Spring of %.0f N/m, damping %.0f N s/m", s.stiffness(), s.damping()));
        }
        form.note("Edit them in Source.");
    }
}
