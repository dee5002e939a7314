// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.rigs.waits;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * A probe that was answered late.
 *
 * @param millis from question to answer
 * @param turnMillis the longest time meanwhile in which the thread did one thing, or things that were due together
 * @param during what the clocks went on by meanwhile
 * @param places where the thread was found, once for each look
 */
public record Wait(double millis, double turnMillis, Reading during, List<String> places) {
    private static final double MOST = 0.7;
    private static final int PLACES_TOLD = 3;

    /** All but the cause as {@code name=number}. */
    public String figures() {
        return String.format(
                Locale.ROOT,
                "ms=%.1f turn_ms=%.1f running_ms=%.1f core_ms=%.1f gc_ms=%.1f compiler_ms=%.1f",
                millis,
                turnMillis,
                during.runningMillis(),
                during.queuedMillis(),
                during.collectingMillis(),
                during.compilingMillis());
    }

    /** What took most of the time, and where the thread was found. */
    public String cause() {
        String turns = turnMillis > MOST * millis
                ? ""
                : String.format(Locale.ROOT, ", others first: no turn longer than %.0f ms", turnMillis);
        return verdict() + turns + "; " + whereabouts();
    }

    private String verdict() {
        double half = millis / 2;
        if (during.collectingMillis() > half) {
            return String.format(Locale.ROOT, "garbage collection %.0f ms", during.collectingMillis());
        }
        if (during.queuedMillis() > half) {
            return String.format(Locale.ROOT, "not running: waiting for a core %.0f ms", during.queuedMillis());
        }
        if (during.runningMillis() > half) {
            return String.format(Locale.ROOT, "running %.0f ms", during.runningMillis());
        }
        if (Double.isNaN(during.queuedMillis())) {
            return "not running: waiting for a core or for something else";
        }
        if (blockedMillis() > half) {
            return String.format(Locale.ROOT, "blocked %.0f ms", blockedMillis());
        }
        return String.format(
                Locale.ROOT,
                "running %.0f ms, waiting for a core %.0f ms, blocked %.0f ms",
                during.runningMillis(),
                during.queuedMillis(),
                blockedMillis());
    }

    /** Neither running nor wanting to: for a lock, for the display, for the garbage collector. */
    private double blockedMillis() {
        return Math.max(0, millis - during.runningMillis() - during.queuedMillis());
    }

    private String whereabouts() {
        if (places.isEmpty()) {
            return "never looked at: the watching thread did not run either";
        }
        Map<String, Integer> counts = new LinkedHashMap<>();
        places.forEach(place -> counts.merge(place, 1, Integer::sum));
        return counts.entrySet().stream()
                .sorted(Map.Entry.<String, Integer>comparingByValue().reversed())
                .limit(PLACES_TOLD)
                .map(e -> e.getValue() + " of " + places.size() + " looks: " + e.getKey())
                .collect(Collectors.joining("; "));
    }
}
