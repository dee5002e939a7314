// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.simulation.engine;

import java.util.Arrays;
import org.gaitwright.core.simulation.ForceLog;

/** A list of forces in arrays that grow only when they must. */
public class ForceList implements ForceLog {
    /** Numbers of an entry: point, normal, force, moment. */
    private static final int WIDTH = 12;

    private int[] body;
    private int[] other;
    private double[] values;
    private int size;

    /** An empty list with room for this many entries. */
    public ForceList(int capacity) {
        body = new int[capacity];
        other = new int[capacity];
        values = new double[WIDTH * capacity];
    }

    /** Empties the list; its room stays. */
    public final void clear() {
        size = 0;
    }

    /** Makes room for this many entries in all, so that adding them allocates nothing. */
    public final void reserve(int capacity) {
        if (capacity > body.length) {
            body = Arrays.copyOf(body, capacity);
            other = Arrays.copyOf(other, capacity);
            values = Arrays.copyOf(values, WIDTH * capacity);
        }
    }

    /** Becomes a copy of another list. */
    public final void copy(ForceList from) {
        reserve(from.size);
        size = from.size;
        System.arraycopy(from.body, 0, body, 0, size);
        System.arraycopy(from.other, 0, other, 0, size);
        System.arraycopy(from.values, 0, values, 0, WIDTH * size);
    }

    /**
     * Adds a contact: a force on one body from another (-1 for the ground), at a point and along a normal that begin at ip
     * and in of their arrays.
     */
    public final void add(
            int onBody, int from, double[] point, int ip, double[] normal, int in, double fx, double fy, double fz) {
        int v = next(onBody, from);
        put(v, point[ip], point[ip + 1], point[ip + 2]);
        put(v + 3, normal[in], normal[in + 1], normal[in + 2]);
        put(v + 6, fx, fy, fz);
        put(v + 9, 0, 0, 0);
    }

    /** Adds a force and a moment on a body at a point of the world. */
    public final void addWrench(
            int onBody,
            double px,
            double py,
            double pz,
            double fx,
            double fy,
            double fz,
            double mx,
            double my,
            double mz) {
        int v = next(onBody, -1);
        put(v, px, py, pz);
        put(v + 3, 0, 0, 0);
        put(v + 6, fx, fy, fz);
        put(v + 9, mx, my, mz);
    }

    private int next(int onBody, int from) {
        if (size == body.length) {
            reserve(2 * (size + 1));
        }
        body[size] = onBody;
        other[size] = from;
        return WIDTH * size++;
    }

    private void put(int v, double x, double y, double z) {
        values[v] = x;
        values[v + 1] = y;
        values[v + 2] = z;
    }

    @Override
    public final int size() {
        return size;
    }

    @Override
    public final int body(int index) {
        return body[index];
    }

    @Override
    public final int other(int index) {
        return other[index];
    }

    @Override
    public final void point(int index, double[] out3) {
        System.arraycopy(values, WIDTH * index, out3, 0, 3);
    }

    @Override
    public final void normal(int index, double[] out3) {
        System.arraycopy(values, WIDTH * index + 3, out3, 0, 3);
    }

    @Override
    public final void force(int index, double[] out3) {
        System.arraycopy(values, WIDTH * index + 6, out3, 0, 3);
    }

    @Override
    public final void moment(int index, double[] out3) {
        System.arraycopy(values, WIDTH * index + 9, out3, 0, 3);
    }
}
