// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.welcome;

import java.util.List;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.ILog;
import org.eclipse.jface.action.ContributionItem;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.ide.IDE;
import org.gaitwright.workbench.internal.Ids;
import org.gaitwright.workbench.look.Places;

/** The lines of File ▸ Recent Files. */
public final class RecentFilesMenu extends ContributionItem {
    private final IWorkbenchWindow window;

    public RecentFilesMenu(IWorkbenchWindow window) {
        super("org.gaitwright.workbench.recentFiles");
        this.window = window;
    }

    @Override
    public boolean isDynamic() {
        return true;
    }

    @Override
    public void fill(Menu menu, int index) {
        List<IFile> files = RecentFiles.list();
        for (int i = 0; i < files.size(); i++) {
            IFile file = files.get(i);
            MenuItem item = new MenuItem(menu, SWT.PUSH, index + i);
            String path = file.getFullPath().makeRelative().toString().replace("&", "&&");
            item.setText("&" + (i + 1) + "  " + path);
            item.addListener(SWT.Selection, e -> open(window, file));
        }
        if (files.isEmpty()) {
            MenuItem none = new MenuItem(menu, SWT.PUSH, index);
            none.setText("No recent files");
            none.setEnabled(false);
        }
    }

    /** Where files are edited. */
    static void open(IWorkbenchWindow window, IFile file) {
        Places.open(window, Ids.AUTHOR);
        try {
            IDE.openEditor(window.getActivePage(), file);
        } catch (PartInitException e) {
            ILog.get().error(file.getFullPath() + " did not open", e);
        }
    }
}
