// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.rigs.waits;

import java.io.IOException;
import java.lang.management.CompilationMXBean;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The clocks of the thread that made it; any thread may read them. */
final class ThreadClocks {
    private static final Path SELF = Path.of("/proc/thread-self");
    private static final double NANOS_PER_MILLI = 1e6;

    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private final CompilationMXBean compiler = ManagementFactory.getCompilationMXBean();
    private final List<GarbageCollectorMXBean> collectors = ManagementFactory.getGarbageCollectorMXBeans();
    private final long thread = Thread.currentThread().getId();
    /** Of Linux: nanoseconds with a core, nanoseconds waiting for one, turns; null elsewhere. */
    private final Path schedule = schedule();

    private static Path schedule() {
        try {
            Path file = Path.of("/proc").resolve(Files.readSymbolicLink(SELF)).resolve("schedstat");
            return Files.isReadable(file) ? file : null;
        } catch (IOException | UnsupportedOperationException e) {
            // another system
            return null;
        }
    }

    Reading read() {
        long collecting = 0;
        for (GarbageCollectorMXBean collector : collectors) {
            collecting += collector.getCollectionTime();
        }
        return new Reading(
                threads.getThreadCpuTime(thread) / NANOS_PER_MILLI,
                queuedMillis(),
                collecting,
                compiler == null ? 0 : compiler.getTotalCompilationTime());
    }

    private double queuedMillis() {
        if (schedule == null) {
            return Double.NaN;
        }
        try {
            return Long.parseLong(Files.readString(schedule).split(" ")[1]) / NANOS_PER_MILLI;
        } catch (IOException e) {
            return Double.NaN;
        }
    }
}
