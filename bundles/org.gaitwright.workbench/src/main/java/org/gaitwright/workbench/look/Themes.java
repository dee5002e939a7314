// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.look;

import java.util.function.BooleanSupplier;
import org.eclipse.e4.core.services.events.IEventBroker;
import org.eclipse.e4.ui.css.swt.internal.theme.ThemeEngine;
import org.eclipse.e4.ui.css.swt.theme.ITheme;
import org.eclipse.e4.ui.css.swt.theme.IThemeEngine;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Listener;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Widget;
import org.eclipse.ui.PlatformUI;
import org.osgi.service.event.EventHandler;

/** Light and dark. */
public enum Themes {
    LIGHT("org.eclipse.e4.ui.css.theme.e4_default"),
    DARK("org.eclipse.e4.ui.css.theme.e4_dark");

    private static final Color ANY = new Color(1, 2, 3);

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
            styleAgainAfterDesktop(engine);
        }
    }

    /**
     * Style sheets name colours of the desktop, and GTK changes those only after the sheets were applied: without a second
     * time, the text of the old theme would stay on the ground of the new one. Elsewhere the desktop's colours do not
     * change with ours, and nothing calls.
     */
    @SuppressWarnings("restriction") // nothing public applies a theme that is already in use
    private static void styleAgainAfterDesktop(IThemeEngine engine) {
        Display display = PlatformUI.getWorkbench().getDisplay();
        display.addListener(SWT.Settings, new Listener() {
            @Override
            public void handleEvent(Event event) {
                display.removeListener(SWT.Settings, this);
                if (engine instanceof ThemeEngine own) {
                    for (Shell shell : display.getShells()) {
                        forgetColours(shell);
                    }
                    own.resetCurrentTheme();
                }
            }
        });
    }

    /**
     * Back to the colours of the desktop. A control without colours of its own ignores that order and keeps those that the
     * desktop had before, and one that is given the colour it has takes it for none: hence another one first.
     */
    private static void forgetColours(Control control) {
        control.setForeground(ANY);
        control.setForeground(null);
        control.setBackground(ANY);
        control.setBackground(null);
        if (control instanceof Composite composite) {
            for (Control child : composite.getChildren()) {
                forgetColours(child);
            }
        }
    }

    /** Runs {@code change} on the thread of the user interface after each change, as long as {@code owner} exists. */
    public static void follow(Widget owner, Runnable change) {
        Runnable end = follow(owner::isDisposed, change);
        owner.addDisposeListener(e -> end.run());
    }

    /** Runs {@code change} on the thread of the user interface after each change, as long as {@code display} exists. */
    public static void follow(Display display, Runnable change) {
        follow(display::isDisposed, change);
    }

    private static Runnable follow(BooleanSupplier gone, Runnable change) {
        IEventBroker broker = PlatformUI.getWorkbench().getService(IEventBroker.class);
        EventHandler handler = event -> {
            if (!gone.getAsBoolean()) {
                change.run();
            }
        };
        broker.subscribe(IThemeEngine.Events.THEME_CHANGED, handler);
        return () -> broker.unsubscribe(handler);
    }
}
