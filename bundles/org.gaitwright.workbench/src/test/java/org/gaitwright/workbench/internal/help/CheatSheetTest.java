// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.help;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.gaitwright.workbench.internal.help.page.Page;
import org.junit.jupiter.api.Test;

class CheatSheetTest {
    private final CheatSheet sheet = CheatSheet.of(
            Page.read(
                    "b/walk.md",
                    """
            # Walk

            Intro.

            ## First

            Do [this](x.md) and that.

            [Do it](command:a)

            [Check](command:b(step=c))

            ## Last

            Bye.
            """));

    @Test
    void headingsBeginSteps() {
        assertEquals("Walk", sheet.title());
        assertEquals("Intro.", sheet.intro().words());
        assertEquals(2, sheet.steps().size());
        assertEquals("First", sheet.steps().get(0).title());
    }

    @Test
    void aParagraphThatIsALinkIsTheButton() {
        assertEquals("Do it", sheet.steps().get(0).button());
        assertEquals("command:a", sheet.steps().get(0).target());
        assertEquals("Do this and that.", sheet.steps().get(0).text().words());
    }

    @Test
    void aSecondOneChecksWhatWasDone() {
        assertEquals("command:b(step=c)", sheet.steps().get(0).check());
        assertEquals("", sheet.steps().get(1).check());
    }

    @Test
    void aStepMayHaveNoButton() {
        assertEquals("", sheet.steps().get(1).button());
        assertEquals("Bye.", sheet.steps().get(1).text().words());
    }
}
