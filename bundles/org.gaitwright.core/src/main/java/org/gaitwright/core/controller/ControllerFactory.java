// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.controller;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.gaitwright.core.character.CharacterModel;
import org.gaitwright.core.goal.GoalKey;
import org.gaitwright.core.goal.Reach;
import org.gaitwright.core.parameter.ParameterSet;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.registry.Contribution;
import org.gaitwright.core.terrain.Terrain;

/** A family of controllers. Stateless: everything that changes lives in the {@link Controller}s that it makes. */
public interface ControllerFactory extends Contribution {
    /** Whether it can drive this character, and if not, what is missing. */
    Suitability suits(CharacterModel character);

    /** What can be tuned on this character. */
    ParameterSet parameters(CharacterModel character);

    /**
     * The preset of its own that this character begins with if a user names none: of those that ship the one that it walks best by. Empty if its initial values are made for that, or if it walks by none.
     */
    default String defaultPreset(CharacterModel character) {
        return "";
    }

    /** Splits and prunes parts of what its parameters describe, if it has such. */
    default Optional<Refining> refining() {
        return Optional.empty();
    }

    /** A controller for one character in one simulation; called only if {@link #suits} said yes. */
    Controller create(CharacterModel character, ParameterValues parameters);

    /**
     * A controller that can change to other gaits on command.
     *
     * @param gaits further parameter values: the goal {@code gait} asks for the first of them by 1, and so on; 0 are its own
     */
    default Controller create(CharacterModel character, ParameterValues parameters, List<ParameterValues> gaits) {
        return create(character, parameters);
    }

    /** Whether the goal {@code gait} asks for one of the gaits that {@link #create} was given. */
    default boolean changesGaits() {
        return false;
    }

    /**
     * The state in which a run begins, for one that does not begin at rest: a walk that was trained begins within its own cycle. Without it the
     * character stands still in its pose {@code stand}.
     *
     * @param x place on the ground, m
     * @param y place on the ground, m
     * @param yaw direction that the character faces, rad
     */
    default Optional<Start> start(
            CharacterModel character, ParameterValues parameters, Terrain ground, double x, double y, double yaw) {
        return Optional.empty();
    }

    /** What of the user's goals it follows. */
    default Set<GoalKey> follows() {
        return Set.of();
    }

    /** Between what values it follows a goal with these parameters; empty if it follows any, or none. */
    default Optional<Reach> reach(GoalKey key, ParameterValues parameters) {
        return Optional.empty();
    }

    /** Parameters, by goals that take their place: they have no effect while the goal is asked for. */
    default Map<GoalKey, String> replacedBy() {
        return Map.of();
    }

    /** Control ticks per simulated second that it was made for. */
    default int controlHz() {
        return 128;
    }

    /** Physics sub-steps per control tick that it was made for. */
    default int substeps() {
        return 4;
    }

    /**
     * Whether falling ends a run; not so for rag dolls and other tests of a character. Falls are watched either way: a run
     * that goes on after one has the outcome {@code fell} too.
     */
    default boolean endsOnFall() {
        return true;
    }
}
