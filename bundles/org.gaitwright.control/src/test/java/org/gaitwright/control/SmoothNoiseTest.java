// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.control;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class SmoothNoiseTest {
    private static final double APART = 0.8;

    private final SmoothNoise noise = seeded(5);

    private static SmoothNoise seeded(long seed) {
        SmoothNoise n = new SmoothNoise(APART);
        n.seed(seed);
        return n;
    }

    private double at(double seconds, int channel) {
        noise.at(seconds);
        return noise.sample(channel, 1);
    }

    @Test
    void itIsAFunctionOfSeedChannelAndTime() {
        double there = at(7.3, 2);
        at(100, 1);
        assertEquals(there, at(7.3, 2));
        assertNotEquals(there, at(7.3, 3));
        SmoothNoise other = seeded(6);
        other.at(7.3);
        assertNotEquals(there, other.sample(2, 1));
    }

    @Test
    void itHasTheDeviationThatIsAskedForWhereNumbersAreDrawn() {
        double sum = 0, squares = 0;
        int n = 4000;
        for (int i = 0; i < n; i++) {
            double x = at(i * APART, 0);
            assertTrue(Math.abs(x) <= 2, "" + x);
            sum += x;
            squares += x * x;
        }
        assertEquals(0, sum / n, 0.05);
        // cut off at two deviations, a normal distribution keeps 0.88 of its deviation, and its ends pile up at the cut
        assertEquals(0.95, Math.sqrt(squares / n), 0.03);
    }

    @Test
    void rateAndAccelerationAreItsDerivatives() {
        double h = 1e-5;
        for (double t = 0.011; t < 20; t += 0.0371) {
            double before = at(t - h, 4), after = at(t + h, 4), now = at(t, 4);
            double rate = noise.rate(), acceleration = noise.acceleration();
            assertEquals((after - before) / (2 * h), rate, 1e-5);
            assertEquals(
                    (after - 2 * now + before) / (h * h), acceleration, 1e-3 * (1 + Math.abs(acceleration)) + 1e-3);
        }
    }

    @Test
    void withoutDeviationThereIsNone() {
        noise.at(3.3);
        assertEquals(0, noise.sample(1, 0));
        assertEquals(0, noise.rate());
        assertEquals(0, noise.acceleration());
    }
}
