// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.help;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.jface.dialogs.TrayDialog;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.gaitwright.workbench.internal.Ids;
import org.gaitwright.workbench.internal.help.book.Book;
import org.gaitwright.workbench.internal.help.page.Page;
import org.gaitwright.workbench.look.Places;

/** Finds the page that helps where the user is, and shows it: in the Help view, or in the tray of an open dialog. */
final class HelpDesk {
    /** Where the platform keeps the help id of a control. */
    private static final String HELP_ID = "org.eclipse.ui.help";

    private static final String PREFERENCES = "org.eclipse.ui.preferences";

    private HelpDesk() {}

    /** About what has the focus. */
    static void helpHere() {
        Book book = Book.open();
        show(subjects().stream()
                .flatMap(s -> book.about(s).stream())
                .findFirst()
                .or(book::first));
    }

    /** From the nearest to the most general. */
    private static List<String> subjects() {
        List<String> subjects = new ArrayList<>();
        Display display = Display.getCurrent();
        for (Control c = display.getFocusControl(); c != null; c = c.getParent()) {
            if (c.getData(HELP_ID) instanceof String id) {
                subjects.add(id);
            }
        }
        Shell shell = display.getActiveShell();
        if (shell != null && shell.getData() instanceof org.eclipse.jface.preference.PreferenceDialog) {
            subjects.add(PREFERENCES);
        }
        IWorkbenchWindow window = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
        if (window != null && window.getActivePage() != null) {
            inWindow(window, shell, subjects);
        }
        return subjects;
    }

    private static void inWindow(IWorkbenchWindow window, Shell shell, List<String> subjects) {
        IWorkbenchPage page = window.getActivePage();
        boolean noDialog = shell == null || shell == window.getShell();
        if (noDialog && page.getActivePart() != null) {
            subjects.add(page.getActivePart().getSite().getId());
        }
        if (page.getPerspective() != null) {
            subjects.add(page.getPerspective().getId());
        }
    }

    static void show(Optional<Page> page) {
        TrayDialog dialog = modalDialog();
        if (dialog != null) {
            page.ifPresent(p -> HelpTray.show(dialog, p));
            return;
        }
        HelpView view = view();
        if (view != null) {
            page.ifPresent(view::show);
        }
    }

    static void search(String words) {
        HelpView view = view();
        if (view != null) {
            view.search(words);
        }
    }

    /** A dialog that keeps the user from the Help view; null if there is none. */
    private static TrayDialog modalDialog() {
        Shell shell = Display.getCurrent().getActiveShell();
        return shell != null && shell.getData() instanceof TrayDialog dialog ? dialog : null;
    }

    private static HelpView view() {
        return (HelpView) open(Ids.HELP);
    }

    /** Null if there is no window, or if the view did not open. */
    static IViewPart open(String view) {
        IWorkbenchWindow window = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
        return window == null || window.getActivePage() == null ? null : Places.show(window.getActivePage(), view);
    }
}
