// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.terrain.internal.kind;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.gaitwright.core.terrain.Terrain;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Queries allocate nothing and mind no other thread. */
final class QueryCostTest {
    private static double ask(Terrain t, double[] out) {
        double sum = 0;
        for (int k = 0; k < 200; k++) {
            double x = 0.17 * k - 2;
            double y = 0.031 * k - 3;
            sum += t.height(x, y);
            t.normal(x, y, out);
            sum += out[0] + out[2];
            double hit = t.cast(x, y, t.height(x, y) + 1, 0.6, 0.48, -0.64, 5);
            sum += hit < 5 ? hit : 0;
            double edge = t.footholdDistance(x, y);
            sum += Math.abs(edge) < 5 ? edge : 0;
            sum += t.boxesInto(x, y, x + 0.3, y + 0.3, out) + out[2];
        }
        return sum;
    }

    @ParameterizedTest
    @MethodSource("org.gaitwright.terrain.internal.kind.Kinds#grounds")
    void queriesAllocateNothing(Terrain t) {
        double[] out = new double[64];
        ask(t, out);
        var threads = (com.sun.management.ThreadMXBean) java.lang.management.ManagementFactory.getThreadMXBean();
        long id = Thread.currentThread().getId();
        // the virtual machine itself may allocate on this thread now and then; a query that allocates always does
        long min = Long.MAX_VALUE;
        for (int batch = 0; batch < 5; batch++) {
            long before = threads.getThreadAllocatedBytes(id);
            long idle = threads.getThreadAllocatedBytes(id) - before;
            before = threads.getThreadAllocatedBytes(id);
            ask(t, out);
            min = Math.min(min, threads.getThreadAllocatedBytes(id) - before - idle);
        }
        assertEquals(0, min, t.spec().toString());
    }

    @Test
    void fourThreadsGetTheSameAnswers() throws Exception {
        List<Terrain> grounds = Kinds.grounds().toList();
        Callable<Double> work = () -> {
            double sum = 0;
            for (Terrain t : grounds) {
                sum += ask(t, new double[64]);
            }
            return sum;
        };
        double alone = work.call();
        ExecutorService pool = Executors.newFixedThreadPool(4);
        try {
            for (var answer : pool.invokeAll(List.of(work, work, work, work))) {
                assertEquals(alone, answer.get());
            }
        } finally {
            pool.shutdown();
        }
    }
}
