// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.cli.internal.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class StudioBenchmarkTest {
    private final Map<String, Object> figures = new LinkedHashMap<>();
    private final List<Map<String, Object>> waits = new ArrayList<>();

    private void hear(String line) {
        StudioBenchmark.read(line, figures);
        StudioBenchmark.readWait(line, waits);
    }

    @Test
    void figuresAreReadByName() {
        hear("studio: fps=59.5 ui_max_ms=24.0");
        assertEquals(Map.of("fps", 59.5, "ui_max_ms", 24.0), figures);
        assertTrue(waits.isEmpty());
    }

    @Test
    void aWaitIsReadWithAllTheWordsOfItsCause() {
        hear("studio-wait: round=views ms=63.1 core_ms=NaN cause=running 50 ms; 2 of 2 looks: a=b > c");
        assertTrue(figures.isEmpty());
        Map<String, Object> wait = waits.get(0);
        assertEquals("views", wait.get("round"));
        assertEquals(63.1, wait.get("ms"));
        assertNull(wait.get("core_ms"));
        assertEquals("running 50 ms; 2 of 2 looks: a=b > c", wait.get("cause"));
    }

    @Test
    void otherLinesTellNothing() {
        hear("Started recording 1. cause=none");
        assertTrue(figures.isEmpty() && waits.isEmpty());
    }
}
