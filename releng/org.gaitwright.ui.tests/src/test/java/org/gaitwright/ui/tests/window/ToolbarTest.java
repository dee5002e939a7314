// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.ui.tests.window;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.ToolBar;
import org.eclipse.swt.widgets.ToolItem;
import org.gaitwright.session.run.Act;
import org.gaitwright.ui.tests.studio.Hands;
import org.gaitwright.ui.tests.studio.Studio;
import org.gaitwright.workbench.run.RunControl;
import org.junit.jupiter.api.Test;

class ToolbarTest {
    /** The tool bar that shows the speed of the run. */
    private static ToolBar bar() {
        return Studio.find(Studio.window().getShell(), ToolBar.class, b -> Arrays.stream(b.getItems())
                        .anyMatch(i -> i.getText().contains("×")))
                .get(0);
    }

    private static boolean says(String words) {
        return Arrays.stream(bar().getItems())
                .anyMatch(i -> i.getText().replace("\u25be", "").strip().equals(words));
    }

    private static List<Rectangle> places() {
        return Arrays.stream(bar().getItems()).map(ToolItem::getBounds).toList();
    }

    @Test
    void nothingMovesWhenANameChanges() throws Exception {
        Studio.perspective("org.gaitwright.workbench.simulate");
        RunControl runs = Studio.pausedRun();
        try {
            Studio.await("there is no style", () -> says("no style"));
            Studio.await("all of it is in sight", () -> bar().getSize().x >= bar().computeSize(-1, -1).x);
            List<Rectangle> before = places();
            for (String style : List.of("happy", "zero-gait")) {
                runs.submit(Act.preset(0, style));
                Studio.await(style + " is shown", () -> says(style));
                Studio.settle();
                assertEquals(before, places());
            }
        } finally {
            Hands.tidy(runs);
        }
    }
}
