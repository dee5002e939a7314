// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal.mark;

/** Cuts a simple polygon into triangles, ear by ear. Keeps its memory. */
final class EarClipping {
    private int[] left = new int[16];
    private int[] triangles = new int[48];
    private int count;

    /**
     * Triangulates a polygon of n corners, given by pairs of x and y in either sense. Where the border crosses itself, some
     * of the area is left out.
     *
     * @return how many triangles were found
     */
    int cut(double[] xy, int n) {
        if (left.length < n) {
            left = new int[2 * n];
            triangles = new int[6 * n];
        }
        count = 0;
        boolean clockwise = area(xy, n) < 0;
        for (int i = 0; i < n; i++) {
            left[i] = clockwise ? n - 1 - i : i;
        }
        int remaining = n;
        int at = 0;
        int failures = 0;
        while (remaining > 2 && failures < remaining) {
            int a = left[(at + remaining - 1) % remaining];
            int b = left[at % remaining];
            int c = left[(at + 1) % remaining];
            if (ear(xy, a, b, c, remaining)) {
                triangles[3 * count] = a;
                triangles[3 * count + 1] = b;
                triangles[3 * count + 2] = c;
                count++;
                System.arraycopy(left, at % remaining + 1, left, at % remaining, remaining - at % remaining - 1);
                remaining--;
                failures = 0;
                at = remaining == 0 ? 0 : at % remaining;
            } else {
                at = (at + 1) % remaining;
                failures++;
            }
        }
        return count;
    }

    /** A corner of a triangle: 0, 1 or 2. */
    int corner(int triangle, int which) {
        return triangles[3 * triangle + which];
    }

    /** Twice the signed area, positive if counter-clockwise. */
    static double area(double[] xy, int n) {
        double sum = 0;
        for (int i = 0; i < n; i++) {
            int k = (i + 1) % n;
            sum += xy[2 * i] * xy[2 * k + 1] - xy[2 * k] * xy[2 * i + 1];
        }
        return sum;
    }

    private boolean ear(double[] xy, int a, int b, int c, int remaining) {
        if (turn(xy, a, b, c) <= 0) {
            return false;
        }
        for (int i = 0; i < remaining; i++) {
            int p = left[i];
            if (p != a && p != b && p != c && inside(xy, p, a, b, c)) {
                return false;
            }
        }
        return true;
    }

    private static boolean inside(double[] xy, int p, int a, int b, int c) {
        return turn(xy, a, b, p) >= 0 && turn(xy, b, c, p) >= 0 && turn(xy, c, a, p) >= 0;
    }

    private static double turn(double[] xy, int a, int b, int c) {
        return (xy[2 * b] - xy[2 * a]) * (xy[2 * c + 1] - xy[2 * a + 1])
                - (xy[2 * b + 1] - xy[2 * a + 1]) * (xy[2 * c] - xy[2 * a]);
    }
}
