// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.help.page;

import java.util.Locale;
import org.eclipse.core.commands.common.CommandException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.swt.program.Program;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.WorkbenchException;
import org.eclipse.ui.commands.ICommandService;
import org.eclipse.ui.dialogs.PreferencesUtil;
import org.eclipse.ui.handlers.IHandlerService;
import org.gaitwright.workbench.look.Messages;

/** Does what a link of a page says: shows a view, runs a command, opens a cheat sheet. */
public final class HelpLinks {
    private HelpLinks() {}

    /** Whether a link leads to a page. */
    public static boolean isPage(String target) {
        return !target.contains(":") || target.startsWith("generated:");
    }

    /** What a click will do, for a tool tip; null if it just turns the page. */
    static String words(String target) {
        int colon = target.indexOf(':');
        return switch (colon < 0 ? "" : target.substring(0, colon)) {
            case "command" -> "Do it now";
            case "view" -> "Show this view";
            case "perspective" -> "Open this perspective";
            case "preferences" -> "Open these preferences";
            case "wizard" -> "Open this wizard";
            case "https" -> target;
            default -> null;
        };
    }

    public static void open(String target) {
        IWorkbenchWindow window = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
        int colon = target.indexOf(':');
        String scheme = target.substring(0, Math.max(0, colon)).toLowerCase(Locale.ROOT);
        String rest = target.substring(colon + 1);
        try {
            switch (scheme) {
                case "command" -> run(window, rest);
                case "view" -> window.getActivePage().showView(rest);
                case "perspective" -> PlatformUI.getWorkbench().showPerspective(rest, window);
                case "preferences" -> PreferencesUtil.createPreferenceDialogOn(window.getShell(), rest, null, null)
                        .open();
                case "wizard" -> wizard(window, rest);
                case "https" -> Program.launch(target);
                default -> throw new IllegalArgumentException("unknown kind of link");
            }
        } catch (CommandException | WorkbenchException | RuntimeException e) {
            ILog.get().warn("The link " + target + " of the help is dead", e);
            Messages messages = PlatformUI.getWorkbench().getService(Messages.class);
            if (messages != null) {
                messages.warn("The help's link '" + target + "' can't be opened: " + e.getMessage());
            }
        }
    }

    /** What a command of a link answers; null if it can't be run now. */
    public static Object ask(String target) {
        IWorkbenchWindow window = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
        try {
            ICommandService commands = window.getService(ICommandService.class);
            return window.getService(IHandlerService.class)
                    .executeCommand(commands.deserialize(target.substring(target.indexOf(':') + 1)), null);
        } catch (CommandException | RuntimeException e) {
            ILog.get().warn("The check " + target + " of the help failed", e);
            return null;
        }
    }

    private static void run(IWorkbenchWindow window, String serialized) throws CommandException {
        ICommandService commands = window.getService(ICommandService.class);
        window.getService(IHandlerService.class).executeCommand(commands.deserialize(serialized), null);
    }

    private static void wizard(IWorkbenchWindow window, String id) throws CommandException {
        run(window, "org.eclipse.ui.newWizard(newWizardId=" + id + ")");
    }
}
