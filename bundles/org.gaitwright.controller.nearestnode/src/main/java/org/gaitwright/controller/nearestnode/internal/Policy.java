// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.nearestnode.internal;

import org.gaitwright.controller.nearestnode.internal.NodeParameters.Whole;
import org.gaitwright.core.parameter.ParameterValues;

/**
 * Nodes of a whole cycle, of which the nearest drives the body [Sharon 2004, 4.1]. Node k of the half in which the left foot stands is number k, its mirror image is number n + k. Immutable.
 */
final class Policy {
    static final int NONE = -1;
    /** Feet on the ground, as bits. */
    private static final int STANCE = 1;

    private static final int SWING = 2;
    private static final int ANY = -1;
    private static final int FREE = 0;
    private static final int LENIENT = 2;

    private final Slots slots;
    /** Nodes of half a cycle. */
    final int half;

    final double[][] centre;
    final double[][] target;
    /** When along the motion each is, s. */
    final double[] time;

    private final int[] feet;
    private final int[] branch;
    private final double landing;
    /** How strictly feet must touch the ground as a node says: {@link #FREE} to {@link #LENIENT}. */
    private final int gate;

    Policy(NodeParameters settings, ParameterValues values, TargetMotion motion) {
        slots = settings.slots;
        half = (int) Math.rint(values.get(settings.index(Whole.NODES)));
        landing = values.get(settings.index(Whole.LANDING));
        gate = (int) Math.rint(values.get(settings.index(Whole.GATE)));
        double lead = values.get(settings.index(Whole.LEAD));
        centre = new double[half][slots.count];
        target = new double[half][slots.count];
        time = new double[half];
        feet = new int[half];
        branch = new int[half];
        for (int k = 0; k < half; k++) {
            double at = values.get(settings.at(k));
            time[k] = motion.seconds * (at < 0 ? (double) k / half : at);
        }
        for (int k = 0; k < half; k++) {
            motion.pose(time[k], centre[k]);
            // μ_k = ζ_{k+1} [4.3.4], or further ahead; that of the last node is in the other half
            double next = k + 1 < half ? time[k + 1] : motion.seconds + time[0];
            motion.pose(Math.max(next, time[k] + lead), target[k]);
            for (int s = 0; s < slots.count; s++) {
                centre[k][s] += values.get(settings.centre(k, s));
                target[k][s] += values.get(settings.target(k, s));
            }
            feet[k] = feet((int) Math.rint(values.get(settings.feet(k))), motion.doubleSupport(time[k]));
            branch[k] = (int) Math.rint(values.get(settings.branch(k)));
        }
    }

    private static int feet(int choice, boolean both) {
        return switch (choice) {
            case 1 -> ANY;
            case 2 -> STANCE;
            case 3 -> STANCE | SWING;
            case 4 -> SWING;
            case 5 -> 0;
            default -> both ? STANCE | SWING : STANCE;
        };
    }

    /** The choice of feet that a node of the first half comes to, whatever keyframes would say. */
    double feet(int k) {
        return switch (feet[k]) {
            case ANY -> 1;
            case STANCE -> 2;
            case STANCE | SWING -> 3;
            case SWING -> 4;
            default -> 5;
        };
    }

    /** Which foot stands in a node's half. */
    int stance(int node) {
        return node < half ? PlanarFigure.LEFT : PlanarFigure.RIGHT;
    }

    int inHalf(int node) {
        return node < half ? node : node - half;
    }

    /** The node that a run begins with at a time of the half in which the left foot stands. */
    int first(double t) {
        int k = half - 1;
        while (k > 0 && time[k] > t) {
            k--;
        }
        return k;
    }

    /** The node that follows in any case. */
    int next(int node) {
        return (node + 1) % (2 * half);
    }

    /** The other one that may follow, {@link #NONE} without. */
    int branch(int node) {
        int b = branch[inHalf(node)];
        return b < 0 ? NONE : (b + (node < half ? 0 : half)) % (2 * half);
    }

    /** The first node of the other half, if a landing may lead there from a node. */
    int landing(int node) {
        int other = node < half ? half : 0;
        return inHalf(node) >= landing * half && next(node) != other ? other : NONE;
    }

    /**
     * The nearest of a node and those that may follow it. The thesis takes those alone for which feet touch the ground as they say; a foot that lifts or lands early then leaves a walker in a node for good. So if
     * none fits, those count whose stance foot stands.
     *
     * @param poses the body's pose as seen by the one who stands on the left, and on the right foot
     * @param left whether the left foot touches the ground
     */
    int choose(int active, double[][] poses, boolean left, boolean right) {
        int best = nearest(active, poses, left, right, false);
        if (best == NONE && gate == LENIENT) {
            best = nearest(active, poses, left, right, true);
        }
        return best == NONE ? active : best;
    }

    private int nearest(int active, double[][] poses, boolean left, boolean right, boolean stanceAlone) {
        int best = NONE;
        double min = Double.POSITIVE_INFINITY;
        for (int i = 0; i < 4; i++) {
            int n = i == 0 ? active : i == 1 ? next(active) : i == 2 ? branch(active) : landing(active);
            if (n != NONE && feetMatch(n, left, right, stanceAlone)) {
                double d = distance(n, poses[stance(n)]);
                if (d < min) {
                    min = d;
                    best = n;
                }
            }
        }
        return best;
    }

    private boolean feetMatch(int node, boolean left, boolean right, boolean stanceAlone) {
        int wanted = feet[inHalf(node)];
        boolean stance = stance(node) == PlanarFigure.LEFT ? left : right;
        boolean swing = stance(node) == PlanarFigure.LEFT ? right : left;
        if (stanceAlone) {
            return stance;
        }
        return gate == FREE || wanted == ANY || wanted == ((stance ? STANCE : 0) | (swing ? SWING : 0));
    }

    /** |wᵀ (ζ − ζ_i)|² [Sharon 2004, eq. 4.1.1]. */
    double distance(int node, double[] pose) {
        double[] c = centre[inHalf(node)];
        double sum = 0;
        for (int s = 0; s < c.length; s++) {
            double d = slots.weight[s] * (pose[s] - c[s]);
            sum += d * d;
        }
        return sum;
    }
}
