// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.tests;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.CharacterProvider;
import org.gaitwright.core.exchange.Importer;
import org.gaitwright.core.registry.Registry;

/** Characters that are shipped, and models that stand beside stored references. */
final class Models {
    private Models() {}

    static CharacterModel shipped(String id) {
        return Services.get(Registry.class).get(CharacterProvider.class, id).model();
    }

    /** A model of the tests' own resources; {@code folder} is for a copy, since importers read files. */
    static CharacterModel stored(String name, Path folder) throws IOException {
        Path file = folder.resolve(name + ".xml");
        try (InputStream in = resource(name + ".xml")) {
            Files.copy(in, file);
        }
        Importer mjcf = Services.get(Registry.class).get(Importer.class, "mjcf");
        return mjcf.read(file, Map.of()).character();
    }

    static InputStream resource(String file) {
        InputStream in = Models.class.getResourceAsStream("/mujoco/" + file);
        if (in == null) {
            throw new AssertionError("mujoco/" + file + " is not among the tests' resources");
        }
        return in;
    }
}
