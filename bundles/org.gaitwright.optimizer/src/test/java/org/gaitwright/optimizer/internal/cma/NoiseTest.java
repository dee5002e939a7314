// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.optimizer.internal.cma;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.gaitwright.core.math.CounterRandom;
import org.junit.jupiter.api.Test;

class NoiseTest {
    private static final int POPULATION = 20;

    /** Candidates of costs 0, 1, 2, … with normal noise, averaged over generations. */
    private static double measure(double deviation) {
        double sum = 0;
        for (int g = 0; g < 200; g++) {
            double[] first = new double[POPULATION];
            double[] second = new double[POPULATION];
            for (int i = 0; i < POPULATION; i++) {
                first[i] = i + deviation * CounterRandom.normal(g, 0, i);
                second[i] = i + deviation * CounterRandom.normal(g, 1, i);
            }
            sum += new Noise(POPULATION).measure(first, second, POPULATION);
        }
        return sum / 200;
    }

    @Test
    void noiseThatHidesTheRankingIsDistinguishedFromNoiseThatDoesNot() {
        assertTrue(measure(0) < 0);
        assertTrue(measure(0.1) < 0);
        assertTrue(measure(10) > 0);
        assertTrue(measure(1000) > measure(10));
    }

    @Test
    void failuresAreNoNumbersOnlyByRank() {
        double[] all = {Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY, 1, 2};
        double s = new Noise(4).measure(all, new double[] {Double.POSITIVE_INFINITY, 3}, 2);
        assertTrue(Double.isFinite(s));
    }
}
