// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.terrainadaptive.internal;

import java.util.Arrays;
import java.util.Locale;
import org.gaitwright.core.controller.Command;
import org.gaitwright.core.run.Run;

/** Times the quadratic programs of a walk, and the ticks of its controller. In the package of the controller, whose parts nobody else sees. */
public final class SolverTimes {
    private static final int MOST = 1 << 16;

    private final double[] program = new double[MOST];
    private final double[] tick = new double[MOST];
    private int count;
    private long iterations;

    /** Walks to the end, and counts what comes after a time. */
    @SuppressWarnings("resource") // the run closes its simulation
    public void walk(Run run, double fromSeconds) {
        TerrainAdaptiveController walker = (TerrainAdaptiveController) run.stage().parts().get(0).controller();
        Command command = new Command(walker.anatomy.character);
        while (run.advance()) {
            ForceSolver s = walker.solver;
            long begun = System.nanoTime();
            s.program.solve(s.n, s.rows, s.h, s.g, s.c, s.lower, s.upper);
            double solved = 1e-3 * (System.nanoTime() - begun);
            double[] memory = walker.memory();
            command.clear();
            begun = System.nanoTime();
            walker.tick(run.simulation().observation(0), command);
            double ticked = 1e-3 * (System.nanoTime() - begun);
            walker.restore(memory);
            if (run.timeSeconds() > fromSeconds && count < MOST) {
                program[count] = solved;
                tick[count++] = ticked;
                iterations += s.iterations();
            }
        }
    }

    public void print() {
        print("quadratic program", program);
        print("controller, a tick", tick);
        System.out.printf(
                Locale.ROOT, "%d ticks, %.2f rows added or dropped in each%n", count, (double) iterations / count);
    }

    private void print(String name, double[] micros) {
        double[] sorted = Arrays.copyOf(micros, count);
        Arrays.sort(sorted);
        System.out.printf(
                Locale.ROOT,
                "%s: median %.1f µs, 90 %% below %.1f µs, 99 %% below %.1f µs%n",
                name, sorted[count / 2], sorted[count * 9 / 10], sorted[count * 99 / 100]);
    }
}
