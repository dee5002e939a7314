// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.commands;

import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.IExecutableExtension;
import org.eclipse.jface.action.ContributionItem;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.ui.PlatformUI;
import org.gaitwright.workbench.run.RunControl;

/** The lines of a drop-down, made again each time it opens, so that it follows plug-ins as they come and go. */
public final class ChoiceMenu extends ContributionItem implements IExecutableExtension {
    private Choice choice = Choice.SPEED;

    @Override
    public void setInitializationData(IConfigurationElement config, String property, Object data) {
        choice = Choice.of((String) data);
    }

    @Override
    public boolean isDynamic() {
        return true;
    }

    @Override
    public void fill(Menu menu, int index) {
        RunControl runs = PlatformUI.getWorkbench().getService(RunControl.class);
        if (runs != null) {
            ChoiceHandler.fill(menu, choice.options(runs), choice);
        }
    }
}
