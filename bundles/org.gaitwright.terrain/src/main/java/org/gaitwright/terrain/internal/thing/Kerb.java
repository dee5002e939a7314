// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.terrain.internal.thing;

import org.gaitwright.terrain.internal.ground.LatticeQueries;
import org.gaitwright.terrain.internal.ground.Pit;
import org.gaitwright.terrain.internal.ground.Surface;

/**
 * The blocks around a pit: they make its walls, and cover the strip in which the lattice sinks. On level ground they are a
 * frame of four that nobody trips over; elsewhere stones in a row, each as high as the ground in its middle.
 */
final class Kerb {
    /** Takes a block in axes at (x, y) that are turned by a yaw: from and to along x, right and left along y. */
    interface Blocks {
        void add(double x, double y, double yaw, double from, double to, double right, double left, double top);
    }

    /** Length of a stone, m. */
    private static final double STONE = 0.25;
    /** By how much a frame is higher than the lattice, m: two surfaces in one plane would flicker, and both carry. */
    static final double HAIR = 5e-4;

    private final Surface ground;
    private final Pit pit;
    private final double yaw;
    private final Blocks blocks;

    Kerb(Surface ground, Pit pit, double yaw, Blocks blocks) {
        this.ground = ground;
        this.pit = pit;
        this.yaw = yaw;
        this.blocks = blocks;
    }

    void lay() {
        double hx = pit.hx();
        double hy = pit.hy();
        double width = 2 * pit.reach(PittedSurface.spacing(ground));
        strip(-hx - width, -hx, -hy - width, hy + width, 1, stones(2 * (hy + width)));
        strip(hx, hx + width, -hy - width, hy + width, 1, stones(2 * (hy + width)));
        strip(-hx, hx, -hy - width, -hy, stones(2 * hx), 1);
        strip(-hx, hx, hy, hy + width, stones(2 * hx), 1);
    }

    private int stones(double length) {
        return ground.steepest() == 0 ? 1 : (int) Math.ceil(length / STONE);
    }

    /** One side, n stones along x times m along y. */
    private void strip(double from, double to, double right, double left, int n, int m) {
        double hair = ground.steepest() == 0 ? HAIR : 0;
        for (int k = 0; k < n * m; k++) {
            int i = k / m;
            int j = k % m;
            double a0 = from + (to - from) * i / n;
            double a1 = from + (to - from) * (i + 1) / n;
            double b0 = right + (left - right) * j / m;
            double b1 = right + (left - right) * (j + 1) / m;
            double along = 0.5 * (a0 + a1);
            double across = 0.5 * (b0 + b1);
            double x = pit.x() + pit.c() * along - pit.s() * across;
            double y = pit.y() + pit.s() * along + pit.c() * across;
            blocks.add(pit.x(), pit.y(), yaw, a0, a1, b0, b1, LatticeQueries.height(ground, x, y) + hair);
        }
    }
}
