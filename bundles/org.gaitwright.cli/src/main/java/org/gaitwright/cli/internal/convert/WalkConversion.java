// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.cli.internal.convert;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.CharacterProvider;
import org.gaitwright.core.controller.ControllerFactory;
import org.gaitwright.core.controller.Suitability;
import org.gaitwright.core.registry.Contribution;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.registry.PluginFailure;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.io.CapturedWalk;

/** Reads captured walks for characters that {@code nearest-node} suits. */
final class WalkConversion {
    private static final String CONTROLLER = "nearest-node";

    private final Registry registry;
    private final ControllerFactory controller;

    WalkConversion(Registry registry) {
        this.registry = registry;
        controller = registry.get(ControllerFactory.class, CONTROLLER);
    }

    /** @param character an id, or null if none was given */
    CapturedWalk read(Path file, String character, int keys) throws IOException {
        if (character == null) {
            throw new InvalidInput("--character is missing: keyframes need a character; expected one of " + suitable());
        }
        CharacterProvider provider = registry.get(CharacterProvider.class, character);
        CharacterModel model = registry.guard(provider, CharacterProvider::model);
        Suitability suits = registry.guard(controller, c -> c.suits(model));
        if (!suits.suits()) {
            throw new InvalidInput("--character " + character + " does not move in a plane: " + suits.reason()
                    + "; expected one of " + suitable());
        }
        return CapturedWalk.read(file, model, character, "Captured: " + file.getFileName(), keys);
    }

    private String suitable() {
        List<String> ids = registry.all(CharacterProvider.class).stream()
                .filter(this::suits)
                .map(Contribution::id)
                .toList();
        return ids.isEmpty() ? "those that move in a plane, but none is installed" : String.join(", ", ids);
    }

    @SuppressWarnings("unused") // the registry has told of what fails
    private boolean suits(CharacterProvider provider) {
        try {
            CharacterModel model = registry.guard(provider, CharacterProvider::model);
            return registry.guard(controller, c -> c.suits(model)).suits();
        } catch (PluginFailure e) {
            return false;
        }
    }
}
