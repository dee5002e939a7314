// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.live;

import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Listener;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.Widget;
import org.eclipse.ui.IWorkbenchPartSite;
import org.eclipse.ui.contexts.IContextActivation;
import org.eclipse.ui.contexts.IContextService;

/** Lets single keys act on the run in a view, but not while somebody types there. */
public final class KeysInView implements Listener {
    /** Space, arrows and letters: time and steering. */
    public static final String WATCHING = "org.gaitwright.workbench.watching";
    /** Letters alone: steering. */
    public static final String STEERING = "org.gaitwright.workbench.steering";

    private final IContextService contexts;
    private final Composite part;
    private final String context;
    private IContextActivation active;

    private KeysInView(IContextService contexts, Composite part, String context) {
        this.contexts = contexts;
        this.part = part;
        this.context = context;
        active = contexts.activateContext(context);
    }

    public static void allow(IWorkbenchPartSite site, Composite part, String context) {
        KeysInView keys = new KeysInView(site.getService(IContextService.class), part, context);
        part.getDisplay().addFilter(SWT.FocusIn, keys);
        part.addDisposeListener(e -> e.display.removeFilter(SWT.FocusIn, keys));
    }

    @Override
    public void handleEvent(Event event) {
        if (within(event.widget)) {
            boolean typing =
                    event.widget instanceof Text || event.widget instanceof StyledText || event.widget instanceof Combo;
            if (typing && active != null) {
                contexts.deactivateContext(active);
                active = null;
            } else if (!typing && active == null) {
                active = contexts.activateContext(context);
            }
        }
    }

    private boolean within(Widget widget) {
        Control at = widget instanceof Control c ? c : null;
        while (at != null && at != part) {
            at = at.getParent();
        }
        return at != null;
    }
}
