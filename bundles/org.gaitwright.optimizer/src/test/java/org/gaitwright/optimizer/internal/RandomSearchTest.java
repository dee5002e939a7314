// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.optimizer.internal;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import org.gaitwright.core.optimizer.Optimizer;
import org.gaitwright.core.optimizer.SearchSpace;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.registry.InvalidInput;
import org.junit.jupiter.api.Test;

class RandomSearchTest {
    private static final SearchSpace SPACE =
            new SearchSpace(List.of("a", "b"), new double[] {-1, 0}, new double[] {1, 10}, new double[] {0.9, 9});

    private final RandomSearchFactory factory = new RandomSearchFactory();
    private final ParameterValues settings =
            factory.parameters().initialValues().with("population", 8).with("generations", 20);

    private static double sphere(double[] x) {
        return x[0] * x[0] + x[1] * x[1];
    }

    private double[] search(int interruptAt) {
        Optimizer search = factory.create(SPACE, settings, 5);
        int generation = 0;
        while (search.stopReason() == null) {
            search.tell(Arrays.stream(search.ask())
                    .mapToDouble(RandomSearchTest::sphere)
                    .toArray());
            if (++generation == interruptAt) {
                search = factory.resume(SPACE, settings, 5, search.checkpoint());
            }
        }
        return search.best();
    }

    @Test
    void staysWithinBoundsAndStartsAtTheStart() {
        Optimizer search = factory.create(SPACE, settings, 1);
        double[][] x = search.ask();
        assertArrayEquals(new double[] {0.9, 9}, x[0]);
        for (double[] each : x) {
            assertTrue(each[0] >= -1 && each[0] <= 1 && each[1] >= 0 && each[1] <= 10);
        }
    }

    @Test
    void interruptionsDoNotChangeTheResult() {
        double[] plain = search(-1);
        assertArrayEquals(plain, search(7));
        assertTrue(sphere(plain) < sphere(new double[] {0.9, 9}));
    }

    @Test
    void foreignCheckpointsAreRefused() {
        assertThrows(InvalidInput.class, () -> factory.resume(SPACE, settings, 1, "cma 3"));
        assertThrows(InvalidInput.class, () -> factory.resume(SPACE, settings, 1, "random 1 4 0x1p1 0x1p1"));
        Optimizer search = factory.create(SPACE, settings, 1);
        search.ask();
        assertThrows(IllegalStateException.class, () -> search.tell(new double[3]));
        assertEquals(Double.POSITIVE_INFINITY, search.bestCost());
    }
}
