// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal;

import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.ui.navigator.CommonNavigator;

/** The projects of the workspace. */
public final class ExplorerView extends CommonNavigator {
    @Override
    protected Object getInitialInput() {
        return ResourcesPlugin.getWorkspace().getRoot();
    }
}
