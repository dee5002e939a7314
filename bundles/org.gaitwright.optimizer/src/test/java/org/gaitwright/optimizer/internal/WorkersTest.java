// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.optimizer.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gaitwright.core.objective.Objective;
import org.gaitwright.core.optimization.Generation;
import org.gaitwright.core.optimization.Horizon;
import org.gaitwright.core.optimization.Optimization;
import org.gaitwright.core.optimization.Racing;
import org.gaitwright.core.optimization.Recipe;
import org.gaitwright.core.optimization.RecipePlan;
import org.gaitwright.core.optimization.Rollout;
import org.gaitwright.core.optimization.StopRules;
import org.gaitwright.core.optimization.Validation;
import org.gaitwright.core.optimization.Variable;
import org.gaitwright.core.optimizer.EvaluatorFactory.Evaluator;
import org.gaitwright.core.optimizer.OptimizerFactory;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.optimizer.internal.cma.CmaEsFactory;
import org.gaitwright.testkit.FakeStudio;
import org.junit.jupiter.api.Test;

class WorkersTest {
    private static final int GENERATIONS = 8;

    private final FakeStudio studio = new FakeStudio();

    private RecipePlan plan() {
        studio.setAside(
                studio.get(OptimizerFactory.class, "cma-es"),
                new IllegalStateException("the real one takes its place"));
        studio.add(new CmaEsFactory());
        Scene.Casting who = Scene.Casting.of("humanoid", "walker");
        Scene scene = Scene.of("wag", 0.4, List.of(who)).build();
        Rollout fresh = new Rollout(Optional.empty(), List.of(), List.of(), new Rollout.Spread(1, 1, 1), 2, true, 1);
        return new RecipePlan(
                new Recipe(
                        "wag",
                        scene,
                        List.of(Variable.of("tail.torque").within(-9, 9), Variable.of("more.*")),
                        new Objective(List.of(new Objective.Term("tail-torque", Map.of("target", 4.0), 1)), 10),
                        List.of(Rollout.PLAIN, fresh),
                        new Horizon(0.1, 2, 0.5),
                        new Racing(2, 0.5),
                        new StopRules(Double.NEGATIVE_INFINITY, GENERATIONS, Long.MAX_VALUE),
                        new Validation(3, 2),
                        new Recipe.Search("cma-es", Map.of(), 11),
                        60),
                studio);
    }

    /** Everything that a search tells, with another number of workers in each part. */
    private static String search(RecipePlan plan, int... workers) throws InterruptedException {
        StringBuilder report = new StringBuilder();
        String checkpoint = null;
        for (int w : workers) {
            try (Evaluator cores = new LocalEvaluatorFactory().create(plan.trial(), w)) {
                Optimization search = checkpoint == null
                        ? new Optimization(plan, cores)
                        : Optimization.resume(plan, cores, checkpoint);
                for (int i = 0; i < GENERATIONS / workers.length; i++) {
                    Generation g = search.advance();
                    report.append(g.number())
                            .append(' ')
                            .append(g.best())
                            .append(' ')
                            .append(g.median());
                    report.append(' ')
                            .append(g.upright())
                            .append(' ')
                            .append(g.simulatedSeconds())
                            .append('\n');
                }
                checkpoint = search.checkpoint();
            }
        }
        return report + checkpoint;
    }

    @Test
    void anyNumberOfWorkersComesToTheSameBits() throws InterruptedException {
        RecipePlan plan = plan();
        String one = search(plan, 1);
        assertEquals(one, search(plan, 2));
        assertEquals(one, search(plan, 8));
        assertEquals(one, search(plan, 8, 1, 3, 2));
    }
}
