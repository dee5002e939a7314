// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.core.optimization;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.gaitwright.core.objective.Measure;
import org.gaitwright.core.optimizer.Candidate;
import org.gaitwright.core.optimizer.Trial;
import org.gaitwright.core.optimizer.Verdict;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.run.Outcome;
import org.gaitwright.core.run.Run;

/** Plays all rollouts of a candidate. A fall ends a rollout and costs what was not walked; what throws or diverges is the worst. */
final class RolloutTrial implements Trial {
    /** Few enough for controllers that think for long in each tick. */
    private static final int TICKS_BETWEEN_LOOKS = 16;

    private final RecipePlan plan;
    /** Each rollout as often as it is played. */
    private final List<RolloutScene> all = new ArrayList<>();

    private final int turns;

    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();

    RolloutTrial(RecipePlan plan) {
        this.plan = plan;
        List<Rollout> rollouts = plan.recipe().rollouts();
        turns = rollouts.stream().mapToInt(Rollout::turn).max().orElse(0);
        for (int i = 0; i < rollouts.size(); i++) {
            for (int time = 0; time < rollouts.get(i).times(); time++) {
                all.add(new RolloutScene(plan, rollouts.get(i), i, time));
            }
        }
    }

    /** Rollouts of a candidate that are to be played. */
    private List<RolloutScene> played(Candidate c) {
        List<RolloutScene> own = parts(c.generation());
        return own.subList(Math.min(c.first(), own.size()), Math.min(c.end(), own.size()));
    }

    /** How much those count together. */
    double weight(Candidate c) {
        return played(c).stream().mapToDouble(s -> s.rollout().weight()).sum();
    }

    /** Rollouts that have their turn in the generation of a candidate; all of them outside of a search, as in a validation. */
    private List<RolloutScene> parts(long generation) {
        if (generation <= 0) {
            return all;
        }
        long turn = turns == 0 ? 0 : 1 + (generation - 1) % turns;
        return all.stream()
                .filter(s -> (s.rollout().turn() == 0 || s.rollout().turn() == turn)
                        && generation > s.rollout().after())
                .toList();
    }

    @Override
    public Verdict judge(Candidate candidate) {
        List<Verdict> played = new ArrayList<>();
        for (int i = 0; i < parts(candidate); i++) {
            Verdict one = part(candidate, i);
            played.add(one);
            if (!one.failure().isEmpty()) {
                break;
            }
        }
        return whole(candidate, played);
    }

    @Override
    public int parts(Candidate candidate) {
        return played(candidate).size();
    }

    @Override
    public Verdict part(Candidate candidate, int part) {
        return play(played(candidate).get(part), candidate);
    }

    /** The weighted mean. Behind one that failed, nothing counts: whether it was played or not, the verdict is the same. */
    @Override
    public Verdict whole(Candidate candidate, List<Verdict> played) {
        List<RolloutScene> parts = played(candidate);
        double cost = 0;
        double weights = 0;
        double simulated = 0;
        boolean upright = true;
        for (int i = 0; i < played.size(); i++) {
            Verdict one = played.get(i);
            RolloutScene part = parts.get(i);
            simulated += one.simulatedSeconds();
            if (!one.failure().isEmpty()) {
                String which = plan.recipe().rollouts().size() == 1 ? "" : "rollouts[" + part.index() + "]: ";
                return Verdict.failed(which + one.failure(), simulated);
            }
            cost += part.rollout().weight() * one.cost();
            weights += part.rollout().weight();
            upright &= one.upright();
        }
        return new Verdict(cost / weights, upright, simulated, "");
    }

    @SuppressWarnings("resource") // the run closes its simulation
    private Verdict play(RolloutScene rollout, Candidate candidate) {
        try (Run run = new Run(plan.parts(rollout.index()).stage(rollout.of(candidate)))) {
            Measure[] measures = plan.measures().stream()
                    .map(m -> m.of(run, plan.registry()))
                    .toArray(Measure[]::new);
            for (Measure m : measures) {
                m.begin(run.simulation(), run.measures());
            }
            String failure = play(run, measures);
            if (failure != null) {
                return Verdict.failed(failure, run.timeSeconds());
            }
            double[] values = new double[measures.length];
            for (int i = 0; i < values.length; i++) {
                values[i] = measures[i].value();
            }
            boolean upright = run.outcome() == Outcome.UPRIGHT;
            double missing = upright ? 0 : Math.max(0, candidate.seconds() - run.timeSeconds());
            double total = plan.recipe()
                    .objective()
                    .score(values, missing, candidate.generation())
                    .total();
            return new Verdict(total, upright, run.timeSeconds(), "");
        } catch (CancellationException e) {
            throw e;
        } catch (RuntimeException e) {
            // a message alone, such as "null" or "3", does not say what happened
            return Verdict.failed(e instanceof InvalidInput ? e.getMessage() : e.toString(), 0);
        }
    }

    /** Plays to the end; what failed, or null. */
    @SuppressWarnings("resource") // as above
    private String play(Run run, Measure[] measures) {
        long begun = threads.getCurrentThreadCpuTime();
        boolean goesOn = true;
        for (int tick = 1; goesOn; tick++) {
            goesOn = run.advance();
            for (Measure m : measures) {
                m.tick(run.simulation());
            }
            if (tick % TICKS_BETWEEN_LOOKS == 0) {
                if (Thread.currentThread().isInterrupted()) {
                    throw new CancellationException("interrupted");
                }
                double seconds = (threads.getCurrentThreadCpuTime() - begun) * 1e-9;
                if (seconds > plan.recipe().cpuSeconds()) {
                    return "took more than " + plan.recipe().cpuSeconds() + " s of processor time";
                }
            }
        }
        return run.outcome() == Outcome.DIVERGED ? "diverged: " + run.divergence() : null;
    }
}
