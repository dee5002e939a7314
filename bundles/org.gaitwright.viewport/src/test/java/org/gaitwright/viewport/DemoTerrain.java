// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.viewport;

import java.util.List;
import java.util.function.DoubleBinaryOperator;
import org.gaitwright.core.terrain.HeightLattice;
import org.gaitwright.core.terrain.SolidBox;
import org.gaitwright.core.terrain.Terrain;
import org.gaitwright.core.terrain.TerrainSpec;

/** Ground for looking at: heights from a formula, and boxes. Exact enough for a camera, not for physics. */
public final class DemoTerrain implements Terrain {
    private final HeightLattice lattice;
    private final DoubleBinaryOperator surface;
    private final List<SolidBox> boxes;
    /** Side of the stones that pave the ground without end; 0 for none. */
    private double stone;

    private DemoTerrain(double spacing, double steepest, DoubleBinaryOperator surface, List<SolidBox> boxes) {
        this.surface = surface;
        this.boxes = boxes;
        lattice = new HeightLattice() {
            @Override
            public double spacing() {
                return spacing;
            }

            @Override
            public double at(int i, int j) {
                return surface.applyAsDouble(i * spacing, j * spacing);
            }

            @Override
            public double steepest() {
                return steepest;
            }
        };
    }

    public static DemoTerrain of(String kind) {
        return switch (kind) {
            case "hills" -> hills();
            case "stairs" -> stairs();
            default -> flat();
        };
    }

    public static DemoTerrain flat() {
        return new DemoTerrain(1, 0, (x, y) -> 0, List.of());
    }

    public static DemoTerrain hills() {
        return new DemoTerrain(
                0.1,
                2,
                (x, y) -> 0.25 * Math.sin(0.9 * x) * Math.cos(0.7 * y)
                        + 0.06 * Math.sin(3.1 * x + 1.7 * y)
                        - 0.1 * Math.exp(-(x * x + y * y)),
                List.of());
    }

    public static DemoTerrain stairs() {
        List<SolidBox> steps = new java.util.ArrayList<>();
        for (int i = 0; i < 12; i++) {
            double top = 0.12 * (i + 1);
            steps.add(new SolidBox(0.9 + 0.35 * i, 0, 0.5 * top, 0.175, 1.2, 0.5 * top, 0));
        }
        steps.add(new SolidBox(-1.5, 1.2, 0.15, 0.4, 0.3, 0.15, 0.4));
        return new DemoTerrain(1, 0, (x, y) -> 0, List.copyOf(steps));
    }

    public static DemoTerrain cobbles(double side) {
        DemoTerrain t = new DemoTerrain(1, 0, (x, y) -> 0, List.of());
        t.stone = side;
        return t;
    }

    @Override
    public TerrainSpec spec() {
        return TerrainSpec.FLAT;
    }

    @Override
    public double height(double x, double y) {
        double h = surface.applyAsDouble(x, y);
        for (SolidBox b : boxes) {
            double c = Math.cos(b.yaw());
            double s = Math.sin(b.yaw());
            double lx = c * (x - b.x()) + s * (y - b.y());
            double ly = c * (y - b.y()) - s * (x - b.x());
            if (Math.abs(lx) <= b.hx() && Math.abs(ly) <= b.hy()) {
                h = Math.max(h, b.top());
            }
        }
        return h;
    }

    @Override
    public void normal(double x, double y, double[] out) {
        double d = 1e-3;
        double sx = (surface.applyAsDouble(x + d, y) - surface.applyAsDouble(x - d, y)) / (2 * d);
        double sy = (surface.applyAsDouble(x, y + d) - surface.applyAsDouble(x, y - d)) / (2 * d);
        double n = Math.sqrt(1 + sx * sx + sy * sy);
        out[0] = -sx / n;
        out[1] = -sy / n;
        out[2] = 1 / n;
    }

    @Override
    public double cast(double ox, double oy, double oz, double dx, double dy, double dz, double reach) {
        for (double s = 0; s < reach; s += 0.02) {
            if (oz + s * dz < height(ox + s * dx, oy + s * dy)) {
                return s;
            }
        }
        return Double.POSITIVE_INFINITY;
    }

    @Override
    public double footholdDistance(double x, double y) {
        return Double.POSITIVE_INFINITY;
    }

    @Override
    public HeightLattice lattice() {
        return lattice;
    }

    @Override
    public List<SolidBox> boxes(double minX, double minY, double maxX, double maxY) {
        if (stone == 0) {
            return boxes;
        }
        List<SolidBox> stones = new java.util.ArrayList<>();
        for (double x = stone * Math.floor(minX / stone); x <= maxX; x += stone) {
            for (double y = stone * Math.floor(minY / stone); y <= maxY; y += stone) {
                stones.add(new SolidBox(x + stone / 2, y + stone / 2, 0, stone / 2, stone / 2, 0.05, 0));
            }
        }
        return stones;
    }
}
