// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.optimization;

import java.nio.file.Path;
import java.util.Optional;
import org.gaitwright.core.optimization.Optimization;
import org.gaitwright.core.optimization.RecipePlan;
import org.gaitwright.io.FileRegistry;
import org.gaitwright.io.RecipeFile;
import org.gaitwright.testkit.FakeStudio;
import org.gaitwright.testkit.OneByOne;

/** A search for how to wag a tail, for tests of what searches do. */
@SuppressWarnings("resource") // the evaluator has no workers to give back
final class WaggingSearch {
    /** Falls after 0.28 s. */
    static final String RECIPE =
            """
            scene: {duration: 0.2, characters: [{character: humanoid, controller: walker}]}
            variables: [{parameter: tail.torque, lower: -9, upper: 9}]
            objective: {missing-second: 100, terms: [{measure: tail-torque, target: 4}]}
            optimizer: {population: 6, seed: 5}
            """;

    private WaggingSearch() {}

    static RecipePlan plan(String text, FakeStudio studio) {
        return RecipeFile.parse(text, Path.of("r.yaml"), p -> Optional.empty())
                .plan(FileRegistry.of(studio, Path.of("").toAbsolutePath()));
    }

    static Optimization search(RecipePlan plan) {
        return new Optimization(plan, new OneByOne().create(plan.trial(), 1));
    }
}
