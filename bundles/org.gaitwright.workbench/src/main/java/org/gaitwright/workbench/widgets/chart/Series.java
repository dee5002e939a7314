// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.chart;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/**
 * A line of a chart: points in the order of x. Grows up to its capacity, then the oldest points go. A y that is not a
 * number makes a gap. Belongs to the thread of the user interface.
 */
public final class Series {
    /** Room for 100,000 points, more than three minutes at 512 Hz. */
    public static final int CAPACITY = 100_000;

    private static final int FIRST_ROOM = 256;

    private final String name;
    private final String unit;
    private final int colour;
    private final int capacity;
    private final List<Runnable> watchers = new ArrayList<>();
    private double[] xs;
    private double[] ys;
    private int start;
    private int size;
    private int revision;
    private boolean hidden;
    private boolean logarithmic;
    private boolean past;
    private String scale;

    public Series(String name, String unit, int colour) {
        this(name, unit, colour, CAPACITY);
    }

    /**
     * @param colour index of {@link org.gaitwright.workbench.widgets.paint.Ink#line}
     * @param capacity how many points are kept
     */
    public Series(String name, String unit, int colour, int capacity) {
        this.name = Objects.requireNonNull(name, "name");
        this.unit = Objects.requireNonNull(unit, "unit");
        if (capacity < 2) {
            throw new IllegalArgumentException(
                    "series '" + name + "': capacity " + capacity + " is too small for a line; give 2 or more");
        }
        this.colour = colour;
        this.capacity = capacity;
        xs = new double[Math.min(FIRST_ROOM, capacity)];
        ys = new double[xs.length];
    }

    public String name() {
        return name;
    }

    public String unit() {
        return unit;
    }

    public int colour() {
        return colour;
    }

    /** The same with decimal logarithms as y: its axis shows the numbers themselves. */
    public Series ofLogarithms() {
        logarithmic = true;
        return this;
    }

    public boolean isLogarithmic() {
        return logarithmic;
    }

    /** The same on a scale of its own, apart from others of its unit. */
    public Series scaled(String ownScale) {
        scale = ownScale;
        return this;
    }

    /** What stands at its axis: the unit, or its own scale; lines that agree in it share the axis. */
    public String axis() {
        return scale == null ? unit : scale;
    }

    /** The same as something that has ended, drawn for comparison: where the newest is followed, it is not the newest. */
    public Series past() {
        past = true;
        return this;
    }

    boolean isPast() {
        return past;
    }

    /** The number that a y stands for. */
    public double number(double y) {
        return logarithmic ? Math.pow(10, y) : y;
    }

    public int size() {
        return size;
    }

    /** The x of a point, the oldest being 0. */
    public double x(int index) {
        return xs[slot(index)];
    }

    /** The y of a point, the oldest being 0. */
    public double y(int index) {
        return ys[slot(index)];
    }

    /** Adds a point behind the last one. */
    public void append(double x, double y) {
        if (size > 0 && !(x >= x(size - 1))) {
            throw new IllegalArgumentException("series '" + name + "': x " + x + " comes before the last one, "
                    + x(size - 1) + "; call cutFrom(x) first to write over what came later");
        }
        if (size == xs.length && size < capacity) {
            grow();
        }
        if (size == capacity) {
            start = start + 1 == capacity ? 0 : start + 1;
            size--;
        }
        int slot = slot(size);
        xs[slot] = x;
        ys[slot] = y;
        size++;
        changed();
    }

    /** Puts other points in the place of all. If they are more than the capacity, the last ones are kept. */
    public void replace(double[] newXs, double[] newYs) {
        if (newXs.length != newYs.length) {
            throw new IllegalArgumentException("series '" + name + "': " + newXs.length + " values of x, but "
                    + newYs.length + " of y; give as many of each");
        }
        for (int i = 1; i < newXs.length; i++) {
            if (!(newXs[i] >= newXs[i - 1])) {
                throw new IllegalArgumentException("series '" + name + "': x falls from " + newXs[i - 1] + " to "
                        + newXs[i] + " at point " + i + "; sort the points by x");
            }
        }
        int from = Math.max(0, newXs.length - capacity);
        size = newXs.length - from;
        start = 0;
        int room = Math.max(Math.min(FIRST_ROOM, capacity), size);
        xs = Arrays.copyOf(Arrays.copyOfRange(newXs, from, newXs.length), room);
        ys = Arrays.copyOf(Arrays.copyOfRange(newYs, from, newYs.length), room);
        changed();
    }

    /** Forgets all points from {@code x} on, as a run does that goes on from an earlier moment. */
    public void cutFrom(double x) {
        int kept = firstFrom(x);
        if (kept < size) {
            size = kept;
            changed();
        }
    }

    public void clear() {
        if (size > 0) {
            size = 0;
            start = 0;
            changed();
        }
    }

    public boolean isHidden() {
        return hidden;
    }

    /** Hides the line; the legend still has its name. */
    public void hide(boolean hide) {
        if (hidden != hide) {
            hidden = hide;
            changed();
        }
    }

    /** The y of the line at {@code x}, between points on the straight line; not a number beyond the ends and in gaps. */
    public double at(double x) {
        int right = firstFrom(x);
        if (right == size) {
            return Double.NaN;
        }
        if (x(right) == x) {
            return y(right);
        }
        if (right == 0) {
            return Double.NaN;
        }
        double share = (x - x(right - 1)) / (x(right) - x(right - 1));
        return y(right - 1) + share * (y(right) - y(right - 1));
    }

    /** Index of the first point whose x is not below {@code x}; the size if there is none. */
    int firstFrom(double x) {
        int low = 0;
        int high = size;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (x(middle) < x) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** Grows with each change. */
    int revision() {
        return revision;
    }

    void watch(Runnable watcher) {
        watchers.add(watcher);
    }

    void unwatch(Runnable watcher) {
        watchers.remove(watcher);
    }

    /** The array behind {@link #x}, and where in it a point is: for loops over very many points. */
    double[] xs() {
        return xs;
    }

    double[] ys() {
        return ys;
    }

    int slot(int index) {
        int slot = start + index;
        return slot >= xs.length ? slot - xs.length : slot;
    }

    private void grow() {
        int room = (int) Math.min(capacity, 2L * xs.length);
        xs = Arrays.copyOf(xs, room);
        ys = Arrays.copyOf(ys, room);
    }

    private void changed() {
        revision++;
        for (int i = 0; i < watchers.size(); i++) {
            watchers.get(i).run();
        }
    }
}
