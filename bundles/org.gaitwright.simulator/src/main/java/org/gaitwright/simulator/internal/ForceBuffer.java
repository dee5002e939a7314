// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.simulator.internal;

import java.util.Arrays;
import org.gaitwright.core.simulation.ForceLog;
import org.gaitwright.dynamics.Kinematics;
import org.gaitwright.dynamics.TreeModel;
import org.gaitwright.dynamics.TreeState;

/** A list of forces in arrays that grow only when they must. Pushes queue here until the tick that they act in. */
final class ForceBuffer implements ForceLog {
    private static final int WIDTH = 12;

    private int[] body;
    private int[] other;
    private double[] values;
    private int size;
    private int queued;
    private double[] jacobian = new double[0];

    ForceBuffer(int capacity) {
        body = new int[capacity];
        other = new int[capacity];
        values = new double[WIDTH * capacity];
    }

    void clear() {
        size = 0;
    }

    /** What was queued acts in this tick. */
    void begin() {
        size = queued;
        queued = 0;
    }

    /** The tick is over: its forces stay readable until the next one is queued or begins. */
    void end() {
        queued = 0;
    }

    void queue(
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
        ensure(queued + 1);
        put(queued, onBody, -1, px, py, pz, 0, 0, 0, fx, fy, fz);
        int v = WIDTH * queued++;
        values[v + 9] = mx;
        values[v + 10] = my;
        values[v + 11] = mz;
    }

    void add(int onBody, int from, double[] point, int ip, double[] normal, int in, double fx, double fy, double fz) {
        ensure(size + 1);
        put(
                size,
                onBody,
                from,
                point[ip],
                point[ip + 1],
                point[ip + 2],
                normal[in],
                normal[in + 1],
                normal[in + 2],
                fx,
                fy,
                fz);
        int v = WIDTH * size++;
        values[v + 9] = values[v + 10] = values[v + 11] = 0;
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
        ensure(size + 1);
        put(size, onBody, -1, px, py, pz, 0, 0, 0, fx, fy, fz);
        int v = WIDTH * size++;
        values[v + 9] = mx;
        values[v + 10] = my;
        values[v + 11] = mz;
    }

    /** Starts with what another list holds. */
    void copy(ForceBuffer from) {
        ensure(from.size);
        size = from.size;
        System.arraycopy(from.body, 0, body, 0, size);
        System.arraycopy(from.other, 0, other, 0, size);
        System.arraycopy(from.values, 0, values, 0, WIDTH * size);
    }

    /** Tells the balance of everything in the list, which acts through the whole tick. */
    void tell(MomentumBalance balance) {
        for (int i = 0; i < size; i++) {
            int v = WIDTH * i;
            balance.add(
                    body[i],
                    values[v],
                    values[v + 1],
                    values[v + 2],
                    values[v + 6],
                    values[v + 7],
                    values[v + 8],
                    values[v + 9],
                    values[v + 10],
                    values[v + 11]);
        }
    }

    /** force += Jᵀ of everything in the list. */
    void addTo(TreeModel m, TreeState s, double[] force) {
        if (size == 0) {
            return;
        }
        if (jacobian.length < m.velocities) {
            jacobian = new double[m.velocities];
        }
        for (int i = 0; i < size; i++) {
            int v = WIDTH * i;
            int last = m.lastDof[body[i]];
            int n = Kinematics.pointJacobian(
                    m,
                    s,
                    body[i],
                    values[v],
                    values[v + 1],
                    values[v + 2],
                    values[v + 6],
                    values[v + 7],
                    values[v + 8],
                    jacobian,
                    0);
            for (int k = 0; k < n; k++) {
                int d = m.ancestor[m.rowStart[last] + k];
                double moment = s.subspace[6 * d] * values[v + 9]
                        + s.subspace[6 * d + 1] * values[v + 10]
                        + s.subspace[6 * d + 2] * values[v + 11];
                force[d] += jacobian[k] + moment;
            }
        }
    }

    private void ensure(int n) {
        if (n > body.length) {
            body = Arrays.copyOf(body, 2 * n);
            other = Arrays.copyOf(other, 2 * n);
            values = Arrays.copyOf(values, 2 * n * WIDTH);
        }
    }

    private void put(
            int i,
            int onBody,
            int from,
            double px,
            double py,
            double pz,
            double nx,
            double ny,
            double nz,
            double fx,
            double fy,
            double fz) {
        body[i] = onBody;
        other[i] = from;
        int v = WIDTH * i;
        values[v] = px;
        values[v + 1] = py;
        values[v + 2] = pz;
        values[v + 3] = nx;
        values[v + 4] = ny;
        values[v + 5] = nz;
        values[v + 6] = fx;
        values[v + 7] = fy;
        values[v + 8] = fz;
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
