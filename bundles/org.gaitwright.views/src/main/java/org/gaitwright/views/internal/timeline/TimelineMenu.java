// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.timeline;

import java.util.Optional;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.jface.dialogs.InputDialog;
import org.eclipse.jface.window.Window;
import org.eclipse.swt.widgets.Shell;
import org.gaitwright.session.run.Act;
import org.gaitwright.session.run.Timeline;
import org.gaitwright.views.internal.live.LiveView;
import org.gaitwright.views.internal.live.ViewAction;
import org.gaitwright.workbench.look.Icons;
import org.gaitwright.workbench.run.RunControl;
import org.gaitwright.workbench.widgets.number.Numbers;

/** What can be done with branches and bookmarks, made again each time it opens. */
public final class TimelineMenu {
    private static final double[] SPEEDS = {0.05, 0.1, 0.25, 0.5, 1, 2};
    /** Length of a loop of which only one end is said, s: about a stride and a half. */
    private static final double USUAL_LOOP = 2;

    private final RunControl runs;
    private final Shell shell;

    public TimelineMenu(RunControl runs, Shell shell) {
        this.runs = runs;
        this.shell = shell;
    }

    /** Makes a menu follow the timeline. */
    void fill(IMenuManager menu) {
        menu.setRemoveAllWhenShown(true);
        menu.addMenuListener(this::entries);
        // an empty one would not be offered at all
        entries(menu);
    }

    private void entries(IMenuManager menu) {
        Timeline timeline = runs.state().timeline();
        add(menu, "Continue from here", !timeline.live(), () -> runs.submit(Act.Go.FORK));
        add(menu, "Discard waiting changes", !timeline.waiting().isEmpty(), () -> runs.submit(Act.Go.DISCARD));
        add(menu, "Back to the end", !timeline.live(), () -> runs.submit(Act.Go.LIVE));
        add(menu, "Bookmark this moment…", !timeline.branches().isEmpty(), this::bookmark);
        menu.add(new Separator());
        double cursor = timeline.cursorSeconds();
        boolean recorded = !timeline.branches().isEmpty();
        add(menu, "Loop from here\t[", recorded, () -> loopFrom(cursor));
        add(menu, "Loop to here\t]", recorded, () -> loopTo(cursor));
        add(menu, "Stop looping\t\\", timeline.loop().isPresent(), () -> runs.submit(Act.Loop.NONE));
        MenuManager speeds = new MenuManager("Playback speed");
        fillSpeeds(speeds);
        menu.add(speeds);
        menu.add(new Separator());
        MenuManager branches =
                new MenuManager("Branches", Icons.descriptor(LiveView.class, "icons/branches.svg"), "branches");
        timeline.branches().forEach(b -> branches.add(branch(b, timeline)));
        menu.add(branches);
        MenuManager bookmarks = new MenuManager("Bookmarks");
        timeline.bookmarks().forEach(b -> bookmarks.add(bookmark(b)));
        menu.add(bookmarks);
        branches.setVisible(!timeline.branches().isEmpty());
        bookmarks.setVisible(!timeline.bookmarks().isEmpty());
    }

    /** Slow motion for looking at a recording, which plays at the speed of the run. */
    void fillSpeeds(IMenuManager menu) {
        double now = runs.state().status().speed();
        for (double s : SPEEDS) {
            menu.add(ViewAction.radio(Numbers.shortly(s) + "×", s == now, () -> runs.submit(new Act.Speed(s))));
        }
    }

    /** Loops what came before the cursor, or plays on. */
    void loop(boolean on) {
        if (on) {
            double cursor = runs.state().timeline().cursorSeconds();
            loop(cursor - USUAL_LOOP, cursor);
        } else {
            runs.submit(Act.Loop.NONE);
        }
    }

    /** Loops a stretch within what is recorded, if it is long enough. */
    void loop(double from, double to) {
        runs.state().timeline().activeBranch().ifPresent(b -> {
            double first = Math.max(from, Math.min(b.oldestSeconds(), b.forkSeconds()));
            double last = Math.min(to, b.endSeconds());
            if (last - first >= Timeline.Loop.SHORTEST) {
                runs.submit(new Act.Loop(Optional.of(new Timeline.Loop(Math.max(0, first), last))));
            }
        });
    }

    void loopKey(char key) {
        double cursor = runs.state().timeline().cursorSeconds();
        switch (key) {
            case '[' -> loopFrom(cursor);
            case ']' -> loopTo(cursor);
            case '\\' -> runs.submit(Act.Loop.NONE);
            default -> {}
        }
    }

    private void loopFrom(double cursor) {
        loop(
                cursor,
                runs.state()
                        .timeline()
                        .loop()
                        .map(Timeline.Loop::to)
                        .filter(t -> t > cursor)
                        .orElse(cursor + USUAL_LOOP));
    }

    private void loopTo(double cursor) {
        loop(
                runs.state()
                        .timeline()
                        .loop()
                        .map(Timeline.Loop::from)
                        .filter(f -> f < cursor)
                        .orElse(cursor - USUAL_LOOP),
                cursor);
    }

    private MenuManager branch(Timeline.Branch b, Timeline timeline) {
        boolean active = b.id() == timeline.active();
        MenuManager menu = new MenuManager(b.name() + (active ? "  (shown)" : ""));
        fill(menu, b, timeline);
        return menu;
    }

    /** What can be done with a branch. */
    public void fill(IMenuManager menu, Timeline.Branch b, Timeline timeline) {
        boolean active = b.id() == timeline.active();
        add(menu, "Show", !active, () -> runs.submit(new Act.Select(b.id())));
        ViewAction ghost =
                ViewAction.check("Ghost in the scene", b.ghost(), on -> runs.submit(new Act.Ghost(b.id(), !b.ghost())));
        ghost.setEnabled(!active);
        menu.add(ghost);
        add(
                menu,
                "Rename…",
                true,
                () -> ask("Rename the branch", b.name(), n -> runs.submit(new Act.NameBranch(b.id(), n))));
        boolean free = !active && timeline.branches().stream().noneMatch(o -> o.parent() == b.id());
        add(
                menu,
                free ? "Delete" : "Delete (others depend on it)",
                free,
                () -> runs.submit(new Act.DeleteBranch(b.id())));
    }

    private MenuManager bookmark(Timeline.Bookmark b) {
        MenuManager menu = new MenuManager(b.name() + "  (" + Numbers.fixed(b.seconds(), 2) + " s)");
        add(menu, "Go there", true, () -> goTo(b));
        add(menu, "Rename…", true, () -> rename(b));
        add(menu, "Delete", true, () -> runs.submit(new Act.DeleteBookmark(b.id())));
        return menu;
    }

    private void goTo(Timeline.Bookmark b) {
        Timeline now = runs.state().timeline();
        if (now.active() != b.branch() && !now.onTheWay().contains(b)) {
            runs.submit(new Act.Select(b.branch()));
        }
        boolean ahead = runs.state()
                .timeline()
                .activeBranch()
                .filter(at -> b.branch() == at.id() && b.seconds() > at.endSeconds())
                .isPresent();
        // a session that was opened has bookmarks where the run has not been yet
        runs.submit(ahead ? new Act.RunTo(b.seconds()) : new Act.Scrub(b.seconds()));
    }

    void rename(Timeline.Bookmark b) {
        ask("Rename the bookmark", b.name(), name -> runs.submit(new Act.NameBookmark(b.id(), name)));
    }

    private void bookmark() {
        ask(
                "Bookmark this moment",
                Numbers.fixed(runs.state().timeline().cursorSeconds(), 2) + " s",
                name -> runs.submit(new Act.Bookmark(name)));
    }

    private void ask(String title, String before, java.util.function.Consumer<String> taker) {
        InputDialog dialog =
                new InputDialog(shell, title, "Name:", before, n -> n.isBlank() ? "Give it a name." : null);
        if (dialog.open() == Window.OK) {
            taker.accept(dialog.getValue().strip());
        }
    }

    private static void add(IMenuManager menu, String words, boolean possible, Runnable work) {
        ViewAction action = ViewAction.of(words, work);
        action.setEnabled(possible);
        menu.add(action);
    }
}
