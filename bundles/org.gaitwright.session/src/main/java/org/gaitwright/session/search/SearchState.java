// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.session.search;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import org.gaitwright.core.optimization.RecipePlan;
import org.gaitwright.io.optimization.Effort;
import org.gaitwright.io.optimization.RunHistory;

/**
 * A search as it stands.
 *
 * @param folder absolute path
 * @param phase what it does now
 * @param history its generations so far
 * @param search what is searched, and the best values found; empty until its plan is known
 * @param progress share of what it may do that is done; 0 if it has no end
 * @param message what went wrong and what to do, or why it ended; empty while all is well
 */
public record SearchState(
        Path folder, Phase phase, RunHistory history, Optional<Search> search, double progress, String message) {
    private static final String BEST = "Best so far: ";

    /** What a run does. */
    public enum Phase {
        WAITING("Waiting"),
        STARTING("Starting"),
        RUNNING("Running"),
        /** Interrupted, by whatever; it can go on. */
        PAUSED("Paused"),
        STOPPED("Stopped"),
        DONE("Done"),
        ELSEWHERE("Running elsewhere"),
        FAILED("Failed");

        private final String words;

        Phase(String words) {
            this.words = words;
        }

        /** For people. */
        public String words() {
            return words;
        }

        /** Whether this process works on it, or will. */
        public boolean here() {
            return this == WAITING || this == STARTING || this == RUNNING;
        }

        public boolean canResume() {
            return this == PAUSED || this == STOPPED || this == FAILED;
        }
    }

    /**
     * What is searched.
     *
     * @param best values of the variables; empty if there is none yet. Nobody writes it
     */
    public record Search(RecipePlan plan, double[] best) {
        private static final double[] NONE = {};

        static Search of(RecipePlan plan, Optional<double[]> best) {
            return new Search(plan, best.orElse(NONE));
        }
    }

    public SearchState {
        Objects.requireNonNull(folder, "folder");
        Objects.requireNonNull(phase, "phase");
        Objects.requireNonNull(history, "history");
        Objects.requireNonNull(search, "search");
        Objects.requireNonNull(message, "message");
    }

    /** One that has not begun. */
    public static SearchState waiting(Path folder) {
        String name = folder.getFileName().toString();
        RunHistory none = new RunHistory(name, 0, List.of(), Effort.NONE, Optional.empty());
        return new SearchState(folder, Phase.WAITING, none, Optional.empty(), 0, "");
    }

    /** The same, in another phase. */
    public SearchState with(Phase now, String words) {
        return new SearchState(folder, now, history, search, progress, words);
    }

    /** For people. */
    public String name() {
        return history.name();
    }

    /** Time on the clock of all its parts, to the last generation. */
    public double elapsedSeconds() {
        return history.spent().wallSeconds();
    }

    /** Whether there are best values. */
    public boolean found() {
        return search.filter(s -> s.best.length > 0).isPresent();
    }

    public long generation() {
        return history.last().map(RunHistory.Row::number).orElse(0L);
    }

    /** The title of the scene in which the best of all walks: it says where that is from. */
    public String bestTitle() {
        RunHistory.Row last = history.last().orElseThrow();
        return String.format(
                Locale.ROOT, BEST + "%s, generation %d, cost %.4g", name(), last.winnerGeneration(), last.winnerCost());
    }

    /** Whether a scene's title is that of some run's best. */
    public static boolean isBestTitle(String title) {
        return title.startsWith(BEST);
    }
}
