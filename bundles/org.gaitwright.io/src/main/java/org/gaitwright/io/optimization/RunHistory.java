// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.io.optimization;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.gaitwright.core.optimization.Generation;
import org.gaitwright.io.internal.optimization.HistoryReader;

/**
 * What the folder of a run tells about its search, read without a lock: somebody may be writing it.
 *
 * @param name of its recipe
 * @param rows a line for each generation
 * @param spent what it has taken
 * @param ending what its report says; empty while there is none, or if the search has gone on since
 */
public record RunHistory(String name, long seed, List<Row> rows, Effort spent, Optional<Ending> ending) {
    public RunHistory {
        Objects.requireNonNull(name, "name");
        rows = List.copyOf(rows);
        Objects.requireNonNull(spent, "spent");
        Objects.requireNonNull(ending, "ending");
    }

    /**
     * A generation.
     *
     * @param number from 1
     * @param evaluations so far
     * @param seconds how long its rollouts lasted
     * @param best lowest cost; infinite if all failed
     * @param median of its costs
     * @param upright share that stayed up
     * @param sigma how far the optimiser searches; NaN if it can't say
     * @param winnerCost cost of the best so far; NaN if there is none
     * @param winnerGeneration in which that was found; 0 if there is none
     * @param mean where it searches, by variable; empty if it can't say. Nobody writes it
     * @param deviations how far, by variable; empty if it can't say. Nobody writes it
     */
    public record Row(
            long number,
            long evaluations,
            double seconds,
            double best,
            double median,
            double upright,
            double sigma,
            double winnerCost,
            long winnerGeneration,
            double[] mean,
            double[] deviations) {
        private static final double[] UNKNOWN = {};

        /** What a generation will read as. */
        public static Row of(Generation g) {
            return new Row(
                    g.number(),
                    g.evaluations(),
                    g.seconds(),
                    g.best(),
                    g.median(),
                    g.upright(),
                    g.sigma(),
                    g.winner() == null ? Double.NaN : g.winner().cost(),
                    g.winner() == null ? 0 : g.winner().generation(),
                    g.mean() == null || g.deviations() == null ? UNKNOWN : g.mean(),
                    g.mean() == null || g.deviations() == null ? UNKNOWN : g.deviations());
        }
    }

    /**
     * What it came to.
     *
     * @param reason why it ended
     * @param feasible whether the best stays up over all of the scene
     */
    public record Ending(String reason, boolean feasible) {}

    /**
     * Reads what there is; a line that is not whole yet is left out.
     *
     * @throws org.gaitwright.core.registry.InvalidInput if the folder is not that of a run
     */
    public static RunHistory read(Path folder) throws IOException {
        return HistoryReader.read(folder);
    }

    /** The latest generation; empty before the first. */
    public Optional<Row> last() {
        return rows.isEmpty() ? Optional.empty() : Optional.of(rows.get(rows.size() - 1));
    }
}
