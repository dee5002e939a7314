// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.scene;

import java.util.Objects;
import java.util.Optional;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.simulation.World;

/**
 * A force and a torque from outside on a body.
 *
 * @param startSeconds when it begins, or from when on it waits for the phase of its rhythm
 * @param durationSeconds how long it lasts each time
 * @param actor name of the actor; empty for the first one
 * @param body name of the link
 * @param force N
 * @param torque N m
 * @param point where the force acts, in the frame of the body; empty for its centre of mass
 * @param axes in which force and torque are given
 * @param rhythm at what moments it acts
 */
public record Push(
        double startSeconds,
        double durationSeconds,
        String actor,
        String body,
        Vec3 force,
        Vec3 torque,
        Optional<Vec3> point,
        Axes axes,
        Rhythm rhythm) {
    /** Shares of a tick that are nothing but rounding. */
    private static final double ROUNDING = 1e-9;

    /** In which axes a push is given. */
    public enum Axes {
        WORLD,
        /** x is where the root of the actor faces when the push begins, y to its left, z up. */
        FACING
    }

    /**
     * At what moments a push acts.
     *
     * @param phase share of a step at which it begins, 0 … 1, for a controller that takes steps; empty to begin by the clock
     * @param times how often
     * @param every seconds from one beginning to the next, or steps where it begins by the phase
     */
    public record Rhythm(Optional<Double> phase, int times, double every) {
        public static final Rhythm ONCE = new Rhythm(Optional.empty(), 1, 1);

        public Rhythm {
            phase.ifPresent(p -> {
                if (!(p >= 0 && p <= 1)) {
                    throw new InvalidInput("push: phase is " + p + "; expected a share of a step, 0 to 1");
                }
            });
            if (times < 1) {
                throw new InvalidInput("push: acts " + times + " times; expected once or more");
            }
            if (!(every > 0 && Double.isFinite(every))) {
                throw new InvalidInput("push: repeats every " + every + "; expected more than zero");
            }
        }

        /** At a phase, once. */
        public static Rhythm atPhase(double phase) {
            return new Rhythm(Optional.of(phase), 1, 1);
        }
    }

    public Push {
        Objects.requireNonNull(actor, "actor");
        Objects.requireNonNull(body, "body");
        Objects.requireNonNull(point, "point");
        Objects.requireNonNull(axes, "axes");
        Objects.requireNonNull(rhythm, "rhythm");
        if (!(startSeconds >= 0 && Double.isFinite(startSeconds))) {
            throw new InvalidInput("push: starts at " + startSeconds + " s; expected zero or more");
        }
        if (!(durationSeconds > 0 && Double.isFinite(durationSeconds))) {
            throw new InvalidInput("push: lasts " + durationSeconds + " s; expected more than zero");
        }
        if (!force.isFinite()) {
            throw new InvalidInput("push: force is " + force + "; expected finite newtons");
        }
        if (!torque.isFinite()) {
            throw new InvalidInput("push: torque is " + torque + "; expected finite newton metres");
        }
        if (rhythm.times() > 1 && rhythm.phase().isEmpty() && rhythm.every() < durationSeconds) {
            throw new InvalidInput("push: repeats every " + rhythm.every() + " s but lasts " + durationSeconds
                    + " s; expected it to end before it begins again");
        }
        if (point.isPresent() && !point.get().isFinite()) {
            throw new InvalidInput("push: point is " + point.get() + "; expected finite metres");
        }
    }

    /** A force in world axes at the centre of mass of a body, once. */
    public Push(double startSeconds, double durationSeconds, String actor, String body, Vec3 force) {
        this(startSeconds, durationSeconds, actor, body, force, Vec3.ZERO, Optional.empty(), Axes.WORLD, Rhythm.ONCE);
    }

    /** The same push, beginning at another time. */
    public Push at(double seconds) {
        return new Push(seconds, durationSeconds, actor, body, force, torque, point, axes, rhythm);
    }

    /**
     * Makes sure that a world has what it acts on.
     *
     * @throws InvalidInput if it has not
     */
    public void checkIn(World world) {
        PushTarget.of(world, this);
    }

    /** Part of the interval [from, to) during which it acts the first time, 0 … 1. */
    public double share(double from, double to) {
        return share(startSeconds, from, to);
    }

    /**
     * Part of the interval [from, to) during which it acts if it begins then, 0 … 1; so that its impulse does not depend on
     * the rate. Ends that miss a tick's by rounding alone count as meeting it: what lasts for whole ticks acts in whole ticks.
     */
    public double share(double begins, double from, double to) {
        double overlap = Math.min(to, begins + durationSeconds) - Math.max(from, begins);
        double share = overlap / (to - from);
        return share < ROUNDING ? 0 : share > 1 - ROUNDING ? 1 : share;
    }
}
