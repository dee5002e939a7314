// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.comparison;

import java.util.List;
import java.util.Optional;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.TextTransfer;
import org.eclipse.swt.dnd.Transfer;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.gaitwright.session.run.Act;
import org.gaitwright.session.run.Recording;
import org.gaitwright.session.run.Timeline;
import org.gaitwright.session.run.Timeline.Branch;
import org.gaitwright.views.internal.live.Banner;
import org.gaitwright.views.internal.live.KeysInView;
import org.gaitwright.views.internal.live.LiveView;
import org.gaitwright.views.internal.live.TextTable;
import org.gaitwright.views.internal.live.ViewAction;
import org.gaitwright.views.internal.timeline.TimelineMenu;
import org.gaitwright.workbench.look.EmptyState;
import org.gaitwright.workbench.look.Places;

/** The branches of the run against each other, at the time of the cursor: what is different in each, and what came of it. */
public final class ComparisonView extends LiveView {
    /** Faster than this, nobody reads figures, ns. */
    private static final long READ_NANOS = 250_000_000L;

    private Banner alone;
    private TextTable table;
    private Timeline shown = Timeline.EMPTY;
    private long shownAt;

    public ComparisonView() {
        super(
                "comparison",
                "Comparison",
                "The branches of a run side by side: what differs, whether each stayed upright, and how it"
                        + " walks. Open a scene and play it to begin.");
    }

    @Override
    protected void offer(EmptyState empty) {
        empty.action(
                "Open the Simulate perspective",
                () -> Places.open(getSite().getWorkbenchWindow(), "org.gaitwright.workbench.simulate"));
    }

    @Override
    protected Control createPage(Composite container) {
        KeysInView.allow(getSite(), container, KeysInView.WATCHING);
        Composite page = new Composite(container, SWT.NONE);
        GridLayoutFactory.fillDefaults().margins(6, 6).spacing(0, 4).applyTo(page);
        alone = new Banner(page)
                .action("Show the Timeline", () -> Places.show(getSite().getPage(), "org.gaitwright.views.timeline"));
        table = new TextTable(page, SWT.BORDER | SWT.SINGLE | SWT.CHECK)
                .column("Branch", 14, 120)
                .column("Departs from", 12, 116)
                .column("What is different", 40, 150)
                .column("At", 4, 60, SWT.RIGHT)
                .column("Outcome", 10, 76);
        for (BranchFigures.Figure f : BranchFigures.Figure.values()) {
            table.column(f.title, 4, Math.max(80, 20 + 8 * f.title.length()), SWT.RIGHT);
        }
        table.table().setToolTipText("A tick shows a branch as a ghost in the scene; a double-click switches to it");
        table.table().addListener(SWT.Selection, this::ticked);
        table.table().addListener(SWT.DefaultSelection, e -> branch(e)
                .ifPresent(b -> runs().submit(new Act.Select(b.id()))));
        GridDataFactory.fillDefaults().grab(true, true).applyTo(table.control());
        MenuManager menu = new MenuManager();
        menu.setRemoveAllWhenShown(true);
        menu.addMenuListener(this::entries);
        table.table().setMenu(menu.createContextMenu(table.table()));
        focusOn(table.table());
        return page;
    }

    private void entries(IMenuManager menu) {
        branch(table.table().getSelectionIndex()).ifPresent(b -> {
            new TimelineMenu(runs(), table.table().getShell()).fill(menu, b, shown);
            ViewAction there =
                    ViewAction.of("Go to Where It Departs", () -> runs().submit(new Act.Scrub(b.forkSeconds())));
            there.setEnabled(b.parent() >= 0);
            menu.add(there);
            menu.add(new Separator());
        });
        menu.add(ViewAction.of("Copy Table", "copy", this::copy));
    }

    private void copy() {
        Clipboard clipboard = new Clipboard(table.table().getDisplay());
        clipboard.setContents(new Object[] {table.text()}, new Transfer[] {TextTransfer.getInstance()});
        clipboard.dispose();
    }

    private Optional<Branch> branch(Event e) {
        return branch(e.item instanceof TableItem item ? table.table().indexOf(item) : -1);
    }

    private Optional<Branch> branch(int i) {
        List<Branch> branches = shown.branches();
        return i >= 0 && i < branches.size() ? Optional.of(branches.get(i)) : Optional.empty();
    }

    private void ticked(Event e) {
        if (e.detail == SWT.CHECK) {
            branch(e).ifPresent(b -> {
                if (b.id() != shown.active()) {
                    runs().submit(new Act.Ghost(b.id(), ((TableItem) e.item).getChecked()));
                }
                tick();
            });
        }
    }

    @Override
    protected String refresh() {
        Timeline now = runs().state().timeline();
        Recording recording = runs().state().recording();
        if (now.branches().isEmpty() || recording == null) {
            return runs().state().status().message();
        }
        long nanos = System.nanoTime();
        boolean other = now.active() != shown.active()
                || now.branches().size() != shown.branches().size()
                || now.live() != shown.live();
        if (now != shown && (other || nanos - shownAt >= READ_NANOS)) {
            shown = now;
            shownAt = nanos;
            BranchFigures figures = new BranchFigures(
                    now, recording, runs().state().signalPrefix(runs().state().actor()));
            table.show(now.branches().stream().map(figures::row).toList());
            tick();
            alone.tell(
                    now.branches().size() > 1
                            ? ""
                            : "There is only one branch. Drag the cursor of the Timeline back, change a parameter, a"
                                    + " goal or a push, and choose Continue from Here: the new branch"
                                    + " is the next line.");
        }
        return null;
    }

    /** The one that is shown is always in the scene; of the others those that are ghosts. */
    private void tick() {
        Table lines = table.table();
        for (int i = 0; i < Math.min(lines.getItemCount(), shown.branches().size()); i++) {
            Branch b = shown.branches().get(i);
            boolean seen = b.id() == shown.active() || b.ghost();
            if (lines.getItem(i).getChecked() != seen) {
                lines.getItem(i).setChecked(seen);
            }
        }
    }
}
