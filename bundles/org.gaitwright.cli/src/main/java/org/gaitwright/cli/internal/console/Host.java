// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.cli.internal.console;

import java.nio.file.Path;

/**
 * Where the command line runs.
 *
 * @param version of the studio
 * @param launcher its start script, or null if it was not started by one
 * @param display whether a window could open
 * @param rigs the jar of the bundle that measures the studio from inside, or null: it is no part of the product
 */
public record Host(String version, Path launcher, boolean display, Path rigs) {
    public static Host ofProcess(String version) {
        String display = System.getenv("DISPLAY");
        String wayland = System.getenv("WAYLAND_DISPLAY");
        return new Host(
                version,
                path(System.getProperty("gaitwright.launcher")),
                notEmpty(display) || notEmpty(wayland),
                path(System.getenv("GAITWRIGHT_RIGS")));
    }

    private static Path path(String s) {
        return notEmpty(s) ? Path.of(s) : null;
    }

    private static boolean notEmpty(String s) {
        return s != null && !s.isEmpty();
    }
}
