// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.terrain;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.TreeMap;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.CharacterProvider;
import org.gaitwright.core.character.Joint;
import org.gaitwright.core.character.JointType;
import org.gaitwright.core.parameter.ParameterSet;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.registry.PluginFailure;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.run.Stage;
import org.gaitwright.core.simulation.World;
import org.gaitwright.core.terrain.Difficulty;
import org.gaitwright.core.terrain.Terrain;
import org.gaitwright.core.terrain.TerrainFactory;
import org.gaitwright.core.terrain.TerrainSpec;
import org.gaitwright.core.terrain.Thing;
import org.gaitwright.io.TerrainFile;
import org.gaitwright.io.edit.YamlEdit;

/**
 * A terrain in its editor.
 *
 * @param text what the file says, value by value
 * @param spec all of it; its picture is found from anywhere
 * @param kind what its kind can be told
 * @param bare the ground without things, that their heights count from; null if it can't be made
 * @param world the ground with somebody on it, for scale; null if it can't be made
 * @param refusal why it can't be made; empty if it can
 */
record TerrainDraft(YamlEdit text, TerrainSpec spec, Kind kind, Terrain bare, World world, String refusal) {
    private static final String SOMEBODY = "humanoid";
    private static final World.Timing ANY = new World.Timing(60, 1);

    /** What a kind of ground can be told. */
    record Kind(
            String name,
            String description,
            ParameterSet parameters,
            Map<String, String> words,
            Difficulty difficulty,
            boolean takesThings) {
        static Kind of(TerrainFactory factory, Registry things) {
            return things.guard(
                    factory,
                    f -> new Kind(
                            f.name(), f.description(), f.parameters(), f.words(), f.difficulty(), f.takesThings()));
        }
    }

    /** @throws InvalidInput if the text is no terrain, or of no kind that is installed */
    static TerrainDraft read(String text, Path file, Registry things) {
        YamlEdit yaml = YamlEdit.of(text);
        TerrainSpec spec = TerrainFile.parse(text, file);
        Kind kind = kind(spec, things);
        try {
            Terrain ground = Stage.terrain(spec, things);
            Terrain bare = spec.things().isEmpty() ? ground : Stage.terrain(spec.with(List.of()), things);
            return new TerrainDraft(yaml, spec, kind, bare, world(ground, things), "");
        } catch (InvalidInput | PluginFailure e) {
            return new TerrainDraft(yaml, spec, kind, null, null, e.getMessage());
        }
    }

    private static Kind kind(TerrainSpec spec, Registry things) {
        try {
            return Kind.of(things.get(TerrainFactory.class, spec.kind()), things);
        } catch (PluginFailure e) {
            throw new InvalidInput(e.getMessage(), e);
        }
    }

    private static World world(Terrain ground, Registry things) {
        CharacterModel c = things.guard(things.get(CharacterProvider.class, SOMEBODY), CharacterProvider::model);
        double[] q = c.keyframe("stand");
        for (int j = 0; j < c.joints().size(); j++) {
            Joint joint = c.joints().get(j);
            if (joint.type() == JointType.FREE) {
                q[c.positionOffset(j) + 2] += ground.height(0, 0);
            }
        }
        World.Actor actor = new World.Actor(c.name(), c, q, new double[c.velocities()]);
        return new World(List.of(actor), List.of(), List.of(), ground, ANY, World.EARTH);
    }

    List<Thing> things() {
        return spec.things();
    }

    /** The value of a parameter, said or not. */
    double value(String parameter) {
        ParameterSet set = kind.parameters();
        return spec.parameters()
                .getOrDefault(parameter, set.get(set.indexOf(parameter)).initial());
    }

    /** How hard it is, 0 to 1; empty if the kind has no notion of it. */
    OptionalDouble difficulty() {
        Map<String, Double> values = new TreeMap<>();
        kind.difficulty().ranges().keySet().forEach(n -> values.put(n, value(n)));
        return kind.difficulty().of(values);
    }

    /** Height of the ground that a thing stands on, m. */
    double footing(Thing thing) {
        return bare == null ? 0 : bare.height(thing.x(), thing.y());
    }

    /** The thing whose footprint a point is in, the last of several; -1 for none. */
    int thingAt(double x, double y) {
        for (int i = things().size() - 1; i >= 0; i--) {
            if (ThingShape.of(things().get(i)).covers(x, y)) {
                return i;
            }
        }
        return -1;
    }
}
