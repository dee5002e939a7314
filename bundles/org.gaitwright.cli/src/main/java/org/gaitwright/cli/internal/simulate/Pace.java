// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.cli.internal.simulate;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
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
                long start = threads.getCurrentThreadCpuTime();
                listener.begin(run);
                apartNanos += threads.getCurrentThreadCpuTime() - start;
            }

            @Override
            public void tick(Run run) {
                long start = threads.getCurrentThreadCpuTime();
                listener.tick(run);
                apartNanos += threads.getCurrentThreadCpuTime() - start;
            }

            @Override
            public void end(Run run) {
                long start = threads.getCurrentThreadCpuTime();
                listener.end(run);
                apartNanos += threads.getCurrentThreadCpuTime() - start;
            }
        };
    }
}
