// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.session.run;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.CharacterProvider;
import org.gaitwright.core.controller.ControllerFactory;
import org.gaitwright.core.controller.PresetProvider;
import org.gaitwright.core.goal.GoalEvent;
import org.gaitwright.core.goal.GoalKey;
import org.gaitwright.core.parameter.ParameterSet;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.registry.PluginFailure;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.scene.Scene;

/**
 * Which gaits users can ask for besides that of a role's preset: all that are installed for the character or lie in the
 * project, after those that the scene lists.
 *
 * @param files words of further presets, by controller
 */
record GaitOffer(Function<String, List<String>> files) {
    /** More than anybody chooses from a list. */
    private static final int MOST = 30;

    /** The scene with all gaits that its roles can change to; the same if there are none. */
    Scene with(Scene scene, Registry things) {
        List<Scene.Casting> roles = new ArrayList<>();
        scene.roles().forEach(r -> roles.add(with(r, things)));
        return roles.equals(scene.roles()) ? scene : scene.with(roles);
    }

    @SuppressWarnings("unused") // whoever sets the scene up says what is wrong with it
    private Scene.Casting with(Scene.Casting role, Registry things) {
        try {
            ControllerFactory factory = things.get(ControllerFactory.class, role.controller());
            if (!things.guard(factory, ControllerFactory::changesGaits)) {
                return role;
            }
            CharacterModel body =
                    things.guard(things.get(CharacterProvider.class, role.character()), CharacterProvider::model);
            ParameterSet declared = things.guard(factory, f -> f.parameters(body));
            Set<String> gaits = new LinkedHashSet<>(role.gaits());
            candidates(role.controller(), things)
                    .filter(word -> !word.equals(role.preset()) && fits(word, role, declared, things))
                    .limit(MOST)
                    .forEach(gaits::add);
            return gaits.size() == role.gaits().size() ? role : role.with(List.copyOf(gaits));
        } catch (InvalidInput | PluginFailure e) {
            return role;
        }
    }

    private Stream<String> candidates(String controller, Registry things) {
        String prefix = controller + "/";
        Stream<String> installed = things.all(PresetProvider.class).stream()
                .map(PresetProvider::id)
                .filter(id -> id.startsWith(prefix))
                .map(id -> id.substring(prefix.length()));
        return Stream.concat(installed, files.apply(controller).stream());
    }

    /** Whether a preset was made for this character, or for any, and can be told to it. */
    @SuppressWarnings("unused") // its editor and the Problems view say what is wrong with it
    private static boolean fits(String word, Scene.Casting role, ParameterSet declared, Registry things) {
        try {
            PresetProvider preset = things.get(PresetProvider.class, role.controller() + "/" + word);
            String madeFor = things.guard(preset, PresetProvider::character);
            declared.initialValues().with(things.guard(preset, PresetProvider::values));
            return madeFor.isEmpty() || madeFor.equals(role.character());
        } catch (InvalidInput | PluginFailure e) {
            return false;
        }
    }

    /** The scene without gaits that come after the last one that is ever asked for: whoever plays it again needs no more. */
    static Scene needed(Scene scene) {
        List<Scene.Casting> roles = new ArrayList<>();
        for (Scene.Casting r : scene.roles()) {
            int last = (int) r.goals().stream()
                    .filter(g -> g.key() == GoalKey.GAIT && g.asks())
                    .mapToDouble(GoalEvent::value)
                    .max()
                    .orElse(0);
            roles.add(last >= r.gaits().size() ? r : r.with(r.gaits().subList(0, last)));
        }
        return roles.equals(scene.roles()) ? scene : scene.with(roles);
    }
}
