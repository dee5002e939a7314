// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.cli.internal.console;

import picocli.CommandLine.Mixin;

/** What all commands have in common. */
public abstract class ConsoleCommand {
    protected final Services services;
    protected final Terminal terminal;
    protected final Host host;
    protected final Stopping stopping;

    @Mixin
    private VerbosityOptions verbosity;

    protected ConsoleCommand(Console console) {
        services = console.services();
        terminal = console.terminal();
        host = console.host();
        stopping = console.stopping();
    }

    protected final boolean quiet() {
        return verbosity.quiet();
    }

    /** A line to whoever watches, unless quiet is asked for. */
    protected final void note(Object line) {
        if (!quiet()) {
            terminal.note(line.toString());
        }
    }
}
