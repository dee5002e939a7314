// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.measure;

import java.util.List;

/**
 * How someone walked, after the first {@value #STARTING_SECONDS} s. Numbers that do not exist are NaN: a step counts when the
 * next one has ended, a stance when the foot has lifted.
 *
 * @param steps steps in the means
 * @param speed of the centre of mass in the direction that the root faces, m/s; negative is backward
 * @param sidewaysSpeed the same to the left, m/s
 * @param stepLength from the landing of one foot to that of the other, in the direction of travel, m
 * @param stepSeconds between these landings
 * @param stepWidth across the direction of travel, m; negative where feet cross
 * @param dutyFactor share of the time in which a foot stands
 * @param doubleSupport share of the time in which both stand
 * @param footSlip path that feet slide along the ground in a stance, weighted by load, m
 * @param comHeight mean height of the centre of mass over the ground below it, m
 * @param stepLengthAsymmetry mean difference of successive steps' lengths, as a share of their mean, or of a tenth of
 *     the height of the centre of mass if that is more
 * @param stepTimeAsymmetry mean difference of successive steps' times, as a share of their mean
 * @param groundReaction mean vertical load of a foot at 0, 5, … 100 % of its stance, in body weights; empty without a stance
 */
public record Gait(
        int steps,
        double speed,
        double sidewaysSpeed,
        double stepLength,
        double stepSeconds,
        double stepWidth,
        double dutyFactor,
        double doubleSupport,
        double footSlip,
        double comHeight,
        double stepLengthAsymmetry,
        double stepTimeAsymmetry,
        List<Double> groundReaction) {
    /** How long starting to walk may take: left out of all means. */
    public static final double STARTING_SECONDS = 2;

    public Gait {
        groundReaction = List.copyOf(groundReaction);
    }

    /** The larger of both asymmetries: how much it limps. */
    public double stepAsymmetry() {
        return Math.max(stepLengthAsymmetry, stepTimeAsymmetry);
    }

    /** The largest of {@link #groundReaction}; NaN without a stance. */
    public double groundReactionPeak() {
        return groundReaction.stream().mapToDouble(w -> w).max().orElse(Double.NaN);
    }
}
