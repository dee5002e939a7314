// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.status;

import java.io.IOException;
import java.time.LocalTime;
import java.time.format.DateTimeFormatter;
import org.eclipse.core.runtime.ILog;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.console.ConsolePlugin;
import org.eclipse.ui.console.IConsole;
import org.eclipse.ui.console.MessageConsole;
import org.eclipse.ui.console.MessageConsoleStream;
import org.gaitwright.workbench.look.Messages;
import org.gaitwright.workbench.look.Themes;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Deactivate;

/** The Console "Gaitwright". */
@Component(service = Messages.class)
public final class ConsoleMessages implements Messages {
    private static final DateTimeFormatter CLOCK = DateTimeFormatter.ofPattern("HH:mm:ss");
    private static final Color RED_ON_LIGHT = new Color(0xb3, 0x26, 0x1e);
    private static final Color RED_ON_DARK = new Color(0xff, 0x8a, 0x80);

    private final MessageConsole console = new MessageConsole("Gaitwright", null);
    private final MessageConsoleStream plain = console.newMessageStream();
    private final MessageConsoleStream red = console.newMessageStream();

    @Activate
    public ConsoleMessages() {
        ConsolePlugin.getDefault().getConsoleManager().addConsoles(new IConsole[] {console});
    }

    @Deactivate
    void close() {
        try (plain;
                red) {
            // the manager disposes of what it lets go, and of what it still has when its bundle stops: not twice
            if (ConsolePlugin.getDefault() != null) {
                ConsolePlugin.getDefault().getConsoleManager().removeConsoles(new IConsole[] {console});
            }
        } catch (IOException e) {
            ILog.get().warn("The Console did not close", e);
        }
    }

    @Override
    public void tell(String text) {
        plain.println(line(text));
    }

    @Override
    public void warn(String text) {
        Display display = PlatformUI.getWorkbench().getDisplay();
        if (!display.isDisposed()) {
            display.asyncExec(() -> red.setColor(Themes.current() == Themes.DARK ? RED_ON_DARK : RED_ON_LIGHT));
        }
        red.println(line(text));
    }

    private static String line(String text) {
        return CLOCK.format(LocalTime.now()) + "  " + text;
    }
}
