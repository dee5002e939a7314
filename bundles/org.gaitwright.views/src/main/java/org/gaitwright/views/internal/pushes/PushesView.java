// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.pushes;

import java.util.List;
import java.util.function.Consumer;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.gaitwright.core.scene.Push;
import org.gaitwright.core.simulation.World;
import org.gaitwright.session.run.Act;
import org.gaitwright.session.run.Snapshot;
import org.gaitwright.views.internal.live.Banner;
import org.gaitwright.views.internal.live.DropDown;
import org.gaitwright.views.internal.live.LiveView;
import org.gaitwright.views.internal.live.ViewAction;
import org.gaitwright.workbench.look.EmptyState;
import org.gaitwright.workbench.look.OfferedSelection;

/** Pushes that come by themselves: a table of them, and all of the one that is selected. */
public final class PushesView extends LiveView {
    private final OfferedSelection selection = new OfferedSelection();
    private PushBoard board;
    private SashForm sash;
    private PushTable table;
    private ScrolledComposite scroll;
    private PushForm form;
    private Banner refused;
    private Action duplicate;
    private Action delete;
    private Action now;
    private World world;

    public PushesView() {
        super(
                "pushes",
                "Pushes",
                "Planned pushes, at a time or at a phase of the step, once or repeatedly. They"
                        + " belong to the run and to the scene saved from it.");
    }

    @Override
    protected Control createPage(Composite container) {
        board = new PushBoard(runs());
        getSite().setSelectionProvider(selection);
        Composite page = new Composite(container, SWT.NONE);
        GridLayoutFactory.fillDefaults().applyTo(page);
        refused = new Banner(page).action("Close", () -> refused.warn(""));
        sash = new SashForm(page, SWT.VERTICAL);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(sash);
        table = new PushTable(sash, board, refused);
        scroll = new ScrolledComposite(sash, SWT.V_SCROLL);
        scroll.setExpandHorizontal(true);
        scroll.setExpandVertical(true);
        form = new PushForm(scroll, selection::offer, this::keep);
        scroll.setContent(form.control());
        scroll.addListener(SWT.Resize, e -> fit());
        form.control().addListener(SWT.Resize, e -> fit());
        sash.setWeights(2, 3);
        page.addListener(SWT.Resize, e -> turn(page.getClientArea()));
        createActions();
        table.onSelected(this::showSelected);
        table.onDelete(this::delete);
        focusOn(table.table());
        return page;
    }

    private void fit() {
        int height = form.control().computeSize(Math.max(1, scroll.getClientArea().width), SWT.DEFAULT).y;
        if (scroll.getMinHeight() != height) {
            scroll.setMinHeight(height);
        }
    }

    /** Beside each other where the view is wide. */
    private void turn(Rectangle area) {
        int wanted = area.width > 560 && area.width > 1.3 * area.height ? SWT.HORIZONTAL : SWT.VERTICAL;
        if (sash.getOrientation() != wanted) {
            sash.setOrientation(wanted);
        }
    }

    private void createActions() {
        Action add = new DropDown("Add a push", "add", () -> add(PushTemplate.LEFT), menu -> {
            for (PushTemplate t : PushTemplate.values()) {
                menu.add(ViewAction.of(t.words + ": 300 N for 0.1 s", () -> add(t)));
            }
        });
        add.setToolTipText("Add a push of 300 N for 0.1 s, a second from now");
        duplicate = ViewAction.of("Duplicate the push", "duplicate", () -> withSelected(board::add));
        delete = ViewAction.of("Delete the push (Delete)", "remove", () -> delete(table.selected()));
        now = ViewAction.of("Push now: apply the selected push", "push-now", () -> withSelected(this::pushNow));
        IToolBarManager bar = getViewSite().getActionBars().getToolBarManager();
        MenuManager menu = new MenuManager();
        for (Action a : List.of(now, add, duplicate, delete)) {
            bar.add(a);
        }
        for (Action a : List.of(now, duplicate, delete)) {
            menu.add(a);
        }
        table.table().setMenu(menu.createContextMenu(table.table()));
    }

    @Override
    protected void offer(EmptyState empty) {
        empty.action("Add a push to the left: 300 N for 0.1 s, a second from now", () -> add(PushTemplate.LEFT));
    }

    @Override
    protected String refresh() {
        Snapshot snapshot = runs().snapshot();
        if (snapshot == null) {
            enable(false);
            return runs().state().status().message();
        }
        if (snapshot.world() != world) {
            world = snapshot.world();
            form.bodies(PushBody.of(world));
        }
        List<Push> all = board.all();
        table.show();
        enable(!all.isEmpty());
        if (all.isEmpty()) {
            selection.offer(null);
            return "";
        }
        showSelected();
        return null;
    }

    private void enable(boolean some) {
        duplicate.setEnabled(some);
        delete.setEnabled(some);
        boolean live = some
                && runs().state().timeline().live()
                && runs().state().status().alive();
        if (now.isEnabled() != live) {
            now.setEnabled(live);
            now.setToolTipText(
                    live || !some
                            ? "Push now: apply the selected push"
                            : "Push now: only at the end of the run. Go back to the end, or continue from here.");
        }
    }

    private void showSelected() {
        withSelected(push -> {
            form.show(push);
            if (!form.editing()) {
                selection.offer(push);
            }
        });
    }

    private void withSelected(Consumer<Push> work) {
        int index = table.selected();
        List<Push> all = board.all();
        if (index >= 0 && index < all.size()) {
            work.accept(all.get(index));
        }
    }

    private void add(PushTemplate template) {
        Snapshot snapshot = runs().snapshot();
        if (snapshot != null) {
            PushBody body = PushBody.likely(snapshot.world(), runs().state().actor());
            double soon = Math.rint((runs().state().timeline().cursorSeconds() + 1) * 10) / 10;
            refused.attempt(() -> board.add(template.at(soon, body)));
        }
    }

    private void keep(Push push) {
        int index = table.selected();
        if (index >= 0) {
            board.replace(index, push);
        }
    }

    private void delete(int index) {
        if (index >= 0) {
            refused.attempt(() -> board.remove(index));
        }
    }

    /** As the selected one, but at once and once. */
    private void pushNow(Push push) {
        refused.attempt(() -> runs().submit(new Act.PushNow(PushDraft.changed(push, PushDraft::once))));
    }
}
