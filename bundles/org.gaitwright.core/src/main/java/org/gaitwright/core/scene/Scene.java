// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.scene;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.gaitwright.core.goal.GoalEvent;
import org.gaitwright.core.registry.InvalidInput;
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
 */
public record Scene(
        String name,
        List<Casting> roles,
        TerrainSpec terrain,
        String engine,
        long seed,
        double durationSeconds,
        List<Push> pushes) {
    public static final String DEFAULT_ENGINE = "gaitwright";

    public Scene {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(terrain, "terrain");
        Objects.requireNonNull(engine, "engine");
        roles = List.copyOf(roles);
        pushes = List.copyOf(pushes);
        if (roles.isEmpty()) {
            throw new InvalidInput("scene '" + name + "' has no character; add one");
        }
        if (!(durationSeconds > 0 && durationSeconds <= 1e6)) {
            throw new InvalidInput(
                    "duration is " + durationSeconds + " s; expected more than 0 and at most 1,000,000 s");
        }
    }

    /**
     * A character and who drives it.
     *
     * @param name of the actor, unique in the scene
     * @param character id
     * @param controller id
     * @param preset name of a shipped parameter set of the controller; empty for its initial values
     * @param parameters values that differ from the preset
     * @param goals what is asked of it, by time
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
            if (!(Math.abs(x) <= MAX_START && Math.abs(y) <= MAX_START && Double.isFinite(yaw))) {
                throw new InvalidInput("start of '" + name + "' is (" + x + " m, " + y + " m, " + yaw
                        + " rad); expected at most 100,000 m either way, and a finite angle");
            }
        }

        /** At the origin, facing +x, with the controller's initial parameters and no goal. */
        public static Casting of(String character, String controller) {
            return new Casting(character, character, controller, "", Map.of(), List.of(), 0, 0, 0);
        }
    }
}
