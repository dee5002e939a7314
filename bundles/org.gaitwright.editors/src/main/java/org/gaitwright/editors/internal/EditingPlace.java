// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal;

import java.util.Set;
import org.eclipse.core.runtime.ILog;
import org.eclipse.ui.IEditorReference;
import org.eclipse.ui.IPartListener2;
import org.eclipse.ui.IPerspectiveDescriptor;
import org.eclipse.ui.IStartup;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.IWorkbenchPartReference;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PerspectiveAdapter;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.WorkbenchException;

/**
 * Takes editors to where files are edited. The platform shows an editor in whatever perspective is in front; those without room
 * for editors would be squeezed by it. Starts with the workbench.
 */
public final class EditingPlace extends PerspectiveAdapter implements IStartup, IPartListener2 {
    public static final String AUTHOR = "org.gaitwright.workbench.author";

    /** Perspectives whose layouts have no room for editors; others keep what is opened there. */
    private static final Set<String> WITHOUT = Set.of(
            "org.gaitwright.workbench.simulate",
            "org.gaitwright.workbench.optimize",
            "org.gaitwright.workbench.compare");

    @Override
    public void earlyStartup() {
        PlatformUI.getWorkbench().getDisplay().asyncExec(() -> {
            for (IWorkbenchWindow window : PlatformUI.getWorkbench().getWorkbenchWindows()) {
                window.getPartService().addPartListener(this);
                window.addPerspectiveListener(this);
            }
        });
    }

    @Override
    public void partOpened(IWorkbenchPartReference part) {
        check(part);
    }

    /** One that is open elsewhere already is only activated when it is opened again. */
    @Override
    public void partActivated(IWorkbenchPartReference part) {
        check(part);
    }

    private static void check(IWorkbenchPartReference part) {
        if (part instanceof IEditorReference && without(part.getPage().getPerspective())) {
            // the platform is still about to show it
            PlatformUI.getWorkbench().getDisplay().asyncExec(() -> move(part));
        }
    }

    private static boolean without(IPerspectiveDescriptor perspective) {
        return perspective != null && WITHOUT.contains(perspective.getId());
    }

    private static void move(IWorkbenchPartReference editor) {
        IWorkbenchPage page = editor.getPage();
        IWorkbenchPart part = editor.getPart(false);
        if (PlatformUI.getWorkbench().isClosing()
                || part == null
                || !without(page.getPerspective())
                || !page.isEditorAreaVisible()) {
            return;
        }
        boolean active = page.getActivePart() == part;
        page.setEditorAreaVisible(false);
        try {
            PlatformUI.getWorkbench().showPerspective(AUTHOR, page.getWorkbenchWindow());
        } catch (WorkbenchException e) {
            ILog.get().error("The Author perspective did not open", e);
        }
        if (active) {
            page.activate(part);
        } else {
            page.bringToTop(part);
        }
    }

    /** A workspace may remember an area of editors that was shown once. */
    @Override
    public void perspectiveActivated(IWorkbenchPage page, IPerspectiveDescriptor perspective) {
        if (without(perspective) && page.isEditorAreaVisible()) {
            page.setEditorAreaVisible(false);
        }
    }
}
