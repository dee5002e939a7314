// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.optimizer.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.gaitwright.core.optimizer.Candidate;
import org.gaitwright.core.optimizer.EvaluatorFactory.Evaluator;
import org.gaitwright.core.optimizer.Trial;
import org.gaitwright.core.optimizer.Verdict;
import org.gaitwright.core.registry.InvalidInput;
import org.junit.jupiter.api.Test;

class LocalEvaluatorTest {
    private static final Trial SQUARE = c -> new Verdict(c.values()[0] * c.values()[0], true, c.seconds(), "");

    private static List<Candidate> candidates(double... x) {
        List<Candidate> all = new ArrayList<>();
        for (double each : x) {
            all.add(new Candidate(new double[] {each}, 1, 0, 2));
        }
        return all;
    }

    private static List<Verdict> evaluate(Trial trial, int workers, double... x) throws InterruptedException {
        try (Evaluator e = new LocalEvaluatorFactory().create(trial, workers)) {
            return e.evaluate(candidates(x));
        }
    }

    @Test
    void verdictsComeInTheOrderOfTheCandidatesForAnyNumberOfWorkers() throws InterruptedException {
        double[] x = new double[100];
        for (int i = 0; i < x.length; i++) {
            x[i] = 50 - i;
        }
        List<Verdict> one = evaluate(SQUARE, 1, x);
        assertEquals(2500, one.get(0).cost());
        assertEquals(one, evaluate(SQUARE, 2, x));
        assertEquals(one, evaluate(SQUARE, 8, x));
    }

    /** x once, twice and three times: parts that differ, so that their order is seen. */
    private static final class Thrice implements Trial {
        @Override
        public Verdict judge(Candidate c) {
            return whole(c, List.of(part(c, 0), part(c, 1), part(c, 2)));
        }

        @Override
        public int parts(Candidate c) {
            return 3;
        }

        @Override
        public Verdict part(Candidate c, int part) {
            if (c.values()[0] < 0 && part == 1) {
                throw new IllegalStateException("no root");
            }
            return new Verdict((part + 1) * c.values()[0], true, c.seconds(), "");
        }

        @Override
        public Verdict whole(Candidate c, List<Verdict> parts) {
            return parts.stream()
                    .reduce((a, b) -> new Verdict(
                            10 * a.cost() + b.cost(),
                            true,
                            a.simulatedSeconds() + b.simulatedSeconds(),
                            a.failure() + b.failure()))
                    .orElseThrow();
        }
    }

    @Test
    void partsArePutTogetherInTheirOrderForAnyNumberOfWorkers() throws InterruptedException {
        for (int workers : new int[] {1, 2, 8}) {
            List<Verdict> v = evaluate(new Thrice(), workers, 1, 2, 0);
            assertEquals(new Verdict(123, true, 6, ""), v.get(0));
            assertEquals(new Verdict(246, true, 6, ""), v.get(1));
            assertEquals(new Verdict(0, true, 6, ""), v.get(2));
        }
    }

    @Test
    void aPartThatThrowsIsTheWorstPart() throws InterruptedException {
        Verdict v = evaluate(new Thrice(), 2, -1).get(0);
        assertEquals(Double.POSITIVE_INFINITY, v.cost());
        assertTrue(v.failure().contains("no root"), v.failure());
    }

    @Test
    void aTrialThatThrowsIsTheWorstAndTellsWhy() throws InterruptedException {
        Trial throwing = c -> {
            if (c.values()[0] < 0) {
                throw new IllegalStateException("no root");
            }
            return SQUARE.judge(c);
        };
        List<Verdict> v = evaluate(throwing, 2, -1, 3);
        assertEquals(Double.POSITIVE_INFINITY, v.get(0).cost());
        assertTrue(v.get(0).failure().contains("no root"), v.get(0).failure());
        assertEquals(9, v.get(1).cost());
    }

    @Test
    void whoeverIsInterruptedDoesNotWait() throws InterruptedException {
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch never = new CountDownLatch(1);
        Trial hangs = c -> {
            begun.countDown();
            try {
                never.await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            return SQUARE.judge(c);
        };
        try (Evaluator e = new LocalEvaluatorFactory().create(hangs, 1)) {
            boolean[] interrupted = new boolean[1];
            Thread caller = new Thread(() -> {
                try {
                    e.evaluate(candidates(1, 2, 3));
                } catch (InterruptedException expected) {
                    interrupted[0] = true;
                }
            });
            caller.start();
            begun.await();
            caller.interrupt();
            caller.join();
            assertTrue(interrupted[0]);
        }
    }

    @Test
    void processorTimeIsCounted() throws InterruptedException {
        Trial busy = c -> {
            double s = 0;
            for (int i = 1; i < 2_000_000; i++) {
                s += StrictMath.sin(i);
            }
            return new Verdict(Math.abs(s), true, 1, "");
        };
        try (Evaluator e = new LocalEvaluatorFactory().create(busy, 2)) {
            e.evaluate(candidates(1, 2));
            assertTrue(e.cpuSeconds() > 0);
        }
    }

    @Test
    void refusesToWorkWithoutWorkers() {
        assertThrows(InvalidInput.class, () -> new LocalEvaluatorFactory().create(SQUARE, 0));
    }
}
