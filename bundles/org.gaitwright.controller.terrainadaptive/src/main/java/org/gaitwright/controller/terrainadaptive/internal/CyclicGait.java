// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.terrainadaptive.internal;

import java.util.Optional;
import org.gaitwright.control.Vectors;
import org.gaitwright.controller.terrainadaptive.internal.TerrainAdaptiveParameters.Whole;
import org.gaitwright.core.goal.Goal;
import org.gaitwright.core.goal.GoalKey;
import org.gaitwright.core.goal.Reach;
import org.gaitwright.core.parameter.ParameterValues;

/** A cyclical controller [Wu 2010, 7]: two half-cycles in turns, one task. Immutable. */
final class CyclicGait {
    /** Cosine of the directions that count as forward and backward. */
    private static final double ALONG = 0.7;

    private final double[] values = new double[Whole.values().length];
    private final HalfCycle[] halves = new HalfCycle[2];

    CyclicGait(ParameterValues from) {
        for (Whole w : Whole.values()) {
            values[w.ordinal()] = from.get(TerrainAdaptiveParameters.index(w));
        }
        boolean symmetric = is(Whole.SYMMETRIC);
        int left = is(Whole.MIRRORED) ? Anatomy.RIGHT : Anatomy.LEFT;
        halves[left] = new HalfCycle(from, Anatomy.LEFT, is(Whole.MIRRORED) ? -1 : 1);
        halves[1 - left] =
                new HalfCycle(from, symmetric ? Anatomy.LEFT : Anatomy.RIGHT, is(Whole.MIRRORED) == symmetric ? 1 : -1);
    }

    double get(Whole what) {
        return values[what.ordinal()];
    }

    boolean is(Whole what) {
        return values[what.ordinal()] >= 0.5;
    }

    /** The foot that swings first. */
    int firstLeg() {
        return is(Whole.START_LEG) == is(Whole.MIRRORED) ? Anatomy.LEFT : Anatomy.RIGHT;
    }

    /** Parameters of a half-cycle in which this foot swings. */
    HalfCycle halfCycle(int swing) {
        return halves[swing];
    }

    /**
     * The task of a half-cycle, numbered from 0. Facing turns by {@code turn-most} at most, and so does the direction of
     * movement relative to it, which stays within {@code movement-most} of the gait's own; the step stays within
     * {@code step-most} of the gait's own. A goal of a heading or a speed becomes the facing and the step that reach it.
     *
     * @param goal what the user asks for
     * @param task that of the half-cycle before, which becomes the new one
     */
    void next(long number, Goal goal, Task task) {
        double max = get(Whole.TURN_MOST);
        double wanted = goal.get(GoalKey.FACING, goal.get(GoalKey.HEADING, task.facing));
        double facing = task.facing + Vectors.clamp(Vectors.wrap(wanted - task.facing), -max, max);
        double own = get(Whole.MOVEMENT);
        double off = Vectors.wrap(goal.get(GoalKey.MOVEMENT, own) - own);
        double movement = own + Vectors.clamp(off, -get(Whole.MOVEMENT_MOST), get(Whole.MOVEMENT_MOST));
        if (number > 0) {
            double before = task.movement - task.facing;
            movement = before + Vectors.clamp(Vectors.wrap(movement - before), -max, max);
        }
        task.set(facing, facing + movement, step(goal));
    }

    private double step(Goal goal) {
        double own = get(Whole.STEP_LENGTH);
        double fast = goal.asksFor(GoalKey.SPEED) ? Math.abs(goal.get(GoalKey.SPEED, 0)) * get(Whole.SECONDS) : own;
        double change = goal.get(GoalKey.STEP_LENGTH, fast) - own;
        return own + Vectors.clamp(change, -get(Whole.STEP_MOST), get(Whole.STEP_MOST));
    }

    /** What of a goal it follows. A speed is that of steps along the way it faces, so sidesteps have none. */
    Optional<Reach> reach(GoalKey key) {
        double shortest = Math.max(0, get(Whole.STEP_LENGTH) - get(Whole.STEP_MOST));
        double longest = get(Whole.STEP_LENGTH) + get(Whole.STEP_MOST);
        double own = get(Whole.MOVEMENT);
        double slowest = shortest / get(Whole.SECONDS), fastest = longest / get(Whole.SECONDS);
        double along = StrictMath.cos(own);
        return Optional.ofNullable(
                switch (key) {
                    case MOVEMENT -> new Reach(key, own - get(Whole.MOVEMENT_MOST), own + get(Whole.MOVEMENT_MOST));
                    case STEP_LENGTH -> new Reach(key, shortest, longest);
                    case SPEED -> along > ALONG
                            ? new Reach(key, slowest, fastest)
                            : along < -ALONG ? new Reach(key, 0 - fastest, 0 - slowest) : null;
                    default -> null;
                });
    }
}
