// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.cli.internal;

import java.io.IOException;
import org.gaitwright.cli.internal.bench.BenchCommand;
import org.gaitwright.cli.internal.console.Console;
import org.gaitwright.cli.internal.console.ExitCode;
import org.gaitwright.cli.internal.console.Host;
import org.gaitwright.cli.internal.console.Services;
import org.gaitwright.cli.internal.console.Stopping;
import org.gaitwright.cli.internal.console.Terminal;
import org.gaitwright.cli.internal.convert.ConvertCommand;
import org.gaitwright.cli.internal.export.ExportCommand;
import org.gaitwright.cli.internal.optimize.OptimizeCommand;
import org.gaitwright.cli.internal.simulate.SimulateCommand;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** All commands, with services and streams handed in. */
final class CommandTree {
    private static final int HELP_WIDTH = 110;
    private static final String[] DEFAULT = {"simulate"};

    private final CommandLine commands;
    private final Terminal terminal;

    CommandTree(Services services, Terminal terminal, Host host, Stopping stopping) {
        this.terminal = terminal;
        Console console = new Console(services, terminal, host, stopping);
        commands = new CommandLine(new Root());
        commands.addSubcommand(new ListCommand(console));
        commands.addSubcommand(new SimulateCommand(console));
        commands.addSubcommand(new BenchCommand(console));
        commands.addSubcommand(new ConvertCommand(console));
        commands.addSubcommand(new ExportCommand(console));
        commands.addSubcommand(PluginCommand.tree(console));
        commands.addSubcommand(new OptimizeCommand(console));
        commands.addSubcommand(new CommandLine.HelpCommand());
        commands.setExpandAtFiles(false);
        commands.setUsageHelpWidth(HELP_WIDTH);
        OptionNumbers.register(commands);
        terminal.lend(commands);
        commands.getCommandSpec().versionProvider(() ->
                new String[] {"Gaitwright " + host.version() + " (Java " + System.getProperty("java.version") + ")"});
        Failures failures = new Failures(terminal);
        commands.setParameterExceptionHandler(failures);
        commands.setExecutionExceptionHandler(failures);
    }

    /** Runs a command; without any, what a machine without display gets for {@code ./gaitwright}. */
    int run(String... arguments) {
        String[] words = arguments;
        if (words == null || words.length == 0) {
            terminal.note("There is no display for the studio; running the default scene headless."
                    + " 'gaitwright help' lists the commands.");
            words = DEFAULT;
        }
        return delivered(commands.execute(words));
    }

    /** A result that nobody got is none. */
    private int delivered(int code) {
        try {
            terminal.deliver();
            return code;
        } catch (IOException e) {
            if (code == ExitCode.WRONG_INPUT || code == ExitCode.DEFECT) {
                return code;
            }
            terminal.note("error: " + e.getMessage() + "; check the disk and try again");
            return ExitCode.WRONG_INPUT;
        }
    }

    @Command(
            name = "gaitwright",
            mixinStandardHelpOptions = true,
            description = "A studio for controllers of physics-based walking bipeds: the command line.",
            synopsisSubcommandLabel = "COMMAND",
            footerHeading = "%nExit codes:%n",
            footer = {
                "  0  success",
                "  1  --expect not met",
                "  2  invalid input; nothing was written",
                "  3  a defect of Gaitwright",
                "",
                "Examples:",
                "  gaitwright list controllers",
                "  gaitwright simulate --character humanoid --controller passive --duration 3",
                "  gaitwright help simulate"
            })
    static final class Root implements Runnable {
        @Spec
        private CommandSpec spec;

        @Override
        public void run() {
            throw new ParameterException(
                    spec.commandLine(),
                    "a command is missing; expected one of list, simulate, optimize, bench, convert, export, plugin,"
                            + " help");
        }
    }
}
