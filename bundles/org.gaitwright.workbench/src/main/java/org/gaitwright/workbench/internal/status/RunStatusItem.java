// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.status;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CLabel;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.menus.WorkbenchWindowControlContribution;
import org.gaitwright.workbench.run.RunControl;

/** Who walks where, how finely, and at what cost, in the status line. */
public final class RunStatusItem extends WorkbenchWindowControlContribution {
    /** What is longer is cut in its middle. */
    private static final int LEAST_WIDTH = 420;

    private static final int WIDTH = 600;
    /** What the line of messages and the progress take of the window; with less, the status line would have two rows. */
    private static final int BESIDE = 860;

    @Override
    protected Control createControl(Composite parent) {
        RunControl runs = PlatformUI.getWorkbench().getService(RunControl.class);
        Composite box = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().extendedMargins(8, 8, 3, 3).applyTo(box);
        CLabel label = new CLabel(box, SWT.RIGHT);
        GridDataFactory.fillDefaults()
                .grab(true, true)
                .align(SWT.FILL, SWT.CENTER)
                .hint(width(parent.getShell()), SWT.DEFAULT)
                .applyTo(label);
        if (runs != null) {
            Display display = parent.getDisplay();
            RunControl.Subscription subscription = runs.listen(() -> display.asyncExec(() -> show(label, runs)));
            label.addDisposeListener(e -> subscription.close());
            show(label, runs);
        }
        return box;
    }

    private static int width(Shell window) {
        return Math.max(LEAST_WIDTH, Math.min(WIDTH, window.getSize().x - BESIDE));
    }

    private static void show(CLabel label, RunControl runs) {
        if (!label.isDisposed()) {
            String words = StatusWords.line(runs.state().status());
            if (!words.equals(label.getText())) {
                label.setText(words);
                label.setToolTipText(words);
            }
        }
    }
}
