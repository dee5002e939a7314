// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.simulator.internal;

import org.gaitwright.core.terrain.HeightLattice;

/** Distances to the triangles of a height lattice. */
final class LatticeGround {
    private final HeightLattice lattice;
    private final double spacing;
    private final double steepest;
    private final double level;

    LatticeGround(HeightLattice lattice) {
        this.lattice = lattice;
        spacing = lattice.spacing();
        steepest = lattice.steepest();
        level = lattice.at(0, 0);
    }

    HeightLattice lattice() {
        return lattice;
    }

    /** Whether it is one level plane. */
    boolean level() {
        return steepest == 0;
    }

    /** Whether a ball may reach the ground. */
    boolean mayTouch(double x, double y, double z, double radius) {
        if (steepest == 0) {
            return z - radius < level;
        }
        return z - radius - steepest * radius < height(x, y);
    }

    private double height(double x, double y) {
        double u = x / spacing, v = y / spacing;
        int i = (int) Math.floor(u), j = (int) Math.floor(v);
        u -= i;
        v -= j;
        double low = lattice.at(i, j);
        double high = lattice.at(i + 1, j + 1);
        double corner = u > v ? lattice.at(i + 1, j) : lattice.at(i, j + 1);
        return u > v ? low + u * (corner - low) + v * (high - corner) : low + v * (corner - low) + u * (high - corner);
    }

    /** Distance of a point to the plane of the triangle above or below it, negative inside; its normal into out. */
    double distance(double x, double y, double z, double[] normal) {
        if (steepest == 0) {
            normal[0] = 0;
            normal[1] = 0;
            normal[2] = 1;
            return z - level;
        }
        double u = x / spacing, v = y / spacing;
        int i = (int) Math.floor(u), j = (int) Math.floor(v);
        u -= i;
        v -= j;
        double low = lattice.at(i, j);
        double high = lattice.at(i + 1, j + 1);
        double corner = u > v ? lattice.at(i + 1, j) : lattice.at(i, j + 1);
        double dx = u > v ? corner - low : high - corner;
        double dy = u > v ? high - corner : corner - low;
        double h = low + u * dx + v * dy;
        double nx = -dx / spacing, ny = -dy / spacing;
        double s = 1 / Math.sqrt(1 + nx * nx + ny * ny);
        normal[0] = s * nx;
        normal[1] = s * ny;
        normal[2] = s;
        return s * (z - h);
    }
}
