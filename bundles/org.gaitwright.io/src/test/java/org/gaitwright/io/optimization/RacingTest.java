// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.optimization;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.gaitwright.core.optimization.Generation;
import org.gaitwright.core.optimization.Optimization;
import org.gaitwright.core.optimization.RecipePlan;
import org.gaitwright.core.optimizer.Candidate;
import org.gaitwright.core.optimizer.EvaluatorFactory.Evaluator;
import org.gaitwright.core.optimizer.Verdict;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.testkit.FakeStudio;
import org.gaitwright.testkit.OneByOne;
import org.junit.jupiter.api.Test;

/** Searches in which only the better candidates play all rollouts. */
@SuppressWarnings("resource") // evaluators here have no workers to give back
final class RacingTest {
    private static final String RECIPE =
            WaggingSearch.RECIPE + "rollouts: [{}, {weight: 2}, {parameters: {tail.torque: 9}}]\n";

    private static final String RACING = "racing: {first: 1, share: 0.5}\n";

    private final FakeStudio studio = new FakeStudio();
    private final List<Candidate> played = new ArrayList<>();

    private RecipePlan plan(String text) {
        return WaggingSearch.plan(text, studio);
    }

    private static Optimization search(RecipePlan plan) {
        return WaggingSearch.search(plan);
    }

    /** A generation in which candidates come to what somebody says. */
    private Generation generation(String recipe, Function<Candidate, Verdict> judge) throws InterruptedException {
        Evaluator evaluator = new OneByOne()
                .create(
                        c -> {
                            played.add(c);
                            return judge.apply(c);
                        },
                        1);
        return new Optimization(plan(recipe), evaluator).advance();
    }

    private static Verdict cost(double cost) {
        return new Verdict(cost, true, 1, "");
    }

    @Test
    void onlyTheBetterHalfPlaysAllRollouts() throws InterruptedException {
        Generation all = search(plan(RECIPE)).advance();
        Generation raced = search(plan(RECIPE + RACING)).advance();
        assertEquals(6 * 3 * 0.2, all.simulatedSeconds(), 0.1);
        assertEquals((6 * 1 + 3 * 2) * 0.2, raced.simulatedSeconds(), 0.1);
        assertEquals(all.best(), raced.best(), 1e-12, "who is best plays all, with the same weights");
        assertEquals(6, raced.evaluations());
    }

    @Test
    void whoIsLeftBehindCostsMoreThanWhoIsNot() throws InterruptedException {
        Generation g = generation(
                RECIPE + RACING,
                c -> cost(c.first() == 0 ? Math.abs(c.values()[0] - 4) : 1000 + Math.abs(c.values()[0] - 4)));
        List<Candidate> ahead = played.subList(6, 9);
        double worst = ahead.stream()
                .mapToDouble(c -> Math.abs(c.values()[0] - 4))
                .max()
                .orElseThrow();
        assertTrue(
                played.subList(0, 6).stream()
                                .filter(c -> Math.abs(c.values()[0] - 4) <= worst)
                                .count()
                        == 3,
                "the three nearest go on");
        assertTrue(g.best() > 700, "first costs, far below, do not count as whole ones");
        assertEquals(1000 * 0.75 + worst, g.median(), 1e-9, "the third and the fourth cost as much");
    }

    @Test
    void whoFailsIsLastWhereverItFails() throws InterruptedException {
        Generation first = generation(
                RECIPE + RACING, c -> c.first() == 0 && c.values()[0] < 0 ? Verdict.failed("thrown", 1) : cost(1));
        long failed =
                played.subList(0, 6).stream().filter(c -> c.values()[0] < 0).count();
        assertTrue(failed > 0);
        assertEquals(failed, first.failures().size());
        assertEquals(Math.min(3, 6 - failed), played.size() - 6, "what failed is not played further");
        Generation later = generation(RECIPE + RACING, c -> c.first() == 0 ? cost(1) : Verdict.failed("thrown", 1));
        assertEquals(3, later.failures().size());
        assertEquals(1, later.best(), "those who were left behind are the better ones then");
    }

    @Test
    void nobodyIsLeftBehindWhereAllRolloutsAreFirst() throws InterruptedException {
        generation(RECIPE + "racing: {first: 3, share: 0.5}\n", c -> cost(1));
        assertEquals(6, played.size());
        played.clear();
        generation(RECIPE + "racing: {first: 1, share: 1}\n", c -> cost(1));
        assertEquals(6, played.size());
    }

    @Test
    void aRaceGoesOnFromACheckpointToTheSameBits() throws InterruptedException {
        RecipePlan plan = plan(RECIPE + RACING);
        Optimization whole = search(plan);
        for (int i = 0; i < 5; i++) {
            whole.advance();
        }
        Optimization first = search(plan);
        first.advance();
        first.advance();
        Optimization second = Optimization.resume(plan, new OneByOne().create(plan.trial(), 1), first.checkpoint());
        for (int i = 0; i < 3; i++) {
            second.advance();
        }
        assertEquals(whole.checkpoint(), second.checkpoint());
    }

    @Test
    void racesThatNobodyCanWinAreRefused() {
        for (String bad : List.of("{first: 0}", "{first: 1, share: 0}", "{first: 1, share: 1.5}", "{share: 0.5}")) {
            String message = assertThrows(InvalidInput.class, () -> plan(RECIPE + "racing: " + bad + "\n"))
                    .getMessage();
            assertTrue(message.startsWith("r.yaml:"), message);
        }
    }
}
