// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.optimizer.internal.direct;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.gaitwright.core.optimizer.Optimizer;
import org.gaitwright.core.optimizer.OptimizerFactory;
import org.gaitwright.core.optimizer.SearchSpace;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.optimizer.internal.Landscapes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class DirectSearchTest {
    static List<OptimizerFactory> both() {
        return List.of(new CoordinateSearchFactory(), new PatternSearchFactory());
    }

    private static Optimizer search(OptimizerFactory factory, SearchSpace space, double min) {
        return factory.create(space, factory.parameters().initialValues().with("least", min), 1);
    }

    /** Runs to the end; refuses candidates out of ±bound. */
    private static Optimizer finished(Optimizer search, double bound, ToDoubleFunction<double[]> cost) {
        while (search.stopReason() == null) {
            Landscapes.generation(search, x -> {
                assertTrue(Arrays.stream(x).allMatch(each -> Math.abs(each) <= bound));
                return cost.applyAsDouble(x);
            });
        }
        return search;
    }

    @ParameterizedTest
    @MethodSource("both")
    void findsTheBottomOfABowl(OptimizerFactory factory) {
        Optimizer search = search(factory, Landscapes.cube(10, 5, -1.23), 1e-6);
        int evaluations = Landscapes.evaluations(search, Landscapes::sphere, 1e-8);
        assertTrue(evaluations < 2000, evaluations + " evaluations");
    }

    @ParameterizedTest
    @MethodSource("both")
    void creepsAlongABentValley(OptimizerFactory factory) {
        Optimizer two = search(factory, Landscapes.cube(2, 5, -1.2), 1e-7);
        assertTrue(Landscapes.evaluations(two, Landscapes::rosenbrock, 1e-4) < 100_000);
        Optimizer six = search(factory, Landscapes.cube(6, 5, 0), 1e-7);
        assertTrue(Landscapes.evaluations(six, Landscapes::rosenbrock, 1e-2) < 100_000);
    }

    @ParameterizedTest
    @MethodSource("both")
    void findsAMinimumInACorner(OptimizerFactory factory) {
        Optimizer search = finished(search(factory, Landscapes.cube(4, 2, 0.3), 1e-3), 2, x -> Arrays.stream(x)
                .sum());
        assertArrayEquals(new double[] {-2, -2, -2, -2}, search.best());
        assertEquals(-8, search.bestCost());
    }

    @ParameterizedTest
    @MethodSource("both")
    void goesOnFromEveryCheckpointToTheSameBits(OptimizerFactory factory) {
        SearchSpace space = Landscapes.cube(3, 2, 0.7);
        ParameterValues settings = factory.parameters().initialValues();
        Optimizer whole = factory.create(space, settings, 1);
        Optimizer interrupted = factory.create(space, settings, 1);
        for (int g = 0; g < 300 && whole.stopReason() == null; g++) {
            interrupted = factory.resume(space, settings, 1, interrupted.checkpoint());
            Landscapes.generation(whole, Landscapes::rosenbrock);
            Landscapes.generation(interrupted, Landscapes::rosenbrock);
            assertEquals(whole.checkpoint(), interrupted.checkpoint());
        }
        assertThrows(InvalidInput.class, () -> factory.resume(space, settings, 1, "cma-es 1\n"));
        String other = whole.checkpoint();
        assertThrows(InvalidInput.class, () -> factory.resume(Landscapes.cube(2, 2, 0), settings, 1, other));
    }

    @ParameterizedTest
    @MethodSource("both")
    void failuresAreNeverBetter(OptimizerFactory factory) {
        Optimizer failing = search(factory, Landscapes.cube(3, 1, 0), 0.1);
        finished(failing, 1, x -> Double.NaN);
        assertNull(failing.best());
        assertEquals(Double.POSITIVE_INFINITY, failing.bestCost());
        // the start fails, its neighbours upwards do not
        Optimizer lucky = search(factory, Landscapes.cube(3, 1, 0), 1e-3);
        finished(lucky, 1, x -> x[0] > 0 ? Landscapes.sphere(x) : Double.POSITIVE_INFINITY);
        assertTrue(lucky.bestCost() < 0.01, lucky.bestCost() + "");
    }

    @ParameterizedTest
    @MethodSource("both")
    void stopsAfterSomeGenerationsIfLimited(OptimizerFactory factory) {
        ParameterValues settings = factory.parameters().initialValues().with("generations", 3);
        Optimizer search = factory.create(Landscapes.cube(3, 1, 0.5), settings, 1);
        for (int g = 0; g < 3; g++) {
            assertNull(search.stopReason());
            Landscapes.generation(search, Landscapes::sphere);
        }
        assertNotNull(search.stopReason());
    }

    @Test
    void askingAheadDoesNotChangeTheWay() {
        CoordinateSearchFactory factory = new CoordinateSearchFactory();
        SearchSpace space = Landscapes.cube(5, 3, 0.4);
        ParameterValues settings = factory.parameters().initialValues().with("least", 1e-3);
        Optimizer one = finished(factory.create(space, settings.with("ahead", 1), 1), 3, Landscapes::rosenbrock);
        for (int ahead : new int[] {2, 3, 5, 100}) {
            Optimizer many =
                    finished(factory.create(space, settings.with("ahead", ahead), 1), 3, Landscapes::rosenbrock);
            assertArrayEquals(one.best(), many.best());
            assertEquals(one.bestCost(), many.bestCost());
        }
    }

    @Test
    void patternSearchLooksBothWaysAlongEveryVariable() {
        Optimizer search = new PatternSearchFactory()
                .create(
                        Landscapes.cube(3, 1, 0),
                        new PatternSearchFactory().parameters().initialValues(),
                        1);
        double[][] asked = search.ask();
        assertEquals(7, asked.length);
        assertArrayEquals(new double[] {0, -0.5, 0}, asked[3]);
        assertArrayEquals(new double[3], asked[6]);
    }
}
