// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.scene;

import java.nio.file.Path;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Button;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.editors.internal.Services;
import org.gaitwright.editors.internal.page.YamlForm;
import org.gaitwright.io.FileWord;
import org.gaitwright.session.choice.Part;
import org.gaitwright.session.run.Cast;
import org.gaitwright.workbench.choice.Chooser;

/**
 * Fields that say who takes part, and open the chooser.
 *
 * @param actor whose they are
 */
record PartFields(YamlForm form, SceneEdits edits, int actor) {
    void make(String name, Part part) {
        Button button = new Button(form.row(name, 1), SWT.PUSH | SWT.LEFT);
        GridDataFactory.fillDefaults().grab(true, false).hint(60, SWT.DEFAULT).applyTo(button);
        button.addSelectionListener(SelectionListener.widgetSelectedAdapter(e -> open(part, button)));
        form.follow(text -> {
            String word =
                    edits.editor().model().get().map(m -> word(part, m.scene())).orElse("");
            String words = (word.isEmpty() ? "default of the controller" : Cast.shortly(word)) + " \u25be";
            if (!words.equals(button.getText())) {
                button.setText(words);
            }
        });
    }

    private void open(Part part, Button button) {
        Scene scene = edits.editor().model().get().map(SceneModel::scene).orElse(null);
        if (scene == null || actor >= scene.roles().size()) {
            return;
        }
        Path folder = edits.editor().file().getParent();
        Cast now = new Cast(
                word(Part.CONTROLLER, scene),
                FileWord.absolute(word(Part.CHARACTER, scene), folder),
                FileWord.absolute(word(Part.TERRAIN, scene), folder));
        String chosen = FileWord.absolute(word(part, scene), folder);
        new Chooser(part, now, chosen, pick -> edits.recast(actor, now, pick, folder))
                .in(Services.files(folder))
                .open(button);
    }

    private String word(Part part, Scene scene) {
        Scene.Casting role = scene.roles().get(Math.min(actor, scene.roles().size() - 1));
        return switch (part) {
            case CHARACTER -> role.character();
            case CONTROLLER -> role.controller();
            case STYLE -> role.preset();
            case TERRAIN -> scene.terrain().kind();
        };
    }
}
