// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal;

import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.navigator.CommonNavigator;

/** The projects of the workspace. */
public final class ExplorerView extends CommonNavigator {
    @Override
    public void createPartControl(Composite parent) {
        super.createPartControl(parent);
        // the file in the editor is the one that people look for
        setLinkingEnabled(true);
    }

    @Override
    protected Object getInitialInput() {
        return ResourcesPlugin.getWorkspace().getRoot();
    }
}
