// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.scene;

import java.util.List;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.CharacterProvider;
import org.gaitwright.core.controller.ControllerFactory;
import org.gaitwright.core.controller.PresetProvider;
import org.gaitwright.core.registry.Contribution;
import org.gaitwright.core.registry.Registry;

/** The preset that a character walks by if a user names none. Scenes and recipes always say what they mean, so they have no such thing. */
public final class UsualPreset {
    private UsualPreset() {}

    /** Name of the preset; empty if the controller has none for this character, or if it is not installed. Whoever runs it reports a preset that does not exist. */
    public static String of(String controller, String character, Registry registry) {
        ControllerFactory factory = find(registry.all(ControllerFactory.class), controller);
        CharacterProvider who = find(registry.all(CharacterProvider.class), character);
        if (factory == null || who == null) {
            return "";
        }
        CharacterModel model = registry.guard(who, CharacterProvider::model);
        if (!registry.guard(factory, f -> f.suits(model)).suits()) {
            return "";
        }
        String name = registry.guard(factory, f -> f.usualPreset(model));
        return find(registry.all(PresetProvider.class), controller + "/" + name) == null ? "" : name;
    }

    private static <T extends Contribution> T find(List<T> all, String id) {
        return all.stream().filter(c -> c.id().equals(id)).findFirst().orElse(null);
    }
}
