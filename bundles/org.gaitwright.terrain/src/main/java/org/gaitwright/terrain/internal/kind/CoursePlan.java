// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.terrain.internal.kind;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.gaitwright.core.math.CounterRandom;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.terrain.SolidBox;
import org.gaitwright.terrain.internal.ground.Profile;

/**
 * A course while it is laid out along x. The way ahead has a height {@code z}; smooth segments bend the lattice, the others
 * sink it and lay boxes over it. Where the lattice sinks and rises again, a platform of one cell hides the ramp.
 */
final class CoursePlan {
    /** Distance of lattice lines; segments begin and end on one, m. */
    static final double CELL = 0.5;
    /** How far to the sides boxes and stones lie, m. */
    private static final double SIDE = 5;
    /** Depth of pits, and of the lattice under stairs, m. */
    private static final double DEPTH = 1;

    private final ParameterValues p;
    private final long seed;
    private final List<SolidBox> boxes = new ArrayList<>();
    private final List<Double> pits = new ArrayList<>();
    private double[] base = new double[64];
    private double[] rough = new double[64];
    private int columns = 1;
    private double z;
    private long draws;

    CoursePlan(ParameterValues p, long seed) {
        this.p = p;
        this.seed = seed;
    }

    double[] base() {
        return Arrays.copyOf(base, columns);
    }

    double[] rough() {
        return Arrays.copyOf(rough, columns);
    }

    List<SolidBox> boxes() {
        return boxes;
    }

    double[] pits() {
        return pits.stream().mapToDouble(Double::doubleValue).toArray();
    }

    private double here() {
        return (columns - 1) * CELL;
    }

    private double draw() {
        return CounterRandom.uniform(seed, -1, draws++);
    }

    /** One lattice line further. */
    private void advance(double height, double roughness) {
        if (columns == base.length) {
            base = Arrays.copyOf(base, 2 * columns);
            rough = Arrays.copyOf(rough, 2 * columns);
        }
        base[columns] = height;
        rough[columns++] = roughness;
    }

    private void advance(int cells, double height) {
        for (int k = 0; k < cells; k++) {
            advance(height, 0);
        }
    }

    void level(double metres) {
        advance(cells(metres), z);
    }

    private static int cells(double metres) {
        return (int) Math.rint(metres / CELL);
    }

    private void block(double from, double to, double top, double bottom) {
        double h = 0.5 * (top - bottom);
        boxes.add(new SolidBox(0.5 * (from + to), 0, bottom + h, 0.5 * (to - from), Profile.ENDLESS, h, 0));
    }

    void add(String kind) {
        double length = p.get("length");
        switch (kind) {
            case "flat" -> level(length);
            case "slope" -> slope(cells(length));
            case "bumpy" -> bumpy(cells(length));
            case "heightfield" -> heightfield(cells(length));
            case "stairs" -> stairs(length);
            case "drops" -> drops(length);
            case "gaps" -> gaps(length);
            case "stepping-stones" -> stones(length);
            case "hurdles" -> hurdles(length);
            case "boxes" -> pavement(length);
            default -> throw new IllegalArgumentException("no segment is called '" + kind + "'");
        }
    }

    /** Up or down, by the seed. */
    private void slope(int cells) {
        double grade = p.get("slope.grade") * (draw() < 0.5 ? -1 : 1);
        for (int k = 0; k < cells; k++) {
            z += grade * CELL;
            advance(z, 0);
        }
    }

    private void bumpy(int cells) {
        double swing = p.get("bumpy.gradient") * CELL;
        for (int k = 1; k < cells; k++) {
            advance(z + swing * (draw() - 0.5), 0);
        }
        advance(z, 0);
    }

    private void heightfield(int cells) {
        for (int k = 1; k < cells; k++) {
            advance(z, p.get("heightfield.max"));
        }
        advance(z, 0);
    }

    /**
     * Sinks the lattice from here on for a length; one platform goes from here to {@code leave}, one from {@code arrive} to
     * the end, where the way is at the height {@code end}. Returns the bottom for boxes.
     */
    private double sink(double length, double end, double leave, double arrive) {
        double floor = Math.min(z, end) - DEPTH;
        double bottom = floor - Profile.ROOT;
        int cells = cells(length);
        block(here(), leave, z, bottom);
        block(arrive, here() + cells * CELL, end, bottom);
        advance(cells - 1, floor);
        z = end;
        advance(z, 0);
        return bottom;
    }

    /** Up or down, by the seed. */
    private void stairs(double length) {
        double rise = p.get("stairs.rise") * (draw() < 0.5 ? -1 : 1);
        double run = p.get("stairs.run");
        int count = (int) ((cells(length) - 2) * CELL / run);
        terraces(length, count, run, rise);
    }

    private void drops(double length) {
        double every = 1.5;
        terraces(length, (int) ((cells(length) - 2) * CELL / every), every, -p.get("drops.height"));
    }

    /** Treads, of which the last is the platform at the end. */
    private void terraces(double length, int count, double run, double rise) {
        if (count == 0) {
            level(length);
            return;
        }
        double x = here() + CELL;
        double first = z;
        double bottom = sink(length, z + count * rise, x, x + (count - 1) * run);
        for (int k = 0; k + 1 < count; k++) {
            block(x + k * run, x + (k + 1) * run, first + (k + 1) * rise, bottom);
        }
    }

    /** As many gaps as fit with a metre of platform before the first and after the last, and 1.5 m between. */
    private void gaps(double length) {
        double width = p.get("gaps.width");
        double first = here() + 2 * CELL;
        double pitch = width + 1.5;
        int count = 1 + (int) Math.max(0, (cells(length) * CELL - 4 * CELL - width) / pitch);
        pits.add(here());
        double bottom = sink(length, z, first, first + (count - 1) * pitch + width);
        pits.add(here());
        for (int k = 0; k + 1 < count; k++) {
            block(first + k * pitch + width, first + (k + 1) * pitch, z, bottom);
        }
    }

    private void stones(double length) {
        double size = p.get("stepping-stones.size");
        double gap = p.get("stepping-stones.gap");
        double cell = size + gap;
        double from = here() + CELL;
        double to = here() + (cells(length) - 1) * CELL;
        pits.add(here());
        double bottom = sink(length, z, from, to);
        pits.add(here());
        // as many rows as fit with a gap before and behind each
        int rows = (int) ((to - from - gap) / cell);
        double first = from + 0.5 * (to - from - rows * cell);
        int aside = (int) (SIDE / cell);
        double stray = 0.25 * gap;
        for (int i = 0; i < rows; i++) {
            for (int j = -aside; j <= aside; j++) {
                double x = first + (i + 0.5) * cell + stray * (2 * draw() - 1);
                double y = j * cell + stray * (2 * draw() - 1);
                double h = 0.5 * (z + 0.05 * (2 * draw() - 1) - bottom);
                boxes.add(new SolidBox(x, y, bottom + h, 0.5 * size, 0.5 * size, h, 0));
            }
        }
    }

    private void hurdles(double length) {
        double x = here();
        for (int k = 0; k < (int) (length / 2); k++) {
            block(x + 1 + 2 * k, x + 1.1 + 2 * k, z + p.get("hurdles.height"), z - Profile.ROOT);
        }
        level(length);
    }

    private void pavement(double length) {
        double size = 1;
        double x = here();
        for (int i = 0; i < (int) (length / size); i++) {
            for (int j = (int) -SIDE; j < (int) SIDE; j++) {
                double bottom = z - Profile.ROOT;
                double h = 0.5 * (Profile.ROOT + p.get("boxes.max") * draw());
                boxes.add(
                        new SolidBox(x + (i + 0.5) * size, (j + 0.5) * size, bottom + h, 0.5 * size, 0.5 * size, h, 0));
            }
        }
        level(length);
    }
}
