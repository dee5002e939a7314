// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.optimizer.internal.cma;

import org.gaitwright.core.parameter.Parameter;
import org.gaitwright.core.parameter.ParameterSet;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.registry.InvalidInput;

/** Settings of a CMA-ES; lengths are shares of the bounds' widths. */
record CmaSettings(
        int population,
        double sigma,
        boolean active,
        boolean separable,
        boolean rejection,
        int tries,
        int restarts,
        boolean bipop,
        double reevaluate,
        int averages,
        int generations,
        double tolfun,
        double tolx,
        double tolmean) {

    static final ParameterSet PARAMETERS = ParameterSet.of(
            Parameter.of("population", "", 0, 100_000, 0, "Candidates per generation; 0 = 4 + 3 ln n for n variables"),
            Parameter.of("generations", "", 0, 1e9, 0, "Generations until it stops, restarts included; 0 = no limit"),
            Parameter.of(
                    "sigma",
                    "",
                    1e-9,
                    10,
                    0.3,
                    "Standard deviation of the first candidates, as a fraction of the bounds"),
            Parameter.onOff("active", true, "1 = the worse half also updates the covariance; 0 = it is ignored"),
            Parameter.onOff("separable", false, "1 = only a diagonal covariance is learnt, in fewer generations"),
            Parameter.onOff("rejection", false, "1 = candidates out of bounds are drawn again; 0 = smooth bounds"),
            Parameter.of("tries", "", 1, 1e6, 1000, "Draws by rejection before a candidate is mirrored into bounds"),
            Parameter.of("restarts", "", 0, 20, 0, "Restarts with twice the population after convergence"),
            Parameter.onOff("bipop", false, "1 = adds restarts with small populations"),
            Parameter.of("reevaluate", "", 0, 1, 0, "Share of candidates that is evaluated twice to measure noise"),
            Parameter.of(
                    "averages",
                    "",
                    1,
                    1000,
                    10,
                    "Maximum number of evaluations of a candidate that are averaged under noise"),
            Parameter.of("tolfun", "", 0, 1e9, 1e-11, "Stops when costs differ by less for several generations"),
            Parameter.of("tolx", "", 0, 1, 1e-12, "Stops when all deviations are less, as a fraction of the bounds"),
            Parameter.of(
                    "tolmean", "", 0, 1, 0, "Stops when the mean moves less, as a fraction of the bounds; 0 = never"));

    static CmaSettings of(ParameterValues v, int dimension) {
        int population = (int) v.get("population");
        if (population == 1) {
            throw new InvalidInput("cma-es: population 1 can't be ranked; choose 2 or more, or 0 for the default "
                    + Strategy.usualPopulation(dimension));
        }
        return new CmaSettings(
                population == 0 ? Strategy.usualPopulation(dimension) : population,
                v.get("sigma"),
                flag(v, "active"),
                flag(v, "separable"),
                flag(v, "rejection"),
                (int) v.get("tries"),
                (int) v.get("restarts"),
                flag(v, "bipop"),
                v.get("reevaluate"),
                (int) v.get("averages"),
                (int) v.get("generations"),
                v.get("tolfun"),
                v.get("tolx"),
                v.get("tolmean"));
    }

    private static boolean flag(ParameterValues v, String name) {
        return v.get(name) >= 0.5;
    }
}
