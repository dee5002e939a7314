// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.commands;

import org.eclipse.jface.action.ContributionItem;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.ui.PlatformUI;
import org.gaitwright.session.run.Act;
import org.gaitwright.workbench.run.RunControl;
import org.gaitwright.workbench.widgets.number.Numbers;

/** The speeds of a run, made again each time the menu opens. */
public final class SpeedMenu extends ContributionItem {
    private static final double[] SPEEDS = {0.05, 0.1, 0.25, 0.5, 1, 2, 4, 10, Act.UNLIMITED};

    @Override
    public boolean isDynamic() {
        return true;
    }

    @Override
    public void fill(Menu menu, int index) {
        RunControl runs = PlatformUI.getWorkbench().getService(RunControl.class);
        if (runs != null) {
            fill(menu, runs);
        }
    }

    static void fill(Menu menu, RunControl runs) {
        for (double s : SPEEDS) {
            MenuItem item = new MenuItem(menu, SWT.RADIO);
            item.setText(words(s));
            item.setSelection(s == runs.state().status().speed());
            item.addListener(SWT.Selection, e -> {
                if (item.getSelection()) {
                    runs.submit(new Act.Speed(s));
                }
            });
        }
    }

    static String words(double factor) {
        return factor == Act.UNLIMITED ? "max" : Numbers.shortly(factor) + "×";
    }
}
