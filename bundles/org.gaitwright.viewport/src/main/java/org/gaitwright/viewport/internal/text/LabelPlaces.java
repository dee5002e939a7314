// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport.internal.text;

import java.util.Arrays;

/** Finds places for labels: where asked, or above whatever is there already. */
final class LabelPlaces {
    private static final int TRIES = 12;
    private static final float GAP = 2;

    private float[] taken = new float[4 * 16];
    private int count;

    void clear() {
        count = 0;
    }

    /** Takes a rectangle, y down; returns its top, which may be higher than wanted. */
    float take(float x, float y, float width, float height) {
        float top = y;
        for (int i = 0; i < TRIES; i++) {
            int other = overlapping(x, top, width, height);
            if (other < 0) {
                break;
            }
            top = taken[4 * other + 1] - height - GAP;
        }
        if (4 * (count + 1) > taken.length) {
            taken = Arrays.copyOf(taken, 2 * taken.length);
        }
        int o = 4 * count++;
        taken[o] = x;
        taken[o + 1] = top;
        taken[o + 2] = width;
        taken[o + 3] = height;
        return top;
    }

    private int overlapping(float x, float y, float width, float height) {
        for (int i = 0; i < count; i++) {
            int o = 4 * i;
            if (x < taken[o] + taken[o + 2]
                    && taken[o] < x + width
                    && y < taken[o + 1] + taken[o + 3]
                    && taken[o + 1] < y + height) {
                return i;
            }
        }
        return -1;
    }
}
