// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.look;

import org.eclipse.e4.core.services.events.IEventBroker;
import org.eclipse.e4.ui.css.swt.theme.ITheme;
import org.eclipse.e4.ui.css.swt.theme.IThemeEngine;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Widget;
import org.eclipse.ui.PlatformUI;
import org.osgi.service.event.EventHandler;

/** Light and dark. */
public enum Themes {
    LIGHT("org.eclipse.e4.ui.css.theme.e4_default"),
    DARK("org.eclipse.e4.ui.css.theme.e4_dark");

    private final String id;

    Themes(String id) {
        this.id = id;
    }

    /** The one in use. */
    public static Themes current() {
        IThemeEngine engine = PlatformUI.getWorkbench().getService(IThemeEngine.class);
        ITheme active = engine == null ? null : engine.getActiveTheme();
        return active != null && active.getId().contains("dark") ? DARK : LIGHT;
    }

    /** The one that the desktop prefers. */
    public static Themes ofDesktop() {
        return Display.isSystemDarkTheme() ? DARK : LIGHT;
    }

    /** Changes the whole studio, and the next start. */
    public void apply() {
        IThemeEngine engine = PlatformUI.getWorkbench().getService(IThemeEngine.class);
        if (engine != null && current() != this) {
            engine.setTheme(id, true);
        }
    }

    /** Runs {@code change} on the thread of the user interface after each change, as long as {@code owner} exists. */
    public static void follow(Widget owner, Runnable change) {
        IEventBroker broker = PlatformUI.getWorkbench().getService(IEventBroker.class);
        EventHandler handler = event -> {
            if (!owner.isDisposed()) {
                change.run();
            }
        };
        broker.subscribe(IThemeEngine.Events.THEME_CHANGED, handler);
        owner.addDisposeListener(e -> broker.unsubscribe(handler));
    }
}
