// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.session.run;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/** Measures, over half a second each, what share of a core its thread takes and how fast simulated time goes. */
final class LoadMeter {
    private static final long WINDOW_NANOS = 500_000_000L;

    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private long wallStart;
    private long cpuStart;
    private double simulatedStart;
    private double coreShare;
    private double reachedSpeed;

    /** Begins a window; call on the thread that is measured. */
    void restart(double simulatedSeconds) {
        wallStart = System.nanoTime();
        cpuStart = cpuNanos();
        simulatedStart = simulatedSeconds;
    }

    /** True when a window has ended and the figures are new. */
    boolean sample(double simulatedSeconds) {
        long wall = System.nanoTime() - wallStart;
        if (wall < WINDOW_NANOS) {
            return false;
        }
        coreShare = (double) (cpuNanos() - cpuStart) / wall;
        reachedSpeed = (simulatedSeconds - simulatedStart) * 1e9 / wall;
        restart(simulatedSeconds);
        return true;
    }

    void clear() {
        coreShare = 0;
        reachedSpeed = 0;
    }

    double coreShare() {
        return coreShare;
    }

    double reachedSpeed() {
        return reachedSpeed;
    }

    private long cpuNanos() {
        return threads.isCurrentThreadCpuTimeSupported() ? threads.getCurrentThreadCpuTime() : 0;
    }
}
