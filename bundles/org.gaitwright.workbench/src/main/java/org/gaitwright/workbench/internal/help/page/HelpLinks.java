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

    /** Follows a link; what can't be followed is a message and a line in the log. Returns what a command answers. */
    public static Object open(String target) {
        IWorkbenchWindow window = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
        int colon = target.indexOf(':');
        String scheme = target.substring(0, Math.max(0, colon)).toLowerCase(Locale.ROOT);
        String rest = target.substring(colon + 1);
        try {
            return switch (scheme) {
                case "command" -> run(window, rest);
                case "view" -> window.getActivePage().showView(rest);
                case "perspective" -> PlatformUI.getWorkbench().showPerspective(rest, window);
                case "preferences" -> PreferencesUtil.createPreferenceDialogOn(window.getShell(), rest, null, null)
                        .open();
                case "wizard" -> run(window, "org.eclipse.ui.newWizard(newWizardId=" + rest + ")");
                case "https" -> Program.launch(target);
                default -> throw new IllegalArgumentException("unknown kind of link");
            };
        } catch (CommandException | WorkbenchException | RuntimeException e) {
            ILog.get().warn("The link " + target + " is dead", e);
            Messages messages = PlatformUI.getWorkbench().getService(Messages.class);
            if (messages != null) {
                messages.warn("The link '" + target + "' can't be opened: " + e.getMessage());
            }
            return null;
        }
    }

    private static Object run(IWorkbenchWindow window, String serialized) throws CommandException {
        ICommandService commands = window.getService(ICommandService.class);
        return window.getService(IHandlerService.class).executeCommand(commands.deserialize(serialized), null);
    }
}
