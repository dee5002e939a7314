// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.optimization;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.gaitwright.core.optimizer.Candidate;
import org.gaitwright.core.optimizer.EvaluatorFactory.Evaluator;
import org.gaitwright.core.optimizer.Verdict;

/**
 * Tries a generation: all candidates in the first rollouts, the better ones in the others, too. Whoever was left behind costs
 * more than all who were not, by as much as it was behind the first of them that were left. Who wins depends on costs alone, not on
 * who was done first.
 */
final class Race {
    private final RolloutTrial trial;
    private final Evaluator evaluator;
    private final Racing racing;

    Race(RolloutTrial trial, Evaluator evaluator, Racing racing) {
        this.trial = trial;
        this.evaluator = evaluator;
        this.racing = racing;
    }

    List<Verdict> run(List<Candidate> candidates) throws InterruptedException {
        int winners = racing.winners(candidates.size());
        if (winners == candidates.size() || trial.parts(candidates.get(0)) <= racing.first()) {
            return evaluator.evaluate(candidates);
        }
        List<Verdict> verdicts = new ArrayList<>(evaluator.evaluate(
                candidates.stream().map(c -> c.within(0, racing.first())).toList()));
        List<Integer> order = IntStream.range(0, candidates.size())
                .boxed()
                .sorted(Comparator.comparingDouble(i -> verdicts.get(i).cost()))
                .toList();
        // what failed is not played further
        List<Integer> ahead = order.subList(0, winners).stream()
                .filter(i -> verdicts.get(i).failure().isEmpty())
                .toList();
        List<Verdict> rest = evaluator.evaluate(ahead.stream()
                .map(i -> candidates.get(i).within(racing.first(), Integer.MAX_VALUE))
                .toList());
        double max = Double.NEGATIVE_INFINITY;
        for (int k = 0; k < rest.size(); k++) {
            int i = ahead.get(k);
            Verdict whole = both(candidates.get(i), verdicts.get(i), rest.get(k));
            verdicts.set(i, whole);
            if (whole.failure().isEmpty()) {
                max = Math.max(max, whole.cost());
            }
        }
        if (max > Double.NEGATIVE_INFINITY) {
            leaveBehind(order.subList(winners, order.size()), max, verdicts);
        }
        return verdicts;
    }

    private Verdict both(Candidate c, Verdict first, Verdict rest) {
        double seconds = first.simulatedSeconds() + rest.simulatedSeconds();
        if (!rest.failure().isEmpty()) {
            return Verdict.failed(rest.failure(), seconds);
        }
        double before = trial.weight(c.within(0, racing.first()));
        double after = trial.weight(c.within(racing.first(), Integer.MAX_VALUE));
        double cost = (before * first.cost() + after * rest.cost()) / (before + after);
        return new Verdict(cost, first.upright() && rest.upright(), seconds, "");
    }

    private static void leaveBehind(List<Integer> left, double max, List<Verdict> verdicts) {
        double min = verdicts.get(left.get(0)).cost();
        for (int i : left) {
            Verdict v = verdicts.get(i);
            if (v.failure().isEmpty()) {
                verdicts.set(i, new Verdict(max + (v.cost() - min), v.upright(), v.simulatedSeconds(), v.failure()));
            }
        }
    }
}
