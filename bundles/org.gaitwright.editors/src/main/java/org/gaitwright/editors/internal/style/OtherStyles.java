// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.style;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.gaitwright.core.controller.StyleProvider;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.editors.internal.OpenTexts;
import org.gaitwright.io.FileKind;
import org.gaitwright.io.FileWord;
import org.gaitwright.io.edit.Style;
import org.gaitwright.workbench.run.KnownFiles;

/** The styles that one can be compared, blended or begun with. Reading them is work for any thread but the user's. */
final class OtherStyles {
    /**
     * @param word its id, or the path of its file
     * @param name for people
     */
    record Other(String word, String name, Supplier<String> text) {
        /** @throws InvalidInput if it can't be read */
        Style read() {
            return Style.read(text.get(), name);
        }
    }

    private OtherStyles() {}

    /** Installed ones, then those of the workspace but for one file. */
    static List<Other> of(String controller, Path but, Registry registry) {
        List<Other> all = new ArrayList<>();
        for (StyleProvider s : registry.all(StyleProvider.class)) {
            all.add(new Other(s.id(), s.id(), () -> registry.guard(s, StyleProvider::text)));
        }
        for (KnownFiles.Known k : KnownFiles.of(k -> k == FileKind.STYLE)) {
            if (!k.path().equals(but)) {
                String word = FileWord.absolute(k.path().toString(), k.path().getParent());
                all.add(new Other(word, FileWord.stem(word), () -> text(k.path())));
            }
        }
        return all.stream().filter(o -> fits(o, controller)).toList();
    }

    private static boolean fits(Other other, String controller) {
        try {
            return other.read().controller().equals(controller);
        } catch (InvalidInput e) {
            // the Problems view says what is wrong with it
            return false;
        }
    }

    private static String text(Path file) {
        return OpenTexts.of(file).orElseGet(() -> {
            try {
                return Files.readString(file);
            } catch (IOException e) {
                throw new InvalidInput(
                        file.getFileName() + " can't be read: " + e.getMessage() + "; check the disk", e);
            }
        });
    }
}
