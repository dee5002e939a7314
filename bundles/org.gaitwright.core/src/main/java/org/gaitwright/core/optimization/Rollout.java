// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.optimization;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import org.gaitwright.core.goal.GoalEvent;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.scene.Push;
import org.gaitwright.core.terrain.TerrainSpec;

/**
 * A way in which the scene is played for each candidate.
 *
 * @param terrain instead of the scene's
 * @param pushes besides the scene's
 * @param goals of the first actor, besides the scene's
 * @param spread how far starts differ
 * @param times how often, each time on ground of another seed and from another start
 * @param fresh whether seeds and starts are drawn again in each generation, the same for all of its candidates
 * @param weight of its cost among those of the other rollouts
 * @param growth of the ground from generation to generation
 * @param shoves of the first actor that nobody foresees, besides the pushes
 * @param turn in which generations it is played: 0 in all of them, otherwise in turns, those of 1, those of 2 and so on
 * @param after how many generations pass before it is played; a validation plays it always
 * @param parameters of the first actor that have another value in it, such as those that say how a run begins
 */
public record Rollout(
        Optional<TerrainSpec> terrain,
        List<Push> pushes,
        List<GoalEvent> goals,
        Spread spread,
        int times,
        boolean fresh,
        double weight,
        Optional<Growth> growth,
        Optional<Shoves> shoves,
        int turn,
        int after,
        Map<String, Double> parameters) {
    private static final int MAX_TURNS = 100;

    /** The scene as it is, once. */
    public static final Rollout PLAIN = new Rollout(Optional.empty(), List.of(), List.of(), Spread.NONE, 1, false, 1);

    /** One whose ground does not grow, without shoves. */
    public Rollout(
            Optional<TerrainSpec> terrain,
            List<Push> pushes,
            List<GoalEvent> goals,
            Spread spread,
            int times,
            boolean fresh,
            double weight) {
        this(terrain, pushes, goals, spread, times, fresh, weight, Optional.empty(), Optional.empty(), 0, 0, Map.of());
    }

    /**
     * A parameter of the ground that begins with another value than the one it is to have, and gets there evenly: hard ground is learnt from easy
     * ground. What is validated is tried on the ground as it is to be.
     *
     * @param parameter of the terrain
     * @param from its value in the first generation
     * @param generations until it has the value that the terrain says
     */
    public record Growth(String parameter, double from, int generations) {
        public Growth {
            Objects.requireNonNull(parameter, "parameter");
            if (!Double.isFinite(from) || generations < 1) {
                throw new InvalidInput("'" + parameter + "' grows from " + from + " in " + generations
                        + " generations; expected a finite number and at least one generation");
            }
        }

        /** Its value in a generation, counted from 0. */
        double at(double whole, long generation) {
            double share = generation < 0 ? 1 : Math.min(1, (double) generation / generations);
            return from + share * (whole - from);
        }
    }

    /**
     * Level pushes at the centre of mass of a body, in directions and at times that are drawn like the seeds of the ground: one in each stretch of time.
     *
     * @param body name of the link
     * @param newtons how strong they are in the end
     * @param seconds how long each lasts
     * @param every seconds, length of a stretch
     * @param generations until they are that strong; they grow evenly from nothing. What is validated gets them whole. 0: from the beginning
     */
    public record Shoves(String body, double newtons, double seconds, double every, int generations) {
        public Shoves {
            Objects.requireNonNull(body, "body");
            if (!(newtons >= 0 && Double.isFinite(newtons))) {
                throw new InvalidInput("shoves of " + newtons + " N; expected a finite number of zero or more");
            }
            if (!(seconds > 0 && every >= seconds && Double.isFinite(every))) {
                throw new InvalidInput("shoves of " + seconds + " s every " + every
                        + " s; expected more than 0 s, and no more often than they last");
            }
            if (generations < 0) {
                throw new InvalidInput("shoves grow for " + generations + " generations; expected zero or more");
            }
        }

        /** How strong they are in a generation, counted from 0. */
        double newtonsIn(long generation) {
            return generation < 0 || generations == 0
                    ? newtons
                    : newtons * Math.min(1, (double) generation / generations);
        }
    }

    /**
     * How far starts differ from that of the scene, either way.
     *
     * @param x m
     * @param y m
     * @param yaw rad
     */
    public record Spread(double x, double y, double yaw) {
        public static final Spread NONE = new Spread(0, 0, 0);

        public Spread {
            if (!(x >= 0 && y >= 0 && yaw >= 0 && Double.isFinite(x + y + yaw))) {
                throw new InvalidInput("starts differ by (" + x + " m, " + y + " m, " + yaw
                        + " rad); expected finite numbers of zero or more");
            }
        }
    }

    public Rollout {
        Objects.requireNonNull(terrain, "terrain");
        pushes = List.copyOf(pushes);
        goals = List.copyOf(goals);
        Objects.requireNonNull(spread, "spread");
        Objects.requireNonNull(growth, "growth");
        Objects.requireNonNull(shoves, "shoves");
        parameters = Collections.unmodifiableMap(new TreeMap<>(parameters));
        if (turn < 0 || turn > MAX_TURNS) {
            throw new InvalidInput("a rollout has turn " + turn + "; expected 1 to " + MAX_TURNS + ", or 0 for always");
        }
        if (after < 0) {
            throw new InvalidInput("a rollout starts after " + after + " generations; expected zero or more");
        }
        if (times < 1 || times > 1000) {
            throw new InvalidInput("a rollout is played " + times + " times; expected 1 to 1000");
        }
        if (!(weight > 0 && Double.isFinite(weight))) {
            throw new InvalidInput("a rollout has the weight " + weight + "; expected a finite number above zero");
        }
    }

    /** The generation, counted from 1, from which on it is played in its turn, with ground and shoves as they are to be. */
    long settled() {
        long grown = Math.max(
                growth.map(Growth::generations).orElse(0),
                shoves.map(Shoves::generations).orElse(0));
        return Math.max(Math.max(1, grown), after + 1L);
    }

    /**
     * Makes sure that in each turn something is played from the first generation on.
     *
     * @throws InvalidInput if a turn is left out
     */
    public static void checkTurns(List<Rollout> rollouts) {
        List<Rollout> first = rollouts.stream().filter(r -> r.after() == 0).toList();
        if (first.isEmpty()) {
            throw new InvalidInput("all rollouts have 'after'; expected one without it in the first generation");
        }
        int last = rollouts.stream().mapToInt(Rollout::turn).max().orElse(0);
        for (int turn = 1; turn <= last; turn++) {
            int wanted = turn;
            if (first.stream().noneMatch(r -> r.turn() == wanted || r.turn() == 0)) {
                throw new InvalidInput("no rollout has turn " + turn + " from the beginning, but one has " + last
                        + "; give turns without a gap");
            }
        }
    }
}
