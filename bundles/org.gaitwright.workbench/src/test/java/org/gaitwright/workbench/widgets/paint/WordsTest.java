// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.paint;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.junit.jupiter.api.Test;

class WordsTest {
    private static final Rectangle SCREEN = new Rectangle(0, 0, 1000, 800);

    private static int measure(String text) {
        return 10 * text.length();
    }

    @Test
    void whatFitsIsNotShortened() {
        assertEquals("hip", Wrapping.shorten("hip", 30, WordsTest::measure));
    }

    @Test
    void whatDoesNotFitEndsWithAnEllipsis() {
        assertEquals("stif…", Wrapping.shorten("stiffness", 50, WordsTest::measure));
        assertEquals("a…", Wrapping.shorten("a long name", 30, WordsTest::measure));
        assertEquals("…", Wrapping.shorten("stiffness", 10, WordsTest::measure));
        assertEquals("", Wrapping.shorten("stiffness", 9, WordsTest::measure));
    }

    @Test
    void linesBreakAtSpaces() {
        assertEquals(List.of("bend of", "the back"), Wrapping.lines("bend of the back", 80, WordsTest::measure));
        assertEquals(List.of("a", "b"), Wrapping.lines("a\nb", 80, WordsTest::measure));
        assertEquals(List.of("unbreakable", "x"), Wrapping.lines("unbreakable x", 50, WordsTest::measure));
        assertEquals(List.of(), Wrapping.lines("", 50, WordsTest::measure));
    }

    @Test
    void aHintIsBelowWhatItIsAbout() {
        Rectangle at = Hint.beside(new Rectangle(100, 50, 40, 20), new Point(200, 60), SCREEN);
        assertEquals(new Rectangle(100, 74, 200, 60), at);
    }

    @Test
    void atTheBottomOfTheScreenItIsAbove() {
        Rectangle at = Hint.beside(new Rectangle(100, 770, 40, 20), new Point(200, 60), SCREEN);
        assertEquals(706, at.y);
    }

    @Test
    void itStaysOnTheScreen() {
        Rectangle at = Hint.beside(new Rectangle(950, 50, 40, 20), new Point(200, 60), SCREEN);
        assertEquals(800, at.x);
        assertEquals(0, Hint.beside(new Rectangle(-50, 50, 40, 20), new Point(200, 60), SCREEN).x);
    }
}
