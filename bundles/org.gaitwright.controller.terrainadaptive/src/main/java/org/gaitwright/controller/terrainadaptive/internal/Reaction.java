// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.terrainadaptive.internal;

import org.gaitwright.control.Vectors;
import org.gaitwright.controller.terrainadaptive.internal.Settings.Half;
import org.gaitwright.controller.terrainadaptive.internal.Settings.Whole;
import org.gaitwright.core.terrain.Terrain;

/**
 * What a walker does about a push while a foot swings: it aims the foot to where the body falls, and hurries. The paper answers a push with the half-cycle after it; all of this is off with gains of zero.
 *
 * <p>The error is e + ė/ω, what the upper body is off its way and how far it will go on as a falling pendulum does.
 */
final class Reaction {
    /** Parts of a half-cycle that have habits of their own. */
    private static final int PARTS = 16;

    private static final int OWN = 4;
    static final int MEMORY = OWN + 4 * PARTS;
    /** How much of what is new becomes habit in a tick. */
    private static final double LEARN = 0.05;

    private static final double GRAVITY = 9.81;
    /** How often a foot is aimed anew, s, how soon it follows, until what share of its way, and how far from its planned place at most, m. */
    private static final double EVERY = 1.0 / 32;

    private static final double SMOOTH = 1.0 / 32;
    private static final double UNTIL = 0.85;
    private static final double MOST = 0.45;
    /** This near to an edge, in lengths of a foot, changes smaller than this, m, are not worth another way, which may lead over other edges. */
    private static final double NEAR = 4;

    private static final double LEAST = 0.1;
    /** How far apart ankles stay to the side, in widths of a foot. */
    private static final double APART = 1.4;

    /** Cosine of the angle between facing and movement below which a step is a sidestep. */
    private static final double SIDESTEP = 0.5;

    private static final double FASTEST = 2.5;

    private final Anatomy anatomy;
    private final Planner planner;
    /** How soon something falls over that is as tall as this body, 1/s. */
    private final double falling;

    /** What the error usually is, by swing leg and part of the half-cycle: along the movement, to the left of it; no numbers before the first time. */
    private final double[] habit = new double[4 * PARTS];

    /** What is unusual about the error now, in the same axes. */
    final double[] surprise = new double[2];

    private double aimAt;
    /** How far from its planned place the foot is aimed: along the movement, to the left of it. */
    private final double[] moved = new double[2];
    /** How fast the clock of the swing foot goes; 1 without hurry. */
    double rate = 1;

    Reaction(Anatomy anatomy, Planner planner) {
        this.anatomy = anatomy;
        this.planner = planner;
        falling = Math.sqrt(GRAVITY / anatomy.standingHeight);
    }

    void reset() {
        java.util.Arrays.fill(habit, Double.NaN);
        begin();
    }

    /** Another half-cycle begins. */
    void begin() {
        aimAt = 0;
        moved[0] = 0;
        moved[1] = 0;
        rate = 1;
    }

    /**
     * Looks at the body and changes what is planned.
     *
     * @param phase of the half-cycle
     * @param elapsed of the upper body's way, s
     * @param left until the foot's half-cycle ends, by its own clock, s
     */
    void react(
            Body body,
            Terrain ground,
            Gait gait,
            HalfCycle half,
            Task task,
            int swing,
            double phase,
            double elapsed,
            double left,
            double seconds) {
        double cos = StrictMath.cos(task.movement), sin = StrictMath.sin(task.movement);
        double offX = fallingTo(body, 0), offY = fallingTo(body, 1);
        int part = 2 * (swing * PARTS + Math.min(PARTS - 1, (int) (phase * PARTS)));
        surprise[0] = unusual(part, cos * offX + sin * offY);
        surprise[1] = unusual(part + 1, cos * offY - sin * offX);
        double gain = gait.get(Whole.HURRY);
        if (gain > 0) {
            double over = Math.max(
                    0, Math.sqrt(surprise[0] * surprise[0] + surprise[1] * surprise[1]) - gait.get(Whole.CALM));
            rate = Math.max(rate, Math.min(FASTEST, 1 + gain * over));
        }
        FootPath path = planner.feet[swing];
        if (!half.reacts || path.elapsed > UNTIL * path.duration) {
            return;
        }
        if (path.elapsed >= aimAt) {
            aimAt = path.elapsed + EVERY;
            aim(ground, gait, half, task, swing, cos, sin, elapsed + left / rate);
        }
        double share = Math.min(1, seconds / SMOOTH);
        path.dx += share * (planner.aim[0] - path.x0 - path.dx);
        path.dy += share * (planner.aim[1] - path.y0 - path.dy);
    }

    private double unusual(int i, double error) {
        double usual = habit[i];
        habit[i] = Double.isNaN(usual) ? error : usual + LEARN * (error - usual);
        return Double.isNaN(usual) ? 0 : error - usual;
    }

    private double fallingTo(Body body, int k) {
        return body.trunk[k]
                - planner.trunk.position[k]
                + (body.trunkVelocity[k] - planner.trunk.velocity[k]) / falling;
    }

    private void aim(
            Terrain ground, Gait gait, HalfCycle half, Task task, int swing, double cos, double sin, double landing) {
        double ahead = Vectors.clamp(half.get(Half.SWING_LIVE_AHEAD) * surprise[0], -MOST, MOST);
        double aside = Vectors.clamp(half.get(Half.SWING_LIVE_ASIDE) * surprise[1], -MOST, MOST);
        // who lands sooner has come less far
        double lacking = planner.trunk.lacking(landing);
        double backX = lacking * planner.trunk.change(0), backY = lacking * planner.trunk.change(1);
        ahead -= cos * backX + sin * backY;
        aside -= cos * backY - sin * backX;
        double change = Math.abs(ahead - moved[0]) + Math.abs(aside - moved[1]);
        boolean edges = ground.footholdDistance(planner.planned[0], planner.planned[1]) < NEAR * anatomy.footLength();
        if (edges && change < LEAST) {
            return;
        }
        moved[0] = ahead;
        moved[1] = aside;
        double x = planner.planned[0] + cos * ahead - sin * aside;
        double y = planner.planned[1] + sin * ahead + cos * aside;
        // legs do not cross, but in a sidestep
        double across = StrictMath.cos(task.movement - task.facing);
        FootPath stance = planner.feet[1 - swing];
        double leftX = -StrictMath.sin(task.facing), leftY = StrictMath.cos(task.facing);
        double out = swing == Anatomy.LEFT ? 1 : -1;
        double apart = out * (leftX * (x - stance.endX()) + leftY * (y - stance.endY()));
        double missing = Math.abs(across) < SIDESTEP ? 0 : out * Math.max(0, APART * anatomy.footWidth() - apart);
        planner.aimAt(ground, gait, task, swing, x + missing * leftX, y + missing * leftY);
    }

    void save(double[] m, int o) {
        m[o] = aimAt;
        m[o + 1] = rate;
        m[o + 2] = moved[0];
        m[o + 3] = moved[1];
        System.arraycopy(habit, 0, m, o + OWN, habit.length);
    }

    void restore(double[] m, int o) {
        aimAt = m[o];
        rate = m[o + 1];
        moved[0] = m[o + 2];
        moved[1] = m[o + 3];
        System.arraycopy(m, o + OWN, habit, 0, habit.length);
    }
}
