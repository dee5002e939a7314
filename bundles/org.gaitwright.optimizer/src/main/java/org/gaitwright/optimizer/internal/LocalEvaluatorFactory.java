// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.optimizer.internal;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import org.gaitwright.core.optimizer.Candidate;
import org.gaitwright.core.optimizer.EvaluatorFactory;
import org.gaitwright.core.optimizer.Trial;
import org.gaitwright.core.optimizer.Verdict;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.registry.NamedContribution;
import org.osgi.service.component.annotations.Component;

/** Tries candidates on threads of this process. The result does not depend on how many. */
@Component(service = EvaluatorFactory.class)
public final class LocalEvaluatorFactory extends NamedContribution implements EvaluatorFactory {
    private static final int MAX_WORKERS = 1024;

    public LocalEvaluatorFactory() {
        super("local", "This machine", "Evaluates on the cores of this machine");
    }

    @Override
    public Evaluator create(Trial trial, int workers) {
        if (workers < 1 || workers > MAX_WORKERS) {
            throw new InvalidInput("workers: " + workers + "; expected 1 to " + MAX_WORKERS);
        }
        return new Local(trial, workers);
    }

    private static final class Local implements Evaluator {
        private final Trial trial;
        private final ExecutorService workers;
        private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        private final AtomicLong cpuNanos = new AtomicLong();

        Local(Trial trial, int workers) {
            this.trial = trial;
            this.workers = Executors.newFixedThreadPool(workers, task -> {
                Thread t = new Thread(task, "evaluation");
                t.setDaemon(true);
                return t;
            });
        }

        @Override
        public List<Verdict> evaluate(List<Candidate> candidates) throws InterruptedException {
            List<List<Future<Verdict>>> futures = new ArrayList<>();
            for (Candidate c : candidates) {
                List<Future<Verdict>> parts = new ArrayList<>();
                for (int part = 0; part < trial.parts(c); part++) {
                    int which = part;
                    parts.add(workers.submit(() -> play(c, which)));
                }
                futures.add(parts);
            }
            try {
                List<Verdict> verdicts = new ArrayList<>();
                for (int i = 0; i < candidates.size(); i++) {
                    verdicts.add(whole(candidates.get(i), futures.get(i)));
                }
                return verdicts;
            } finally {
                // whoever was interrupted does not wait for the rest
                futures.forEach(parts -> parts.forEach(f -> f.cancel(true)));
            }
        }

        private Verdict play(Candidate c, int part) {
            long begun = threads.getCurrentThreadCpuTime();
            try {
                return trial.part(c, part);
            } finally {
                cpuNanos.addAndGet(threads.getCurrentThreadCpuTime() - begun);
            }
        }

        private Verdict whole(Candidate c, List<Future<Verdict>> parts) throws InterruptedException {
            List<Verdict> verdicts = new ArrayList<>();
            for (Future<Verdict> f : parts) {
                try {
                    verdicts.add(f.get());
                } catch (ExecutionException e) {
                    verdicts.add(Verdict.failed(String.valueOf(e.getCause()), 0));
                }
            }
            return trial.whole(c, verdicts);
        }

        @Override
        public double cpuSeconds() {
            return cpuNanos.get() * 1e-9;
        }

        @Override
        public void close() {
            workers.shutdownNow();
        }
    }
}
