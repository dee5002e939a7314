// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.help;

import java.util.List;
import java.util.Optional;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.jface.commands.ActionHandler;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.IMemento;
import org.eclipse.ui.IViewSite;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.handlers.IHandlerService;
import org.eclipse.ui.part.ViewPart;
import org.gaitwright.workbench.internal.help.book.Book;
import org.gaitwright.workbench.internal.help.page.HelpLinks;
import org.gaitwright.workbench.internal.help.page.Page;
import org.gaitwright.workbench.internal.help.page.PageViewer;
import org.gaitwright.workbench.look.Icons;

/** The help: contents and search beside a page, or one at a time where there is no room for both. */
public final class HelpView extends ViewPart {
    private static final int ROOM_FOR_BOTH = 620;
    private static final String MEMENTO_PAGE = "page";

    private final History history = new History();
    private final Action back = action("Back", "back", () -> turnTo(history.goBack()));
    private final Action forward = action("Forward", "forward", () -> turnTo(history.goForward()));
    private final Action list = new Action("Contents and Search", IAction.AS_CHECK_BOX) {
        @Override
        public void run() {
            fit();
        }
    };

    private SashForm sash;
    private ContentsPane contents;
    private PageViewer viewer;
    private Book book;
    private String remembered = "";
    private boolean roomForBoth;

    @Override
    public void init(IViewSite site, IMemento memento) throws PartInitException {
        super.init(site, memento);
        String page = memento == null ? null : memento.getString(MEMENTO_PAGE);
        remembered = page == null ? "" : page;
    }

    @Override
    public void saveState(IMemento memento) {
        memento.putString(MEMENTO_PAGE, history.current());
    }

    @Override
    public void createPartControl(Composite parent) {
        parent.setLayout(new FillLayout());
        sash = new SashForm(parent, SWT.HORIZONTAL);
        contents = new ContentsPane(sash, this::choose);
        viewer = new PageViewer(sash, this::follow);
        sash.setWeights(30, 70);
        list.setImageDescriptor(Icons.descriptor(HelpView.class, "icons/contents.svg"));
        list.setChecked(true);
        IToolBarManager bar = getViewSite().getActionBars().getToolBarManager();
        bar.add(back);
        bar.add(forward);
        bar.add(list);
        IHandlerService handlers = getSite().getService(IHandlerService.class);
        handlers.activateHandler("org.eclipse.ui.navigate.backwardHistory", new ActionHandler(back));
        handlers.activateHandler("org.eclipse.ui.navigate.forwardHistory", new ActionHandler(forward));
        book = Book.open();
        contents.show(book);
        sash.addListener(SWT.Resize, e -> resized());
        book.page(remembered).or(book::first).ifPresent(this::show);
    }

    /** Turns to a page, as after F1. */
    void show(Page page) {
        readAgain();
        history.visit(page.address());
        turnTo(page.address());
    }

    /** Looks for words. */
    void search(String words) {
        readAgain();
        list.setChecked(true);
        fit();
        contents.search(words);
        contents.setFocus();
    }

    /** Plug-ins bring pages and take them away. */
    private void readAgain() {
        Book now = Book.open();
        if (now != book) {
            book = now;
            contents.show(book);
        }
    }

    private void choose(String address, List<String> words) {
        book.page(address).ifPresent(page -> {
            history.visit(address);
            turnTo(address, words);
        });
    }

    private void follow(String target) {
        if (!HelpLinks.isPage(target)) {
            HelpLinks.open(target);
        } else {
            choose(target, List.of());
        }
    }

    private void turnTo(String address) {
        turnTo(address, List.of());
    }

    private void turnTo(String address, List<String> words) {
        Optional<Page> page = book.page(address);
        if (page.isPresent()) {
            viewer.show(page.get(), words);
            contents.select(address);
            if (!roomForBoth) {
                list.setChecked(false);
                fit();
            }
        }
        back.setEnabled(history.canGoBack());
        forward.setEnabled(history.canGoForward());
    }

    private void resized() {
        boolean both = sash.getClientArea().width >= ROOM_FOR_BOTH;
        if (both != roomForBoth) {
            roomForBoth = both;
            list.setChecked(both);
            fit();
        }
    }

    private void fit() {
        sash.setMaximizedControl(!list.isChecked() ? viewer.control() : roomForBoth ? null : contents.control());
        if (list.isChecked() && !roomForBoth) {
            contents.setFocus();
        }
    }

    private Action action(String text, String icon, Runnable run) {
        Action action = new Action(text, Icons.descriptor(HelpView.class, "icons/" + icon + ".svg")) {
            @Override
            public void run() {
                run.run();
            }
        };
        action.setEnabled(false);
        return action;
    }

    @Override
    public void setFocus() {
        if (list.isChecked()) {
            contents.setFocus();
        } else {
            viewer.control().setFocus();
        }
    }
}
