// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal;

import org.eclipse.core.resources.IResourceChangeEvent;
import org.eclipse.core.resources.IResourceChangeListener;
import org.eclipse.core.resources.IResourceDelta;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.navigator.CommonNavigator;

/** The projects of the workspace. */
public final class ExplorerView extends CommonNavigator {
    @Override
    public void createPartControl(Composite parent) {
        super.createPartControl(parent);
        // the file in the editor is the one that people look for
        setLinkingEnabled(true);
        // a project that has just come shows what is in it
        getCommonViewer().expandToLevel(2);
        IResourceChangeListener watch = e -> open(e.getDelta());
        ResourcesPlugin.getWorkspace().addResourceChangeListener(watch, IResourceChangeEvent.POST_CHANGE);
        getCommonViewer().getControl().addDisposeListener(e -> ResourcesPlugin.getWorkspace()
                .removeResourceChangeListener(watch));
        getCommonViewer().addPostSelectionChangedListener(e -> hush(e.getSelection()));
        hush(getCommonViewer().getSelection());
    }

    private void open(IResourceDelta change) {
        Control control = getCommonViewer().getControl();
        for (IResourceDelta d : change.getAffectedChildren()) {
            boolean came = d.getKind() == IResourceDelta.ADDED || (d.getFlags() & IResourceDelta.OPEN) != 0;
            if (came && !control.isDisposed()) {
                control.getDisplay().asyncExec(() -> {
                    if (!control.isDisposed()) {
                        getCommonViewer().refresh();
                        getCommonViewer().expandToLevel(d.getResource(), 1);
                    }
                });
            }
        }
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
