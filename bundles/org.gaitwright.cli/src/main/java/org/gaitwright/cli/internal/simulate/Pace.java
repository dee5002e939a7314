// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.cli.internal.simulate;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.function.BiConsumer;
import org.gaitwright.core.run.Run;
import org.gaitwright.core.run.RunListener;

/** Measures what a run costs, without what traces and recordings cost. */
final class Pace {
    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private long wallNanos;
    private long cpuNanos;
    private long apartNanos;

    void start() {
        apartNanos = 0;
        wallNanos = System.nanoTime();
        cpuNanos = threads.getCurrentThreadCpuTime();
    }

    void stop() {
        cpuNanos = threads.getCurrentThreadCpuTime() - cpuNanos - apartNanos;
        wallNanos = System.nanoTime() - wallNanos;
    }

    double wallSeconds() {
        return wallNanos * 1e-9;
    }

    double cpuSeconds() {
        return cpuNanos * 1e-9;
    }

    /** A listener whose time does not count. */
    RunListener apart(RunListener listener) {
        return new RunListener() {
            @Override
            public void begin(Run run) {
                apart(RunListener::begin, listener, run);
            }

            @Override
            public void tick(Run run) {
                apart(RunListener::tick, listener, run);
            }

            @Override
            public void end(Run run) {
                apart(RunListener::end, listener, run);
            }
        };
    }

    private void apart(BiConsumer<RunListener, Run> call, RunListener listener, Run run) {
        long start = threads.getCurrentThreadCpuTime();
        call.accept(listener, run);
        apartNanos += threads.getCurrentThreadCpuTime() - start;
    }
}
