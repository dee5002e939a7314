// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.character;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.editors.internal.Services;
import org.gaitwright.io.FileWord;
import org.gaitwright.session.run.Act;
import org.gaitwright.workbench.run.RunControl;

/** The character in its editor and the run of the studio: what is walked begins again when its body changes. */
final class LiveCharacter {
    private static final String CONTROLLER = "generalized-walking";
    private static final double WALK_SECONDS = 120;

    private final RunControl runs;
    private String walked;

    LiveCharacter(RunControl runs) {
        this.runs = runs;
    }

    /** Lets it walk: where it does so already, again in the same scene, else alone on flat ground. */
    void walk(String text, Path file) {
        walked = text;
        Scene scene = runs.state().scene().filter(s -> has(s, file)).orElseGet(() -> scene(file, style()));
        runs.submit(new Act.Open(scene, file.getFileName().toString(), Services.files(file.getParent())).andPlay());
    }

    /** The one in use, if it moves any body that its controller does. */
    private String style() {
        return runs.state()
                .plan()
                .role()
                .filter(r -> r.controller().equals(CONTROLLER) && !FileWord.isPath(r.preset()))
                .map(Scene.Casting::preset)
                .orElse("");
    }

    /** Whether the studio runs it now. */
    boolean walks(Path file) {
        return walked != null
                && file != null
                && runs.state().scene().filter(s -> has(s, file)).isPresent();
    }

    /** Whether its text is another one than was last walked. */
    boolean outdated(String text) {
        return !text.equals(walked);
    }

    private static boolean has(Scene scene, Path file) {
        return scene.roles().stream()
                .anyMatch(r -> FileWord.isPath(r.character())
                        && FileWord.path(r.character(), file.getParent()).equals(file));
    }

    static Scene scene(Path file, String style) {
        String name = FileWord.stem(file.getFileName().toString());
        Scene.Casting role = new Scene.Casting(
                name,
                FileWord.absolute(file.toString(), file.getParent()),
                CONTROLLER,
                style,
                Map.of(),
                List.of(),
                0,
                0,
                0);
        return Scene.of(name, WALK_SECONDS, List.of(role)).build();
    }
}
