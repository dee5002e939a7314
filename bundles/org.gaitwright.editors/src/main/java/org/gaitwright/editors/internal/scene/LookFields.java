// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.scene;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.gaitwright.core.scene.SceneLook;
import org.gaitwright.editors.internal.page.YamlForm;
import org.gaitwright.io.SceneFile;
import org.gaitwright.viewport.CameraPose;

/** How the scene is looked at: signals that are plotted, and cameras. */
record LookFields(YamlForm form, SceneEdits edits, Eye eye) {
    /** The camera of the preview. */
    interface Eye {
        /** Null if there is no 3D picture. */
        CameraPose pose();

        void flyTo(CameraPose pose);
    }

    void make(SceneModel model) {
        SceneLook look = model.scene().look();
        form.heading("View");
        form.note("Plots and cameras of the studio for this scene. They do not affect the run.");
        signals(look);
        form.heading("Cameras");
        if (look.cameras().isEmpty()) {
            form.note("None yet. Turn the picture and save the camera; its number is its key in the 3D scene.");
        }
        look.cameras().forEach(this::row);
        int free = free(look);
        if (free <= SceneLook.MAX_CAMERAS) {
            Button keep =
                    YamlForm.button(form.wide(1), "icons/camera.svg", "Save the current camera", () -> keep(free));
            keep.setText("Save this view as camera " + free);
        }
    }

    /** The page is made again when the text has another look, so that the field need not follow it. */
    private void signals(SceneLook look) {
        String now = String.join(", ", look.signals());
        Text field = new Text(form.row("Signals", 1), SWT.BORDER | SWT.SINGLE);
        field.setText(now);
        field.setMessage("com.z, left-knee.angle");
        field.setToolTipText("Names of signals as in the view Signals, separated by commas");
        GridDataFactory.fillDefaults().grab(true, false).hint(60, SWT.DEFAULT).applyTo(field);
        Runnable take = () -> {
            if (!split(field.getText()).equals(look.signals())) {
                edits.signals(split(field.getText()));
            }
        };
        field.addListener(SWT.DefaultSelection, e -> take.run());
        field.addListener(SWT.FocusOut, e -> take.run());
        field.addListener(SWT.KeyDown, e -> {
            if (e.keyCode == SWT.ESC) {
                field.setText(now);
            }
        });
    }

    private static List<String> split(String words) {
        return Arrays.stream(words.split(","))
                .map(String::strip)
                .filter(w -> !w.isEmpty())
                .toList();
    }

    private void row(int number, SceneLook.Camera camera) {
        Composite cell = form.row("Camera " + number, 3);
        Label words = new Label(cell, SWT.NONE);
        words.setText(String.format(
                Locale.ROOT, "%s, from %.1f m", camera.mode().name().toLowerCase(Locale.ROOT), camera.distance()));
        GridDataFactory.fillDefaults()
                .grab(true, false)
                .align(SWT.FILL, SWT.CENTER)
                .applyTo(words);
        YamlForm.button(cell, "icons/preview.svg", "Look from there", () -> eye.flyTo(CameraPose.of(camera)));
        YamlForm.button(cell, "icons/remove.svg", "Remove this camera", () -> edits.removeCamera(number));
    }

    private static int free(SceneLook look) {
        int n = 1;
        while (look.cameras().containsKey(n)) {
            n++;
        }
        return n;
    }

    private void keep(int number) {
        CameraPose pose = eye.pose();
        if (pose != null) {
            edits.addCamera(SceneFile.entry(number, pose.inScene()));
        }
    }
}
