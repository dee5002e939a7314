// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.cli.internal;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.gaitwright.cli.internal.console.ExitCode;
import org.gaitwright.cli.internal.console.Terminal;
import org.gaitwright.cli.internal.console.VerbosityOptions;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.registry.PluginFailure;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/** Turns what was thrown into a line on err and an exit code. */
final class Failures implements IParameterExceptionHandler, IExecutionExceptionHandler {
    private final Terminal terminal;

    Failures(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public int handleParseException(ParameterException e, String[] arguments) {
        CommandLine command = e.getCommandLine();
        terminal.note("error: " + e.getMessage());
        if (e instanceof UnmatchedArgumentException unmatched) {
            unmatched.getSuggestions().stream().limit(3).forEach(s -> terminal.note("Did you mean " + s + "?"));
        }
        terminal.note("See '" + command.getCommandSpec().qualifiedName() + " --help'.");
        return ExitCode.WRONG_INPUT;
    }

    @Override
    public int handleExecutionException(Exception e, CommandLine command, ParseResult parsed) {
        if (e instanceof InvalidInput) {
            terminal.note("error: " + e.getMessage());
            return ExitCode.WRONG_INPUT;
        }
        if (e instanceof PluginFailure p) {
            terminal.note("error: " + named(p) + "; nothing was written. Remove the plug-in or choose another.");
            detail(e, command);
            return ExitCode.WRONG_INPUT;
        }
        if (e instanceof IOException || e instanceof UncheckedIOException) {
            Throwable failure = e instanceof UncheckedIOException unchecked ? unchecked.getCause() : e;
            terminal.note("error: " + failure.getMessage() + "; nothing was written. Check the disk and try again");
            detail(e, command);
            return ExitCode.WRONG_INPUT;
        }
        return defect(e, command);
    }

    private static String named(PluginFailure p) {
        String message = String.valueOf(p.getMessage());
        if (p.entry() == null || message.contains(p.entry().id())) {
            return message;
        }
        return "plug-in '" + p.entry().id() + "' of bundle " + p.entry().bundle() + ": " + message;
    }

    private int defect(Exception e, CommandLine command) {
        terminal.note("internal error: " + e + (verbose(command) ? "" : "; " + logged(e)));
        detail(e, command);
        return ExitCode.DEFECT;
    }

    private void detail(Exception e, CommandLine command) {
        if (verbose(command)) {
            terminal.note(details(e));
        }
    }

    private static boolean verbose(CommandLine command) {
        return command.getMixins().get("verbosity") instanceof VerbosityOptions options && options.verbose();
    }

    private static String logged(Exception e) {
        try {
            Path log = Files.createTempFile("gaitwright-", ".log");
            Files.writeString(log, details(e));
            return "this is a defect of Gaitwright; the details are in " + log;
        } catch (IOException unwritable) {
            return "this is a defect of Gaitwright; --verbose shows the details (no log: " + unwritable.getMessage()
                    + ")";
        }
    }

    private static String details(Throwable e) {
        StringBuilder s = new StringBuilder();
        for (Throwable t = e; t != null; t = t.getCause()) {
            s.append(t == e ? "" : "caused by ").append(t).append('\n');
            for (StackTraceElement frame : t.getStackTrace()) {
                s.append("    at ").append(frame).append('\n');
            }
        }
        return s.toString();
    }
}
