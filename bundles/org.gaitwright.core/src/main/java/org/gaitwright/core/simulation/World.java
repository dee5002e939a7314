// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.simulation;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.character.Inertia;
import org.gaitwright.core.character.Joint;
import org.gaitwright.core.character.JointType;
import org.gaitwright.core.character.Link;
import org.gaitwright.core.character.Role;
import org.gaitwright.core.character.Shape;
import org.gaitwright.core.character.Side;
import org.gaitwright.core.math.Pose;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.terrain.Terrain;

/**
 * What is simulated together. Bodies are numbered through: the links of each actor in order, then the crates.
 *
 * @param actors characters
 * @param crates free rigid bodies: crates, balls
 * @param springs damped springs between bodies
 * @param terrain the ground
 * @param timing rates
 * @param gravity m/s², world axes
 * @param physics how contacts and limits behave
 */
public record World(
        List<Actor> actors,
        List<Crate> crates,
        List<Spring> springs,
        Terrain terrain,
        Timing timing,
        Vec3 gravity,
        Physics physics) {
    public static final Vec3 EARTH = new Vec3(0, 0, -9.81);

    /** A character with the position and velocity vectors that it starts with. */
    public record Actor(String name, CharacterModel character, double[] positions, double[] velocities) {
        public Actor {
            Objects.requireNonNull(name, "name");
            if (positions.length != character.positions() || velocities.length != character.velocities()) {
                throw new InvalidInput("actor '" + name + "': start has " + positions.length + " positions and "
                        + velocities.length + " velocities; '" + character.name() + "' has " + character.positions()
                        + " and " + character.velocities());
            }
            positions = positions.clone();
            velocities = velocities.clone();
        }
    }

    /** A rigid body that is free to move. */
    public record Crate(String name, Inertia inertia, List<Shape> shapes, Pose start) {
        public Crate {
            shapes = List.copyOf(shapes);
        }

        /** The same body as a character of one link, for engines that know nothing else. */
        public CharacterModel character() {
            Link link = new Link(name, -1, start, inertia, shapes, Role.OTHER, Side.CENTRE);
            Joint free = new Joint(name, 0, JointType.FREE, Vec3.ZERO, Vec3.Z, null, 0, 0, 0, 0, 0);
            return new CharacterModel(name, List.of(link), List.of(free), List.of(), Set.of(), Map.of());
        }
    }

    /**
     * A damped spring between a point of one body and a point of another, both in body frames; other = -1 ties to the
     * world.
     */
    public record Spring(int body, Vec3 point, int other, Vec3 otherPoint, double stiffness, double damping) {}

    /** Control ticks per second and physics sub-steps per tick. */
    public record Timing(int controlHz, int substeps) {
        public Timing {
            if (controlHz < 1 || substeps < 1 || (long) controlHz * substeps > 1_000_000) {
                throw new InvalidInput("timing: " + controlHz + " control ticks per second of " + substeps
                        + " sub-steps; expected at least 1 of each and at most 1,000,000 sub-steps per second");
            }
        }

        public double tickSeconds() {
            return 1.0 / controlHz;
        }

        public double substepSeconds() {
            return 1.0 / ((double) controlHz * substeps);
        }
    }

    public World {
        actors = List.copyOf(actors);
        crates = List.copyOf(crates);
        springs = List.copyOf(springs);
        Objects.requireNonNull(terrain, "terrain");
        Objects.requireNonNull(timing, "timing");
        Objects.requireNonNull(gravity, "gravity");
        Objects.requireNonNull(physics, "physics");
        Set<String> names = new HashSet<>();
        for (Actor a : actors) {
            if (!names.add(a.name())) {
                throw new InvalidInput("two actors are named '" + a.name() + "'; rename one of them");
            }
        }
    }

    /** A world of the default physics. */
    public World(
            List<Actor> actors,
            List<Crate> crates,
            List<Spring> springs,
            Terrain terrain,
            Timing timing,
            Vec3 gravity) {
        this(actors, crates, springs, terrain, timing, gravity, Physics.DEFAULT);
    }

    /** Number of bodies. */
    public int bodies() {
        int n = crates.size();
        for (Actor a : actors) {
            n += a.character().links().size();
        }
        return n;
    }

    /** Number of an actor's first body. */
    public int firstBody(int actor) {
        int n = 0;
        for (int i = 0; i < actor; i++) {
            n += actors.get(i).character().links().size();
        }
        return n;
    }

    /** Name of a body. */
    public String bodyName(int body) {
        int link = body;
        for (Actor a : actors) {
            List<Link> links = a.character().links();
            if (link < links.size()) {
                return links.get(link).name();
            }
            link -= links.size();
        }
        return crates.get(link).name();
    }

    /** Characters of the actors, then each crate as one: their links are the bodies, in order. */
    public List<CharacterModel> characters() {
        return Stream.concat(
                        actors.stream().map(Actor::character), crates.stream().map(Crate::character))
                .toList();
    }

    /** Where {@link #characters} start: their position vectors, end to end. */
    public double[] startPositions() {
        return Stream.concat(
                        actors.stream().map(Actor::positions),
                        crates.stream().map(c -> c.character().zeroPose()))
                .flatMapToDouble(Arrays::stream)
                .toArray();
    }

    /** Velocity vectors of {@link #characters} at the start, end to end; crates rest. */
    public double[] startVelocities() {
        return Stream.concat(
                        actors.stream().map(Actor::velocities),
                        crates.stream().map(c -> new double[c.character().velocities()]))
                .flatMapToDouble(Arrays::stream)
                .toArray();
    }
}
