// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.optimize;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.gaitwright.io.optimization.Effort;
import org.gaitwright.io.optimization.RunHistory;
import org.gaitwright.session.search.SearchState;
import org.gaitwright.session.search.SearchState.Phase;
import org.junit.jupiter.api.Test;

final class RunWordsTest {
    private static SearchState run(Phase phase, List<RunHistory.Row> rows) {
        RunHistory history = new RunHistory("walk", 1, rows, new Effort(0, 65), Optional.empty());
        return new SearchState(Path.of("walk"), phase, history, Optional.empty(), 0.257, "");
    }

    @Test
    void aRunAtWorkTellsHowFarItIs() {
        RunHistory.Row row =
                new RunHistory.Row(12, 240, 10, 1.5, 2.5, 0.75, 0.123456, 1.23456, 9, new double[0], new double[0]);
        assertArrayEquals(
                new String[] {"walk", "Running, 25 %", "12", "1.235", "75 %", "0.12", "1:05"},
                RunWords.cells(run(Phase.RUNNING, List.of(row))));
    }

    @Test
    void aRunWithoutAGenerationHasNoFigures() {
        assertArrayEquals(
                new String[] {"walk", "Waiting", "–", "–", "–", "–", "1:05"},
                RunWords.cells(run(Phase.WAITING, List.of())));
    }

    @Test
    void aRunThatIsDoneTellsIfEvenItsBestFalls() {
        assertEquals("", RunWords.fall(ended(Phase.DONE, true)));
        assertEquals("", RunWords.fall(ended(Phase.STOPPED, false)), "whoever stops it knows that it was not done");
        assertEquals("", RunWords.fall(run(Phase.RUNNING, List.of())));
        assertTrue(RunWords.fall(ended(Phase.DONE, false)).contains("falls"));
    }

    private static SearchState ended(Phase phase, boolean feasible) {
        RunHistory history = new RunHistory(
                "walk", 1, List.of(), Effort.NONE, Optional.of(new RunHistory.Ending("evaluations", feasible)));
        return new SearchState(Path.of("walk"), phase, history, Optional.empty(), 1, "evaluations");
    }

    @Test
    void timesAreThoseOfAClock() {
        assertEquals("0:07", RunWords.time(7.2));
        assertEquals("2:03:04", RunWords.time(2 * 3600 + 3 * 60 + 4));
    }
}
