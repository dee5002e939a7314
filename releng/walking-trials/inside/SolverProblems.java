// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.controller.terrainadaptive.internal;

import java.util.Locale;
import org.gaitwright.core.run.Run;

/** Writes down some of the quadratic programs of a walk. In the package of the controller, whose parts nobody else sees. */
public final class SolverProblems {
    /** Half-cycles of a walk that are let go by first, and those from one problem to the next. */
    private static final int FIRST = 4;

    private static final int EVERY = 3;

    private final StringBuilder text = new StringBuilder();

    /** Walks until it has this many, at phases that are spread over a half-cycle; every other one is the next that has an active row. */
    @SuppressWarnings("resource") // the run closes its simulation
    public void walk(Run run, String ground, int count) {
        TerrainAdaptiveController walker = (TerrainAdaptiveController) run.stage().parts().get(0).controller();
        int found = 0;
        while (found < count && run.advance()) {
            double walked = walker.number() + walker.phase();
            boolean due = walked >= FIRST + EVERY * found + (found + 0.5) / count;
            if (due && (found % 2 == 0 || walker.solver.program.activeRows() > 0)) {
                found++;
                text.append(String.format(
                        Locale.ROOT, "problem %s %.3f s, phase %.2f%n", ground, run.timeSeconds(), walker.phase()));
                write(walker.solver);
            }
        }
        if (found < count) {
            throw new IllegalStateException("the walk over " + ground + " ended after " + found + " problems");
        }
    }

    /** n and the number of rows; the lower half of H; g; each row of C behind its bounds. */
    private void write(ForceSolver s) {
        text.append(s.n).append(' ').append(s.rows).append('\n');
        for (int i = 0; i < s.n; i++) {
            numbers(s.h, i * s.n, i + 1);
        }
        numbers(s.g, 0, s.n);
        for (int i = 0; i < s.rows; i++) {
            text.append(number(s.lower[i]))
                    .append(' ')
                    .append(number(s.upper[i]))
                    .append(' ');
            numbers(s.c, i * s.n, s.n);
        }
    }

    private void numbers(double[] from, int at, int count) {
        for (int i = 0; i < count; i++) {
            text.append(number(from[at + i])).append(i + 1 < count ? ' ' : '\n');
        }
    }

    /** To the last digit, but zero is 0 and 2000 is 2000: there are many of them. */
    private static String number(double x) {
        return x == Math.rint(x) && Math.abs(x) < 1e9 ? Long.toString((long) x) : Double.toString(x);
    }

    public String text() {
        return text.toString();
    }
}
