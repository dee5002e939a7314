// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.run;

import java.util.ArrayList;
import java.util.List;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.CharacterProvider;
import org.gaitwright.core.controller.ControllerFactory;
import org.gaitwright.core.controller.PresetProvider;
import org.gaitwright.core.controller.Suitability;
import org.gaitwright.core.goal.GoalEvent;
import org.gaitwright.core.goal.GoalKey;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.scene.EntryPath;
import org.gaitwright.core.scene.RefusedEntry;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.core.simulation.Engine;
import org.gaitwright.core.simulation.World;
import org.gaitwright.core.terrain.TerrainFactory;

/**
 * What the words of a scene stand for: its engine, its kind of ground, and the character, controller, preset and gaits of each actor.
 * Scenes that differ in numbers alone share it, so that many rollouts look up names once. Immutable; any thread may use it.
 */
public final class SceneParts {
    private final Registry registry;
    private final Engine engine;
    private final TerrainFactory ground;
    private final List<Role> roles;
    private final World.Timing timing;

    /**
     * What a casting names.
     *
     * @param baseline parameters of its preset, before the casting changes any
     * @param gaits those of the presets that it can change to
     */
    record Role(
            CharacterModel character,
            ControllerFactory factory,
            ParameterValues baseline,
            List<ParameterValues> gaits) {}

    /** Looks everything up; refuses what does not exist or does not fit, with a remedy. */
    public SceneParts(Scene scene, Registry registry) {
        this.registry = registry;
        engine = RefusedEntry.at(EntryPath.of("engine"), () -> registry.get(Engine.class, scene.engine()));
        ground = RefusedEntry.within(
                EntryPath.of("terrain"),
                () -> registry.get(TerrainFactory.class, scene.terrain().kind()));
        List<Role> found = new ArrayList<>();
        World.Timing common = null;
        for (Scene.Casting casting : scene.roles()) {
            EntryPath path = EntryPath.of("characters").item(found.size());
            CharacterModel character = RefusedEntry.at(
                    path.key("character"),
                    () -> registry.guard(
                            registry.get(CharacterProvider.class, casting.character()), CharacterProvider::model));
            Role role = RefusedEntry.at(path.key("controller"), () -> role(casting, character, path));
            found.add(role);
            World.Timing own = registry.guard(role.factory(), f -> new World.Timing(f.controlHz(), f.substeps()));
            if (common != null && !common.equals(own)) {
                throw new InvalidInput(
                        path + ": controllers '" + found.get(0).factory().id() + "' and '"
                                + role.factory().id() + "' run at different rates; use a scene for each");
            }
            common = own;
        }
        roles = List.copyOf(found);
        timing = common;
    }

    /** The stage of a scene with the same words. */
    public Stage stage(Scene scene) {
        return new Stage(scene, this);
    }

    Registry registry() {
        return registry;
    }

    Engine engine() {
        return engine;
    }

    TerrainFactory ground() {
        return ground;
    }

    List<Role> roles() {
        return roles;
    }

    World.Timing timing() {
        return timing;
    }

    private Role role(Scene.Casting casting, CharacterModel character, EntryPath path) {
        ControllerFactory factory = registry.get(ControllerFactory.class, casting.controller());
        Suitability suits = registry.guard(factory, f -> f.suits(character));
        if (!suits.suits()) {
            throw new InvalidInput("controller '" + casting.controller() + "' can't drive character '"
                    + casting.character() + "': " + suits.reason());
        }
        RefusedEntry.check(path.key("goals"), () -> followsAll(factory, casting));
        ParameterValues usual =
                registry.guard(factory, f -> f.parameters(character).initialValues());
        ParameterValues initial =
                RefusedEntry.at(path.key("preset"), () -> withPreset(usual, casting, character, casting.preset()));
        return new Role(character, factory, initial, gaits(casting, character, factory, usual, path));
    }

    private List<ParameterValues> gaits(
            Scene.Casting casting,
            CharacterModel character,
            ControllerFactory factory,
            ParameterValues usual,
            EntryPath path) {
        if (!casting.gaits().isEmpty() && !factory.changesGaits()) {
            throw new RefusedEntry(
                    path.key("gaits"), "controller '" + factory.id() + "' does not switch gaits; omit the gaits");
        }
        List<ParameterValues> gaits = new ArrayList<>();
        for (String gait : casting.gaits()) {
            gaits.add(RefusedEntry.at(
                    path.key("gaits").item(gaits.size()), () -> withPreset(usual, casting, character, gait)));
        }
        return List.copyOf(gaits);
    }

    private ParameterValues withPreset(
            ParameterValues usual, Scene.Casting casting, CharacterModel character, String name) {
        if (name.isEmpty()) {
            return usual;
        }
        PresetProvider preset = registry.get(PresetProvider.class, casting.controller() + "/" + name);
        try {
            return usual.with(registry.guard(preset, PresetProvider::values));
        } catch (InvalidInput e) {
            String owner = otherOwner(preset, casting, character, registry);
            String why = owner.isEmpty()
                    ? e.getMessage()
                    : "it was made for '" + owner + "', not for '" + character.name() + "': " + e.getMessage();
            throw new InvalidInput("preset '" + name + "': " + why, e);
        }
    }

    /** The character that a preset was made for, if it is another one than this; otherwise empty. */
    static String otherOwner(
            PresetProvider preset, Scene.Casting casting, CharacterModel character, Registry registry) {
        String owner = registry.guard(preset, PresetProvider::character);
        return owner.equals(casting.character()) || owner.equals(character.name()) ? "" : owner;
    }

    private static void followsAll(ControllerFactory factory, Scene.Casting casting) {
        for (GoalEvent goal : casting.goals()) {
            if (!factory.follows().contains(goal.key())) {
                throw new InvalidInput("controller '" + casting.controller() + "' does not follow the goal '"
                        + goal.key().key() + "'; it follows " + followed(factory));
            }
            boolean gait = goal.key() == GoalKey.GAIT && factory.changesGaits();
            if (gait && !(goal.value() <= casting.gaits().size() && goal.value() == Math.rint(goal.value()))) {
                throw new InvalidInput("gait " + goal.value() + " is requested, but "
                        + (casting.gaits().isEmpty()
                                ? "no gaits are"
                                : "only " + casting.gaits().size() + " gaits are")
                        + " listed; use a preset as the gait, or list some");
            }
        }
    }

    private static String followed(ControllerFactory factory) {
        if (factory.follows().isEmpty()) {
            return "none";
        }
        return String.join(
                ", ", factory.follows().stream().map(k -> k.key()).sorted().toList());
    }
}
