// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.scene;

import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.CharacterProvider;
import org.gaitwright.core.controller.ControllerFactory;
import org.gaitwright.core.controller.PresetProvider;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.registry.Registry;

/** The preset that a character walks by if a user names none. Scenes and recipes always say what they mean, so they have no such thing. */
public final class DefaultPreset {
    private DefaultPreset() {}

    /**
     * Name of the preset; empty if the controller has none for this character, if it is not installed, or if anything that it depends on can't be found: whoever runs it reports that.
     *
     * @param character an id, or the path of a file if the registry reads files
     */
    @SuppressWarnings("unused") // whoever runs it reports what is missing
    public static String of(String controller, String character, Registry registry) {
        try {
            ControllerFactory factory = registry.get(ControllerFactory.class, controller);
            CharacterModel model =
                    registry.guard(registry.get(CharacterProvider.class, character), CharacterProvider::model);
            if (!registry.guard(factory, f -> f.suits(model)).suits()) {
                return "";
            }
            String name = registry.guard(factory, f -> f.defaultPreset(model));
            boolean installed =
                    registry.all(PresetProvider.class).stream().anyMatch(p -> p.id().equals(controller + "/" + name));
            return installed ? name : "";
        } catch (InvalidInput e) {
            return "";
        }
    }
}
