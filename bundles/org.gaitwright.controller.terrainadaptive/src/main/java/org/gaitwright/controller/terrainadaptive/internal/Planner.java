// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.terrainadaptive.internal;

import org.gaitwright.control.Vectors;
import org.gaitwright.controller.terrainadaptive.internal.TerrainAdaptiveParameters.Half;
import org.gaitwright.controller.terrainadaptive.internal.TerrainAdaptiveParameters.Whole;
import org.gaitwright.core.math.Quaternions;
import org.gaitwright.core.state.StateCodec;
import org.gaitwright.core.terrain.Terrain;

/**
 * Plans half a cycle [Wu 2010, A]: where the swing foot and the upper body go, and on which ways. All that it does turns with the character: another heading
 * gives the same plan, turned.
 */
final class Planner {
    /** How far from a target other places are tried near an edge, as a share of the foot's length, and how many to each side. */
    private static final double DETOUR = 0.75;

    private static final int PLACES = 6;
    /** The same to the side, as a share of the foot's width. */
    private static final double SIDESTEP = 0.5;

    /** What a metre of a detour counts as, in rad of tilt, and what a sole does that has no ground below it. */
    private static final double WAY_COST = 1;

    private static final double HOLLOW_COST = 0.6;

    private static final int SIDES = 2;
    /** How far from its place a foot that stands has gone astray, m. */
    private static final double ASTRAY = 0.18;

    private final Anatomy anatomy;
    private final Footprint footprint;
    /** The way of the upper body, and those of the left and right foot. */
    final TrunkPath trunk = new TrunkPath();

    final FootPath[] feet = {new FootPath(), new FootPath()};
    /**
     * Where the upper body was at the end of the last half-cycle, seen from where its way was then: its target, unless the feet hurried before it got there. Along the movement, to the left of it.
     */
    final double[] deviation = new double[2];
    /** How far the swing foot's target was moved away from an edge: along the movement, to the left of it. */
    final double[] detour = new double[2];

    /** Where the swing foot is to land as the half-cycle was planned, before any detour, and where it is now aimed at. */
    final double[] planned = new double[2];

    final double[] aim = new double[2];
    private final double[] quaternion = new double[4];
    private final double[] turn = new double[4];

    Planner(Anatomy anatomy) {
        this.anatomy = anatomy;
        footprint = new Footprint(anatomy);
    }

    /** Feet stay where they are; there is nothing to make up for. */
    void reset(Body body, double facing) {
        for (int side = 0; side < 2; side++) {
            int o = 3 * side * Anatomy.FRAMES;
            feet[side].rest(
                    body.frame[o],
                    body.frame[o + 1],
                    body.frame[o + 2],
                    body.footYaw(side, facing),
                    body.footPitch(side));
        }
        trunk.begin(body.trunk, body.state.quaternion, 4 * anatomy.trunk);
        System.arraycopy(body.state.quaternion, 4 * anatomy.trunk, quaternion, 0, 4);
        trunk.end(body.trunk[0], body.trunk[1], body.trunk[2], quaternion);
        trunk.at(0);
    }

    /**
     * Plans the next half-cycle.
     *
     * @param facingBefore ψ_f' of the half-cycle before
     * @param late how much of the half-cycle has already passed, s
     */
    void plan(
            Body body,
            Terrain ground,
            CyclicGait gait,
            HalfCycle half,
            Task task,
            double facingBefore,
            int swing,
            double late) {
        double cos = StrictMath.cos(task.movement), sin = StrictMath.sin(task.movement);
        // Δq'_ub,eh in the axes of the movement, mirrored as the half-cycle is
        double offX = body.trunk[0] - trunk.position[0], offY = body.trunk[1] - trunk.position[1];
        deviation[0] = cos * offX + sin * offY;
        deviation[1] = half.mirror * (cos * offY - sin * offX);
        swingFoot(body, ground, gait, half, task, facingBefore, swing, cos, sin);
        feet[swing].elapsed = late;
        upperBody(body, gait, half, task, facingBefore, swing, cos, sin);
    }

    private void swingFoot(
            Body body,
            Terrain ground,
            CyclicGait gait,
            HalfCycle half,
            Task task,
            double facingBefore,
            int swing,
            double cos,
            double sin) {
        FootPath path = feet[swing];
        FootPath stance = feet[1 - swing];
        double out = swing == Anatomy.LEFT ? anatomy.halfWidth : -anatomy.halfWidth;
        // q_sw,0 = R_z(ψ_f') d₀ + R_z(ψ_m) r + R_z(ψ_f) d₀
        double x = -out * StrictMath.sin(facingBefore) + task.step * cos - out * StrictMath.sin(task.facing);
        double y = out * StrictMath.cos(facingBefore) + task.step * sin + out * StrictMath.cos(task.facing);
        // q_sw,bal = R_z(ψ_m) (K₊ {Δq}⁺ + K₋ {Δq}⁻ + c_sw)
        double ahead = half.get(deviation[0] > 0 ? Half.SWING_GAIN_FORE : Half.SWING_GAIN_BACK) * deviation[0]
                + half.get(Half.SWING_AHEAD);
        double aside = half.mirror
                * (half.get(deviation[1] > 0 ? Half.SWING_GAIN_OUT : Half.SWING_GAIN_IN) * deviation[1]
                        + half.get(Half.SWING_ASIDE));
        // q_sw,es = q_st + q_sw,0 + q_sw,bal [eq. 8]
        x += stance.endX() + cos * ahead - sin * aside;
        y += stance.endY() + sin * ahead + cos * aside;
        planned[0] = x;
        planned[1] = y;
        boolean adaptive = gait.is(Whole.ADAPTIVE);
        target(ground, adaptive, swing, x, y, task.facing, cos, sin);
        x = aim[0];
        y = aim[1];
        int o = 3 * swing * Anatomy.FRAMES;
        path.x0 = body.frame[o];
        path.y0 = body.frame[o + 1];
        path.dx = x - path.x0;
        path.dy = y - path.y0;
        path.yaw0 = body.footYaw(swing, facingBefore);
        path.yawChange = Vectors.wrap(task.facing - path.yaw0);
        path.pitch0 = body.footPitch(swing);
        path.pitch3 = adaptive ? footprint.slope(ground, swing, x, y, task.facing) : 0;
        // the step goes on into the next half-cycle by t_e [A.1, figure 5]
        path.duration = half.seconds * (1 + half.get(Half.OVERLAP));
        path.shape(half, -sin, cos);
        if (adaptive) {
            path.clear(ground, footprint, swing);
        } else {
            path.level(stance.endZ());
        }
        path.offset = body.frame[o + 2] - path.hull[0];
    }

    /** Aims at a place, or beside it where it is near an edge. */
    private void target(
            Terrain ground, boolean adaptive, int swing, double x, double y, double facing, double cos, double sin) {
        detour[0] = 0;
        detour[1] = 0;
        if (adaptive && ground.footholdDistance(x, y) < anatomy.footLength()) {
            avoidEdges(ground, swing, x, y, facing, cos, sin);
        }
        aim[0] = x + cos * detour[0] - sin * detour[1];
        aim[1] = y + sin * detour[0] + cos * detour[1];
    }

    /** Aims the swing foot at another place while it swings: its way from here on leads there. */
    void aimAt(Terrain ground, CyclicGait gait, Task task, int swing, double x, double y) {
        double cos = StrictMath.cos(task.movement), sin = StrictMath.sin(task.movement);
        boolean adaptive = gait.is(Whole.ADAPTIVE);
        target(ground, adaptive, swing, x, y, task.facing, cos, sin);
        if (adaptive) {
            FootPath path = feet[swing];
            double height = path.height();
            double dx = path.dx, dy = path.dy;
            path.dx = aim[0] - path.x0;
            path.dy = aim[1] - path.y0;
            path.pitch3 = footprint.slope(ground, swing, aim[0], aim[1], task.facing);
            path.clear(ground, footprint, swing);
            path.dx = dx;
            path.dy = dy;
            path.goOnFrom(height);
        }
    }

    /**
     * Lets a foot that came to stand far from its place stay where it is: a frame that is 0.2 m off is never pinned [Wu 2010, 6.3], so that the foot that carries the body would be dragged to its place. A foot that
     * only slipped a little keeps its place.
     */
    void settle(Body body, Terrain ground, CyclicGait gait, int side, double facing) {
        FootPath path = feet[side];
        int o = 3 * side * Anatomy.FRAMES;
        double x = body.frame[o], y = body.frame[o + 1];
        double offX = x - path.position[0], offY = y - path.position[1];
        if ((body.toesTouch[side] || body.heelTouches[side]) && offX * offX + offY * offY > ASTRAY * ASTRAY) {
            double yaw = body.footYaw(side, facing);
            double slope = gait.is(Whole.ADAPTIVE) ? footprint.slope(ground, side, x, y, yaw) : 0;
            double z = gait.is(Whole.ADAPTIVE) ? footprint.lowest(ground, side, x, y, yaw, slope) : body.frame[o + 2];
            path.rest(x, y, z, yaw, slope);
        }
    }

    /** Δq_a: how far to move a target that is near an edge, so that the foot stands level on ground that carries all of it [Wu 2010, A.2, edge avoidance]. */
    private void avoidEdges(Terrain ground, int swing, double x, double y, double facing, double cos, double sin) {
        double min = Double.POSITIVE_INFINITY;
        for (int j = -SIDES; j <= SIDES; j++) {
            double left = j * SIDESTEP * anatomy.footWidth();
            for (int k = -PLACES; k <= PLACES; k++) {
                double ahead = k * DETOUR * anatomy.footLength() / PLACES;
                double px = x + cos * ahead - sin * left, py = y + sin * ahead + cos * left;
                double tilt = Math.abs(footprint.slope(ground, swing, px, py, facing));
                double cost =
                        tilt + HOLLOW_COST * (1 - footprint.support) + WAY_COST * (Math.abs(ahead) + Math.abs(left));
                if (cost < min) {
                    min = cost;
                    detour[0] = ahead;
                    detour[1] = left;
                }
            }
        }
    }

    private void upperBody(
            Body body,
            CyclicGait gait,
            HalfCycle half,
            Task task,
            double facingBefore,
            int swing,
            double cos,
            double sin) {
        FootPath stance = feet[1 - swing];
        double out = swing == Anatomy.LEFT ? anatomy.halfWidth : -anatomy.halfWidth;
        // q_ub,0 = R_z(ψ_f') d₀ + ½ R_z(ψ_m) r;  q_ub,bal = R_z(ψ_m) (K_ub Δq + c_ub);  α_a Δq_a near an edge [A.2]
        double ahead = 0.5 * task.step
                + half.get(Half.TRUNK_GAIN_AHEAD) * deviation[0]
                + half.get(Half.TRUNK_AHEAD)
                + gait.get(Whole.EDGE_SHARE) * detour[0];
        double aside = half.mirror * (half.get(Half.TRUNK_GAIN_ASIDE) * deviation[1] + half.get(Half.TRUNK_ASIDE))
                + gait.get(Whole.EDGE_SHARE) * detour[1];
        // q_ub,eh = q_st + q_ub,0 + q_ub,bal [eq. 9]
        double x = stance.endX() - out * StrictMath.sin(facingBefore) + cos * ahead - sin * aside;
        double y = stance.endY() + out * StrictMath.cos(facingBefore) + sin * ahead + cos * aside;
        double low = Math.min(stance.endZ(), feet[swing].endZ());
        orientation(half, task);
        trunk.begin(body.trunk, body.state.quaternion, 4 * anatomy.trunk);
        trunk.end(x, y, low + anatomy.standingHeight + half.get(Half.TRUNK_HEIGHT), quaternion);
        trunk.shape(half);
    }

    /** R_ub,eh = R_z(ψ_f) R_y(φ) R_x(θ) R_z(ψ) [eq. 10]; the paper's y is our x, its x our −y. */
    private void orientation(HalfCycle half, Task task) {
        Vectors.about(0, 0, 1, task.facing, quaternion, 0);
        Vectors.about(1, 0, 0, half.mirrored(Half.TRUNK_ROLL), turn, 0);
        Quaternions.multiply(quaternion, 0, turn, 0, quaternion, 0);
        Vectors.about(0, 1, 0, -half.get(Half.TRUNK_PITCH), turn, 0);
        Quaternions.multiply(quaternion, 0, turn, 0, quaternion, 0);
        Vectors.about(0, 0, 1, half.mirrored(Half.TRUNK_YAW), turn, 0);
        Quaternions.multiply(quaternion, 0, turn, 0, quaternion, 0);
    }

    void state(StateCodec codec) {
        codec.numbers(deviation);
        codec.numbers(planned);
        codec.numbers(aim);
        trunk.state(codec);
        feet[0].state(codec);
        feet[1].state(codec);
    }
}
