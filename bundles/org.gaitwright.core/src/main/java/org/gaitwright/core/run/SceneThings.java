// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.run;

import java.util.ArrayList;
import java.util.List;
import org.gaitwright.core.character.Geometry;
import org.gaitwright.core.character.Inertia;
import org.gaitwright.core.character.Link;
import org.gaitwright.core.character.Shape;
import org.gaitwright.core.math.Pose;
import org.gaitwright.core.math.Quat;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.scene.EntryPath;
import org.gaitwright.core.scene.RefusedEntry;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.core.simulation.World;
import org.gaitwright.core.terrain.Terrain;

/** Turns the crates and springs of a scene into those of a world. */
final class SceneThings {
    private final Scene scene;
    private final List<World.Actor> actors;
    private final Terrain terrain;

    SceneThings(Scene scene, List<World.Actor> actors, Terrain terrain) {
        this.scene = scene;
        this.actors = actors;
        this.terrain = terrain;
    }

    List<World.Crate> crates() {
        List<World.Crate> crates = new ArrayList<>();
        for (Scene.Crate c : scene.crates()) {
            double z = terrain.height(c.x(), c.y()) + c.above() + halfHeight(c.geometry());
            crates.add(new World.Crate(
                    c.name(),
                    Inertia.of(c.geometry(), c.mass()),
                    List.of(new Shape(c.name(), c.geometry(), Pose.IDENTITY, c.friction(), true)),
                    new Pose(new Vec3(c.x(), c.y(), z), Quat.aboutAxis(Vec3.Z, c.yaw()))));
        }
        return crates;
    }

    /** From its centre down to its lowest point. */
    private static double halfHeight(Geometry g) {
        if (g instanceof Geometry.Sphere s) {
            return s.radius();
        }
        return g instanceof Geometry.Capsule c ? c.radius() + c.halfLength() : ((Geometry.Box) g).hz();
    }

    List<World.Spring> springs() {
        List<World.Spring> springs = new ArrayList<>();
        for (Scene.Spring s : scene.springs()) {
            EntryPath path = EntryPath.of("springs").item(springs.size());
            int from = RefusedEntry.at(path.key("from"), () -> body(s.from()));
            int to = RefusedEntry.at(path.key("to"), () -> body(s.to()));
            springs.add(new World.Spring(from, s.from().point(), to, s.to().point(), s.stiffness(), s.damping()));
        }
        return springs;
    }

    /** The number of a body in the world; −1 for the world itself. */
    private int body(Scene.Anchor anchor) {
        if (anchor instanceof Scene.Anchor.OfLink link) {
            return link(link);
        }
        return anchor instanceof Scene.Anchor.OfCrate crate ? crate(crate.crate()) : -1;
    }

    private int link(Scene.Anchor.OfLink anchor) {
        int first = 0;
        for (World.Actor actor : actors) {
            List<Link> links = actor.character().links();
            if (anchor.actor().isEmpty() || actor.name().equals(anchor.actor())) {
                List<String> names = links.stream().map(Link::name).toList();
                if (!names.contains(anchor.body())) {
                    throw new InvalidInput("spring: '" + actor.name() + "' has no body '" + anchor.body()
                            + "'; expected one of " + String.join(", ", names));
                }
                return first + names.indexOf(anchor.body());
            }
            first += links.size();
        }
        throw new InvalidInput("spring: there is no '" + anchor.actor() + "' in the scene; expected one of "
                + String.join(", ", actors.stream().map(World.Actor::name).toList()));
    }

    private int crate(String name) {
        int links = actors.stream().mapToInt(a -> a.character().links().size()).sum();
        List<String> names = scene.crates().stream().map(Scene.Crate::name).toList();
        if (!names.contains(name)) {
            throw new InvalidInput("spring: there is no crate '" + name + "' in the scene; expected "
                    + (names.isEmpty() ? "the name of a crate: add one" : "one of " + String.join(", ", names)));
        }
        return links + names.indexOf(name);
    }
}
