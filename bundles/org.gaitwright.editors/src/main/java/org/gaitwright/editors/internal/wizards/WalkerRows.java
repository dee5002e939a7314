// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.wizards;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.eclipse.swt.widgets.Composite;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.CharacterProvider;
import org.gaitwright.core.controller.ControllerFactory;
import org.gaitwright.core.controller.PresetProvider;
import org.gaitwright.core.controller.Suitability;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.scene.Scene;

/** Who walks and what drives it. */
final class WalkerRows {
    private static final String AS_IT_IS = "Default of the controller";

    private final Registry registry;
    private final Choice character;
    private final Choice controller;

    /**
     * @param files characters to offer beside those that are installed
     * @param changed called after the user chose another character or controller
     */
    WalkerRows(Composite grid, Registry registry, List<Pick> files, Runnable changed) {
        this.registry = registry;
        List<Pick> characters = Pick.installed(registry, CharacterProvider.class);
        characters.addAll(files);
        character = new Choice(grid, "&Character:", changed).offer(characters, "humanoid");
        controller = new Choice(grid, "Con&troller:", changed)
                .offer(Pick.installed(registry, ControllerFactory.class), "generalized-walking");
    }

    boolean areEmpty() {
        return character.isEmpty() || controller.isEmpty();
    }

    Choice controller() {
        return controller;
    }

    /** Presets of the controller, the first its default. */
    List<Pick> presets() {
        List<Pick> presets = new ArrayList<>(List.of(new Pick("", AS_IT_IS, "")));
        for (PresetProvider p : registry.all(PresetProvider.class)) {
            if (p.controller().equals(controller.id())) {
                String own = p.id().substring(p.id().indexOf('/') + 1);
                presets.add(new Pick(own, own, ""));
            }
        }
        return presets;
    }

    /** Whether the character is a file of the project. */
    boolean isFile() {
        return character.id().indexOf('/') >= 0;
    }

    CharacterModel model() {
        return registry.guard(registry.get(CharacterProvider.class, character.id()), CharacterProvider::model);
    }

    ControllerFactory factory() {
        return registry.get(ControllerFactory.class, controller.id());
    }

    /** Why the controller can't drive this body; null if it can. */
    String refusal(CharacterModel model) {
        Suitability answer = registry.guard(factory(), f -> f.suits(model));
        return answer.suits() ? null : controller.id() + " can't drive " + character.id() + ": " + answer.reason();
    }

    Scene.Casting with(String preset) {
        return new Scene.Casting("walker", character.id(), controller.id(), preset, Map.of(), List.of(), 0, 0, 0);
    }
}
