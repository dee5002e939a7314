// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.internal.optimization;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.gaitwright.core.optimization.Generation;
import org.gaitwright.core.registry.InvalidInput;

/**
 * The tables of a run.
 *
 * @param history a line for each generation
 * @param distribution where each variable is searched
 * @param failures what was thrown or diverged
 */
public record RunTables(RunTable history, RunTable distribution, RunTable failures) {
    public static final String HISTORY = "history.csv";
    public static final String DISTRIBUTION = "distribution.csv";
    public static final String FAILURES = "failures.csv";
    static final List<String> COLUMNS = List.of(
            "generation",
            "evaluations",
            "seconds",
            "best",
            "median",
            "upright",
            "sigma",
            "winner_cost",
            "winner_upright",
            "winner_generation",
            "simulated_s",
            "failed");

    /** Tables that go on, and what follows in the checkpoint. */
    public record Resumed(RunTables tables, String rest) {}

    /** Empty ones of a search over these variables. */
    public static RunTables of(List<String> variables) {
        List<String> columns = new ArrayList<>(List.of("generation"));
        variables.forEach(v -> columns.add("mean:" + v));
        variables.forEach(v -> columns.add("deviation:" + v));
        return new RunTables(
                RunTable.of(HISTORY, COLUMNS),
                RunTable.of(DISTRIBUTION, columns),
                RunTable.of(FAILURES, List.of("generation", "candidate", "failure")));
    }

    private List<RunTable> all() {
        return List.of(history, distribution, failures);
    }

    public void add(Generation g) {
        history.add(List.of(
                Long.toString(g.number()),
                Long.toString(g.evaluations()),
                RunTable.cell(g.seconds()),
                RunTable.cell(g.best()),
                RunTable.cell(g.median()),
                RunTable.cell(g.upright()),
                RunTable.cell(g.sigma()),
                g.winner() == null ? "" : RunTable.cell(g.winner().cost()),
                g.winner() == null ? "" : g.winner().upright() ? "1" : "0",
                g.winner() == null ? "" : Long.toString(g.winner().generation()),
                RunTable.cell(g.simulatedSeconds()),
                Integer.toString(g.failures().size())));
        if (g.mean() != null && g.deviations() != null) {
            List<String> cells = new ArrayList<>(List.of(Long.toString(g.number())));
            for (double v : g.mean()) {
                cells.add(RunTable.cell(v));
            }
            for (double v : g.deviations()) {
                cells.add(RunTable.cell(v));
            }
            distribution.add(cells);
        }
        for (Generation.Failure f : g.failures()) {
            failures.add(List.of(Long.toString(g.number()), Integer.toString(f.candidate()), RunTable.quoted(f.why())));
        }
    }

    /** Whether the files have what was written to them. */
    public boolean areIn(Path folder) {
        return all().stream().allMatch(t -> t.isIn(folder));
    }

    public void append(Path folder) throws IOException {
        for (RunTable t : all()) {
            t.append(folder);
        }
    }

    public void rewrite(Path folder) throws IOException {
        for (RunTable t : all()) {
            t.rewrite(folder);
        }
    }

    /** How much of each file is good, a line each, for the checkpoint. */
    public String lengths() {
        StringBuilder s = new StringBuilder();
        all().forEach(t -> s.append(t.name()).append(' ').append(t.length()).append('\n'));
        return s.toString();
    }

    /** Reads {@link #lengths} and the tables; what was written after the checkpoint is cut off. */
    public static Resumed resume(Path folder, String text, Path checkpoint) throws IOException {
        String[] lines = text.split("\n", 4);
        String[] names = {HISTORY, DISTRIBUTION, FAILURES};
        long[] lengths = new long[names.length];
        try {
            for (int i = 0; i < names.length; i++) {
                if (!lines[i].startsWith(names[i] + " ")) {
                    throw new NumberFormatException("got '" + lines[i] + "', expected '" + names[i] + " …'");
                }
                lengths[i] = Long.parseLong(lines[i].substring(names[i].length() + 1));
            }
            return new Resumed(
                    new RunTables(
                            RunTable.resume(HISTORY, folder, lengths[0]),
                            RunTable.resume(DISTRIBUTION, folder, lengths[1]),
                            RunTable.resume(FAILURES, folder, lengths[2])),
                    lines[names.length]);
        } catch (NumberFormatException | ArrayIndexOutOfBoundsException e) {
            throw new InvalidInput(
                    checkpoint + " can't be used: " + e.getMessage() + "; restore it, or start again in another folder",
                    e);
        }
    }
}
