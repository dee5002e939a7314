// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.ui.tests.studio;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.core.commands.operations.OperationHistoryFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.ToolBar;
import org.eclipse.swt.widgets.ToolItem;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.IViewPart;
import org.gaitwright.session.run.Act;
import org.gaitwright.session.run.RunStatus.Phase;
import org.gaitwright.workbench.run.RunControl;
import org.gaitwright.workbench.run.RunUndo;
import org.gaitwright.workbench.widgets.number.NumberField;

/** What users do with mouse and keyboard. */
public final class Hands {
    private Hands() {}

    /** What a view draws on. */
    public static Composite part(IViewPart view) {
        return (Composite) view.getAdapter(Control.class);
    }

    public static void press(Control control, int key) {
        Event event = new Event();
        event.keyCode = key;
        control.notifyListeners(SWT.KeyDown, event);
        control.notifyListeners(SWT.KeyUp, event);
    }

    public static void mouse(Control control, int type, int x, int y) {
        Event event = new Event();
        event.button = 1;
        event.x = x;
        event.y = y;
        event.stateMask = type == SWT.MouseDown ? 0 : SWT.BUTTON1;
        control.notifyListeners(type, event);
    }

    /** Types a number and Enter. */
    public static void type(NumberField field, String text) {
        field.type();
        StyledText line = Studio.find(field, StyledText.class, t -> true).get(0);
        line.setText(text);
        Event enter = new Event();
        enter.detail = SWT.TRAVERSE_RETURN;
        line.notifyListeners(SWT.Traverse, enter);
    }

    /** The field of a number, as soon as it can be used. */
    public static NumberField field(Control top, String name) {
        Studio.await("there is a field '" + name + "' to type in", () -> usable(top, name)
                .isPresent());
        return usable(top, name).get();
    }

    private static Optional<NumberField> usable(Control top, String name) {
        return Studio.find(
                        top, NumberField.class, f -> f.quantity().name().equals(name) && f.isVisible() && f.isEnabled())
                .stream()
                .findFirst();
    }

    /** The tool item whose tip starts with these words. */
    public static ToolItem tool(String tip) {
        return Studio.find(Studio.window().getShell(), ToolBar.class, b -> b.isVisible()).stream()
                .flatMap(b -> Arrays.stream(b.getItems()))
                .filter(i -> i.getToolTipText() != null && i.getToolTipText().startsWith(tip))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no tool '" + tip + "'"));
    }

    public static void click(ToolItem item) {
        item.notifyListeners(SWT.Selection, new Event());
    }

    public static void tick(Button box, boolean on) {
        box.setSelection(on);
        box.notifyListeners(SWT.Selection, new Event());
    }

    /** The visible words with links that hold some words; null if there are none. */
    public static Link link(Control top, String words) {
        return Studio.find(top, Link.class, l -> l.isVisible() && l.getText().contains(words)).stream()
                .findFirst()
                .orElse(null);
    }

    public static void follow(Link link, String name) {
        Event event = new Event();
        event.text = name;
        link.notifyListeners(SWT.Selection, event);
    }

    /** Answers the next dialog with this title; call it before what opens it. */
    public static void answer(String title, Consumer<Shell> answer) {
        answer(s -> s.getText().equals(title), answer);
    }

    /** Answers the next dialog of this kind, if there is one within ten seconds. */
    public static void answer(Predicate<Shell> kind, Consumer<Shell> answer) {
        Display display = Display.getCurrent();
        display.timerExec(100, new Runnable() {
            private int tries = 100;

            @Override
            public void run() {
                Shell dialog = Arrays.stream(display.getShells())
                        .filter(s -> s.isVisible() && kind.test(s))
                        .findFirst()
                        .orElse(null);
                if (dialog != null) {
                    answer.accept(dialog);
                } else if (tries-- > 0) {
                    display.timerExec(100, this);
                }
            }
        });
    }

    public static void button(Shell dialog, String text) {
        Button button = Studio.find(
                        dialog, Button.class, b -> b.getText().replace("&", "").equals(text))
                .get(0);
        button.notifyListeners(SWT.Selection, new Event());
    }

    /** Takes something from the open chooser, or its first repair, by its name. */
    public static void choose(String name) {
        TreeItem item = offered(name);
        Event taken = new Event();
        taken.item = item;
        item.getParent().notifyListeners(SWT.DefaultSelection, taken);
        Studio.await("the chooser is closed", () -> chooser() == null);
    }

    /** What the open chooser offers by a name, as soon as it does. */
    public static TreeItem offered(String name) {
        Studio.await(
                "'" + name + "' is offered",
                () -> row(name) != null,
                () -> "offered: " + (chooser() == null ? "nothing, no chooser is open" : names().toString()));
        return row(name);
    }

    /** The open chooser; null if there is none. */
    public static Shell chooser() {
        return Arrays.stream(Display.getCurrent().getShells())
                .filter(s -> s.isVisible() && s.getText().startsWith("Choose a "))
                .findFirst()
                .orElse(null);
    }

    /** Headings of the open chooser. */
    public static List<String> groups() {
        return Arrays.stream(offers().getItems()).map(TreeItem::getText).toList();
    }

    private static Tree offers() {
        return Studio.find(chooser(), Tree.class, t -> true).get(0);
    }

    private static List<String> names() {
        return Arrays.stream(offers().getItems())
                .flatMap(g -> Arrays.stream(g.getItems()))
                .map(TreeItem::getText)
                .toList();
    }

    private static TreeItem row(String name) {
        return chooser() == null
                ? null
                : Arrays.stream(offers().getItems())
                        .flatMap(g -> Arrays.stream(g.getItems()))
                        .filter(i -> i.getText().equals(name))
                        .findFirst()
                        .orElse(null);
    }

    /** The rows of the Properties view: {@code name = value}. */
    public static List<String> properties() {
        List<String> rows = new ArrayList<>();
        Studio.find(Studio.window().getShell(), Tree.class, t -> t.isVisible() && t.getColumnCount() == 2)
                .forEach(t -> rows(t.getItems(), rows));
        return rows;
    }

    private static void rows(TreeItem[] items, List<String> rows) {
        for (TreeItem i : items) {
            rows.add(i.getText(0) + " = " + i.getText(1));
            rows(i.getItems(), rows);
        }
    }

    /** Takes the last step back, once the history has all that was done. */
    public static void undo() throws ExecutionException {
        taken();
        OperationHistoryFactory.getOperationHistory().undo(RunUndo.CONTEXT, null, null);
    }

    /** Waits until the run has done all that was asked for. */
    public static void taken() {
        CompletableFuture<Boolean> taken = Studio.runs().ask(session -> true);
        Studio.await("the run has taken all acts", taken::isDone);
    }

    /** Lets the run go on as fast as it can, until a time. */
    public static void play(RunControl runs, double untilSeconds) {
        runs.submit(new Act.Speed(Act.UNLIMITED));
        runs.submit(Act.Go.PLAY);
        Studio.await(
                "the run gets to " + untilSeconds + " s",
                () -> runs.state().status().timeSeconds() >= untilSeconds);
        runs.submit(Act.Go.PAUSE);
        Studio.await("it pauses", () -> runs.state().status().phase() != Phase.RUNNING);
        runs.submit(new Act.Speed(1));
    }

    /** The same, to just that time. */
    public static void playTo(RunControl runs, double seconds) {
        runs.submit(new Act.RunTo(seconds));
        Studio.await(
                "the run is at " + seconds + " s",
                () -> runs.state().status().phase() == Phase.PAUSED
                        && runs.state().status().timeSeconds() >= seconds);
    }

    /** Puts back what tests change of the run. */
    public static void tidy(RunControl runs) {
        runs.submit(Act.Go.PAUSE);
        runs.submit(Act.Go.LIVE);
        runs.submit(Act.preset(runs.state().actor(), ""));
        runs.submit(Act.plan("Pushes", List.of()));
        runs.submit(Act.Go.RESET);
        Studio.await(
                "nothing runs or is changed",
                () -> runs.state().status().timeSeconds() == 0
                        && runs.state().pushes().isEmpty()
                        && runs.state().parameters().equals(runs.state().baseline()));
        OperationHistoryFactory.getOperationHistory().dispose(RunUndo.CONTEXT, true, true, true);
    }
}
