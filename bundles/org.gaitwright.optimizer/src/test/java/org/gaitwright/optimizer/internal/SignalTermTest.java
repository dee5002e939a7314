// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.optimizer.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.gaitwright.core.measure.Signal;
import org.gaitwright.core.objective.Objective;
import org.gaitwright.core.objective.Objective.Statistic;
import org.gaitwright.core.optimization.Recipe;
import org.gaitwright.core.optimization.RecipePlan;
import org.gaitwright.core.optimization.Variable;
import org.gaitwright.core.optimizer.Candidate;
import org.gaitwright.core.run.Run;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.testkit.FakeStudio;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SignalTermTest {
    private static final double SECONDS = 0.5;

    private final FakeStudio studio = new FakeStudio();
    private final Scene scene = Scene.of("fall", SECONDS, List.of(Scene.Casting.of("humanoid", "walker")))
            .build();

    @ParameterizedTest
    @EnumSource
    void aSignalCostsWhatBecomesOfIt(Statistic statistic) {
        RecipePlan plan = new RecipePlan(
                Recipe.of(
                        "fall",
                        scene,
                        List.of(Variable.of("tail.torque")),
                        new Objective(List.of(Objective.Term.of("com.z", statistic, 2, 1)), 0)),
                studio);
        double cost = plan.trial()
                .judge(new Candidate(plan.space().start(), 0, 0, SECONDS))
                .cost();
        assertEquals(2 * expected(statistic), cost, 1e-12);
    }

    private double expected(Statistic statistic) {
        try (Run run = new Run(scene, studio)) {
            Signal z = run.signals().stream()
                    .filter(s -> s.name().equals("com.z"))
                    .findFirst()
                    .orElseThrow();
            double sum = 0;
            double largest = Double.NEGATIVE_INFINITY;
            int ticks = 0;
            boolean goesOn = true;
            while (goesOn) {
                goesOn = run.advance();
                sum += z.now().getAsDouble();
                largest = Math.max(largest, z.now().getAsDouble());
                ticks++;
            }
            double last = z.now().getAsDouble();
            double seconds = run.timeSeconds();
            return switch (statistic) {
                case MEAN -> sum / ticks;
                case INTEGRAL -> sum / ticks * seconds;
                case LARGEST -> largest;
                case LAST -> last;
            };
        }
    }
}
