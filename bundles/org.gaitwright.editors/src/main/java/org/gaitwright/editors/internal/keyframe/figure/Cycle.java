// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.keyframe.figure;

import org.gaitwright.core.character.Side;

/**
 * The motion that keyframes show: those of half a cycle, then the same in the mirror. Between two of them angles change evenly, and the figure rolls over the lower end of its stance foot without
 * slipping, as the controller has it. Immutable.
 */
public final class Cycle {
    /** Parts of half a cycle between which the way of the root is interpolated. */
    private static final int PARTS = 64;

    private final PlanarBody body;
    private final int keys;
    /** When each keyframe is; one more for the end. */
    private final double[] time;

    private final double[][] pose;
    private final double[] way = new double[PARTS + 1];

    /** @param pose of each keyframe */
    public Cycle(PlanarBody body, double[] seconds, double[][] pose) {
        this.body = body;
        keys = seconds.length;
        time = new double[keys + 1];
        this.pose = new double[keys + 1][];
        for (int k = 0; k < keys; k++) {
            time[k + 1] = time[k] + seconds[k];
            this.pose[k] = pose[k];
        }
        this.pose[keys] = body.mirrored(pose[0]);
        roll();
    }

    private void roll() {
        Placement before = null;
        for (int i = 0; i <= PARTS; i++) {
            Placement now = Placement.free(body, half(half() * i / PARTS), Side.LEFT);
            if (before != null) {
                boolean heel = now.heelZ(Side.LEFT) < now.toeZ(Side.LEFT);
                double step = heel
                        ? before.heelX(Side.LEFT) - now.heelX(Side.LEFT)
                        : before.toeX(Side.LEFT) - now.toeX(Side.LEFT);
                way[i] = way[i - 1] + step;
            }
            before = now;
        }
    }

    public PlanarBody body() {
        return body;
    }

    public int keys() {
        return keys;
    }

    /** How long half of it takes, s. */
    public double half() {
        return time[keys];
    }

    /** When a keyframe of the first half is, s; that after the last one is the end of the half. */
    public double time(int key) {
        return time[key];
    }

    /** Which foot stands at a time. */
    public Side stance(double t) {
        return Math.floorMod((long) Math.floor(t / half()), 2L) == 0 ? Side.LEFT : Side.RIGHT;
    }

    /** The pose at a time, said of stance and swing. */
    public double[] pose(double t) {
        return half(t - half() * Math.floor(t / half()));
    }

    private double[] half(double t) {
        int k = 0;
        while (k < keys - 1 && t >= time[k + 1]) {
            k++;
        }
        double share = Math.max(0, Math.min(1, (t - time[k]) / (time[k + 1] - time[k])));
        return between(pose[k], pose[k + 1], share);
    }

    public static double[] between(double[] a, double[] b, double share) {
        double[] out = new double[a.length];
        for (int s = 0; s < out.length; s++) {
            out[s] = a[s] + share * (b[s] - a[s]);
        }
        return out;
    }

    /** The keyframe of a number in the whole cycle, and beyond it either way. */
    public double[] key(int number) {
        return pose[Math.floorMod(number, keys)];
    }

    public Side stanceOfKey(int number) {
        return Math.floorMod(Math.floorDiv(number, keys), 2) == 0 ? Side.LEFT : Side.RIGHT;
    }

    /** How far the root has come along x at a time since time 0, m. */
    double way(double t) {
        double halves = Math.floor(t / half());
        double x = Math.max(0, Math.min(PARTS, PARTS * (t - halves * half()) / half()));
        int i = Math.min(PARTS - 1, (int) x);
        return halves * way[PARTS] + way[i] + (x - i) * (way[i + 1] - way[i]);
    }

    /** How fast it walks on the whole, m/s. */
    double speed() {
        return way[PARTS] / half();
    }
}
