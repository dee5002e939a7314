// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.help;

import java.util.List;
import org.eclipse.jface.dialogs.DialogTray;
import org.eclipse.jface.dialogs.TrayDialog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.gaitwright.workbench.internal.help.book.Book;
import org.gaitwright.workbench.internal.help.page.HelpLinks;
import org.gaitwright.workbench.internal.help.page.Page;
import org.gaitwright.workbench.internal.help.page.PageViewer;

/** A page beside a dialog. */
final class HelpTray extends DialogTray {
    private static final int WIDTH = 380;

    private final Page first;
    private PageViewer viewer;

    private HelpTray(Page first) {
        this.first = first;
    }

    /** Opens it, or turns to another page if it is open. */
    static void show(TrayDialog dialog, Page page) {
        if (dialog.getTray() instanceof HelpTray open) {
            open.viewer.show(page, List.of());
            return;
        }
        if (dialog.getTray() != null) {
            dialog.closeTray();
        }
        dialog.openTray(new HelpTray(page));
    }

    @Override
    protected Control createContents(Composite parent) {
        Composite room = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().applyTo(room);
        viewer = new PageViewer(room, this::follow);
        GridDataFactory.fillDefaults().grab(true, true).hint(WIDTH, 200).applyTo(viewer.control());
        viewer.show(first, List.of());
        return room;
    }

    /** Pages only: a dialog is open, so that the rest of the studio is out of reach. */
    private void follow(String target) {
        if (HelpLinks.isPage(target)) {
            Book.open().page(target).ifPresent(p -> viewer.show(p, List.of()));
        }
    }
}
