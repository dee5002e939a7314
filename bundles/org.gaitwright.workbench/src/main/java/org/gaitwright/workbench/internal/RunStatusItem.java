// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal;

import org.eclipse.jface.action.ContributionItem;
import org.eclipse.jface.action.StatusLineLayoutData;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CLabel;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.PlatformUI;
import org.gaitwright.workbench.run.RunControl;

/** Who walks where, how finely, and at what cost, at the end of the status line. */
final class RunStatusItem extends ContributionItem {
    private static final int CHARACTERS = 64;

    private CLabel label;

    RunStatusItem() {
        super("org.gaitwright.workbench.status");
    }

    @Override
    public void fill(Composite parent) {
        RunControl runs = PlatformUI.getWorkbench().getService(RunControl.class);
        label = new CLabel(parent, SWT.SHADOW_NONE);
        StatusLineLayoutData layout = new StatusLineLayoutData();
        layout.widthHint = CHARACTERS * label.getFont().getFontData()[0].getHeight() * 3 / 4;
        label.setLayoutData(layout);
        if (runs == null) {
            return;
        }
        Display display = parent.getDisplay();
        RunControl.Subscription subscription = runs.listen(() -> display.asyncExec(() -> show(runs)));
        label.addDisposeListener(e -> subscription.close());
        show(runs);
    }

    private void show(RunControl runs) {
        if (!label.isDisposed()) {
            String words = StatusWords.line(runs.status());
            label.setText(words);
            label.setToolTipText(words);
        }
    }
}
