// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.terrainadaptive.internal;

import org.gaitwright.control.Vectors;
import org.gaitwright.controller.terrainadaptive.internal.TerrainAdaptiveParameters.Half;
import org.gaitwright.controller.terrainadaptive.internal.TerrainAdaptiveParameters.Whole;
import org.gaitwright.core.state.StateCodec;
import org.gaitwright.core.terrain.Terrain;

/**
 * Feedback on a fall while a foot swings: aims the foot to where the body will be, and makes it swing faster. The paper answers with the half-cycle after it; all of this is off with gains of zero.
 *
 * <p>A body that falls over its stance foot p as a pendulum does has its capture point ξ = c + ċ/ω at p + (ξ − p) e^{ωt} after a time t [Pratt 2006]. A gait of steps s₀, s₁, s₀ … that take T each
 * repeats itself if ξ − p = (λ s₁ + s₀)/(λ² − 1) after a step s₀, with λ = e^{ωT}: this is where the foot has to land, seen from ξ, for all to go on as planned.
 */
final class Reaction {
    /** How often a foot is aimed again, s, how soon it follows, until what share of its way, and how far from its planned place at most, m. */
    private static final double EVERY = 1.0 / 32;

    private static final double SMOOTH = 1.0 / 32;
    private static final double UNTIL = 0.85;
    private static final double MOST = 0.45;
    /** This near to an edge, in lengths of a foot, changes smaller than this, m, are not worth another way, which may lead over other edges. */
    private static final double NEAR = 4;

    private static final double LEAST = 0.04;
    /** How far apart ankles stay to the side, as a share of what they are in standing: legs that pass each other must not touch. */
    private static final double APART = 0.65;

    private static final double FASTEST = 2.5;

    private final Body body;
    private final Planner planner;
    /** Where the capture point is to be at the end of the half-cycle, seen from where the foot is to land: along the movement, to the left of it. */
    private final double[] ahead = new double[2];
    /** How far the capture point is from where it is to be now, in the same axes. */
    final double[] error = new double[2];

    private double aimAt;
    /** How far from its planned place the foot is aimed: along the movement, to the left of it. */
    private final double[] moved = new double[2];

    Reaction(Body body, Planner planner) {
        this.body = body;
        this.planner = planner;
    }

    /** How soon something falls over that is as tall as this body, 1/s: ω = √(g/h). */
    private double falling() {
        return Math.sqrt(body.gravity / body.anatomy.comHeight);
    }

    /**
     * Another half-cycle begins.
     *
     * @param next the one after it
     */
    void begin(HalfCycle half, HalfCycle next, Task task, int swing) {
        aimAt = 0;
        moved[0] = 0;
        moved[1] = 0;
        double grown = StrictMath.exp(falling() * half.seconds);
        double width = 2 * (swing == Anatomy.LEFT ? body.anatomy.halfWidth : -body.anatomy.halfWidth);
        double off = task.facing - task.movement;
        double widthAhead = -width * StrictMath.sin(off), widthAside = width * StrictMath.cos(off);
        // ξ − p = (λ s₁ + s₀)/(λ² − 1)
        ahead[0] = half.get(Half.CAPTURE_AHEAD)
                + steady(
                        grown,
                        task.step + widthAhead + half.get(Half.SWING_AHEAD),
                        task.step - widthAhead + next.get(Half.SWING_AHEAD));
        ahead[1] = half.mirrored(Half.CAPTURE_ASIDE)
                + steady(
                        grown,
                        widthAside + half.mirrored(Half.SWING_ASIDE),
                        -widthAside + next.mirrored(Half.SWING_ASIDE));
    }

    private static double steady(double grown, double now, double next) {
        return (grown * next + now) / (grown * grown - 1);
    }

    /** Looks at the body and changes what is planned. */
    void react(Terrain ground, CyclicGait gait, HalfCycle half, Task task, int swing, Clock clock, double dt) {
        double cos = StrictMath.cos(task.movement), sin = StrictMath.sin(task.movement);
        FootPath stance = planner.feet[1 - swing];
        // ξ now, and where it is to be now for ξ = q_sw,es + ahead at the end: both from p
        double shrunk = StrictMath.exp(-falling() * clock.remaining());
        double x = off(0, stance.endX()) - shrunk * (planner.planned[0] - stance.endX());
        double y = off(1, stance.endY()) - shrunk * (planner.planned[1] - stance.endY());
        error[0] = cos * x + sin * y - shrunk * ahead[0];
        error[1] = cos * y - sin * x - shrunk * ahead[1];
        hurry(gait, clock);
        FootPath path = planner.feet[swing];
        if (!half.reacts || path.elapsed > UNTIL * path.duration) {
            return;
        }
        if (path.elapsed >= aimAt) {
            aimAt = path.elapsed + EVERY;
            aim(ground, gait, half, task, swing, cos, sin);
        }
        double share = Math.min(1, dt / SMOOTH);
        path.dx += share * (planner.aim[0] - path.x0 - path.dx);
        path.dy += share * (planner.aim[1] - path.y0 - path.dy);
    }

    private double off(int k, double stance) {
        return body.com[k] + body.comVelocity[k] / falling() - stance;
    }

    private void hurry(CyclicGait gait, Clock clock) {
        double gain = gait.get(Whole.HURRY);
        if (gain > 0) {
            double size = Math.sqrt(error[0] * error[0] + error[1] * error[1]);
            double over = Math.max(0, size - gait.get(Whole.CALM));
            clock.pace = Math.max(clock.pace, Math.min(FASTEST, 1 + gain * over));
        }
    }

    private void aim(Terrain ground, CyclicGait gait, HalfCycle half, Task task, int swing, double cos, double sin) {
        double further = Vectors.clamp(half.get(Half.SWING_LIVE_AHEAD) * error[0], -MOST, MOST);
        double aside = Vectors.clamp(half.get(Half.SWING_LIVE_ASIDE) * error[1], -MOST, MOST);
        double change = Math.abs(further - moved[0]) + Math.abs(aside - moved[1]);
        boolean edges = gait.is(Whole.ADAPTIVE)
                && ground.footholdDistance(planner.planned[0], planner.planned[1]) < NEAR * body.anatomy.footLength();
        if (edges && change < LEAST) {
            return;
        }
        moved[0] = further;
        moved[1] = aside;
        double x = planner.planned[0] + cos * further - sin * aside;
        double y = planner.planned[1] + sin * further + cos * aside;
        double closer = tooClose(task, swing, x, y);
        planner.aimAt(
                ground,
                gait,
                task,
                swing,
                x - closer * StrictMath.sin(task.facing),
                y + closer * StrictMath.cos(task.facing));
    }

    /** How far to the left a foot at a place is to be moved so that legs do not touch: they do not cross unless that was planned, as in a sidestep. */
    private double tooClose(Task task, int swing, double x, double y) {
        double out = swing == Anatomy.LEFT ? 1 : -1;
        double min = Math.min(
                APART * 2 * body.anatomy.halfWidth, out * aside(task, swing, planner.planned[0], planner.planned[1]));
        return out * Math.max(0, min - out * aside(task, swing, x, y));
    }

    /** How far a place is to the left of the stance foot. */
    private double aside(Task task, int swing, double x, double y) {
        FootPath stance = planner.feet[1 - swing];
        return StrictMath.cos(task.facing) * (y - stance.endY()) - StrictMath.sin(task.facing) * (x - stance.endX());
    }

    void state(StateCodec codec) {
        aimAt = codec.number(aimAt);
        codec.numbers(moved);
        codec.numbers(ahead);
    }
}
