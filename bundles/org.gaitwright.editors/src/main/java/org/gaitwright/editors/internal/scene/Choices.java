// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.scene;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.CharacterProvider;
import org.gaitwright.core.character.Link;
import org.gaitwright.core.controller.ControllerFactory;
import org.gaitwright.core.goal.GoalKey;
import org.gaitwright.core.parameter.ParameterSet;
import org.gaitwright.core.registry.Contribution;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.registry.PluginFailure;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.core.simulation.Engine;
import org.gaitwright.core.terrain.TerrainFactory;
import org.gaitwright.io.FileRegistry;

/**
 * What may stand in a scene besides what the chooser offers.
 *
 * @param goals that each controller follows
 * @param bodies of each actor, in the order of the scene
 * @param ground what the terrain can be told
 */
record Choices(Map<String, List<GoalKey>> goals, List<String> engines, List<List<String>> bodies, ParameterSet ground) {
    static Choices of(Scene scene, FileRegistry things) {
        Map<String, List<GoalKey>> goals = new TreeMap<>();
        for (ControllerFactory c : things.all(ControllerFactory.class)) {
            goals.put(c.id(), things.guard(c, f -> f.follows().stream().sorted().toList()));
        }
        return new Choices(
                goals,
                ids(things, Engine.class),
                scene.roles().stream().map(r -> bodies(r, things)).toList(),
                ground(scene, things));
    }

    private static List<String> ids(Registry things, Class<? extends Contribution> contract) {
        return new ArrayList<>(
                things.all(contract).stream().map(Contribution::id).toList());
    }

    private static List<String> bodies(Scene.Casting role, Registry things) {
        try {
            CharacterModel character =
                    things.guard(things.get(CharacterProvider.class, role.character()), CharacterProvider::model);
            return character.links().stream().map(Link::name).toList();
        } catch (InvalidInput | PluginFailure e) {
            // the banner says so
            return List.of();
        }
    }

    private static ParameterSet ground(Scene scene, Registry things) {
        try {
            TerrainFactory factory =
                    things.get(TerrainFactory.class, scene.terrain().kind());
            return things.guard(factory, TerrainFactory::parameters);
        } catch (InvalidInput | PluginFailure e) {
            // the banner says so
            return ParameterSet.EMPTY;
        }
    }
}
