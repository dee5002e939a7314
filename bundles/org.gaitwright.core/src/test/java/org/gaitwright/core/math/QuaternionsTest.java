// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.math;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class QuaternionsTest {
    private static final double TIGHT = 1e-14;

    private static final String SEED = "7";

    /** Unit quaternions: any, and those of quarter and half turns, where signs change and roots of zero are taken. */
    @Provide
    Arbitrary<double[]> turns() {
        double r = Math.sqrt(0.5);
        return Arbitraries.oneOf(
                Arbitraries.integers().map(QuaternionsTest::random),
                Arbitraries.of(
                        new double[] {1, 0, 0, 0},
                        new double[] {-1, 0, 0, 0},
                        new double[] {0, 1, 0, 0},
                        new double[] {0, 0, 0, -1},
                        new double[] {r, 0, r, 0},
                        new double[] {-r, 0, 0, r}));
    }

    @Provide
    Arbitrary<double[]> vectors() {
        return Arbitraries.doubles().between(-3, 3).array(double[].class).ofSize(3);
    }

    private static double[] random(int key) {
        double[] q = new double[4];
        for (int i = 0; i < 4; i++) {
            q[i] = CounterRandom.normal(7, key, i);
        }
        Quaternions.normalize(q, 0);
        return q;
    }

    @Property(seed = SEED, tries = 200)
    void rotatingAgreesWithTheMatrix(@ForAll("turns") double[] q, @ForAll("vectors") double[] v) {
        double[] m = new double[9];
        Quaternions.toMatrix(q, 0, m, 0);
        double[] r = new double[3];
        Quaternions.rotate(q, 0, v, 0, r, 0);
        for (int i = 0; i < 3; i++) {
            assertEquals(m[3 * i] * v[0] + m[3 * i + 1] * v[1] + m[3 * i + 2] * v[2], r[i], 10 * TIGHT);
        }
    }

    @Property(seed = SEED, tries = 200)
    void oneTurnAfterAnotherIsTheirProduct(
            @ForAll("turns") double[] a, @ForAll("turns") double[] b, @ForAll("vectors") double[] v) {
        double[] product = new double[4];
        Quaternions.multiply(a, 0, b, 0, product, 0);
        double[] once = new double[3];
        double[] twice = new double[3];
        Quaternions.rotate(product, 0, v, 0, once, 0);
        Quaternions.rotate(b, 0, v, 0, twice, 0);
        Quaternions.rotate(a, 0, twice, 0, twice, 0);
        assertArrayEquals(twice, once, 10 * TIGHT);
    }

    @Property(seed = SEED, tries = 2000)
    void bringingToUnitLengthTwiceGivesTheBitsOfOnce(@ForAll int key) {
        double[] q = random(key);
        double[] once = q.clone();
        Quaternions.normalize(q, 0);
        assertArrayEquals(once, q, 0);
    }

    @Example
    void kernelsAgreeWithRecords() {
        double[] a = random(1);
        double[] b = random(2);
        double[] out = new double[4];
        Quaternions.multiply(a, 0, b, 0, out, 0);
        Quat q = new Quat(a[0], a[1], a[2], a[3]).times(new Quat(b[0], b[1], b[2], b[3]));
        assertArrayEquals(new double[] {q.w(), q.x(), q.y(), q.z()}, out, TIGHT);
    }

    @Example
    void outputMayAliasInput() {
        double[] a = random(3);
        double[] b = random(4);
        double[] expected = new double[4];
        Quaternions.multiply(a, 0, b, 0, expected, 0);
        Quaternions.multiply(a, 0, b, 0, b, 0);
        assertArrayEquals(expected, b, 0);
    }

    @Property(seed = SEED, tries = 200)
    void differenceIsWhatIntegrationAddsUp(@ForAll("turns") double[] q, @ForAll("vectors") double[] w) {
        double[] to = q.clone();
        Quaternions.integrate(to, 0, w[0], w[1], w[2], 0.5);
        double[] d = new double[3];
        Quaternions.difference(q, 0, to, 0, d, 0);
        for (int i = 0; i < 3; i++) {
            assertEquals(0.5 * w[i], d[i], 1e-12);
        }
    }

    @Example
    void zeroQuaternionBecomesTheIdentity() {
        double[] q = new double[4];
        Quaternions.normalize(q, 0);
        assertArrayEquals(new double[] {1, 0, 0, 0}, q);
    }

    @Example
    void fromZToTurnsZIntoEveryDirection() {
        for (Vec3 d : new Vec3[] {Vec3.X, Vec3.Y, Vec3.Z, Vec3.Z.times(-1), new Vec3(1, -2, 3).unit()}) {
            Vec3 r = Quat.fromZTo(d).rotate(Vec3.Z);
            assertEquals(0, r.minus(d).norm(), 1e-12, d::toString);
        }
    }
}
