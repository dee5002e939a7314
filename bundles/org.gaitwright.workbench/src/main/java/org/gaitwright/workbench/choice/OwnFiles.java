// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.choice;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.io.FileKind;
import org.gaitwright.io.FileWord;
import org.gaitwright.session.choice.OwnFile;
import org.gaitwright.session.choice.Part;
import org.gaitwright.workbench.examples.Examples;
import org.gaitwright.workbench.run.KnownFiles;
import org.gaitwright.workbench.run.StyleFiles;

/** The files of the workspace that can be chosen, without copies of what ships that nobody has changed. May be asked from any thread. */
final class OwnFiles {
    private OwnFiles() {}

    static List<OwnFile> of(Part part, Registry registry) {
        return switch (part) {
            case CONTROLLER -> List.of();
            case CHARACTER -> known(part, FileKind::isCharacter);
            case TERRAIN -> known(part, k -> k == FileKind.TERRAIN);
            case STYLE -> styles(registry);
        };
    }

    private static List<OwnFile> known(Part part, Predicate<FileKind> kind) {
        List<OwnFile> files = new ArrayList<>();
        for (KnownFiles.Known k : KnownFiles.of(kind)) {
            if (Examples.isCopy(k.path())) {
                continue;
            }
            String word = FileWord.absolute(k.path().toString(), k.path().getParent());
            String name = FileWord.stem(word) + " (" + k.project() + ")";
            files.add(new OwnFile(part, word, name, "", k.project().equals(Examples.PROJECT)));
        }
        return files;
    }

    private static List<OwnFile> styles(Registry registry) {
        List<OwnFile> files = new ArrayList<>();
        StyleFiles.all(registry)
                .forEach(s -> files.add(new OwnFile(
                        Part.STYLE,
                        s.word(),
                        s.name(),
                        s.controller(),
                        s.project().equals(Examples.PROJECT))));
        return files;
    }
}
