// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.ui.tests.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.gaitwright.core.math.Vec3;
import org.gaitwright.core.scene.Push;
import org.gaitwright.session.run.Act;
import org.gaitwright.ui.tests.studio.Hands;
import org.gaitwright.ui.tests.studio.Studio;
import org.gaitwright.workbench.widgets.dial.DirectionDial;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class PushesViewTest extends ViewTest {
    private Table table;

    PushesViewTest() {
        super("pushes");
    }

    @BeforeEach
    void open() throws Exception {
        table = Studio.find(part, Table.class, t -> true).get(0);
        Studio.settle();
    }

    private void add() {
        int before = runs.state().pushes().size();
        Hands.click(Hands.tool("Add a push"));
        Studio.await("a push is planned", () -> runs.state().pushes().size() == before + 1);
        Studio.await("it is listed", () -> table.isVisible() && table.getItemCount() == before + 1);
    }

    private List<String> line(int index) {
        TableItem item = table.getItem(index);
        return Arrays.asList(item.getText(0), item.getText(1), item.getText(2), item.getText(3), item.getText(4));
    }

    private Push only() {
        return runs.state().pushes().get(0);
    }

    @Test
    void anEmptyListOffersTheFirst() {
        Studio.await("there are words", () -> Hands.link(part, "Add a push") != null);
        Hands.follow(Hands.link(part, "Add a push"), "");
        Studio.await("there is one", () -> runs.state().pushes().size() == 1);
        Studio.await("it is listed", () -> table.getItemCount() == 1);
        assertEquals(List.of("torso", "1 s", "left", "300 N", "0.1 s"), line(0));
        assertEquals(Push.Axes.FACING, only().axes());
    }

    @Test
    void numbersOfTheFormChangeThePlanInOneStep() throws Exception {
        add();
        Hands.type(Hands.field(part, "Force"), "450");
        Studio.await("the force is another", () -> only().force().equals(new Vec3(0, 450, 0)));
        Studio.await("the table shows it", () -> line(0).get(3).equals("450 N"));
        Hands.type(Hands.field(part, "Direction"), "0");
        Studio.await("it goes forward", () -> only().force().equals(new Vec3(450, 0, 0)));
        Hands.type(Hands.field(part, "Times"), "3");
        Studio.await("it comes three times", () -> only().rhythm().times() == 3);
        Hands.undo();
        Studio.await("one step back", () -> only().rhythm().times() == 1);
        Hands.undo();
        Studio.await("another", () -> line(0).get(2).equals("left"));
        assertEquals(
                450,
                Studio.find(part, DirectionDial.class, d -> true).get(0).aim().force(),
                1e-6);
    }

    @Test
    void aPushMayWaitForAPhaseAndTurnAtAPoint() {
        add();
        Combo when = Studio.find(part, Combo.class, c -> c.indexOf("at a phase") >= 0)
                .get(0);
        when.select(1);
        when.notifyListeners(SWT.Selection, new Event());
        Studio.await("it waits for a phase", () -> only().rhythm().phase().isPresent());
        Hands.type(Hands.field(part, "Phase"), "0.25");
        Studio.await("for another", () -> only().rhythm().phase().get() == 0.25);
        Button point = Studio.find(part, Button.class, b -> b.getText().startsWith("At a point"))
                .get(0);
        Hands.tick(point, true);
        Studio.await("it acts at a point", () -> only().point().isPresent());
        Combo axes =
                Studio.find(part, Combo.class, c -> c.indexOf("world") >= 0).get(0);
        axes.select(1);
        axes.notifyListeners(SWT.Selection, new Event());
        Studio.await("it goes by the world", () -> only().axes() == Push.Axes.WORLD);
        Studio.await("the table says so", () -> line(0).get(1).equals("phase 0.25"));
    }

    @Test
    void aPushThatRepeatsBeforeItEndsIsRefusedWithWords() {
        add();
        Hands.type(Hands.field(part, "Times"), "2");
        Studio.await("it comes twice", () -> only().rhythm().times() == 2);
        Hands.type(Hands.field(part, "Lasts"), "5");
        Studio.await("it says why not", () -> Hands.link(part, "repeats every 1.0 s but lasts 5.0 s") != null);
        assertEquals(0.1, only().durationSeconds());
    }

    @Test
    void switchedOffItStaysInTheListAlone() {
        add();
        table.getItem(0).setChecked(false);
        Event tick = new Event();
        tick.detail = SWT.CHECK;
        tick.item = table.getItem(0);
        table.notifyListeners(SWT.Selection, tick);
        Studio.await("it is not planned", () -> runs.state().pushes().isEmpty());
        assertEquals(1, table.getItemCount());
        Hands.click(Hands.tool("Delete the push"));
        Studio.await("it is gone", () -> table.getItemCount() == 0);
    }

    @Test
    void theSelectedPushIsOfferedToTheStudio() {
        add();
        IStructuredSelection selection =
                (IStructuredSelection) view.getSite().getSelectionProvider().getSelection();
        assertEquals(only(), selection.getFirstElement());
        Hands.click(Hands.tool("Duplicate the push"));
        Studio.await("there are two", () -> runs.state().pushes().size() == 2 && table.getItemCount() == 2);
        assertEquals(runs.state().pushes().get(0), runs.state().pushes().get(1));
    }

    @Test
    void pushNowActsAtOnce() {
        add();
        Hands.play(runs, 0.3);
        double now = runs.state().status().timeSeconds();
        Studio.await("it can be pushed", () -> Hands.tool("Push now").isEnabled());
        Hands.click(Hands.tool("Push now"));
        Studio.await("it happened", () -> runs.state().session().orElseThrow().pushes().stream()
                .anyMatch(p -> Math.abs(p.startSeconds() - now) < 1e-6));
        assertEquals(1, runs.state().pushes().size(), "the plan is as it was");
        runs.submit(new Act.Scrub(0.1));
        Studio.await("nobody pushes the past", () -> !Hands.tool("Push now").isEnabled());
        assertTrue(Hands.tool("Push now").getToolTipText().contains("Go back to the end"));
        assertFalse(runs.state().timeline().live());
    }
}
