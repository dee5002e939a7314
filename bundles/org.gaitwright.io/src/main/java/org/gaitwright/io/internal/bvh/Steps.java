// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.bvh;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.gaitwright.core.math.Vec3;

/** The half cycles of a captured walk. A foot comes down where its ankle is farthest ahead of the other one. */
final class Steps {
    /** The ankles of a walk get this far apart at least, as a share of a leg's length. */
    private static final double MIN_STEP = 0.15;
    /** The other foot is ahead once the ankles have gone so far back, as a share of the farthest. */
    private static final double CHANGE = 0.4;

    /** A foot that is ahead but so much higher than the other one is still in the air, as a share of a leg's length. */
    private static final double LIFTED = 0.08;

    private static final double SHORTEST_SECONDS = 0.25;
    private static final double LONGEST_SECONDS = 3;
    /** Half cycles count that are so much longer or shorter than most. */
    private static final double ALIKE = 0.2;

    /**
     * From where one foot comes down to where the other one does.
     *
     * @param stance 0 if the left foot stands, 1 if the right one
     * @param from in frames
     */
    record Half(int stance, double from, double to) {
        double frames() {
            return to - from;
        }
    }

    private Steps() {}

    /** All that are about equally long. */
    static List<Half> find(Bvh bvh, Limbs limbs, Sagittal view) {
        double[] apart = new double[view.frames()];
        double[] higher = new double[apart.length];
        for (int f = 0; f < apart.length; f++) {
            Vec3 d = view.at(f, limbs.leg(0, Limbs.ANKLE)).minus(view.at(f, limbs.leg(1, Limbs.ANKLE)));
            double[] seen = view.project(f, d);
            apart[f] = seen[0] / view.leg();
            higher[f] = seen[1] / view.leg();
        }
        double[] sorted = apart.clone();
        Arrays.sort(sorted);
        double low = sorted[(int) (0.05 * (sorted.length - 1))], high = sorted[(int) (0.95 * (sorted.length - 1))];
        if (high - low < 2 * MIN_STEP) {
            throw bvh.refuse(
                    bvh.motionLine(),
                    String.format(
                            Locale.ROOT,
                            "no steps were found: the ankles move %.2f of a leg's length apart, forward and back;"
                                    + " expected a walk with %.2f or more",
                            0.5 * (high - low),
                            MIN_STEP));
        }
        for (int f = 0; f < apart.length; f++) {
            apart[f] = (2 * apart[f] - high - low) / (high - low);
        }
        List<Half> halves = halves(apart, higher, LIFTED);
        // up a slope, a foot always comes down higher
        return alike(bvh, halves.isEmpty() ? halves(apart, higher, Double.POSITIVE_INFINITY) : halves);
    }

    /**
     * From each time that a foot comes down to the next one of the other foot.
     *
     * @param apart how far the left ankle is ahead, about −1 to 1
     * @param higher how much higher it is, as a share of a leg's length
     * @param lifted from which height on it is in the air
     */
    private static List<Half> halves(double[] apart, double[] higher, double lifted) {
        List<Half> halves = new ArrayList<>();
        double last = -1;
        int stance = -1;
        for (int f = 0; f < apart.length; ) {
            int side = apart[f] > 0 ? 0 : 1;
            double sign = side == 0 ? 1 : -1;
            int best = f;
            for (; f < apart.length && (f == best || sign * apart[f] > -CHANGE); f++) {
                best = sign * apart[f] > sign * apart[best] ? f : best;
            }
            // at an end of the recording it may have gone further; a foot in the air may go back again
            boolean inside = best > 0 && best < apart.length - 1;
            boolean down = sign * apart[best] > CHANGE && sign * higher[best] < lifted;
            if (inside && down && side != stance) {
                double strike = best + vertex(apart[best - 1], apart[best], apart[best + 1]);
                if (stance >= 0) {
                    halves.add(new Half(stance, last, strike));
                }
                last = strike;
                stance = side;
            }
        }
        return halves;
    }

    /** Where a parabola through three values turns, from the middle one. */
    private static double vertex(double a, double b, double c) {
        double bend = a - 2 * b + c;
        return bend == 0 ? 0 : 0.5 * (a - c) / bend;
    }

    private static List<Half> alike(Bvh bvh, List<Half> all) {
        if (all.isEmpty()) {
            throw bvh.refuse(
                    bvh.motionLine(),
                    "no half cycle was found, from the landing of one foot to that of the other; expected two steps or"
                            + " more");
        }
        double[] lengths = all.stream().mapToDouble(Half::frames).sorted().toArray();
        double usual = lengths[lengths.length / 2];
        double seconds = usual * bvh.frameSeconds();
        if (seconds < SHORTEST_SECONDS || seconds > LONGEST_SECONDS) {
            throw bvh.refuse(
                    bvh.motionLine(),
                    String.format(
                            Locale.ROOT,
                            "a step takes %.3f s; expected %.2f to %.0f s: check 'Frame Time:'",
                            seconds,
                            SHORTEST_SECONDS,
                            LONGEST_SECONDS));
        }
        List<Half> alike = all.stream()
                .filter(h -> Math.abs(h.frames() - usual) <= ALIKE * usual)
                .toList();
        if (2 * alike.size() < all.size()) {
            throw bvh.refuse(
                    bvh.motionLine(),
                    String.format(
                            Locale.ROOT,
                            "no regular walk was found: of %d steps of %.2f to %.2f s, %d have a similar duration; cut"
                                    + " out a part with even steps",
                            all.size(),
                            lengths[0] * bvh.frameSeconds(),
                            lengths[lengths.length - 1] * bvh.frameSeconds(),
                            alike.size()));
        }
        return alike;
    }
}
