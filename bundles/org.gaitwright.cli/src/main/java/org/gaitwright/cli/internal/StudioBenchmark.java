// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.cli.internal;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Measures the studio at work, in a window of 1280 × 800: a humanoid walks at real time with shadows and overlays. Tells
 * pictures per second, and how long whoever clicks has to wait.
 */
final class StudioBenchmark {
    private static final String PREFIX = "studio: ";

    private final Setting setting;
    private final Consumer<String> tell;
    private final Stopping stopping;

    StudioBenchmark(Setting setting, Consumer<String> tell, Stopping stopping) {
        this.setting = setting;
        this.tell = tell;
        this.stopping = stopping;
    }

    /** By name; empty without a display. */
    Map<String, Object> measure(int seconds) throws IOException {
        Map<String, Object> result = new LinkedHashMap<>();
        BuiltProduct product = new BuiltProduct(setting, "--studio", stopping);
        if (!setting.display()) {
            tell.accept("studio: there is no display, so the studio is not measured");
            return result;
        }
        tell.accept("studio: a humanoid walks for " + seconds + " s");
        product.withWorkspace(workspace ->
                product.studio(workspace, "-Dgaitwright.studio.measure=" + seconds, line -> read(line, result)));
        if (result.isEmpty() && !stopping.asked()) {
            throw new IllegalStateException("the studio ended without telling what it measured");
        }
        return result;
    }

    static void read(String line, Map<String, Object> result) {
        if (!line.startsWith(PREFIX)) {
            return;
        }
        for (String word : line.substring(PREFIX.length()).split(" ")) {
            int equals = word.indexOf('=');
            if (equals > 0) {
                result.put(word.substring(0, equals), Double.valueOf(word.substring(equals + 1)));
            }
        }
    }
}
