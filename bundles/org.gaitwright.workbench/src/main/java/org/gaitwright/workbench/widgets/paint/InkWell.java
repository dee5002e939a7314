// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.widgets.paint;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.PlatformUI;
import org.gaitwright.workbench.look.Themes;
import org.osgi.framework.FrameworkUtil;

/** The ink in use on a display. One subscription serves all widgets, since views have hundreds of them. */
final class InkWell {
    private static final String KEY = InkWell.class.getName();

    private final Map<Control, Runnable> followers = new LinkedHashMap<>();
    private Ink ink;

    private InkWell(Ink ink) {
        this.ink = ink;
    }

    static InkWell of(Display display) {
        if (display.getData(KEY) instanceof InkWell well) {
            return well;
        }
        InkWell well = new InkWell(null);
        display.setData(KEY, well);
        if (withWorkbench()) {
            Themes.follow(display, () -> well.use(Ink.of(Themes.current())));
        }
        return well;
    }

    /** Gives a display without a workbench its ink, before its first widget. */
    static void fill(Display display, Ink ink) {
        if (display.getData(KEY) instanceof InkWell well) {
            well.use(ink);
        } else {
            display.setData(KEY, new InkWell(ink));
        }
    }

    Ink ink() {
        if (ink == null) {
            ink = Ink.of(withWorkbench() ? Themes.current() : Themes.ofDesktop());
        }
        return ink;
    }

    void follow(Control owner, Runnable change) {
        if (followers.merge(owner, change, InkWell::both) == change) {
            owner.addDisposeListener(e -> followers.remove(owner));
        }
    }

    private void use(Ink other) {
        ink = other;
        List.copyOf(followers.values()).forEach(Runnable::run);
    }

    private static Runnable both(Runnable first, Runnable second) {
        return () -> {
            first.run();
            second.run();
        };
    }

    /** Whether there is a workbench around; the gallery does without. */
    static boolean withWorkbench() {
        // outside of OSGi the classes of the workbench may not even be there
        if (FrameworkUtil.getBundle(InkWell.class) == null) {
            return false;
        }
        try {
            return PlatformUI.getWorkbench() != null;
        } catch (IllegalStateException e) {
            return false;
        }
    }
}
