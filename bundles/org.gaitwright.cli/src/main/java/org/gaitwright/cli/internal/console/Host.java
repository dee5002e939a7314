// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.cli.internal.console;

import java.nio.file.Path;

/**
 * Where the command line runs.
 *
 * @param version of the studio
 * @param launcher its start script, or null if it was not started by one
 * @param display whether a window could open
 */
public record Host(String version, Path launcher, boolean display) {
    public static Host ofProcess(String version) {
        String launcher = System.getProperty("gaitwright.launcher");
        String display = System.getenv("DISPLAY");
        String wayland = System.getenv("WAYLAND_DISPLAY");
        return new Host(
                version,
                launcher == null || launcher.isEmpty() ? null : Path.of(launcher),
                notEmpty(display) || notEmpty(wayland));
    }

    private static boolean notEmpty(String s) {
        return s != null && !s.isEmpty();
    }
}
