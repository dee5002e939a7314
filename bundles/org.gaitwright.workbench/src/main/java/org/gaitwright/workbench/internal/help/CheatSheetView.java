// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.help;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.ProgressBar;
import org.eclipse.ui.IMemento;
import org.eclipse.ui.IPerspectiveDescriptor;
import org.eclipse.ui.IPerspectiveListener;
import org.eclipse.ui.IViewSite;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PerspectiveAdapter;
import org.eclipse.ui.part.ViewPart;
import org.gaitwright.workbench.internal.help.book.Book;
import org.gaitwright.workbench.internal.help.page.HelpLinks;
import org.gaitwright.workbench.internal.help.page.PageFonts;
import org.gaitwright.workbench.internal.help.page.PageViewer;
import org.gaitwright.workbench.look.Icons;
import org.gaitwright.workbench.look.Places;
import org.gaitwright.workbench.look.Themes;

/** Guides through something, such as the first five minutes, step by step; which page it shows is told by its own id. */
public final class CheatSheetView extends ViewPart {
    private static final String MEMENTO_STEP = "step";
    /** A button that leads to another perspective does so within this time. */
    private static final long ALONG_NANOS = 20_000_000_000L;

    private final List<StepCard> cards = new ArrayList<>();
    private ScrolledComposite scroll;
    private Composite column;
    private Label count;
    private ProgressBar progress;
    private int current;
    private long pressedNanos = System.nanoTime() - ALONG_NANOS;
    /** A step that leads elsewhere takes the sheet along. */
    private final IPerspectiveListener along = new PerspectiveAdapter() {
        @Override
        public void perspectiveActivated(IWorkbenchPage page, IPerspectiveDescriptor perspective) {
            if (System.nanoTime() - pressedNanos < ALONG_NANOS) {
                Places.show(page, getSite().getId(), IWorkbenchPage.VIEW_VISIBLE);
            }
        }
    };

    @Override
    public void init(IViewSite site, IMemento memento) throws PartInitException {
        super.init(site, memento);
        Integer step = memento == null ? null : memento.getInteger(MEMENTO_STEP);
        current = step == null ? 0 : step;
    }

    @Override
    public void saveState(IMemento memento) {
        memento.putInteger(MEMENTO_STEP, current);
    }

    @Override
    public void createPartControl(Composite parent) {
        scroll = new ScrolledComposite(parent, SWT.V_SCROLL);
        scroll.setExpandHorizontal(true);
        scroll.setExpandVertical(true);
        column = new Composite(scroll, SWT.NONE);
        GridLayoutFactory.fillDefaults().margins(14, 12).spacing(0, 8).applyTo(column);
        scroll.setContent(column);
        Book.open().about(getSite().getId()).ifPresent(p -> fill(CheatSheet.of(p)));
        scroll.addListener(SWT.Resize, e -> fit());
        Themes.follow(scroll, () -> scroll.getDisplay().asyncExec(this::colour));
        Action startOver = new Action("Start Over", Icons.descriptor(CheatSheetView.class, "icons/reset.svg")) {
            @Override
            public void run() {
                go(0);
            }
        };
        getViewSite().getActionBars().getToolBarManager().add(startOver);
        getSite().getWorkbenchWindow().addPerspectiveListener(along);
    }

    @Override
    public void dispose() {
        getSite().getWorkbenchWindow().removePerspectiveListener(along);
        super.dispose();
    }

    private void fill(CheatSheet sheet) {
        PageFonts fonts = new PageFonts(column);
        Label title = new Label(column, SWT.WRAP);
        title.setText(sheet.title());
        title.setFont(fonts.title);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(title);
        PageViewer intro = PageViewer.within(column, HelpLinks::open);
        intro.show(sheet.intro(), List.of());
        GridDataFactory.fillDefaults().grab(true, false).applyTo(intro.control());
        progress = new ProgressBar(column, SWT.HORIZONTAL);
        progress.setMaximum(sheet.steps().size());
        GridDataFactory.fillDefaults().grab(true, false).applyTo(progress);
        count = new Label(column, SWT.NONE);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(count);
        for (int i = 0; i < sheet.steps().size(); i++) {
            int step = i;
            StepCard.Moves moves = new StepCard.Moves(
                    () -> go(step), () -> go(step + 1), this::fit, () -> pressedNanos = System.nanoTime());
            StepCard card = new StepCard(column, i, sheet.steps().get(i), fonts, moves);
            GridDataFactory.fillDefaults().grab(true, false).applyTo(card.control());
            cards.add(card);
        }
        go(Math.min(current, cards.size()));
    }

    /** To a step; beyond the last one, all is done. */
    private void go(int step) {
        current = step;
        progress.setSelection(step);
        count.setText(
                step >= cards.size()
                        ? "All " + cards.size() + " steps done"
                        : "Step " + (step + 1) + " of " + cards.size());
        for (int i = 0; i < cards.size(); i++) {
            cards.get(i).show(i == step, i < step);
        }
        colour();
        fit();
        if (step < cards.size()) {
            reveal(cards.get(step).control());
            cards.get(step).setFocus();
        }
    }

    private void reveal(Control card) {
        Rectangle box = card.getBounds();
        int top = scroll.getOrigin().y;
        int bottom = top + scroll.getClientArea().height;
        if (box.y < top || box.y + box.height > bottom) {
            scroll.setOrigin(0, Math.max(0, Math.min(box.y, box.y + box.height - scroll.getClientArea().height)));
        }
    }

    private void colour() {
        if (!scroll.isDisposed()) {
            cards.forEach(StepCard::colour);
        }
    }

    private void fit() {
        int width = scroll.getClientArea().width;
        column.setSize(width, column.getSize().y);
        column.layout(true, true);
        scroll.setMinHeight(column.computeSize(width, SWT.DEFAULT).y);
    }

    @Override
    public void setFocus() {
        if (current < cards.size()) {
            cards.get(current).setFocus();
        } else {
            scroll.setFocus();
        }
    }
}
