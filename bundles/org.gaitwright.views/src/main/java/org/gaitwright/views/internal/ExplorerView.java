// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal;

import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.navigator.CommonNavigator;

/** The projects of the workspace. */
public final class ExplorerView extends CommonNavigator {
    @Override
    public void createPartControl(Composite parent) {
        super.createPartControl(parent);
        // the file in the editor is the one that people look for
        setLinkingEnabled(true);
        getCommonViewer().addPostSelectionChangedListener(e -> hush(e.getSelection()));
        hush(getCommonViewer().getSelection());
    }

    /** The platform would say that 0 items are selected. */
    private void hush(ISelection selection) {
        if (selection.isEmpty()) {
            getViewSite().getActionBars().getStatusLineManager().setMessage(null);
        }
    }

    @Override
    protected Object getInitialInput() {
        return ResourcesPlugin.getWorkspace().getRoot();
    }
}
