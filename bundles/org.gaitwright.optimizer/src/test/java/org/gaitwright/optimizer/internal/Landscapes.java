// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.optimizer.internal;

import java.util.Arrays;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import org.gaitwright.core.optimizer.Optimizer;
import org.gaitwright.core.optimizer.SearchSpace;

/** Costs with known minima of 0, and searches on them. */
public final class Landscapes {
    private Landscapes() {}

    public static double sphere(double[] x) {
        double sum = 0;
        for (double each : x) {
            sum += each * each;
        }
        return sum;
    }

    /** Condition number 1e6. */
    public static double ellipsoid(double[] x) {
        double sum = 0;
        for (int i = 0; i < x.length; i++) {
            sum += StrictMath.pow(1e6, i / (x.length - 1.0)) * x[i] * x[i];
        }
        return sum;
    }

    public static double rosenbrock(double[] x) {
        double sum = 0;
        for (int i = 0; i + 1 < x.length; i++) {
            double bend = x[i] * x[i] - x[i + 1];
            sum += 100 * bend * bend + (1 - x[i]) * (1 - x[i]);
        }
        return sum;
    }

    public static double rastrigin(double[] x) {
        double sum = 0;
        for (double each : x) {
            sum += each * each + 10 - 10 * StrictMath.cos(2 * Math.PI * each);
        }
        return sum;
    }

    /** Bounds ±bound and the same start for all variables. */
    public static SearchSpace cube(int dimension, double bound, double start) {
        return new SearchSpace(
                IntStream.range(0, dimension).mapToObj(i -> "x" + i).toList(),
                filled(dimension, -bound),
                filled(dimension, bound),
                filled(dimension, start));
    }

    private static double[] filled(int dimension, double value) {
        double[] x = new double[dimension];
        Arrays.fill(x, value);
        return x;
    }

    /** One generation; returns how many evaluations it took. */
    public static int generation(Optimizer search, ToDoubleFunction<double[]> cost) {
        double[][] candidates = search.ask();
        search.tell(Arrays.stream(candidates).mapToDouble(cost).toArray());
        return candidates.length;
    }

    /** Evaluations until the best cost is below the target; the greatest number if it stops before. */
    public static int evaluations(Optimizer search, ToDoubleFunction<double[]> cost, double target) {
        int count = 0;
        while (search.stopReason() == null) {
            count += generation(search, cost);
            if (search.bestCost() < target) {
                return count;
            }
        }
        return Integer.MAX_VALUE;
    }
}
