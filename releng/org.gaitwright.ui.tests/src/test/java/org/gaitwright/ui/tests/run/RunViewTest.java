// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.ui.tests.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.eclipse.swt.widgets.Label;
import org.gaitwright.ui.tests.studio.Hands;
import org.gaitwright.ui.tests.studio.Studio;
import org.junit.jupiter.api.Test;

class RunViewTest extends ViewTest {
    RunViewTest() {
        super("run");
    }

    /** What stands beside a name. */
    private String figure(String name) {
        List<Label> labels = Studio.find(part, Label.class, l -> true);
        for (int i = 0; i < labels.size(); i++) {
            if (labels.get(i).getText().equals(name)) {
                return labels.get(i + 1).getText();
            }
        }
        throw new AssertionError(name);
    }

    @Test
    void figuresOfTheRunAndOfTheGaitAreShown() {
        Studio.await("it waits", () -> figure("State").equals("Paused"));
        assertEquals("generalized-walking", figure("Controller"));
        assertEquals("512 Hz", figure("Physics"));
        Studio.await("nobody has walked yet", () -> figure("Step length").equals("–"));
        Hands.play(runs, 5);
        Studio.await("it has walked", () -> figure("Walks at").matches("0\\.[5-7]\\d m/s"));
        assertTrue(figure("Step length").matches("0\\.[2-4]\\d m"), figure("Step length"));
        assertTrue(figure("Step time").matches("0\\.[5-7]\\d s"), figure("Step time"));
        assertTrue(figure("Duty factor").matches("[5-7]\\d %"), figure("Duty factor"));
        assertTrue(figure("Torque").endsWith(" % of the limit"), figure("Torque"));
        assertTrue(Double.parseDouble(figure("Transport")) > 0, figure("Transport"));
    }
}
