// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.terrain.internal.ground;

import java.util.Arrays;
import java.util.List;
import org.gaitwright.core.terrain.SolidBox;
import org.gaitwright.core.terrain.Terrain;

/**
 * A list of boxes, filed in strips across x. The first and the last strip have no end, so that a platform that goes on for a
 * kilometre needs one entry.
 */
public final class BoxList implements BoxField {
    private static final int MAX_STRIPS = 4096;

    private final SolidBox[] boxes;
    /** Eight numbers per box, as {@link Terrain#boxesInto} gives them. */
    private final double[] data;

    private final double origin;
    private final double width;
    private final int strips;
    /** Where the entries of each strip begin; one more at the end. */
    private final int[] begins;

    private final int[] entries;
    private final int[] firstStrip;

    public BoxList(List<SolidBox> list) {
        boxes = list.toArray(SolidBox[]::new);
        int n = boxes.length;
        data = new double[8 * n];
        double[] low = new double[n];
        double[] high = new double[n];
        double min = Double.POSITIVE_INFINITY;
        double max = Double.NEGATIVE_INFINITY;
        for (int b = 0; b < n; b++) {
            SolidBox s = boxes[b];
            double c = StrictMath.cos(s.yaw());
            double e = StrictMath.sin(s.yaw());
            BoxField.write(data, b, s.x(), s.y(), s.z(), s.hx(), s.hy(), s.hz(), c, e);
            double reach = Math.abs(c) * s.hx() + Math.abs(e) * s.hy() + BoxQueries.SLACK;
            low[b] = s.x() - reach;
            high[b] = s.x() + reach;
            min = Math.min(min, high[b]);
            max = Math.max(max, low[b]);
        }
        boolean one = !(min < max);
        origin = one ? 0 : min;
        strips = one ? 1 : Math.min(2 * n, MAX_STRIPS);
        width = one ? 1 : (max - min) / strips;
        firstStrip = new int[n];
        begins = new int[strips + 1];
        entries = file(low, high);
    }

    private int[] file(double[] low, double[] high) {
        for (int b = 0; b < boxes.length; b++) {
            firstStrip[b] = strip(low[b]);
            for (int k = firstStrip[b]; k <= strip(high[b]); k++) {
                begins[k + 1]++;
            }
        }
        for (int k = 0; k < strips; k++) {
            begins[k + 1] += begins[k];
        }
        int[] filed = new int[begins[strips]];
        int[] next = Arrays.copyOf(begins, strips);
        for (int b = 0; b < boxes.length; b++) {
            for (int k = firstStrip[b]; k <= strip(high[b]); k++) {
                filed[next[k]++] = b;
            }
        }
        return filed;
    }

    private int strip(double x) {
        return (int) Math.max(0, Math.min(strips - 1, Math.floor((x - origin) / width)));
    }

    @Override
    public double top(double x, double y) {
        double top = Double.NEGATIVE_INFINITY;
        int k = strip(x);
        for (int e = begins[k]; e < begins[k + 1]; e++) {
            int o = 8 * entries[e];
            if (BoxQueries.covers(x, y, data[o], data[o + 1], data[o + 3], data[o + 4], data[o + 6], data[o + 7])) {
                top = Math.max(top, data[o + 2] + data[o + 5]);
            }
        }
        return top;
    }

    @Override
    public double cast(double ox, double oy, double oz, double dx, double dy, double dz, double reach) {
        double best = Double.POSITIVE_INFINITY;
        double length = Math.min(reach, LatticeQueries.FARTHEST);
        int k = strip(ox);
        int last = strip(ox + length * dx);
        int step = last < k ? -1 : 1;
        for (; ; k += step) {
            for (int e = begins[k]; e < begins[k + 1]; e++) {
                best = Math.min(best, castOne(8 * entries[e], ox, oy, oz, dx, dy, dz, length));
            }
            if (k == last || best <= (origin + (k + (step > 0 ? 1 : 0)) * width - ox) / dx) {
                return best;
            }
        }
    }

    private double castOne(int o, double ox, double oy, double oz, double dx, double dy, double dz, double reach) {
        return BoxQueries.cast(
                ox,
                oy,
                oz,
                dx,
                dy,
                dz,
                reach,
                data[o],
                data[o + 1],
                data[o + 2],
                data[o + 3],
                data[o + 4],
                data[o + 5],
                data[o + 6],
                data[o + 7]);
    }

    private boolean meets(int box, double minX, double minY, double maxX, double maxY) {
        int o = 8 * box;
        return BoxQueries.meets(
                minX, minY, maxX, maxY, data[o], data[o + 1], data[o + 3], data[o + 4], data[o + 6], data[o + 7]);
    }

    @Override
    public int into(double minX, double minY, double maxX, double maxY, double[] out, int from) {
        int found = 0;
        int first = strip(minX);
        for (int k = first; k <= strip(maxX); k++) {
            for (int e = begins[k]; e < begins[k + 1]; e++) {
                int b = entries[e];
                // a box that is in several of these strips counts in the first of them
                if (Math.max(firstStrip[b], first) == k && meets(b, minX, minY, maxX, maxY)) {
                    int at = 8 * (from + found++);
                    if (at + 8 <= out.length) {
                        System.arraycopy(data, 8 * b, out, at, 8);
                    }
                }
            }
        }
        return found;
    }

    @Override
    public void collect(double minX, double minY, double maxX, double maxY, List<SolidBox> found) {
        int first = strip(minX);
        for (int k = first; k <= strip(maxX); k++) {
            for (int e = begins[k]; e < begins[k + 1]; e++) {
                int b = entries[e];
                if (Math.max(firstStrip[b], first) == k && meets(b, minX, minY, maxX, maxY)) {
                    found.add(boxes[b]);
                }
            }
        }
    }

    @Override
    public double edge(double x, double y, Terrain ground) {
        double best = Double.POSITIVE_INFINITY;
        int middle = strip(x);
        int left = middle;
        int right = middle + 1;
        // outwards strip by strip, until the next ones are farther away than what was found
        while (left >= 0 || right < strips) {
            if (left >= 0) {
                best = edgesOf(left--, x, y, best, ground);
            }
            if (right < strips) {
                best = edgesOf(right++, x, y, best, ground);
            }
            boolean leftDone = left < 0 || x - (origin + (left + 1) * width) > best;
            boolean rightDone = right >= strips || origin + right * width - x > best;
            if (leftDone && rightDone) {
                break;
            }
        }
        return best;
    }

    private double edgesOf(int strip, double x, double y, double best, Terrain ground) {
        double d = best;
        for (int e = begins[strip]; e < begins[strip + 1]; e++) {
            int o = 8 * entries[e];
            d = BoxQueries.edge(
                    ground, x, y, d, data[o], data[o + 1], data[o + 3], data[o + 4], data[o + 6], data[o + 7]);
        }
        return d;
    }
}
