// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal;

import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.contexts.IContextService;
import org.eclipse.ui.part.ViewPart;
import org.gaitwright.workbench.look.EmptyState;
import org.gaitwright.workbench.look.Icons;

/** Says what a view will be for. */
public final class PlannedView extends ViewPart {
    private EmptyState state;

    @Override
    public void createPartControl(Composite parent) {
        parent.setLayout(new FillLayout());
        getSite().getService(IContextService.class).activateContext("org.gaitwright.workbench.watching");
        Planned planned = Planned.of(getSite().getId());
        state = new EmptyState(
                parent, Icons.at(PlannedView.class, planned.icon()), planned.title(), planned.explanation());
        if (planned.step() == Planned.Step.SIMULATE) {
            state.action(
                    "Open the Simulate perspective", () -> Parts.open(getSite(), "org.gaitwright.workbench.simulate"));
        }
    }

    @Override
    public void setFocus() {
        state.control().setFocus();
    }
}
