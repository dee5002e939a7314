// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.changes;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Table;
import org.gaitwright.core.parameter.ParameterSet;
import org.gaitwright.core.parameter.ParameterValues;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.session.run.Act;
import org.gaitwright.session.run.Timeline;
import org.gaitwright.session.run.Timeline.Event;
import org.gaitwright.views.internal.live.Banner;
import org.gaitwright.views.internal.live.Copied;
import org.gaitwright.views.internal.live.EventBursts;
import org.gaitwright.views.internal.live.LiveView;
import org.gaitwright.views.internal.live.TextTable;
import org.gaitwright.views.internal.live.ViewAction;
import org.gaitwright.workbench.look.Icons;
import org.gaitwright.workbench.widgets.number.Numbers;
import org.gaitwright.workbench.widgets.paint.Lettering;

/** What is not as the scene and the style say, and what was done to the run. */
public final class ChangesView extends LiveView {
    private TextTable differences;
    private TextTable done;
    private Label summary;
    private Banner refused;
    private Action revert;
    private Action revertAll;
    private List<Change> changes = List.of();
    private List<EventBursts.Burst> bursts = List.of();
    private List<Event> events = List.of();

    public ChangesView() {
        super(
                "changes",
                "Changes",
                "Your changes of parameters, goals, pushes and the ground, each with a way to revert it, and the"
                        + " actions in this run so far.");
    }

    @Override
    protected Control createPage(Composite container) {
        Composite page = new Composite(container, SWT.NONE);
        GridLayoutFactory.fillDefaults().margins(6, 6).spacing(0, 4).applyTo(page);
        refused = new Banner(page).action("Close", () -> refused.warn(""));
        SashForm sash = new SashForm(page, SWT.VERTICAL);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(sash);
        createDifferences(sash);
        createDone(sash);
        sash.setWeights(3, 2);
        createActions();
        focusOn(differences.table());
        return page;
    }

    private void createDifferences(Composite parent) {
        Composite part = part(parent);
        summary = heading(part, "Differs from the style and the scene");
        ImageDescriptor icon = Icons.descriptor(ChangesView.class, "icons/restore.svg");
        Image sign = icon.createImage(parent.getDisplay());
        part.addDisposeListener(e -> sign.dispose());
        differences = new TextTable(part, SWT.BORDER | SWT.MULTI)
                .column("What", 34, 100)
                .column("From", 26, 60)
                .column("To", 26, 60)
                .column("", 0, 26)
                .sign(sign);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(differences.control());
        Table table = differences.table();
        table.setToolTipText("");
        table.addListener(SWT.MouseDown, e -> {
            int at = e.button == 1 ? differences.signAt(e) : -1;
            if (at >= 0) {
                revert(List.of(changes.get(at)));
            }
        });
        table.addListener(SWT.KeyDown, e -> {
            if (e.keyCode == SWT.DEL) {
                revertSelected();
            }
        });
        table.addListener(SWT.Selection, e -> revert.setEnabled(table.getSelectionCount() > 0));
    }

    private void createDone(Composite parent) {
        Composite part = part(parent);
        heading(part, "Done in this run");
        done = new TextTable(part, SWT.BORDER).column("Time", 0, 66, SWT.RIGHT).column("What", 100, 120);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(done.control());
        done.table().setToolTipText("Double-click to go there");
        done.table().addListener(SWT.DefaultSelection, e -> goThere());
    }

    private static Composite part(Composite parent) {
        Composite part = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, 3).applyTo(part);
        return part;
    }

    private static Label heading(Composite part, String words) {
        Label heading = new Label(part, SWT.NONE);
        heading.setText(words);
        heading.setFont(Lettering.of(part).bold());
        GridDataFactory.fillDefaults().grab(true, false).applyTo(heading);
        return heading;
    }

    private void createActions() {
        revert =
                ViewAction.of("Revert", "restore", this::revertSelected).helped("Revert the selected changes (Delete)");
        revert.setEnabled(false);
        revertAll = ViewAction.of("Revert all", "clear", () -> revert(changes)).helped("Revert all changes");
        Action copy = ViewAction.of("Copy as command line", "copy", this::copy)
                .helped("Copy as command line: gaitwright simulate … --set …");
        Action there = ViewAction.of("Go there", "timeline", this::goThere);
        var bar = getViewSite().getActionBars().getToolBarManager();
        bar.add(revert);
        bar.add(revertAll);
        bar.add(copy);
        menu(differences.table(), revert, revertAll, null, copy);
        menu(done.table(), there, null, copy);
    }

    private static void menu(Table table, Action... actions) {
        MenuManager menu = new MenuManager();
        for (Action a : actions) {
            if (a == null) {
                menu.add(new Separator());
            } else {
                menu.add(a);
            }
        }
        table.setMenu(menu.createContextMenu(table));
    }

    @Override
    protected String refresh() {
        if (runs().state().scene().isEmpty()) {
            return runs().state().status().message();
        }
        changes = Change.of(runs().state());
        differences.show(changes.stream()
                .map(c -> new String[] {c.kind() + "  " + c.what(), c.before(), c.after(), ""})
                .toList());
        String count = changes.isEmpty() ? ": nothing" : ": " + changes.size();
        if (!summary.getText().endsWith(count)) {
            summary.setText("Differs from the style and the scene" + count);
            revertAll.setEnabled(!changes.isEmpty());
        }
        showDone(runs().state()
                .timeline()
                .activeBranch()
                .map(Timeline.Branch::events)
                .orElse(List.of()));
        return null;
    }

    private void showDone(List<Event> now) {
        if (now.equals(events)) {
            return;
        }
        events = now;
        bursts = EventBursts.of(now);
        done.show(bursts.stream()
                .map(b -> new String[] {Numbers.fixed(b.from(), 2) + " s", kind(b.kind()) + "  " + b.words()})
                .toList());
    }

    private static String kind(Event.Kind kind) {
        return switch (kind) {
            case PUSH -> "Push";
            case GOAL -> "Goal";
            case CHANGE -> "Change";
            case END -> "End";
        };
    }

    private void revertSelected() {
        List<Change> chosen = new ArrayList<>();
        for (int i : differences.table().getSelectionIndices()) {
            chosen.add(changes.get(i));
        }
        revert(chosen);
    }

    private void revert(List<Change> chosen) {
        refused.attempt(() -> Change.revert(chosen, runs()));
    }

    /** A little before, so that it can still be left out or done otherwise. */
    private void goThere() {
        int at = done.table().getSelectionIndex();
        if (at >= 0 && at < bursts.size()) {
            runs().submit(new Act.Scrub(Math.max(0, bursts.get(at).from() - 0.01)));
        }
    }

    private void copy() {
        Scene plan = runs().state().scene().orElse(null);
        if (plan == null) {
            return;
        }
        Scene played = runs().state().session().orElse(plan);
        ParameterSet ground = runs().state().terrain().map(ParameterValues::set).orElse(ParameterSet.EMPTY);
        Copied.text(CommandLine.of(plan, played, ground));
    }
}
