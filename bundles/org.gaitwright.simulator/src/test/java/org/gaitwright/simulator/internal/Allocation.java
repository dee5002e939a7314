// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.simulator.internal;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;

/** What this thread allocates. */
final class Allocation {
    private static final int BATCHES = 5;

    private Allocation() {}

    /**
     * Bytes in the least of some batches: the virtual machine itself may allocate on this thread now and then, a task that
     * allocates does so in every batch.
     */
    static long min(Runnable task, int batch) {
        var threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long id = Thread.currentThread().getId();
        long min = Long.MAX_VALUE;
        for (int b = 0; b < BATCHES; b++) {
            long before = threads.getThreadAllocatedBytes(id);
            long idle = threads.getThreadAllocatedBytes(id) - before;
            before = threads.getThreadAllocatedBytes(id);
            for (int i = 0; i < batch; i++) {
                task.run();
            }
            min = Math.min(min, threads.getThreadAllocatedBytes(id) - before - idle);
        }
        return min;
    }
}
