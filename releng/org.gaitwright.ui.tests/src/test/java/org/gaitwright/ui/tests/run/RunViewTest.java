// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.ui.tests.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.eclipse.swt.SWT;
import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.TextTransfer;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.eclipse.ui.PlatformUI;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.session.run.Act;
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

    private boolean shows(String hash) {
        return hash.length() > 12 && hashes().get(0).getText().startsWith(hash.substring(0, 12));
    }

    @Test
    void theStateHashIsThatOfTheSessionPlayedHeadlessAndIsCopied() {
        Hands.play(runs, 1);
        Studio.await(
                "it is shown",
                () -> !hashes().isEmpty() && shows(runs.state().status().stateHash()));
        Link shown = hashes().get(0);
        shown.notifyListeners(SWT.Selection, new Event());
        Clipboard clipboard = new Clipboard(shown.getDisplay());
        String copied = (String) clipboard.getContents(TextTransfer.getInstance());
        clipboard.dispose();
        assertTrue(shown.getText().startsWith(copied.substring(0, 12)), shown.getText() + " " + copied);
        Registry things = PlatformUI.getWorkbench().getService(Registry.class);
        assertEquals(Studio.replayed(runs.state().session().orElseThrow(), things), copied);
        runs.submit(new Act.Scrub(0.5));
        Studio.await("the past has none", () -> hashes().isEmpty());
    }

    @Test
    void aFallIsToldWithBodyAndTime() {
        Studio.open(runs, "humanoid", "passive", "");
        Hands.play(runs, 3);
        Studio.await(
                "it is told",
                () -> runs.state().status().fall().isPresent()
                        && figure("State").contains("fell"));
        String body = runs.state().status().fall().orElseThrow().body();
        assertTrue(figure("State").contains(body), figure("State"));
    }

    private List<Link> hashes() {
        return Studio.find(part, Link.class, l -> l.getText().contains("<a>"));
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
