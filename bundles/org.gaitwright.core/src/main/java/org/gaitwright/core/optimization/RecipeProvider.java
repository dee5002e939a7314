// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.optimization;

import java.io.IOException;
import java.io.InputStream;
import org.gaitwright.core.registry.Contribution;

/**
 * An optimisation recipe, written as a file. Its id is the file's name without the ending. Bundles with a
 * {@code Gaitwright-Resources} folder get one per file in {@code recipes} for free.
 */
public interface RecipeProvider extends Contribution {
    /** The recipe as text (YAML). */
    String text();

    /** Its path among the files that it may name, with slashes, such as {@code recipes/walk.yaml}. */
    default String path() {
        return id() + ".yaml";
    }

    /**
     * Opens one of these files, such as a scene that the recipe names.
     *
     * @param path as {@link #path} has it, without dots
     * @return null if there is none
     */
    @SuppressWarnings("unused") // a recipe that needs no other file has none to open
    default InputStream open(String path) throws IOException {
        return null;
    }
}
