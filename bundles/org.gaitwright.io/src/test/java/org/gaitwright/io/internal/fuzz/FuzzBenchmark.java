// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.fuzz;

import java.io.IOException;
import java.io.PrintStream;
import java.util.Locale;

/** Reads 50,000 mutants, or as many as the first argument says; docs/models.md tells how to run it. */
public final class FuzzBenchmark {
    private static final int COUNT = 50_000;
    private static final long SEED = 20_26;

    private FuzzBenchmark() {}

    public static void main(String[] arguments) throws IOException {
        PrintStream out = System.out;
        int count = arguments.length > 0 ? Integer.parseInt(arguments[0]) : COUNT;
        Fuzzing fuzzing = new Fuzzing();
        long start = System.nanoTime();
        fuzzing.run(SEED, 0, count);
        double seconds = (System.nanoTime() - start) * 1e-9;
        fuzzing.faults.stream().limit(20).forEach(out::println);
        out.printf(
                Locale.ROOT,
                "%d mutants: %d models, %d refusals, %d faults; %.1f s, slowest %.1f ms of processor time (mutant %d)%n",
                count,
                fuzzing.models,
                fuzzing.refusals,
                fuzzing.faults.size(),
                seconds,
                fuzzing.slowestNanos * 1e-6,
                fuzzing.slowest);
        System.exit(fuzzing.faults.isEmpty() ? 0 : 1);
    }
}
