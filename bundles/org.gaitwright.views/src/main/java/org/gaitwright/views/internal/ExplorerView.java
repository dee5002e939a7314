// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal;

import java.util.List;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResourceChangeEvent;
import org.eclipse.core.resources.IResourceChangeListener;
import org.eclipse.core.resources.IResourceDelta;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IPartListener2;
import org.eclipse.ui.IWorkbenchPartReference;
import org.eclipse.ui.ide.ResourceUtil;
import org.eclipse.ui.navigator.CommonNavigator;

/** The projects of the workspace. */
public final class ExplorerView extends CommonNavigator {
    @Override
    public void createPartControl(Composite parent) {
        super.createPartControl(parent);
        // one way only: a click on an open file must not bring up its editor beside the scene
        setLinkingEnabled(false);
        IPartListener2 edited = new IPartListener2() {
            @Override
            public void partActivated(IWorkbenchPartReference part) {
                if (part.getPart(false) instanceof IEditorPart editor) {
                    reveal(editor);
                }
            }
        };
        getSite().getPage().addPartListener(edited);
        getCommonViewer()
                .getControl()
                .addDisposeListener(e -> getSite().getPage().removePartListener(edited));
        // a project that has just come shows what is in it
        getCommonViewer().expandToLevel(2);
        IResourceChangeListener watch = e -> open(e.getDelta());
        ResourcesPlugin.getWorkspace().addResourceChangeListener(watch, IResourceChangeEvent.POST_CHANGE);
        getCommonViewer().getControl().addDisposeListener(e -> ResourcesPlugin.getWorkspace()
                .removeResourceChangeListener(watch));
        getCommonViewer().addPostSelectionChangedListener(e -> hush(e.getSelection()));
        hush(getCommonViewer().getSelection());
    }

    /** The file in the editor is the one that people look for. */
    private void reveal(IEditorPart editor) {
        IFile file = ResourceUtil.getFile(editor.getEditorInput());
        if (file != null && !getCommonViewer().getStructuredSelection().toList().equals(List.of(file))) {
            selectReveal(new StructuredSelection(file));
        }
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
