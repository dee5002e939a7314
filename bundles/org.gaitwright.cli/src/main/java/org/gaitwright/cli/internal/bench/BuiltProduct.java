// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.cli.internal.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.gaitwright.cli.internal.console.ExitCode;
import org.gaitwright.cli.internal.console.Host;
import org.gaitwright.cli.internal.console.Stopping;
import org.gaitwright.core.registry.InvalidInput;

/** The product as its own start script starts it, for benchmarks. */
final class BuiltProduct {
    private static final long PATIENCE_SECONDS = 120;
    private static final long PEEK_MILLIS = 50;

    private final Path launcher;
    private final Stopping stopping;

    /** @param option that needs it, for messages */
    BuiltProduct(Host host, String option, Stopping stopping) {
        this.stopping = stopping;
        launcher = host.launcher();
        if (launcher == null) {
            throw new InvalidInput(option + ": the start script is unknown; run './gaitwright bench " + option + "'");
        }
    }

    /** Work in a workspace of its own: the user's may be open in a studio. */
    interface InWorkspace {
        void run(Path workspace) throws IOException;
    }

    void withWorkspace(InWorkspace work) throws IOException {
        Path workspace = Files.createTempDirectory("gaitwright-bench");
        try {
            work.run(workspace);
        } finally {
            try (Stream<Path> all = Files.walk(workspace)) {
                for (Path each : all.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(each);
                }
            }
        }
    }

    /** {@code gaitwright list}, to its end. */
    void list() throws IOException {
        ProcessBuilder builder = new ProcessBuilder(launcher.toString(), "list");
        builder.redirectOutput(ProcessBuilder.Redirect.DISCARD).redirectError(ProcessBuilder.Redirect.DISCARD);
        int code = await(builder.start());
        if (code != 0 && !stopping.asked()) {
            throw new IllegalStateException("'" + launcher + " list' ended with exit code " + code);
        }
    }

    /** Starts the studio and hears what it says until it ends. */
    void studio(Path workspace, String javaOption, Consumer<String> line) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(launcher.toString());
        builder.redirectError(ProcessBuilder.Redirect.DISCARD);
        String options = builder.environment().getOrDefault("GAITWRIGHT_JAVA_OPTS", "");
        builder.environment().put("GAITWRIGHT_WORKSPACE", workspace.toString());
        builder.environment().put("GAITWRIGHT_JAVA_OPTS", (options + " " + javaOption).trim());
        Process process = builder.start();
        // a studio that hangs, or that nobody waits for, must not hang the benchmark: its end closes the pipe read
        // below
        AtomicBoolean ended = new AtomicBoolean();
        Thread watch = new Thread(() -> endsByItself(process, ended), "studio watch");
        watch.setDaemon(true);
        watch.start();
        try (BufferedReader out =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            for (String l = out.readLine(); l != null; l = out.readLine()) {
                line.accept(l);
            }
        } catch (IOException e) {
            if (!ended.get()) { // else the pipe was closed here while it was read: the output is over
                throw e;
            }
        }
        await(process);
    }

    private int await(Process process) {
        if (endsByItself(process, new AtomicBoolean())) {
            return process.exitValue();
        }
        if (!stopping.asked()) {
            throw new IllegalStateException("the product did not exit within " + PATIENCE_SECONDS + " s");
        }
        return ExitCode.INTERRUPTED;
    }

    /**
     * False if it took too long or nobody waits any more: then it is ended.
     *
     * @param ended set before it is ended from here
     */
    private boolean endsByItself(Process process, AtomicBoolean ended) {
        try {
            for (long millis = 0; millis < 1000 * PATIENCE_SECONDS && !stopping.asked(); millis += PEEK_MILLIS) {
                if (process.waitFor(PEEK_MILLIS, TimeUnit.MILLISECONDS)) {
                    return true;
                }
            }
            ended.set(true);
            process.destroyForcibly().waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS);
            return false;
        } catch (InterruptedException e) {
            ended.set(true);
            process.destroyForcibly();
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        }
    }
}
