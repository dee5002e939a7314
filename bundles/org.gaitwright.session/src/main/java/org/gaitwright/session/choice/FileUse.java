// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.session.choice;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.io.FileKind;
import org.gaitwright.io.FileRegistry;
import org.gaitwright.io.FileWord;
import org.gaitwright.io.PresetFile;
import org.gaitwright.io.SceneFile;
import org.gaitwright.session.run.Act;
import org.gaitwright.session.run.RunState;

/** What it means to take a file to a run: a scene is opened, anything else is chosen for the actor in focus. */
public final class FileUse {
    private FileUse() {}

    /**
     * Finds out what to do. A character or style that does not fit comes with what it needs.
     *
     * @throws InvalidInput if a run can't use the file
     */
    public static Act of(Path file, RunState now, Registry installed) {
        String word = FileWord.absolute(file.toString(), file.getParent());
        String text = text(file);
        return switch (FileKind.of(word, text)) {
            case SCENE -> new Act.Open(
                    SceneFile.read(file), file.getFileName().toString(), FileRegistry.of(installed, file.getParent()));
            case MJCF, URDF, CHARACTER_RECIPE -> chosen(Part.CHARACTER, word, "", now, installed);
            case TERRAIN -> chosen(Part.TERRAIN, word, "", now, installed);
            case STYLE -> chosen(Part.STYLE, word, PresetFile.style(text, word).controller(), now, installed);
            case PRESET -> chosen(Part.STYLE, word, now.status().cast().controller(), now, installed);
            case OPTIMIZATION -> throw new InvalidInput(
                    file.getFileName() + " is a recipe for a search; choose Optimise in its context menu");
            case UNKNOWN -> throw new InvalidInput(file.getFileName()
                    + " is nothing that a run can use; expected a scene, a character, a style, a gait or a terrain");
        };
    }

    private static String text(Path file) {
        if (!FileWord.ENDINGS.contains(FileWord.ending(file.toString()))) {
            return "";
        }
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new InvalidInput(file.getFileName() + " can't be read: " + e.getMessage() + "; check the disk", e);
        }
    }

    private static Act chosen(Part part, String word, String controller, RunState now, Registry installed) {
        OwnFile own = new OwnFile(part, word, FileWord.stem(word), controller, false);
        Registry things =
                now.plan().things().readsFiles() ? now.plan().things() : FileRegistry.of(installed, Path.of(""));
        Offer offer = new Offers(things, List.of(own))
                .of(part, now.status().cast()).stream()
                        .filter(o -> o.word().equals(word))
                        .findFirst()
                        .orElseThrow();
        if (offer.fits()) {
            return offer.pick().act(now);
        }
        return offer.repairs().stream()
                .findFirst()
                .map(r -> r.pick().act(now))
                .orElseThrow(() -> new InvalidInput(own.name() + " can't be used: " + offer.why()));
    }
}
