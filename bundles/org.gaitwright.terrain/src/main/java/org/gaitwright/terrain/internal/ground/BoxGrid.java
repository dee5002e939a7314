// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.terrain.internal.ground;

import java.util.List;
import org.gaitwright.core.math.CounterRandom;
import org.gaitwright.core.terrain.SolidBox;
import org.gaitwright.core.terrain.Terrain;

/**
 * Square boxes without end, one in each cell of a grid, none of which leaves its cell. Each is a function of the seed and
 * its cell, so none is stored.
 */
public final class BoxGrid implements BoxField {
    /** Boxes may stand at this many angles, evenly spread, so that no query needs a sine. */
    private static final int ANGLES = 16;

    /** Squares of cells around a point in which its nearest edge is looked for. */
    private static final int RINGS = 2;

    private static final long MAX_CELLS = 1 << 22;

    /**
     * What varies from box to box.
     *
     * @param cell side of a cell, m
     * @param side of a box, m
     * @param shift most that a box stands away from the middle of its cell along x and y, m
     * @param turn most that a box is turned, rad
     * @param bottom of all boxes, m
     * @param lowest top, m
     * @param highest top, m
     */
    public record Look(
            double cell, double side, double shift, double turn, double bottom, double lowest, double highest) {}

    /** Which cells stay empty. */
    public interface Clearing {
        boolean holds(int i, int j);
    }

    private final Look look;
    private final long seed;
    private final Clearing clearing;
    private final double half;
    private final double[] yaw = new double[ANGLES];
    private final double[] cos = new double[ANGLES];
    private final double[] sin = new double[ANGLES];

    public BoxGrid(Look look, long seed, Clearing clearing) {
        this.look = look;
        this.seed = seed;
        this.clearing = clearing;
        half = 0.5 * look.side();
        for (int k = 0; k < ANGLES; k++) {
            yaw[k] = look.turn() * (2.0 * k / (ANGLES - 1) - 1);
            cos[k] = StrictMath.cos(yaw[k]);
            sin[k] = StrictMath.sin(yaw[k]);
        }
    }

    private double draw(int i, int j, int what) {
        return CounterRandom.uniform(seed, i, 4L * j + what);
    }

    private double x(int i, int j) {
        double middle = (i + 0.5) * look.cell();
        return look.shift() == 0 ? middle : middle + look.shift() * (2 * draw(i, j, 1) - 1);
    }

    private double y(int i, int j) {
        double middle = (j + 0.5) * look.cell();
        return look.shift() == 0 ? middle : middle + look.shift() * (2 * draw(i, j, 2) - 1);
    }

    private int angle(int i, int j) {
        return look.turn() == 0 ? 0 : (int) (ANGLES * draw(i, j, 3));
    }

    private double halfHeight(int i, int j) {
        double top = look.lowest() + (look.highest() - look.lowest()) * draw(i, j, 0);
        return 0.5 * (top - look.bottom());
    }

    /** First cell whose box may reach a coordinate: a point on a border belongs to both cells. */
    private int first(double x) {
        return (int) Math.ceil((x - BoxQueries.SLACK) / look.cell()) - 1;
    }

    private int last(double x) {
        return (int) Math.floor((x + BoxQueries.SLACK) / look.cell());
    }

    @Override
    public double top(double x, double y) {
        double top = Double.NEGATIVE_INFINITY;
        for (int i = first(x); i <= last(x); i++) {
            for (int j = first(y); j <= last(y); j++) {
                int a = angle(i, j);
                if (!clearing.holds(i, j) && BoxQueries.covers(x, y, x(i, j), y(i, j), half, half, cos[a], sin[a])) {
                    // the same sum as for a box that is handed out
                    double h = halfHeight(i, j);
                    top = Math.max(top, look.bottom() + h + h);
                }
            }
        }
        return top;
    }

    @Override
    public double cast(double ox, double oy, double oz, double dx, double dy, double dz, double reach) {
        // only the part of the ray between the highest top and the bottom can meet a box
        double start = 0;
        double end = Math.min(reach, LatticeQueries.FARTHEST);
        if (dz == 0 && oz > look.highest()) {
            return Double.POSITIVE_INFINITY;
        }
        if (dz != 0) {
            double a = (look.highest() - oz) / dz;
            double b = (look.bottom() - oz) / dz;
            start = Math.max(start, Math.min(a, b));
            end = Math.min(end, Math.max(a, b));
        }
        double s = look.cell();
        int i = (int) Math.floor((ox + start * dx) / s);
        int j = (int) Math.floor((oy + start * dy) / s);
        double t = start;
        while (t <= end) {
            double hit = castOne(i, j, ox, oy, oz, dx, dy, dz, end);
            if (hit <= end) {
                return hit;
            }
            double tx = dx == 0 ? Double.POSITIVE_INFINITY : ((i + (dx > 0 ? 1 : 0)) * s - ox) / dx;
            double ty = dy == 0 ? Double.POSITIVE_INFINITY : ((j + (dy > 0 ? 1 : 0)) * s - oy) / dy;
            t = Math.min(tx, ty);
            if (tx <= ty) {
                i += dx > 0 ? 1 : -1;
            } else {
                j += dy > 0 ? 1 : -1;
            }
        }
        return Double.POSITIVE_INFINITY;
    }

    private double castOne(
            int i, int j, double ox, double oy, double oz, double dx, double dy, double dz, double reach) {
        if (clearing.holds(i, j)) {
            return Double.POSITIVE_INFINITY;
        }
        int a = angle(i, j);
        double h = halfHeight(i, j);
        return BoxQueries.cast(
                ox, oy, oz, dx, dy, dz, reach, x(i, j), y(i, j), look.bottom() + h, half, half, h, cos[a], sin[a]);
    }

    private boolean meets(int i, int j, double minX, double minY, double maxX, double maxY) {
        int a = angle(i, j);
        return !clearing.holds(i, j)
                && BoxQueries.meets(minX, minY, maxX, maxY, x(i, j), y(i, j), half, half, cos[a], sin[a]);
    }

    private void checkSize(double minX, double minY, double maxX, double maxY) {
        double cells = ((maxX - minX) / look.cell() + 2) * ((maxY - minY) / look.cell() + 2);
        if (!(cells <= MAX_CELLS)) {
            throw new IllegalArgumentException("region from (" + minX + ", " + minY + ") to (" + maxX + ", " + maxY
                    + ") m holds more than " + MAX_CELLS + " boxes; ask for a smaller one");
        }
    }

    @Override
    public int into(double minX, double minY, double maxX, double maxY, double[] out, int from) {
        checkSize(minX, minY, maxX, maxY);
        int found = 0;
        for (int i = first(minX); i <= last(maxX); i++) {
            for (int j = first(minY); j <= last(maxY); j++) {
                if (meets(i, j, minX, minY, maxX, maxY)) {
                    int a = angle(i, j);
                    double h = halfHeight(i, j);
                    BoxField.write(
                            out, from + found++, x(i, j), y(i, j), look.bottom() + h, half, half, h, cos[a], sin[a]);
                }
            }
        }
        return found;
    }

    @Override
    public void collect(double minX, double minY, double maxX, double maxY, List<SolidBox> found) {
        checkSize(minX, minY, maxX, maxY);
        for (int i = first(minX); i <= last(maxX); i++) {
            for (int j = first(minY); j <= last(maxY); j++) {
                if (meets(i, j, minX, minY, maxX, maxY)) {
                    double h = halfHeight(i, j);
                    found.add(new SolidBox(x(i, j), y(i, j), look.bottom() + h, half, half, h, yaw[angle(i, j)]));
                }
            }
        }
    }

    /** Looks at the nearest cells, in wider and wider squares, until nothing nearer can follow. */
    @Override
    public double edge(double x, double y, Terrain ground) {
        double best = Double.POSITIVE_INFINITY;
        int ci = (int) Math.floor(x / look.cell());
        int cj = (int) Math.floor(y / look.cell());
        for (int ring = 0; ring <= RINGS && (ring - 1) * look.cell() <= best; ring++) {
            for (int i = ci - ring; i <= ci + ring; i++) {
                boolean rim = i == ci - ring || i == ci + ring;
                for (int j = cj - ring; j <= cj + ring; j += rim || ring == 0 ? 1 : 2 * ring) {
                    if (!clearing.holds(i, j)) {
                        int a = angle(i, j);
                        best = BoxQueries.edge(ground, x, y, best, x(i, j), y(i, j), half, half, cos[a], sin[a]);
                    }
                }
            }
        }
        return best;
    }
}
