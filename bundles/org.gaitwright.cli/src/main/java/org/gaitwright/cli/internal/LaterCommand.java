// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.cli.internal;

import java.util.List;
import org.gaitwright.core.registry.InvalidInput;
import picocli.CommandLine.Command;
import picocli.CommandLine.Unmatched;

/** A word that the command line keeps for a version to come. */
@Command(
        hidden = true,
        mixinStandardHelpOptions = true,
        description = "Arrives in a later version; this one only keeps the word for it.")
final class LaterCommand implements Runnable {
    private final String name;

    /** Whatever follows must not hide the message. */
    @Unmatched
    private List<String> ignored;

    LaterCommand(String name) {
        this.name = name;
    }

    @Override
    public void run() {
        throw new InvalidInput("'gaitwright " + name
                + "' arrives in a later version; this one has list, simulate, optimize, bench, convert and plugin");
    }
}
