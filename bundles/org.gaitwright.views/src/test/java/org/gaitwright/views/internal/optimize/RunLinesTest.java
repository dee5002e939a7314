// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.optimize;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import java.util.List;
import org.gaitwright.io.optimization.RunHistory.Row;
import org.junit.jupiter.api.Test;

class RunLinesTest {
    private static final double[] NONE = {};

    private static Row row(long number, double seconds, double cost) {
        return new Row(number, number * 6, seconds, cost, cost, 1, 0.1, cost, number, NONE, NONE);
    }

    @Test
    void theBestCostNeverRises() {
        List<Row> rows = List.of(row(1, 4, 3), row(2, 4, 5), row(3, 4, 2), row(4, 4, 2.5));
        assertArrayEquals(new double[] {3, 3, 2, 2}, RunLines.bestSoFar(rows, 1));
    }

    @Test
    void itStartsAgainWhereRolloutsLastLonger() {
        List<Row> rows = List.of(row(1, 4, 3), row(2, 8, 5), row(3, 8, 6));
        assertArrayEquals(new double[] {3, 5, 5}, RunLines.bestSoFar(rows, 1));
    }

    @Test
    void whileTermsGrowCostsAreNotCompared() {
        List<Row> rows = List.of(row(1, 4, 3), row(2, 4, 5), row(3, 4, 6));
        assertArrayEquals(new double[] {3, 5, 5}, RunLines.bestSoFar(rows, 2));
    }

    @Test
    void aGenerationWithoutACostLeavesItAsItWas() {
        List<Row> rows = List.of(row(1, 4, Double.NaN), row(2, 4, 5), row(3, 4, Double.NaN));
        assertArrayEquals(new double[] {Double.NaN, 5, 5}, RunLines.bestSoFar(rows, 1));
    }
}
