// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.cli.internal.simulate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import org.gaitwright.cli.internal.console.Terminal;
import org.junit.jupiter.api.Test;

final class ProgressTest {
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();
    private long nanos;

    private Progress progress(boolean live, boolean quiet) {
        Terminal terminal = new Terminal(new ByteArrayOutputStream(), err, live, false);
        return new Progress(terminal, quiet, () -> nanos);
    }

    private void tenSeconds(Progress p) {
        for (int i = 1; i <= 1000; i++) {
            nanos += 10_000_000L;
            p.show(i / 1000.0, i * 0.02);
        }
        p.clear();
    }

    private String said() {
        return err.toString(StandardCharsets.UTF_8);
    }

    @Test
    void aTerminalGetsABarThatIsTakenAwayAgain() {
        tenSeconds(progress(true, false));
        String[] frames = said().split("\r");
        assertTrue(frames.length > 90 && frames.length <= 103, "about ten a second, not a thousand: " + frames.length);
        assertEquals(
                "[############............] 50 %, 10.0 s simulated, 2.00 x real time, 5 s left", frames[50].strip());
        assertTrue(frames[frames.length - 1].isBlank());
        assertEquals(-1, said().indexOf('\n'));
    }

    @Test
    void aLogGetsALinePerTenthOnceTheRunIsLong() {
        tenSeconds(progress(false, false));
        assertEquals(9, said().lines().count(), said());
        assertTrue(said().startsWith("20 %, 4.00 s simulated, 2.00 x real time, 8 s left\n"), said());
    }

    @Test
    void aLogGetsALineEveryHalfMinuteOfALongTenth() {
        Progress p = progress(false, false);
        for (int i = 1; i <= 95; i++) {
            nanos += 1_000_000_000L;
            p.show(i / 2000.0, i);
        }
        assertEquals(3, said().lines().count(), said());
        assertTrue(said().startsWith("2 %, 30.0 s simulated"), said());
    }

    @Test
    void shortRunsLeaveNoLines() {
        Progress p = progress(false, false);
        for (int i = 1; i <= 100; i++) {
            nanos += 10_000_000L;
            p.show(i / 100.0, i);
        }
        p.clear();
        assertEquals("", said());
    }

    @Test
    void quietIsQuiet() {
        tenSeconds(progress(true, true));
        assertEquals("", said());
    }
}
