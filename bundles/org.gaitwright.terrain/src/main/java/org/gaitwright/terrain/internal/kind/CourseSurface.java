// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.terrain.internal.kind;

import org.gaitwright.core.math.CounterRandom;
import org.gaitwright.terrain.internal.ground.Surface;

/** The lattice of a course: level before its first line and after its last. */
final class CourseSurface implements Surface {
    private final double[] base;
    private final double[] rough;
    private final long seed;
    private final double steepest;
    private final double highest;

    /**
     * @param base height of each line across the course, from x = 0 on
     * @param rough range of random heights around it along each line
     */
    CourseSurface(double[] base, double[] rough, long seed) {
        this.base = base;
        this.rough = rough;
        this.seed = seed;
        double max = 0;
        double top = base[0];
        for (int i = 0; i < base.length; i++) {
            top = Math.max(top, base[i] + 0.5 * rough[i]);
            if (i > 0) {
                double along = Math.abs(base[i] - base[i - 1]) + 0.5 * (rough[i] + rough[i - 1]);
                double across = Math.max(rough[i], rough[i - 1]);
                max = Math.max(max, Math.sqrt(along * along + across * across));
            }
        }
        steepest = max / CoursePlan.CELL * (1 + 1e-12);
        highest = top;
    }

    @Override
    public double spacing() {
        return CoursePlan.CELL;
    }

    @Override
    public double at(int i, int j) {
        int k = Math.max(0, Math.min(base.length - 1, i));
        return rough[k] == 0 ? base[k] : base[k] + rough[k] * (CounterRandom.uniform(seed, k, j) - 0.5);
    }

    @Override
    public double steepest() {
        return steepest;
    }

    @Override
    public double highest() {
        return highest;
    }
}
