// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.ui.tests.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;
import org.gaitwright.core.goal.GoalKey;
import org.gaitwright.session.run.Act;
import org.gaitwright.ui.tests.studio.Hands;
import org.gaitwright.ui.tests.studio.Studio;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class ComparisonViewTest extends ViewTest {
    private Table table;

    ComparisonViewTest() {
        super("compare", "comparison");
    }

    @BeforeEach
    void open() throws Exception {
        table = Studio.find(part, Table.class, t -> true).get(0);
        Hands.play(runs, 6);
    }

    private String cell(int row, String column) {
        if (row >= table.getItemCount()) {
            return "";
        }
        List<String> titles =
                Arrays.stream(table.getColumns()).map(TableColumn::getText).toList();
        return table.getItem(row).getText(titles.indexOf(column));
    }

    /** A second branch that walks faster from the first second on. */
    private void branch() {
        int first = runs.state().timeline().active();
        runs.submit(new Act.Scrub(1));
        runs.submit(Act.steer(GoalKey.SPEED.key(), "", runs.state().actor(), Map.of(GoalKey.SPEED, 1.0), Set.of()));
        runs.submit(Act.Go.FORK);
        Studio.await("there is a branch", () -> runs.state().timeline().active() != first);
        Hands.play(runs, 6);
    }

    @Test
    void aRunWithoutBranchesSaysHowToMakeOne() {
        Studio.await("there is a line", () -> cell(0, "Branch").endsWith("(shown)"));
        assertTrue(Hands.link(part, "There is only one branch") != null);
        assertEquals("the start", cell(0, "Departs from"));
    }

    @Test
    void branchesTellWhatIsDifferentAndWhatCameOfIt() {
        branch();
        Studio.await(
                "there are two lines",
                () -> table.getItemCount() == 2 && !cell(1, "Speed").isEmpty());
        Studio.await("nothing is asked for", () -> Hands.link(part, "There is only one branch") == null);
        assertEquals("–", cell(0, "What is different"));
        assertEquals("speed 1 m/s", cell(1, "What is different"));
        assertTrue(cell(1, "Departs from").endsWith(", 1.00 s"), cell(1, "Departs from"));
        // it takes some steps to get there
        runs.submit(new Act.Scrub(5.5));
        Studio.await(
                "both are told of at the time of the cursor",
                () -> cell(0, "At").equals("5.50 s") && cell(1, "At").equals("5.50 s"),
                () -> cell(0, "At") + " and " + cell(1, "At"));
        assertTrue(speed(1) > speed(0) + 0.1, cell(0, "Speed") + " and " + cell(1, "Speed"));
    }

    private double speed(int row) {
        return Double.parseDouble(cell(row, "Speed").replace(" m/s", ""));
    }

    @Test
    void ticksAreGhostsAndADoubleClickShowsABranch() {
        int first = runs.state().timeline().active();
        branch();
        Studio.await("there are two lines", () -> table.getItemCount() == 2);
        TableItem line = table.getItem(0);
        Studio.await("its ghost is ticked", line::getChecked);
        line.setChecked(false);
        Event tick = new Event();
        tick.item = line;
        tick.detail = SWT.CHECK;
        table.notifyListeners(SWT.Selection, tick);
        Studio.await("its ghost is gone", () -> runs.state().timeline().branches().stream()
                .noneMatch(b -> b.id() == first && b.ghost()));
        Event twice = new Event();
        twice.item = line;
        table.notifyListeners(SWT.DefaultSelection, twice);
        Studio.await("it is shown", () -> runs.state().timeline().active() == first);
        Studio.await("the line says so", () -> cell(0, "Branch").endsWith("(shown)"));
    }

    @Test
    void aBranchHasAMenu() {
        Table lines = Studio.find(part, Table.class, t -> true).get(0);
        Hands.play(runs, 0.5);
        runs.submit(new Act.Scrub(0.25));
        runs.submit(Act.Go.FORK);
        Studio.await("there are two", () -> lines.getItemCount() == 2);
        lines.setSelection(0);
        lines.getMenu().notifyListeners(SWT.Show, new Event());
        List<String> words =
                Arrays.stream(lines.getMenu().getItems()).map(MenuItem::getText).toList();
        assertTrue(words.containsAll(List.of("Show", "Ghost in the scene", "Rename…", "Copy Table")), words.toString());
        int first = runs.state().timeline().branches().get(0).id();
        lines.getMenu().getItems()[words.indexOf("Show")].notifyListeners(SWT.Selection, new Event());
        Studio.await("it is shown", () -> runs.state().timeline().active() == first);
    }
}
