// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.cli.internal.bench;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Measures the studio at work, in a window of 1280 × 800: a humanoid walks at real time with shadows and overlays. Tells
 * pictures per second, how long whoever clicks has to wait, and what for.
 */
final class StudioBenchmark {
    private static final String PREFIX = "studio: ";
    private static final String WAIT_PREFIX = "studio-wait: ";
    private static final String CAUSE = " cause=";

    private final Bench bench;
    private final List<Map<String, Object>> waits = new ArrayList<>();

    StudioBenchmark(Bench bench) {
        this.bench = bench;
    }

    /** By name; empty without a display. */
    Map<String, Object> measure(int seconds) throws IOException {
        Map<String, Object> result = new LinkedHashMap<>();
        BuiltProduct product = new BuiltProduct(bench, "--studio");
        if (!bench.host().display()) {
            bench.tell().accept("studio: there is no display, so the studio is not measured");
            return result;
        }
        bench.tell().accept("studio: a humanoid walks for " + seconds + " s");
        product.measureStudio(window -> window.run("-Dgaitwright.studio.measure=" + seconds, line -> {
            read(line, result);
            readWait(line, waits);
        }));
        if (result.isEmpty() && !bench.stopping().asked()) {
            throw new IllegalStateException("the studio exited without a measurement");
        }
        return result;
    }

    /** The longest waits that {@link #measure} heard of, each with its cause. */
    List<Map<String, Object>> waits() {
        return waits;
    }

    static void read(String line, Map<String, Object> result) {
        if (line.startsWith(PREFIX)) {
            readWords(line.substring(PREFIX.length()), result);
        }
    }

    static void readWait(String line, List<Map<String, Object>> result) {
        int cause = line.indexOf(CAUSE);
        if (!line.startsWith(WAIT_PREFIX) || cause < 0) {
            return;
        }
        Map<String, Object> wait = new LinkedHashMap<>();
        readWords(line.substring(WAIT_PREFIX.length(), cause), wait);
        wait.put("cause", line.substring(cause + CAUSE.length()));
        result.add(wait);
    }

    private static void readWords(String words, Map<String, Object> result) {
        for (String word : words.split(" ")) {
            int equals = word.indexOf('=');
            if (equals > 0) {
                result.put(word.substring(0, equals), value(word.substring(equals + 1)));
            }
        }
    }

    /** A number, or a word that is none. */
    private static Object value(String word) {
        try {
            double number = Double.parseDouble(word);
            return Double.isNaN(number) ? null : number;
        } catch (NumberFormatException e) {
            return word;
        }
    }
}
