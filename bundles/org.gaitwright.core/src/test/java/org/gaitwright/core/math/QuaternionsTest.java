// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.math;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class QuaternionsTest {
    private static final double TIGHT = 1e-14;

    private static double[] random(int key) {
        double[] q = new double[4];
        for (int i = 0; i < 4; i++) {
            q[i] = CounterRandom.normal(7, key, i);
        }
        Quaternions.normalize(q, 0);
        return q;
    }

    @Test
    void rotatingAgreesWithTheMatrix() {
        for (int k = 0; k < 100; k++) {
            double[] q = random(k);
            double[] v = {CounterRandom.normal(1, k, 0), CounterRandom.normal(1, k, 1), CounterRandom.normal(1, k, 2)};
            double[] m = new double[9];
            Quaternions.toMatrix(q, 0, m, 0);
            double[] r = new double[3];
            Quaternions.rotate(q, 0, v, 0, r, 0);
            for (int i = 0; i < 3; i++) {
                assertEquals(m[3 * i] * v[0] + m[3 * i + 1] * v[1] + m[3 * i + 2] * v[2], r[i], 10 * TIGHT);
            }
        }
    }

    @Test
    void bringingToUnitLengthTwiceGivesTheBitsOfOnce() {
        for (int k = 0; k < 10_000; k++) {
            double[] q = new double[4];
            for (int i = 0; i < 4; i++) {
                q[i] = CounterRandom.normal(7, k, i);
            }
            Quaternions.normalize(q, 0);
            double[] once = q.clone();
            Quaternions.normalize(q, 0);
            assertArrayEquals(once, q, 0);
        }
    }

    @Test
    void kernelsAgreeWithRecords() {
        double[] a = random(1);
        double[] b = random(2);
        double[] out = new double[4];
        Quaternions.multiply(a, 0, b, 0, out, 0);
        Quat q = new Quat(a[0], a[1], a[2], a[3]).times(new Quat(b[0], b[1], b[2], b[3]));
        assertArrayEquals(new double[] {q.w(), q.x(), q.y(), q.z()}, out, TIGHT);
    }

    @Test
    void outputMayAliasInput() {
        double[] a = random(3);
        double[] b = random(4);
        double[] expected = new double[4];
        Quaternions.multiply(a, 0, b, 0, expected, 0);
        Quaternions.multiply(a, 0, b, 0, b, 0);
        assertArrayEquals(expected, b, 0);
    }

    @Test
    void differenceIsWhatIntegrationAddsUp() {
        for (int k = 0; k < 100; k++) {
            double[] q = random(k);
            double[] from = q.clone();
            double[] w = {CounterRandom.normal(2, k, 0), CounterRandom.normal(2, k, 1), CounterRandom.normal(2, k, 2)};
            Quaternions.integrate(q, 0, w[0], w[1], w[2], 0.5);
            double[] d = new double[3];
            Quaternions.difference(from, 0, q, 0, d, 0);
            for (int i = 0; i < 3; i++) {
                assertEquals(0.5 * w[i], d[i], 1e-12);
            }
        }
    }

    @Test
    void zeroQuaternionBecomesTheIdentity() {
        double[] q = new double[4];
        Quaternions.normalize(q, 0);
        assertArrayEquals(new double[] {1, 0, 0, 0}, q);
    }

    @Test
    void fromZToTurnsZIntoEveryDirection() {
        for (Vec3 d : new Vec3[] {Vec3.X, Vec3.Y, Vec3.Z, Vec3.Z.times(-1), new Vec3(1, -2, 3).unit()}) {
            Vec3 r = Quat.fromZTo(d).rotate(Vec3.Z);
            assertEquals(0, r.minus(d).norm(), 1e-12, d::toString);
        }
    }
}
