// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.terrain.internal;

/**
 * The blocks around a pit that cover the cells in which the lattice sinks: a frame in the axes of the pit, which makes its
 * walls, and the cells beyond it. They are as high as the ground in their middle, so that on level ground nobody sees them.
 * Nowhere do they lie in the same plane as the lattice, since that would flicker.
 */
final class Kerb {
    /** Takes a block in axes at (x, y) that are turned by a yaw: from and to along x, right and left along y. */
    interface Blocks {
        void add(double x, double y, double yaw, double from, double to, double right, double left, double top);
    }

    /** By how much blocks of which the lattice shows a half are lower than that, m. */
    private static final double HAIR = 5e-4;

    private final Surface ground;
    private final Pit pit;
    private final double yaw;
    private final Blocks blocks;
    private final double cell;
    private final double reach;
    private final boolean level;

    Kerb(Surface ground, Pit pit, double yaw, Blocks blocks) {
        this.ground = ground;
        this.pit = pit;
        this.yaw = yaw;
        this.blocks = blocks;
        cell = PittedSurface.spacing(ground);
        reach = pit.reach(cell);
        level = ground.steepest() == 0;
    }

    void lay() {
        double hx = pit.hx();
        double hy = pit.hy();
        strip(-hx - reach, -hx, -hy - reach, hy + reach);
        strip(hx, hx + reach, -hy - reach, hy + reach);
        strip(-hx, hx, -hy - reach, -hy);
        strip(-hx, hx, hy, hy + reach);
        double ex = Math.abs(pit.c()) * (hx + 2 * reach) + Math.abs(pit.s()) * (hy + 2 * reach);
        double ey = Math.abs(pit.s()) * (hx + 2 * reach) + Math.abs(pit.c()) * (hy + 2 * reach);
        for (int j = (int) Math.floor((pit.y() - ey) / cell); j * cell <= pit.y() + ey; j++) {
            row(j, (int) Math.floor((pit.x() - ex) / cell), (int) Math.ceil((pit.x() + ex) / cell));
        }
    }

    /** A part of the frame: in one piece on level ground, else of stones as large as cells. */
    private void strip(double from, double to, double right, double left) {
        int n = level ? 1 : (int) Math.ceil((to - from) / cell);
        int m = level ? 1 : (int) Math.ceil((left - right) / cell);
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < m; j++) {
                double a0 = from + (to - from) * i / n;
                double a1 = from + (to - from) * (i + 1) / n;
                double b0 = right + (left - right) * j / m;
                double b1 = right + (left - right) * (j + 1) / m;
                double along = 0.5 * (a0 + a1);
                double across = 0.5 * (b0 + b1);
                double x = pit.x() + pit.c() * along - pit.s() * across;
                double y = pit.y() + pit.s() * along + pit.c() * across;
                blocks.add(pit.x(), pit.y(), yaw, a0, a1, b0, b1, LatticeQueries.height(ground, x, y));
            }
        }
    }

    /** The cells of a row that sink and that the frame does not cover; those side by side are one block on level ground. */
    private void row(int j, int first, int last) {
        int begin = first;
        for (int i = first; i <= last; i++) {
            int corners = i < last ? sunken(i, j) : 0;
            boolean half = corners == 0b0010 || corners == 0b0100;
            boolean sinks = corners != 0 && corners != 0b1111 && !half;
            if (sinks && level) {
                continue;
            }
            block(begin, sinks ? i + 1 : i, j, 0);
            if (half) {
                block(i, i + 1, j, HAIR);
            }
            begin = i + 1;
        }
    }

    private void block(int begin, int end, int j, double lower) {
        if (end > begin) {
            double x = 0.5 * (begin + end) * cell;
            double y = (j + 0.5) * cell;
            double h = 0.5 * (end - begin) * cell;
            double top = LatticeQueries.height(ground, x, y) - lower;
            blocks.add(x, y, 0, -h, h, -0.5 * cell, 0.5 * cell, top);
        }
    }

    /**
     * Which corners of a cell sink, a bit for each: (i, j), (i + 1, j), (i, j + 1), (i + 1, j + 1). With all of them the frame
     * covers it; with one that only one of its triangles has, the other triangle stays.
     */
    private int sunken(int i, int j) {
        int corners = 0;
        for (int k = 0; k < 4; k++) {
            corners |= pit.holds((i + (k & 1)) * cell, (j + (k >> 1)) * cell, reach) ? 1 << k : 0;
        }
        return corners;
    }
}
