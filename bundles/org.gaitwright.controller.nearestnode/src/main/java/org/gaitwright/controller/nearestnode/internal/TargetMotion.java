// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.nearestnode.internal;

import org.gaitwright.controller.nearestnode.internal.NodeParameters.Whole;
import org.gaitwright.core.character.PlanarPlace;
import org.gaitwright.core.parameter.ParameterValues;

/**
 * The target motion: half a cycle of keyframes, which the other half mirrors [Sharon 2004, 4.3.2]. Between two of them angles change evenly. Keyframes do not say where the figure is; it rolls over
 * the lowest point of its stance foot without slipping. Immutable.
 */
final class TargetMotion {
    /** Parts of half a cycle between which the place of the root is interpolated. */
    private static final int PARTS = 64;
    /** A foot that is no higher than this stands on the ground, m. */
    private static final double GROUNDED = 0.01;

    final Slots slots;
    private final int keys;
    /** When each keyframe is, from the start of half a cycle; one more for the end. */
    private final double[] at;

    private final double[][] angle;
    /** How long half a cycle takes, s. */
    final double seconds;
    /** How far the root gets in half a cycle, m. */
    final double stride;
    /** Of each part: where the root is along x from the start, how high above the point on which it stands, and where that point is along x. */
    private final double[] rootX = new double[PARTS + 1];

    private final double[] rootZ = new double[PARTS + 1];
    private final double[] standX = new double[PARTS + 1];
    /** How far the root is ahead of the stance ankle. */
    private final double[] ahead = new double[PARTS + 1];
    /** How high the swing foot is above the ground. */
    private final double[] lift = new double[PARTS + 1];

    TargetMotion(NodeParameters settings, ParameterValues values) {
        slots = settings.slots;
        keys = (int) Math.rint(values.get(settings.index(Whole.KEYS)));
        at = new double[keys + 1];
        angle = new double[keys + 1][slots.count];
        for (int k = 0; k < keys; k++) {
            at[k + 1] = at[k] + values.get(settings.seconds(k));
            for (int s = 0; s < slots.count; s++) {
                angle[k][s] = values.get(settings.angle(k, s));
            }
        }
        for (int s = 0; s < slots.count; s++) {
            angle[keys][s] = angle[0][slots.other[s]];
        }
        seconds = at[keys];
        roll();
        stride = rootX[PARTS];
    }

    /** Rolls the figure over its stance foot. */
    private void roll() {
        PlanarFigure figure = slots.figure;
        double[] q = figure.character.zeroPose();
        double[] pose = new double[slots.count];
        PlanarPlace now = new PlanarPlace(figure.body);
        double[] before = new double[2];
        for (int i = 0; i <= PARTS; i++) {
            pose(seconds * i / PARTS, pose);
            slots.write(pose, PlanarFigure.LEFT, q);
            figure.place(q, now);
            int point = figure.soleZ(now, PlanarFigure.LEFT, 0) < figure.soleZ(now, PlanarFigure.LEFT, 1) ? 0 : 1;
            if (i > 0) {
                rootX[i] = rootX[i - 1] + before[point] - figure.soleX(now, PlanarFigure.LEFT, point);
            }
            before[0] = figure.soleX(now, PlanarFigure.LEFT, 0);
            before[1] = figure.soleX(now, PlanarFigure.LEFT, 1);
            rootZ[i] = -figure.soleZ(now, PlanarFigure.LEFT, point);
            standX[i] = rootX[i] + before[point];
            ahead[i] = figure.aheadOfAnkle(now, PlanarFigure.LEFT);
            lift[i] = rootZ[i]
                    + Math.min(figure.soleZ(now, PlanarFigure.RIGHT, 0), figure.soleZ(now, PlanarFigure.RIGHT, 1));
        }
    }

    /** The pose at a time from the start of half a cycle; once that is over, the pose of the other half as this one says it. */
    void pose(double time, double[] out) {
        boolean other = time > seconds;
        double t = other ? Math.min(time - seconds, seconds) : time;
        int k = 0;
        while (k < keys - 1 && t >= at[k + 1]) {
            k++;
        }
        double share = Math.max(0, Math.min(1, (t - at[k]) / (at[k + 1] - at[k])));
        for (int s = 0; s < slots.count; s++) {
            int from = other ? slots.other[s] : s;
            out[s] = angle[k][from] + share * (angle[k + 1][from] - angle[k][from]);
        }
    }

    /** How far the root is from where it was at the start of half a cycle. */
    double rootX(double t) {
        return read(rootX, t);
    }

    /** How far the root's coordinate is above the point on which it stands. */
    double rootZ(double t) {
        return read(rootZ, t);
    }

    /** Where that point is, from the root at the start of half a cycle. */
    double standX(double t) {
        return read(standX, t);
    }

    /** How far the root is ahead of the stance ankle. */
    double ahead(double t) {
        return read(ahead, t);
    }

    /** Mean speed, m/s. */
    double speed() {
        return stride / seconds;
    }

    /** Whether the swing foot is on the ground, too. */
    boolean doubleSupport(double t) {
        return read(lift, t) < GROUNDED;
    }

    private double read(double[] table, double t) {
        double x = Math.max(0, Math.min(PARTS, PARTS * t / seconds));
        int i = Math.min(PARTS - 1, (int) x);
        return table[i] + (x - i) * (table[i + 1] - table[i]);
    }
}
