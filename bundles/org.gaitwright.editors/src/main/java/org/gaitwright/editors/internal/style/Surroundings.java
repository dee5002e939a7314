// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.style;

import java.nio.file.Path;
import java.util.List;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.editors.internal.problems.KnownFiles;
import org.gaitwright.io.FileKind;

/**
 * What a style can be tried with, found off the user interface's thread.
 *
 * @param styles other ones for the same controller
 * @param characters ids of installed ones that the controller can drive
 * @param files characters of the workspace
 */
record Surroundings(List<OtherStyles.Other> styles, List<String> characters, List<KnownFiles.Known> files) {
    static final Surroundings NONE = new Surroundings(List.of(), List.of(), List.of());

    static Surroundings of(String controller, Path file, Registry registry) {
        return new Surroundings(
                OtherStyles.of(controller, file, registry),
                StyleModel.charactersFor(controller, registry),
                KnownFiles.of(FileKind::isCharacter));
    }
}
