// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.cli.internal;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.gaitwright.core.optimization.RecipeProvider;
import org.gaitwright.core.registry.Contribution;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.registry.Nearest;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.registry.UnknownContribution;
import org.gaitwright.io.FileWord;

/** The word for a recipe: a file of that name, or else the id of a shipped one. */
final class RecipeWord {
    private RecipeWord() {}

    /**
     * The shipped recipe that is meant; empty if it is a file.
     *
     * @throws InvalidInput if it is neither, with what was probably meant
     */
    static Optional<RecipeProvider> shipped(Path word, Registry registry) {
        String id = word.toString();
        if (Files.exists(word) && !Files.isDirectory(word)) {
            return Optional.empty();
        }
        List<String> ids = registry.all(RecipeProvider.class).stream()
                .map(Contribution::id)
                .toList();
        if (FileWord.isPath(id) || Files.isDirectory(word) && !ids.contains(id)) {
            suggest(word, ids);
            return Optional.empty();
        }
        try {
            return Optional.of(registry.get(RecipeProvider.class, id));
        } catch (UnknownContribution e) {
            throw new InvalidInput(e.getMessage() + "; or give the path of a YAML file", e);
        }
    }

    /** Whoever looks for a shipped recipe by the name of its file is told its id. */
    private static void suggest(Path word, List<String> ids) {
        if (!Files.exists(word)) {
            Nearest.to(FileWord.stem(word.toString()), ids).ifPresent(near -> {
                throw new InvalidInput("recipe " + word + " does not exist; give the path of a YAML file, or '" + near
                        + "' for the shipped recipe of that name");
            });
        }
    }
}
