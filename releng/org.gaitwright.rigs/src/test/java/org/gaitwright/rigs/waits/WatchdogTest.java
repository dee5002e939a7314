// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.rigs.waits;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class WatchdogTest {
    private static final double TINY = 1e-6;

    private long millis;
    private int looks;
    private Reading clocks = new Reading(0, 0, 0, 0);
    private final Watchdog watchdog = new Watchdog(this::stack, () -> clocks, () -> 1_000_000L * millis);

    private StackTraceElement[] stack() {
        looks++;
        return new StackTraceElement[] {
            new StackTraceElement("org.gaitwright.views.internal.SignalsView", "refresh", "SignalsView.java", 1)
        };
    }

    @Test
    void tellsMedianAndGreatestWaitAndForgetsThem() {
        for (int wait : new int[] {1, 2, 9}) {
            Runnable probe = watchdog.ask();
            millis += wait;
            probe.run();
        }
        Watchdog.Figures figures = watchdog.drain();
        assertEquals(2, figures.median(), TINY);
        assertEquals(9, figures.greatest(), TINY);
        assertTrue(figures.longest().isEmpty());
        assertEquals(0, watchdog.drain().greatest());
    }

    @Test
    void looksOnlyWhileAProbeHasWaitedForLong() {
        watchdog.look();
        Runnable probe = watchdog.ask();
        millis += 24;
        watchdog.look();
        assertEquals(0, looks);
        millis += 1;
        watchdog.look();
        assertEquals(1, looks);
        probe.run();
        watchdog.look();
        assertEquals(1, looks);
    }

    @Test
    void explainsALongWaitByWhatWasSeenAndByTheClocks() {
        Runnable probe = watchdog.ask();
        millis += 30;
        watchdog.look();
        millis += 30;
        watchdog.look();
        clocks = new Reading(50, 5, 0, 0);
        probe.run();
        watchdog.beat();
        Wait wait = watchdog.drain().longest().get(0);
        assertEquals(60, wait.millis(), TINY);
        assertEquals("running 50 ms; 2 of 2 looks: SignalsView.refresh", wait.cause());
    }

    @Test
    void probesThatWaitForTheSameThingAreOneWait() {
        List<Runnable> probes = new java.util.ArrayList<>();
        for (int i = 0; i < 12; i++) {
            probes.add(watchdog.ask());
            millis += 5;
        }
        probes.forEach(Runnable::run);
        millis += 100;
        Runnable later = watchdog.ask();
        millis += 30;
        later.run();
        List<Wait> longest = watchdog.drain().longest();
        assertEquals(List.of(60.0, 30.0), longest.stream().map(Wait::millis).toList());
    }

    @Test
    void aProbeThatOthersWereServedBeforeIsToldFromAThreadThatStood() {
        Runnable starved = watchdog.ask();
        for (int i = 0; i < 6; i++) {
            millis += 10;
            watchdog.beat();
        }
        starved.run();
        Watchdog.Figures figures = watchdog.drain();
        assertEquals(60, figures.greatest(), TINY);
        assertEquals(5, figures.turn(), TINY);
        assertTrue(figures.longest().get(0).cause().contains("others first: no turn longer than 5 ms"));

        Runnable blocked = watchdog.ask();
        millis += 60;
        watchdog.beat();
        blocked.run();
        figures = watchdog.drain();
        assertEquals(55, figures.turn(), TINY);
        assertFalse(figures.longest().get(0).cause().contains("others first"));
    }

    @Test
    void theClocksOfAThreadGoOnWhileItWorks() {
        ThreadClocks own = new ThreadClocks();
        Reading before = own.read();
        long until = System.nanoTime() + 20_000_000;
        while (System.nanoTime() < until) {
            Thread.onSpinWait();
        }
        Reading during = own.read().since(before);
        assertTrue(during.runningMillis() > 0);
        assertFalse(during.queuedMillis() < 0);
    }
}
