// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.gait;

/**
 * A pose as lines, seen from its right side: x forward, y up, the hips at the origin, of height one from sole to crown.
 *
 * @param torso hips, neck
 * @param swing hip, knee, ankle, toes
 * @param stance hip, knee, ankle, toes
 */
record StickFigure(double[][] torso, double[][] swing, double[][] stance) {
    private static final double TRUNK = 0.38;
    private static final double THIGH = 0.25;
    private static final double SHANK = 0.25;
    private static final double FOOT = 0.11;

    static StickFigure of(StateAngles pose) {
        double[] hips = {0, 0};
        double[] neck = {-TRUNK * Math.sin(pose.torso()), TRUNK * Math.cos(pose.torso())};
        return new StickFigure(
                new double[][] {hips, neck},
                leg(pose.swingThigh(), pose.swingShank(), pose.swingFoot()),
                leg(pose.stanceThigh(), pose.stanceShank(), 0));
    }

    private static double[][] leg(double thigh, double shank, double foot) {
        double[] knee = {THIGH * Math.sin(thigh), -THIGH * Math.cos(thigh)};
        double[] ankle = {knee[0] + SHANK * Math.sin(shank), knee[1] - SHANK * Math.cos(shank)};
        double[] toes = {ankle[0] + FOOT * Math.cos(foot), ankle[1] + FOOT * Math.sin(foot)};
        return new double[][] {{0, 0}, knee, ankle, toes};
    }

    /** How high the head's middle is, and how large it is. */
    double[] head() {
        double[] neck = torso[1];
        double share = (TRUNK + HEAD) / TRUNK;
        return new double[] {neck[0] * share, neck[1] * share};
    }

    static final double HEAD = 0.06;
}
