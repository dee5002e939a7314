// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.CharacterProvider;
import org.gaitwright.core.character.Joint;
import org.gaitwright.core.character.JointType;
import org.gaitwright.core.character.Link;
import org.gaitwright.core.controller.Controller;
import org.gaitwright.core.controller.ControllerFactory;
import org.gaitwright.core.controller.PresetProvider;
import org.gaitwright.core.math.CounterRandom;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.scene.EntryPath;
import org.gaitwright.core.scene.RefusedEntry;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.core.simulation.Engine;
import org.gaitwright.core.simulation.World;
import org.gaitwright.core.terrain.Terrain;
import org.gaitwright.core.terrain.TerrainFactory;
import org.gaitwright.core.terrain.TerrainSpec;

/** A scene with everything in it found: the world, and a controller for each actor. */
public final class Stage {
    /** Stream of the random numbers that are keys of controllers. */
    private static final long CONTROLLERS = 1;

    private final Scene scene;
    private final Registry registry;
    private final Engine engine;
    private final World world;
    private final List<Part> parts;

    /**
     * An actor's controller, and what it was made with.
     *
     * @param baseline its parameters without what the casting changes: those of its preset
     * @param parameters those it was made with
     */
    public record Part(
            Scene.Casting casting,
            ControllerFactory factory,
            Controller controller,
            ParameterValues baseline,
            ParameterValues parameters) {}

    /** Looks everything up; refuses what does not exist or does not fit, with a remedy. */
    public Stage(Scene scene, Registry registry) {
        this(scene, new SceneParts(scene, registry));
    }

    Stage(Scene scene, SceneParts found) {
        this.scene = scene;
        registry = found.registry();
        engine = found.engine();
        Terrain terrain = RefusedEntry.within(
                EntryPath.of("terrain"), () -> registry.guard(found.ground(), f -> f.create(scene.terrain())));
        List<World.Actor> actors = new ArrayList<>();
        List<Part> all = new ArrayList<>();
        for (Scene.Casting casting : scene.roles()) {
            EntryPath path = EntryPath.of("characters").item(all.size());
            SceneParts.Role role = found.roles().get(all.size());
            long seed = CounterRandom.bits(scene.seed(), CONTROLLERS, all.size());
            Part part = RefusedEntry.at(path.key("controller"), () -> part(casting, role, seed, path));
            all.add(part);
            actors.add(RefusedEntry.at(path.key("start"), () -> actor(role.character(), part, terrain)));
        }
        parts = List.copyOf(all);
        SceneThings things = new SceneThings(scene, actors, terrain);
        world = new World(
                actors, things.crates(), things.springs(), terrain, found.timing(), World.EARTH, scene.physics());
    }

    public Scene scene() {
        return scene;
    }

    public Registry registry() {
        return registry;
    }

    public Engine engine() {
        return engine;
    }

    public World world() {
        return world;
    }

    public List<Part> parts() {
        return parts;
    }

    /** The terrain that a spec asks for. */
    public static Terrain terrain(TerrainSpec spec, Registry registry) {
        TerrainFactory factory = registry.get(TerrainFactory.class, spec.kind());
        return registry.guard(factory, f -> f.create(spec));
    }

    private Part part(Scene.Casting casting, SceneParts.Role role, long seed, EntryPath path) {
        ParameterValues values = with(role.baseline(), casting.parameters(), path.key("parameters"));
        Controller controller = registry.guard(role.factory(), f -> {
            Controller made = f.create(role.character(), values, role.gaits());
            made.seed(seed);
            return made;
        });
        return new Part(casting, role.factory(), controller, role.baseline(), values);
    }

    private static ParameterValues with(ParameterValues initial, Map<String, Double> changes, EntryPath path) {
        ParameterValues values = initial;
        for (Map.Entry<String, Double> e : changes.entrySet()) {
            ParameterValues before = values;
            values = RefusedEntry.at(path.name(e.getKey()), () -> before.with(e.getKey(), e.getValue()));
        }
        return values;
    }

    /** What is allowed and yet may surprise, a sentence each: presets that were made for other characters, and controllers without any for this one. */
    public List<String> remarks() {
        List<String> all = new ArrayList<>();
        for (int i = 0; i < parts.size(); i++) {
            Part part = parts.get(i);
            CharacterModel character = world.actors().get(i).character();
            String remark = part.casting().preset().isEmpty() ? untrained(part, character) : borrowed(part, character);
            if (!remark.isEmpty()) {
                all.add(remark);
            }
        }
        return all;
    }

    /** That a preset was made for another character; empty if not, or if the family vouches for it: a default with an installed character. */
    private String borrowed(Part part, CharacterModel character) {
        Scene.Casting casting = part.casting();
        PresetProvider preset = registry.get(PresetProvider.class, casting.controller() + "/" + casting.preset());
        String owner = SceneParts.otherOwner(preset, casting, character, registry);
        boolean installed =
                registry.all(CharacterProvider.class).stream().anyMatch(c -> c.id().equals(casting.character()));
        boolean vouched = installed
                && registry.guard(part.factory(), f -> f.defaultPreset(character))
                        .equals(casting.preset());
        return owner.isEmpty() || vouched
                ? ""
                : "preset '" + registry.displayName(casting.preset()) + "' was made for '" + owner + "'; '"
                        + character.name() + "' may not be able to walk with it";
    }

    /** That no preset suits, for a family all of whose presets are for single characters; empty otherwise, and if the casting has values of its own. */
    private String untrained(Part part, CharacterModel character) {
        String prefix = part.casting().controller() + "/";
        List<String> owners = registry.all(PresetProvider.class).stream()
                .filter(p -> p.id().startsWith(prefix))
                .map(p -> registry.guard(p, PresetProvider::character))
                .distinct()
                .sorted()
                .toList();
        boolean suits = owners.isEmpty()
                || owners.contains("")
                || owners.contains(character.name())
                || !part.casting().parameters().isEmpty()
                || !registry.guard(part.factory(), f -> f.defaultPreset(character))
                        .isEmpty();
        return suits
                ? ""
                : "no preset of '" + part.casting().controller() + "' is known to walk with '" + character.name()
                        + "', which begins with initial values; search for some with 'optimize', or choose one of "
                        + String.join(", ", owners);
    }

    /** A character where its casting has it, in the state that its controller begins with. */
    private World.Actor actor(CharacterModel character, Part part, Terrain terrain) {
        Scene.Casting casting = part.casting();
        return registry.guard(
                        part.factory(),
                        f -> f.start(character, part.parameters(), terrain, casting.x(), casting.y(), casting.yaw()))
                .map(s -> new World.Actor(casting.name(), character, s.positions(), s.velocities()))
                .orElseGet(() -> new World.Actor(
                        casting.name(),
                        character,
                        start(character, casting, terrain),
                        new double[character.velocities()]));
    }

    /** The keyframe "stand" set down on the ground at the place and in the direction of the casting. */
    private static double[] start(CharacterModel character, Scene.Casting casting, Terrain terrain) {
        double[] q = character.keyframe("stand");
        Vec3 at = new Vec3(casting.x(), casting.y(), terrain.height(casting.x(), casting.y()));
        boolean placed = false;
        Vec3 moved = Vec3.ZERO;
        for (int j = 0; j < character.joints().size(); j++) {
            Joint joint = character.joints().get(j);
            int o = character.positionOffset(j);
            Link link = character.links().get(joint.link());
            if (joint.type() == JointType.FREE) {
                turn(q, o, casting.yaw());
                q[o] += at.x();
                q[o + 1] += at.y();
                q[o + 2] += at.z();
                placed = true;
            } else if (joint.type() == JointType.SLIDE && link.parent() < 0) {
                Vec3 axis = link.pose().orientation().rotate(joint.axis());
                q[o] += axis.dot(at);
                moved = moved.plus(axis.times(axis.dot(at)));
            }
        }
        if (!placed && (casting.yaw() != 0 || moved.minus(at).norm() > 1e-9)) {
            throw new InvalidInput("'" + casting.name() + "' starts at (" + casting.x() + ", " + casting.y() + ", yaw "
                    + casting.yaw() + "), but the root of '" + character.name()
                    + "' can't be moved there; leave out y and yaw for a planar character");
        }
        return q;
    }

    private static void turn(double[] q, int o, double yaw) {
        double c = StrictMath.cos(yaw);
        double s = StrictMath.sin(yaw);
        double x = q[o];
        double y = q[o + 1];
        q[o] = c * x - s * y;
        q[o + 1] = s * x + c * y;
        double[] turn = {StrictMath.cos(yaw / 2), 0, 0, StrictMath.sin(yaw / 2)};
        org.gaitwright.core.math.Quaternions.multiply(turn, 0, q, o + 3, q, o + 3);
    }
}
