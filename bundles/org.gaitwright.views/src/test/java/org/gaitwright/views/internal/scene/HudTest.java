// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.gaitwright.core.measure.Fall;
import org.gaitwright.core.run.Outcome;
import org.gaitwright.session.run.Cast;
import org.gaitwright.session.run.RunStatus;
import org.gaitwright.session.run.RunStatus.Phase;
import org.gaitwright.session.run.Timeline;
import org.junit.jupiter.api.Test;

class HudTest {
    private static String words(Phase phase, Outcome outcome, boolean live) {
        return words(phase, outcome, Optional.empty(), 0, live);
    }

    private static String words(Phase phase, Outcome outcome, Optional<Fall> fall, double stuck, boolean live) {
        Timeline.Branch branch = new Timeline.Branch(1, "Branch 1", -1, 0, 0, 12.5, false, List.of());
        Timeline timeline = new Timeline(List.of(branch), 1, 3.25, live, List.of(), List.of(), Optional.empty());
        RunStatus status = new RunStatus(phase, Cast.NONE, "", 3.25, 1, 0.997, 512, 0.1, outcome, fall, stuck, "", "");
        return Hud.words(3.25, status, timeline, 59.6);
    }

    @Test
    void aRunTellsTimeSpeedPicturesAndHowItStands() {
        assertEquals("t 3.25 s · 1.00× · 60 fps · upright", words(Phase.RUNNING, Outcome.UPRIGHT, true));
        assertTrue(words(Phase.ENDED, Outcome.FELL, true).startsWith("t 3.25 s · fell\n"));
    }

    @Test
    void aFallIsToldWithBodyAndTimeAndAWalkerThatMakesNoWayAsStuck() {
        Optional<Fall> fall = Optional.of(new Fall(2.5, "left-shank", 0.4));
        String ended = words(Phase.ENDED, Outcome.FELL, fall, 0, true);
        assertTrue(ended.contains("left-shank") && ended.contains("2.50 s"), ended);
        assertFalse(words(Phase.PAUSED, Outcome.FELL, fall, 0, false).contains("left-shank"), "the past");
        assertTrue(words(Phase.RUNNING, Outcome.UPRIGHT, Optional.empty(), 27, true)
                .endsWith(" · stuck"));
    }

    @Test
    void thePastIsToldFromAPause() {
        assertEquals("t 3.25 s · paused", words(Phase.PAUSED, Outcome.UPRIGHT, true));
        assertEquals("t 3.25 s of 12.50 s · recorded", words(Phase.PAUSED, Outcome.UPRIGHT, false));
        assertEquals("t 3.25 s of 12.50 s · recorded", words(Phase.REPLAYING, Outcome.UPRIGHT, false));
    }
}
