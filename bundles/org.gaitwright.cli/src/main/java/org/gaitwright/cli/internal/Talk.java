// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.cli.internal;

import picocli.CommandLine.Option;

/** How much a command tells besides its result. */
final class Talk {
    @Option(
            names = {"-q", "--quiet"},
            description = "No progress and no notes on stderr; errors are still reported.")
    private boolean quiet;

    @Option(names = "--verbose", description = "Prints details for developers with errors.")
    private boolean verbose;

    boolean quiet() {
        return quiet;
    }

    boolean verbose() {
        return verbose;
    }
}
