// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.optimization;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.gaitwright.core.optimizer.Candidate;
import org.gaitwright.core.optimizer.EvaluatorFactory.Evaluator;
import org.gaitwright.core.optimizer.Optimizer;
import org.gaitwright.core.optimizer.Verdict;

/**
 * A search, one generation after the other. Owned by one thread. Neither the clock nor the number of workers has a part in
 * it; all of its state is in {@link #checkpoint}.
 */
public final class Optimization {
    /** The generation of candidates that are validated: their ground is the same for all of the search. */
    static final long VALIDATION = -1;

    private final RecipePlan plan;
    private final Evaluator evaluator;
    private final Race race;
    private final double wholeSeconds;
    private Optimizer search;
    /** Of the optimiser, after the last generation; null before the first. */
    private String checkpoint;

    private StopRules rules;
    private long generation;
    private long evaluations;
    private double seconds;
    private Best best;

    private final Object gate = new Object();
    /** The thread that may be interrupted now, or null. */
    private Thread advancing;

    private boolean stopped;

    /** A search from the beginning. */
    public Optimization(RecipePlan plan, Evaluator evaluator) {
        this(plan, evaluator, plan.search());
        seconds = plan.recipe().horizon().first(wholeSeconds);
    }

    /**
     * A search that goes on.
     *
     * @param checkpoint of a search with the same recipe
     * @throws org.gaitwright.core.registry.InvalidInput if it is not one
     */
    public static Optimization resume(RecipePlan plan, Evaluator evaluator, String checkpoint) {
        SearchCheckpoint state = SearchCheckpoint.parse(checkpoint, plan.space().dimension());
        Optimization o = new Optimization(plan, evaluator, plan.search(state.optimizer()));
        o.checkpoint = state.optimizer();
        o.generation = state.generation();
        o.evaluations = state.evaluations();
        o.seconds = state.seconds();
        o.best = state.best();
        return o;
    }

    private Optimization(RecipePlan plan, Evaluator evaluator, Optimizer search) {
        this.plan = plan;
        this.evaluator = evaluator;
        race = new Race(new RolloutTrial(plan), evaluator, plan.recipe().racing());
        this.search = search;
        rules = plan.recipe().stop();
        wholeSeconds = plan.recipe().scene().durationSeconds();
    }

    public RecipePlan plan() {
        return plan;
    }

    /** Goes on until something else is enough. */
    public void stopAt(StopRules other) {
        rules = other;
    }

    public long generation() {
        return generation;
    }

    public long evaluations() {
        return evaluations;
    }

    /** How long rollouts last now. */
    public double seconds() {
        return seconds;
    }

    /** The best so far; null if there is none. */
    public Best best() {
        return best;
    }

    /** Where it searches; null if it can't say. */
    public double[] mean() {
        return search.mean();
    }

    /** Whether the best stays up over all of the scene's duration. */
    public boolean feasible() {
        return best != null && best.upright() && best.seconds() >= wholeSeconds;
    }

    /** The share of what it may do that is done, by its rules; 0 if they have no end. */
    public double progress() {
        double g = (double) generation / rules.generations();
        double e = (double) evaluations / rules.evaluations();
        return Math.min(1, Math.max(g, e));
    }

    /** Why it has ended, or null to go on. */
    public String stopReason() {
        if (best != null && best.seconds() >= wholeSeconds && best.cost() <= rules.cost()) {
            return String.format(Locale.ROOT, "the cost is down to %.4g", best.cost());
        }
        if (generation >= rules.generations()) {
            return "did all " + rules.generations() + " generations";
        }
        if (evaluations >= rules.evaluations()) {
            return "did all " + rules.evaluations() + " evaluations";
        }
        return search.stopReason();
    }

    /** Asks it to stop, from any thread: the generation that is under way is given up, as if it had not begun. */
    public void stop() {
        synchronized (gate) {
            stopped = true;
            if (advancing != null) {
                advancing.interrupt();
            }
        }
    }

    /**
     * One more generation.
     *
     * @throws InterruptedException if it was asked to {@link #stop}, or the thread was interrupted; it then stands where it did
     *     before, and may go on if only the thread was interrupted
     */
    public Generation advance() throws InterruptedException {
        synchronized (gate) {
            if (stopped) {
                throw new InterruptedException("asked to stop");
            }
            advancing = Thread.currentThread();
        }
        try {
            return nextGeneration();
        } catch (InterruptedException e) {
            // the optimiser may have got costs of candidates whose generation does not count
            search = checkpoint == null ? plan.search() : plan.search(checkpoint);
            throw e;
        } finally {
            synchronized (gate) {
                advancing = null;
                if (stopped) {
                    // meant for the generation alone: whoever saves what there is must not be interrupted
                    Thread.interrupted();
                }
            }
        }
    }

    private Generation nextGeneration() throws InterruptedException {
        double[][] asked = search.ask();
        List<Verdict> verdicts = race.run(candidates(asked));
        double[] costs = verdicts.stream().mapToDouble(Verdict::cost).toArray();
        int leader = min(costs);
        search.tell(costs);
        long number = generation + 1;
        Verdict led = verdicts.get(leader);
        Best first = new Best(asked[leader], led.cost(), led.upright(), seconds, number);
        List<Verdict> all = new ArrayList<>(verdicts);
        List<Best> contenders = plan.recipe().validation().every() == 0
                ? List.of(first)
                : validates(number, evaluations + costs.length) ? validated(first, all) : List.of();
        generation = number;
        evaluations += all.size();
        contenders.forEach(this::consider);
        double tried = seconds;
        double upright = (double) verdicts.stream().filter(Verdict::upright).count() / verdicts.size();
        grow(verdicts);
        checkpoint = search.checkpoint();
        return new Generation(
                generation,
                evaluations,
                tried,
                costs[leader],
                median(costs),
                upright,
                search.sigma(),
                search.mean(),
                search.deviations(),
                all.stream().mapToDouble(Verdict::simulatedSeconds).sum(),
                failures(all),
                best);
    }

    private void consider(Best other) {
        if (other.cost() < Double.POSITIVE_INFINITY && other.beats(best)) {
            best = other;
        }
    }

    /** All that is needed to go on, as text; to be asked for between two generations. */
    public String checkpoint() {
        String optimizer = checkpoint == null ? search.checkpoint() : checkpoint;
        return new SearchCheckpoint(generation, evaluations, seconds, best, optimizer).text();
    }

    private void grow(List<Verdict> verdicts) {
        Horizon horizon = plan.recipe().horizon();
        long passed = verdicts.stream().filter(v -> horizon.passes(v, seconds)).count();
        double next = horizon.next(seconds, (double) passed / verdicts.size(), wholeSeconds);
        if (next != seconds) {
            seconds = next;
            search.objectiveChanged();
        } else if (generation < plan.recipe().settled()) {
            search.objectiveDrifted();
        }
    }

    /** Points that stand in it twice are tried with other random numbers each time. */
    private List<Candidate> candidates(double[][] asked) {
        List<Candidate> all = new ArrayList<>();
        for (int i = 0; i < asked.length; i++) {
            int repeat = 0;
            for (int j = 0; j < i; j++) {
                if (Arrays.equals(asked[i], asked[j])) {
                    repeat++;
                }
            }
            all.add(new Candidate(asked[i], generation + 1, repeat, seconds));
        }
        return all;
    }

    /**
     * In the first generation, so that there is always a winner; from then on every so many; and in the last one by the
     * recipe. That somebody stops it elsewhere must not change what it does.
     */
    private boolean validates(long number, long evaluated) {
        Recipe recipe = plan.recipe();
        return (number - 1) % recipe.validation().every() == 0
                || number >= recipe.stop().generations()
                || evaluated >= recipe.stop().evaluations()
                || search.stopReason() != null;
    }

    /** The best of a generation and the mean, judged on ground that stays the same; their verdicts are added to all. */
    private List<Best> validated(Best leader, List<Verdict> all) throws InterruptedException {
        List<double[]> points = new ArrayList<>(List.of(leader.values()));
        double[] mean = search.mean();
        if (mean != null && !Arrays.equals(mean, leader.values())) {
            points.add(mean);
        }
        int times = plan.recipe().validation().times();
        List<Candidate> candidates = new ArrayList<>();
        for (double[] p : points) {
            for (int t = 1; t <= times; t++) {
                candidates.add(new Candidate(p, VALIDATION, t, seconds));
            }
        }
        List<Verdict> verdicts = evaluator.evaluate(candidates);
        all.addAll(verdicts);
        List<Best> judged = new ArrayList<>();
        for (int i = 0; i < points.size(); i++) {
            List<Verdict> own = verdicts.subList(i * times, (i + 1) * times);
            double sum = 0;
            boolean upright = true;
            for (Verdict v : own) {
                sum += v.cost();
                upright &= v.upright();
            }
            judged.add(new Best(points.get(i), sum / times, upright, seconds, leader.generation()));
        }
        return judged;
    }

    private static List<Generation.Failure> failures(List<Verdict> verdicts) {
        List<Generation.Failure> failed = new ArrayList<>();
        for (int i = 0; i < verdicts.size(); i++) {
            if (!verdicts.get(i).failure().isEmpty()) {
                failed.add(new Generation.Failure(i, verdicts.get(i).failure()));
            }
        }
        return failed;
    }

    private static int min(double[] costs) {
        int best = 0;
        for (int i = 1; i < costs.length; i++) {
            if (costs[i] < costs[best]) {
                best = i;
            }
        }
        return best;
    }

    private static double median(double[] costs) {
        double[] sorted = costs.clone();
        Arrays.sort(sorted);
        int n = sorted.length;
        return n % 2 == 1 ? sorted[n / 2] : 0.5 * (sorted[n / 2 - 1] + sorted[n / 2]);
    }
}
