// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.scene;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.CharacterProvider;
import org.gaitwright.core.character.Link;
import org.gaitwright.core.controller.ControllerFactory;
import org.gaitwright.core.controller.PresetProvider;
import org.gaitwright.core.goal.GoalKey;
import org.gaitwright.core.parameter.ParameterSet;
import org.gaitwright.core.registry.Contribution;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.registry.PluginFailure;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.core.simulation.Engine;
import org.gaitwright.core.terrain.TerrainFactory;
import org.gaitwright.editors.internal.problems.KnownFiles;
import org.gaitwright.io.FileKind;
import org.gaitwright.io.FileRegistry;
import org.gaitwright.io.FileWord;

/**
 * What may stand in a scene: what is installed, and files of the workspace as the scene would name them.
 *
 * @param presets by controller
 * @param goals that each controller follows
 * @param bodies of each actor, in the order of the scene
 * @param ground what the terrain can be told
 */
record Choices(
        List<String> characters,
        List<String> controllers,
        Map<String, List<String>> presets,
        Map<String, List<GoalKey>> goals,
        List<String> terrains,
        List<String> engines,
        List<List<String>> bodies,
        ParameterSet ground) {
    static Choices of(Scene scene, FileRegistry things) {
        List<String> characters = ids(things, CharacterProvider.class);
        characters.addAll(files(FileKind::isCharacter, things.folder()));
        List<String> terrains = ids(things, TerrainFactory.class);
        terrains.addAll(files(k -> k == FileKind.TERRAIN, things.folder()));
        List<String> styles = files(k -> k == FileKind.STYLE, things.folder());
        Map<String, List<String>> presets = new TreeMap<>();
        Map<String, List<GoalKey>> goals = new TreeMap<>();
        for (ControllerFactory c : things.all(ControllerFactory.class)) {
            List<String> own = new ArrayList<>(List.of(""));
            things.all(PresetProvider.class).stream()
                    .filter(p -> p.controller().equals(c.id()))
                    .forEach(p -> own.add(p.id().substring(p.id().indexOf('/') + 1)));
            own.addAll(styles);
            presets.put(c.id(), own);
            goals.put(c.id(), things.guard(c, f -> f.follows().stream().sorted().toList()));
        }
        return new Choices(
                characters,
                ids(things, ControllerFactory.class),
                presets,
                goals,
                terrains,
                ids(things, Engine.class),
                scene.roles().stream().map(r -> bodies(r, things)).toList(),
                ground(scene, things));
    }

    private static List<String> ids(Registry things, Class<? extends Contribution> contract) {
        return new ArrayList<>(
                things.all(contract).stream().map(Contribution::id).toList());
    }

    private static List<String> files(Predicate<FileKind> kind, Path folder) {
        return KnownFiles.of(kind).stream()
                .map(k -> FileWord.relative(k.path().toString(), folder))
                .toList();
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
