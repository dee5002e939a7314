// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.cli.internal.console;

import picocli.CommandLine.Option;

/** How much a command tells besides its result. */
public final class VerbosityOptions {
    /** After what a command has itself. */
    private static final int LAST = 1000;

    @Option(
            names = {"-q", "--quiet"},
            order = LAST,
            description = "No progress and no notes on stderr; errors are still reported.")
    private boolean quiet;

    @Option(names = "--verbose", order = LAST, description = "Prints details for developers with errors.")
    private boolean verbose;

    public boolean quiet() {
        return quiet;
    }

    public boolean verbose() {
        return verbose;
    }
}
