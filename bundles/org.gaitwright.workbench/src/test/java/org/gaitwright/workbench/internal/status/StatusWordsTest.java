// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.status;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.gaitwright.core.run.Outcome;
import org.gaitwright.session.run.Cast;
import org.gaitwright.session.run.RunStatus;
import org.gaitwright.session.run.RunStatus.Phase;
import org.junit.jupiter.api.Test;

class StatusWordsTest {
    private static final Cast CAST = new Cast("passive", "humanoid", "flat");

    private static String line(Cast cast, double share, String message) {
        return StatusWords.line(new RunStatus(
                Phase.RUNNING, cast, "", 1, 1, 1, 512, share, Outcome.UPRIGHT, Optional.empty(), 0, "", message));
    }

    @Test
    void namesTheCastTheRateAndTheCost() {
        assertEquals("passive · humanoid · flat · 512 Hz · physics 42 % of a core", line(CAST, 0.42, ""));
    }

    @Test
    void smallCostsKeepADecimal() {
        assertEquals("passive · humanoid · flat · 512 Hz · physics 0.4 % of a core", line(CAST, 0.004, ""));
    }

    @Test
    void whatWentWrongComesFirst() {
        assertEquals("Fell after 1.00 s.", line(CAST, 0, "Fell after 1.00 s."));
    }

    @Test
    void withoutACastThereIsNothingToTell() {
        assertEquals("Nothing to simulate yet", line(Cast.NONE, 0, ""));
    }
}
