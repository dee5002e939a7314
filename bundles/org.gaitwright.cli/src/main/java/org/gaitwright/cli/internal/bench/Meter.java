// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.cli.internal.bench;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;

/** Processor time and memory of the current thread. */
final class Meter {
    private final Bench bench;
    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private final MethodHandle allocated = allocated(threads);

    /** What something cost; bytes are NaN on a Java machine that does not count them. */
    record Cost(double nanos, double bytes) {}

    Meter(Bench bench) {
        this.bench = bench;
    }

    long cpuNanos() {
        return threads.getCurrentThreadCpuTime();
    }

    /** Repeats until Java has had time to compile it. */
    void warmUp(Runnable work) {
        long end = System.nanoTime() + Math.round(bench.warmUpSeconds() * 1e9);
        do {
            work.run();
        } while (System.nanoTime() < end && !bench.stopping().asked());
    }

    /** Median costs of {@code work}; {@code before} is not counted. */
    Cost median(Runnable before, Runnable work) {
        double[] nanos = new double[bench.repeats()];
        double[] bytes = new double[bench.repeats()];
        for (int i = 0; i < nanos.length && !bench.stopping().asked(); i++) {
            before.run();
            double memory = bytes();
            // the question itself takes memory
            double asking = bytes() - memory;
            memory = bytes();
            long time = cpuNanos();
            work.run();
            nanos[i] = cpuNanos() - time;
            bytes[i] = Math.max(0, bytes() - memory - asking);
        }
        return new Cost(median(nanos), median(bytes));
    }

    static double median(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        int n = sorted.length;
        return n % 2 == 1 ? sorted[n / 2] : (sorted[n / 2 - 1] + sorted[n / 2]) / 2;
    }

    private double bytes() {
        if (allocated == null) {
            return Double.NaN;
        }
        try {
            return (long) allocated.invokeExact();
        } catch (Throwable e) {
            throw new IllegalStateException("this Java VM does not report allocations per thread", e);
        }
    }

    /**
     * By reflection: the bean with this count belongs to the machine, not to the Java platform, so a bundle can't import
     * its package everywhere.
     */
    private static MethodHandle allocated(ThreadMXBean threads) {
        try {
            Class<?> bean = ClassLoader.getSystemClassLoader().loadClass("com.sun.management.ThreadMXBean");
            return MethodHandles.publicLookup()
                    .findVirtual(bean, "getCurrentThreadAllocatedBytes", MethodType.methodType(long.class))
                    .bindTo(threads);
        } catch (ReflectiveOperationException | ClassCastException e) {
            System.getLogger(Meter.class.getName()).log(System.Logger.Level.DEBUG, "memory is not counted", e);
            return null;
        }
    }
}
