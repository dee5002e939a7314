// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.scene;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import org.gaitwright.core.character.Geometry;
import org.gaitwright.core.goal.GoalEvent;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.parameter.ParameterEvent;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.simulation.Physics;
import org.gaitwright.core.terrain.TerrainSpec;

/**
 * All that decides a run: a run is a pure function of its scene.
 *
 * @param name for people
 * @param roles characters with their controllers
 * @param terrain the ground
 * @param engine id of the physics engine
 * @param seed key of all random numbers
 * @param durationSeconds simulated time asked for
 * @param pushes forces from outside, by time
 * @param crates free rigid bodies: crates, balls, posts
 * @param springs damped springs between bodies, or between a body and the world
 * @param physics how contacts and joint limits behave
 * @param look how people look at it; decides nothing
 */
public record Scene(
        String name,
        List<Casting> roles,
        TerrainSpec terrain,
        String engine,
        long seed,
        double durationSeconds,
        List<Push> pushes,
        List<Crate> crates,
        List<Spring> springs,
        Physics physics,
        SceneLook look) {
    public static final String DEFAULT_ENGINE = "gaitwright";

    public Scene {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(terrain, "terrain");
        Objects.requireNonNull(engine, "engine");
        roles = List.copyOf(roles);
        pushes = List.copyOf(pushes);
        crates = List.copyOf(crates);
        springs = List.copyOf(springs);
        Objects.requireNonNull(physics, "physics");
        Objects.requireNonNull(look, "look");
        Set<String> names = new HashSet<>();
        for (Crate c : crates) {
            if (!names.add(c.name())) {
                throw new InvalidInput("two crates are named '" + c.name() + "'; rename one of them");
            }
        }
        if (roles.isEmpty()) {
            throw new InvalidInput("scene '" + name + "' has no character; add one");
        }
        if (!(durationSeconds > 0 && durationSeconds <= 1e6)) {
            throw new InvalidInput(
                    "duration is " + durationSeconds + " s; expected more than 0 and at most 1,000,000 s");
        }
    }

    /** Begins a scene with what each has to have. */
    public static SceneBuilder of(String name, double durationSeconds, List<Casting> roles) {
        return new SceneBuilder(name, durationSeconds, roles);
    }

    /** The same things in the same world, with other roles, engine, seed, duration and pushes. */
    public Scene with(List<Casting> newRoles, String newEngine, long newSeed, double newSeconds, List<Push> newPushes) {
        return new Scene(
                name, newRoles, terrain, newEngine, newSeed, newSeconds, newPushes, crates, springs, physics, look);
    }

    /** The same with other roles. */
    public Scene with(List<Casting> newRoles) {
        return with(newRoles, engine, seed, durationSeconds, pushes);
    }

    /** The same for another time. */
    public Scene lasting(double newSeconds) {
        return with(roles, engine, seed, newSeconds, pushes);
    }

    /** The same with other pushes. */
    public Scene pushed(List<Push> newPushes) {
        return with(roles, engine, seed, durationSeconds, newPushes);
    }

    /** The same on other ground. */
    public Scene on(TerrainSpec ground) {
        return new Scene(name, roles, ground, engine, seed, durationSeconds, pushes, crates, springs, physics, look);
    }

    /** The same, looked at otherwise. */
    public Scene looking(SceneLook newLook) {
        return newLook.equals(look)
                ? this
                : new Scene(
                        name, roles, terrain, engine, seed, durationSeconds, pushes, crates, springs, physics, newLook);
    }

    /**
     * A rigid body that is free to move, of uniform density.
     *
     * @param name unique among the crates of the scene
     * @param geometry its solid
     * @param mass kg
     * @param friction coefficient of sliding friction
     * @param x start, m
     * @param y start, m
     * @param above how high its lowest point starts over the ground at (x, y), m
     * @param yaw start direction, rad
     */
    public record Crate(
            String name,
            Geometry geometry,
            double mass,
            double friction,
            double x,
            double y,
            double above,
            double yaw) {
        public Crate {
            Objects.requireNonNull(name, "name");
            Objects.requireNonNull(geometry, "geometry");
            if (name.isEmpty()) {
                throw new InvalidInput("a crate has no name; give it one");
            }
            if (!(mass > 0 && Double.isFinite(mass))) {
                throw new InvalidInput("crate '" + name + "': mass is " + mass + " kg; expected more than zero");
            }
            if (!(friction >= 0 && Double.isFinite(friction))) {
                throw new InvalidInput(
                        "crate '" + name + "': friction is " + friction + "; expected a coefficient of zero or more");
            }
            if (!Double.isFinite(x + y + above + yaw)) {
                throw new InvalidInput("crate '" + name + "' starts at (" + x + ", " + y + ", " + above + ", " + yaw
                        + "); expected finite numbers");
            }
        }
    }

    /**
     * A damped spring of no length of its own.
     *
     * @param from a point of a body
     * @param to a point of another body, or of the world
     * @param stiffness N/m
     * @param damping N s/m
     */
    public record Spring(Anchor from, Anchor to, double stiffness, double damping) {
        public Spring {
            Objects.requireNonNull(to, "to");
            if (from instanceof Anchor.OfWorld) {
                throw new InvalidInput("spring: it begins at the world; expected a body: swap its ends");
            }
            if (!(stiffness >= 0 && damping >= 0 && stiffness + damping > 0 && Double.isFinite(stiffness + damping))) {
                throw new InvalidInput("spring: stiffness is " + stiffness + " N/m and damping " + damping
                        + " N s/m; expected zero or more, and not both zero");
            }
        }
    }

    /** Where an end of a spring holds. */
    public sealed interface Anchor permits Anchor.OfLink, Anchor.OfCrate, Anchor.OfWorld {
        /** In the frame of the body, or in the world, m. */
        Vec3 point();

        /** A link of a character; {@code actor} is empty for the first one. */
        record OfLink(String actor, String body, Vec3 point) implements Anchor {}

        record OfCrate(String crate, Vec3 point) implements Anchor {}

        record OfWorld(Vec3 point) implements Anchor {}
    }

    /**
     * A character and who drives it.
     *
     * @param name of the actor, unique in the scene
     * @param character id
     * @param controller id
     * @param preset name of a shipped parameter set of the controller; empty for its initial values
     * @param parameters values that differ from the preset, by name or by that of a curve
     * @param goals what is asked of it, by time
     * @param changes of parameters, by time
     * @param gaits names of further parameter sets that the goal {@code gait} can ask for: 1 is the first of them, 0 the preset
     * @param x start on the ground, m
     * @param y start on the ground, m
     * @param yaw start direction, rad
     */
    public record Casting(
            String name,
            String character,
            String controller,
            String preset,
            Map<String, Double> parameters,
            List<GoalEvent> goals,
            List<ParameterEvent> changes,
            List<String> gaits,
            double x,
            double y,
            double yaw) {
        /** Farther out, numbers are too coarse for contact, m. */
        private static final double MAX_START = 1e5;

        public Casting {
            Objects.requireNonNull(name, "name");
            Objects.requireNonNull(character, "character");
            Objects.requireNonNull(controller, "controller");
            Objects.requireNonNull(preset, "preset");
            parameters = java.util.Collections.unmodifiableMap(new TreeMap<>(parameters));
            goals = List.copyOf(goals);
            changes = List.copyOf(changes);
            gaits = List.copyOf(gaits);
            if (!(Math.abs(x) <= MAX_START && Math.abs(y) <= MAX_START && Double.isFinite(yaw))) {
                throw new InvalidInput("start of '" + name + "' is (" + x + " m, " + y + " m, " + yaw
                        + " rad); expected at most 100,000 m either way, and a finite angle");
            }
        }

        /** A role whose parameters stay as they are. */
        public Casting(
                String name,
                String character,
                String controller,
                String preset,
                Map<String, Double> parameters,
                List<GoalEvent> goals,
                double x,
                double y,
                double yaw) {
            this(name, character, controller, preset, parameters, goals, List.of(), List.of(), x, y, yaw);
        }

        /** The same with other events. */
        public Casting with(List<GoalEvent> newGoals, List<ParameterEvent> newChanges) {
            return new Casting(name, character, controller, preset, parameters, newGoals, newChanges, gaits, x, y, yaw);
        }

        /** The same with other gaits. */
        public Casting with(List<String> newGaits) {
            return new Casting(name, character, controller, preset, parameters, goals, changes, newGaits, x, y, yaw);
        }

        /** The same at another place. */
        public Casting at(double newX, double newY, double newYaw) {
            return new Casting(
                    name, character, controller, preset, parameters, goals, changes, gaits, newX, newY, newYaw);
        }

        /** The same with other words for character, preset and gaits, some of which may be files. */
        public Casting named(UnaryOperator<String> words) {
            return new Casting(
                    name,
                    words.apply(character),
                    controller,
                    words.apply(preset),
                    parameters,
                    goals,
                    changes,
                    gaits.stream().map(words).toList(),
                    x,
                    y,
                    yaw);
        }

        /** The same with other parameters from the start. */
        public Casting with(String newPreset, Map<String, Double> newParameters) {
            return new Casting(name, character, controller, newPreset, newParameters, goals, changes, gaits, x, y, yaw);
        }

        /** At the origin, facing +x, with the controller's initial parameters and no goal. */
        public static Casting of(String character, String controller) {
            return new Casting(character, character, controller, "", Map.of(), List.of(), 0, 0, 0);
        }
    }
}
