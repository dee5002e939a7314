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
    private final Path rigs;
    private final Stopping stopping;

    /**
     * Needs the rig of a checkout only where a window can open.
     *
     * @param option that needs it, for messages
     */
    BuiltProduct(Bench bench, String option) {
        Host host = bench.host();
        stopping = bench.stopping();
        launcher = host.launcher();
        if (launcher == null) {
            throw new InvalidInput(option + ": the start script is unknown; run './gaitwright bench " + option + "'");
        }
        rigs = host.rigs();
        if (host.display() && (rigs == null || !Files.isRegularFile(rigs))) {
            throw new InvalidInput(
                    option + ": what measures the studio is not part of the product; run './gaitwright bench " + option
                            + "' in a checkout of Gaitwright, which builds it");
        }
    }

    /** Measurements of the studio, in a workspace of their own: the user's may be open in a studio. */
    interface Measurements {
        void run(Studio studio) throws IOException;
    }

    void measureStudio(Measurements measurements) throws IOException {
        Path folder = Files.createTempDirectory("gaitwright-bench");
        try {
            String area = new RiggedConfiguration(launcher.getParent(), rigs).write(folder.resolve("configuration"));
            measurements.run((javaOption, line) -> studio(folder.resolve("workspace"), area + " " + javaOption, line));
        } finally {
            try (Stream<Path> all = Files.walk(folder)) {
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

    /** The studio with the rig in it. */
    interface Studio {
        /** Starts it and hears what it says until it ends. */
        void run(String javaOption, Consumer<String> line) throws IOException;
    }

    private void studio(Path workspace, String javaOptions, Consumer<String> line) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(launcher.toString());
        builder.redirectError(ProcessBuilder.Redirect.DISCARD);
        String options = builder.environment().getOrDefault("GAITWRIGHT_JAVA_OPTS", "");
        builder.environment().put("GAITWRIGHT_WORKSPACE", workspace.toString());
        builder.environment().put("GAITWRIGHT_JAVA_OPTS", (options + " " + javaOptions).trim());
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
