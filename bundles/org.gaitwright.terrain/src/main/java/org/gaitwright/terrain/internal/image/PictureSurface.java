// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.terrain.internal.image;

import org.gaitwright.terrain.internal.ground.Surface;

/** Pixels as lattice points: columns along x, rows against y; past its border the picture goes on as it ends. */
public final class PictureSurface implements Surface {
    private final GreyImage image;
    private final double spacing;
    private final double max;
    private final double start;
    private final int middleColumn;
    private final int middleRow;
    private final double steepest;

    public PictureSurface(GreyImage image, double spacing, double max, double start) {
        this.image = image;
        this.spacing = spacing;
        this.max = max;
        this.start = start;
        middleColumn = image.width() / 2;
        middleRow = image.height() / 2;
        double most = 0;
        for (int i = -middleColumn; i < image.width() - middleColumn; i++) {
            for (int j = middleRow - image.height(); j < middleRow + 1; j++) {
                double h00 = at(i, j);
                double h11 = at(i + 1, j + 1);
                double h10 = at(i + 1, j);
                double h01 = at(i, j + 1);
                most = Math.max(most, square(h10 - h00) + square(h11 - h10));
                most = Math.max(most, square(h11 - h01) + square(h01 - h00));
            }
        }
        // a hair more than the root, which may have been rounded down
        steepest = most == 0 ? 0 : Math.sqrt(most) / spacing * (1 + 1e-12);
    }

    private static double square(double v) {
        return v * v;
    }

    @Override
    public double spacing() {
        return spacing;
    }

    @Override
    public double at(int i, int j) {
        double h = brightness(i, j);
        // level up to `start`, then blended into the picture over the same distance
        double away = Math.max(Math.abs((double) i), Math.abs((double) j)) * spacing;
        if (away < 2 * start) {
            double middle = brightness(0, 0);
            h = middle + (h - middle) * Math.max(0, away / start - 1);
        }
        return max * (h / 65_535);
    }

    private double brightness(int i, int j) {
        long column = Math.max(0, Math.min(image.width() - 1, (long) i + middleColumn));
        long row = Math.max(0, Math.min(image.height() - 1, (long) middleRow - j));
        return image.at((int) column, (int) row);
    }

    @Override
    public double steepest() {
        return steepest;
    }

    @Override
    public double highest() {
        return max;
    }
}
