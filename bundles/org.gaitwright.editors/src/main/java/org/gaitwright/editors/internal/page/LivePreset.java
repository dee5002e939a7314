// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.page;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.Supplier;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.editors.internal.Services;
import org.gaitwright.io.FileWord;
import org.gaitwright.session.run.Act;
import org.gaitwright.workbench.run.RunControl;

/**
 * The style or gait in its editor and the run of the studio: whoever walks with it changes with it at once, saved or not.
 * Belongs to the user interface's thread.
 */
public final class LivePreset {
    private static final double WALK_SECONDS = 60;

    private final RunControl runs;
    private final Supplier<Path> file;
    private String controller = "";
    private Map<String, Double> before = Map.of();

    public LivePreset(RunControl runs, Supplier<Path> file) {
        this.runs = runs;
        this.file = file;
    }

    /** Tells the run what has changed. */
    public void follow(String ofController, ParameterValues values) {
        Map<String, Double> now = values.asMap();
        Map<String, Double> changes = new HashMap<>(now);
        changes.entrySet().removeIf(e -> e.getValue().equals(before.get(e.getKey())));
        boolean first = !ofController.equals(controller);
        controller = ofController;
        before = now;
        if (!first && !changes.isEmpty()) {
            runs.state().scene().ifPresent(scene -> tune(scene, changes));
        }
    }

    private void tune(Scene scene, Map<String, Double> changes) {
        int focus = runs.state().actor();
        String driving = focus < scene.roles().size() ? scene.roles().get(focus).controller() : "";
        boolean moved = false;
        for (int a = 0; a < scene.roles().size(); a++) {
            Scene.Casting role = scene.roles().get(a);
            if (uses(role)
                    && role.controller().equals(driving)
                    && runs.state().parameters().isPresent()) {
                if (a != focus) {
                    runs.submit(new Act.Focus(a));
                    moved = true;
                }
                String words = "Edit of " + file.get().getFileName();
                runs.submit(Act.tune(words, "", runs.state().actor(), changes));
            }
        }
        if (moved) {
            runs.submit(new Act.Focus(focus));
        }
    }

    private boolean uses(Scene.Casting role) {
        Path own = file.get();
        return own != null
                && FileWord.isPath(role.preset())
                && FileWord.path(role.preset(), own.getParent()).equals(own);
    }

    /** The first actor of the run that walks with it. */
    public OptionalInt actor() {
        List<Scene.Casting> roles = runs.state().scene().map(Scene::roles).orElse(List.of());
        for (int a = 0; a < roles.size(); a++) {
            if (uses(roles.get(a))) {
                return OptionalInt.of(a);
            }
        }
        return OptionalInt.empty();
    }

    /** Lets a character walk with it: where it does so already, again on the same ground, else on flat ground. */
    public void walk(String ofController, String character) {
        Path own = file.get();
        boolean there = runs.state()
                .scene()
                .map(s -> s.roles().stream()
                        .anyMatch(r -> uses(r) && r.character().equals(character)))
                .orElse(false);
        if (there) {
            runs.submit(Act.Go.RESET.andPlay());
        } else {
            runs.submit(new Act.Open(
                            scene(ofController, character, own),
                            own.getFileName().toString(),
                            Services.files(own.getParent()))
                    .andPlay());
        }
    }

    private static Scene scene(String controller, String character, Path preset) {
        Scene.Casting role = new Scene.Casting(
                FileWord.isPath(character) ? FileWord.stem(character) : character,
                character,
                controller,
                FileWord.absolute(preset.toString(), preset.getParent()),
                Map.of(),
                List.of(),
                0,
                0,
                0);
        return Scene.of(FileWord.stem(preset.getFileName().toString()), WALK_SECONDS, List.of(role))
                .build();
    }
}
