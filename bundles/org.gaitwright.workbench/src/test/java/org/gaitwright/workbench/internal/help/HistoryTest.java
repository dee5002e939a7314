// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.help;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class HistoryTest {
    private final History history = new History();

    @Test
    void goesBackAndForward() {
        history.visit("a");
        history.visit("b");
        history.visit("c");
        assertEquals("b", history.goBack());
        assertEquals("a", history.goBack());
        assertFalse(history.canGoBack());
        assertEquals("b", history.goForward());
        assertTrue(history.canGoForward());
    }

    @Test
    void anotherPageForgetsWhatLayAhead() {
        history.visit("a");
        history.visit("b");
        history.goBack();
        history.visit("c");
        assertFalse(history.canGoForward());
        assertEquals("a", history.goBack());
    }

    @Test
    void theSamePageAgainIsNoStep() {
        history.visit("a");
        history.visit("a");
        assertFalse(history.canGoBack());
    }
}
