// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.rigs.waits;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class PlaceTest {
    private static final String LOOP = "org.eclipse.swt.widgets.Display.readAndDispatch";
    private static final String STUDIO = "org.gaitwright.workbench.internal.Application.start";

    private static String place(String... innermostFirst) {
        return Place.of(Arrays.stream(innermostFirst)
                .map(f -> new StackTraceElement(
                        f.substring(0, f.lastIndexOf('.')), f.substring(f.lastIndexOf('.') + 1), null, -1))
                .toArray(StackTraceElement[]::new));
    }

    @Test
    void isOurOutermostAndInnermostMethodAndWhatIsOnTop() {
        assertEquals(
                "LiveView.poll > Numbers.fixed > Formatter.format",
                place(
                        "java.util.Formatter.format",
                        "org.gaitwright.workbench.widgets.number.Numbers.fixed",
                        "org.gaitwright.views.internal.live.LiveView.poll",
                        "org.gaitwright.views.internal.live.LiveView$$Lambda$8/0x1.run",
                        "org.eclipse.swt.widgets.Display.timerProc",
                        LOOP,
                        STUDIO));
    }

    @Test
    void aMethodOfOursOnTopIsToldOnce() {
        assertEquals("LiveView.poll", place("org.gaitwright.views.internal.live.LiveView.poll", LOOP, STUDIO));
    }

    @Test
    void whatStartedTheEventLoopIsNotTheCause() {
        assertEquals(
                "Control.windowProc > OS.call",
                place("org.eclipse.OS.call", "org.eclipse.Control.windowProc", LOOP, STUDIO));
    }

    @Test
    void aThreadThatSleepsIsAsleep() {
        assertEquals(Place.ASLEEP, place("org.eclipse.OS.poll", "org.eclipse.swt.widgets.Display.sleep", STUDIO));
    }

    @Test
    void aThreadWithoutAStackIsToldToHaveNone() {
        assertEquals("an empty stack", place());
    }
}
