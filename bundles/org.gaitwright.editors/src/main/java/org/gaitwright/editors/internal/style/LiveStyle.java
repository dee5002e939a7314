// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.style;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.core.terrain.TerrainSpec;
import org.gaitwright.editors.internal.Services;
import org.gaitwright.io.FileWord;
import org.gaitwright.workbench.run.RunControl;

/**
 * The style in its editor and the run of the studio: whoever walks with this style changes with it at once, saved or not.
 * Belongs to the user interface's thread.
 */
final class LiveStyle {
    private static final double WALK_SECONDS = 60;

    private final RunControl runs;
    private final Supplier<Path> file;
    private StyleModel before;

    LiveStyle(RunControl runs, Supplier<Path> file) {
        this.runs = runs;
        this.file = file;
    }

    /** Tells the run what has changed. */
    void follow(StyleModel now) {
        StyleModel was = before;
        before = now;
        if (was == null || !was.style().controller().equals(now.style().controller())) {
            return;
        }
        Map<String, Double> changes = now.changesFrom(was);
        if (!changes.isEmpty()) {
            runs.scene().ifPresent(scene -> tune(scene, changes));
        }
    }

    private void tune(Scene scene, Map<String, Double> changes) {
        int focus = runs.actor();
        String controller =
                focus < scene.roles().size() ? scene.roles().get(focus).controller() : "";
        boolean moved = false;
        for (int a = 0; a < scene.roles().size(); a++) {
            Scene.Casting role = scene.roles().get(a);
            if (uses(role)
                    && role.controller().equals(controller)
                    && runs.parameters().isPresent()) {
                if (a != focus) {
                    runs.focus(a);
                    moved = true;
                }
                runs.setParameters(changes);
            }
        }
        if (moved) {
            runs.focus(focus);
        }
    }

    private boolean uses(Scene.Casting role) {
        Path own = file.get();
        return own != null
                && FileWord.isPath(role.preset())
                && FileWord.path(role.preset(), own.getParent()).equals(own);
    }

    /** Lets a character walk with the style: where it does so already, anew on the same ground, else on flat ground. */
    void walk(StyleModel model, String character) {
        Path own = file.get();
        boolean there = runs.scene()
                .map(s -> s.roles().stream()
                        .anyMatch(r -> uses(r) && r.character().equals(character)))
                .orElse(false);
        if (there) {
            runs.reset();
        } else {
            runs.open(scene(model, character, own), own.getFileName().toString(), Services.files(own.getParent()));
        }
        runs.play();
    }

    static Scene scene(StyleModel model, String character, Path style) {
        Scene.Casting role = new Scene.Casting(
                FileWord.isPath(character) ? FileWord.stem(character) : character,
                character,
                model.style().controller(),
                FileWord.absolute(style.toString(), style.getParent()),
                Map.of(),
                List.of(),
                0,
                0,
                0);
        return new Scene(
                FileWord.stem(style.getFileName().toString()),
                List.of(role),
                TerrainSpec.FLAT,
                Scene.DEFAULT_ENGINE,
                0,
                WALK_SECONDS,
                List.of());
    }
}
