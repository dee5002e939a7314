// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.workspace;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.core.runtime.Platform;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.osgi.service.datalocation.Location;
import org.eclipse.swt.widgets.Shell;

/** The folder of the projects: the one that the start script names, or else the one that people have chosen. */
public final class Workspace {
    /** Where the studio keeps what is its own: set by the start script. */
    private static final String HOME = "gaitwright.home";

    private static final String LAUNCHER = "gaitwright.launcher";
    private static final String PURPOSE =
            "Characters, styles, terrains, scenes and saved sessions are plain files in this folder.";

    private static Path next;

    private Workspace() {}

    /** Takes the workspace for this studio alone, and asks for one if there is none yet; false if there is to be no studio. */
    public static boolean take(Location location) throws IOException {
        if (location == null) {
            return true;
        }
        if (location.isSet()) {
            return location.lock() || inUse(location);
        }
        Workspaces known = known();
        Path folder = known.chosen().orElse(null);
        String message = PURPOSE;
        while (folder == null || !taken(location, folder)) {
            if (folder != null) {
                message = folder + " is in use by another Gaitwright. Use its window, or choose another folder.";
            }
            WorkspaceDialog dialog = new WorkspaceDialog(null, known.offered(), message);
            dialog.open();
            folder = dialog.chosen();
            if (folder == null) {
                return false;
            }
        }
        known.use(folder);
        return true;
    }

    private static boolean inUse(Location location) {
        MessageDialog.openInformation(
                null,
                "Gaitwright",
                "The workspace " + location.getURL().getPath()
                        + " is in use by another Gaitwright.\n\nUse its window, or close it and start again.");
        return false;
    }

    private static boolean taken(Location location, Path folder) throws IOException {
        Files.createDirectories(folder);
        return location.set(folder.toUri().toURL(), true);
    }

    private static Workspaces known() {
        Path user = Path.of(System.getProperty("user.home"));
        String home = System.getProperty(HOME);
        return new Workspaces(home == null ? user.resolve(".gaitwright") : Path.of(home), user);
    }

    /** Whether this studio can start another one in its place. */
    static boolean canSwitch() {
        return System.getProperty(LAUNCHER) != null;
    }

    /** Asks for another folder; true if the studio is to start again there. */
    static boolean choose(Shell shell) throws IOException {
        Path now = Path.of(Platform.getLocation().toOSString());
        List<Path> offered = new ArrayList<>(known().offered());
        offered.remove(now);
        WorkspaceDialog dialog = new WorkspaceDialog(
                shell, offered, "Projects are in " + now + " now. The studio restarts in the other folder.");
        dialog.open();
        Path folder = dialog.chosen();
        if (folder == null || folder.equals(now)) {
            return false;
        }
        Files.createDirectories(folder);
        Location there = Platform.getInstanceLocation().createLocation(null, null, false);
        if (there.set(folder.toUri().toURL(), false) && there.isLocked()) {
            MessageDialog.openInformation(
                    shell, WorkspaceDialog.TITLE, folder + " is in use by another Gaitwright. Use its window.");
            return false;
        }
        known().use(folder);
        next = folder;
        return true;
    }

    /** Starts a studio in the place of this one as soon as it has ended: there is no native launcher that would. */
    public static void restart() {
        String launcher = System.getProperty(LAUNCHER);
        if (launcher != null) {
            // what the platform still saves when it stops is there before the next studio reads it
            Runtime.getRuntime().addShutdownHook(new Thread(() -> start(launcher), "Restart"));
        }
    }

    private static void start(String launcher) {
        boolean batch = launcher.endsWith(".bat");
        ProcessBuilder builder =
                (batch ? new ProcessBuilder("cmd", "/c", launcher) : new ProcessBuilder(launcher)).inheritIO();
        if (next != null) {
            builder.environment().put("GAITWRIGHT_WORKSPACE", next.toString());
        }
        try {
            builder.start();
        } catch (IOException e) {
            System.err.println("gaitwright: the studio could not be started again (" + e + "); start " + launcher);
        }
    }
}
