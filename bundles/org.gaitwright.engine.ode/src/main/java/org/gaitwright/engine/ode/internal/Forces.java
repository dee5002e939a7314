// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.engine.ode.internal;

import java.util.Arrays;
import org.gaitwright.core.simulation.ForceLog;

/** A list of forces in arrays that grow only when they must. */
final class Forces implements ForceLog {
    private static final int WIDTH = 12;

    private int[] body = new int[64];
    private int[] other = new int[64];
    private double[] values = new double[64 * WIDTH];
    private int size;

    void clear() {
        size = 0;
    }

    void add(int onBody, int from, double[] point, double[] normal, double fx, double fy, double fz) {
        addWrench(onBody, point[0], point[1], point[2], fx, fy, fz, 0, 0, 0);
        other[size - 1] = from;
        System.arraycopy(normal, 0, values, WIDTH * (size - 1) + 3, 3);
    }

    void addWrench(
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
        if (size == body.length) {
            body = Arrays.copyOf(body, 2 * size);
            other = Arrays.copyOf(other, 2 * size);
            values = Arrays.copyOf(values, 2 * size * WIDTH);
        }
        body[size] = onBody;
        other[size] = -1;
        int v = WIDTH * size++;
        values[v] = px;
        values[v + 1] = py;
        values[v + 2] = pz;
        values[v + 3] = values[v + 4] = values[v + 5] = 0;
        values[v + 6] = fx;
        values[v + 7] = fy;
        values[v + 8] = fz;
        values[v + 9] = mx;
        values[v + 10] = my;
        values[v + 11] = mz;
    }

    /** Appends what another list holds. */
    void addAll(Forces from) {
        for (int i = 0; i < from.size; i++) {
            int v = WIDTH * i;
            double[] f = from.values;
            addWrench(
                    from.body[i],
                    f[v],
                    f[v + 1],
                    f[v + 2],
                    f[v + 6],
                    f[v + 7],
                    f[v + 8],
                    f[v + 9],
                    f[v + 10],
                    f[v + 11]);
        }
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public int body(int index) {
        return body[index];
    }

    @Override
    public int other(int index) {
        return other[index];
    }

    @Override
    public void point(int index, double[] out) {
        System.arraycopy(values, WIDTH * index, out, 0, 3);
    }

    @Override
    public void normal(int index, double[] out) {
        System.arraycopy(values, WIDTH * index + 3, out, 0, 3);
    }

    @Override
    public void force(int index, double[] out) {
        System.arraycopy(values, WIDTH * index + 6, out, 0, 3);
    }

    @Override
    public void moment(int index, double[] out) {
        System.arraycopy(values, WIDTH * index + 9, out, 0, 3);
    }
}
