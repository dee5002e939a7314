// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.cli.internal;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.gaitwright.core.registry.InvalidInput;

/** Measures how long the product takes to start, by its own start script, on the clock. */
final class StartupBenchmark {
    static final String WINDOW_UP = "window up";
    static final String SCENE_UP = "scene up";
    private static final int LISTS = 5;
    private static final int WINDOWS = 3;
    private static final long PATIENCE_SECONDS = 120;
    private static final long PEEK_MILLIS = 50;

    private final Setting setting;
    private final Consumer<String> tell;
    private final Stopping stopping;

    StartupBenchmark(Setting setting, Consumer<String> tell, Stopping stopping) {
        this.setting = setting;
        this.tell = tell;
        this.stopping = stopping;
    }

    /** Seconds; a first start that warms the disk's cache is not counted. */
    Map<String, Object> measure() throws IOException {
        Path launcher = setting.launcher();
        if (launcher == null) {
            throw new InvalidInput(
                    "--startup: the start script is not known; run it as './gaitwright bench --startup'");
        }
        Map<String, Object> result = new LinkedHashMap<>();
        tell.accept("startup: gaitwright list");
        result.put("list_s", medians(LISTS, () -> new double[] {list(launcher)})[0]);
        result.put("studio_window_s", null);
        result.put("studio_scene_s", null);
        if (setting.display()) {
            tell.accept("startup: studio window");
            // a workspace of its own: the user's may be open in a studio
            Path workspace = Files.createTempDirectory("gaitwright-startup");
            try {
                double[] seconds = medians(WINDOWS, () -> studio(launcher, workspace));
                result.put("studio_window_s", seconds[0]);
                result.put("studio_scene_s", Double.isNaN(seconds[1]) ? null : seconds[1]);
            } finally {
                delete(workspace);
            }
        } else {
            tell.accept("startup: there is no display, so the studio is not measured");
        }
        return result;
    }

    /** Not numbers if it was stopped meanwhile. */
    private double[] medians(int repeats, Start start) throws IOException {
        List<double[]> seconds = new ArrayList<>();
        for (int i = -1; i < repeats; i++) {
            if (stopping.asked()) {
                return new double[] {Double.NaN, Double.NaN};
            }
            double[] s = start.seconds();
            if (i >= 0) {
                seconds.add(s);
            }
        }
        double[] result = new double[seconds.get(0).length];
        for (int k = 0; k < result.length; k++) {
            int figure = k;
            result[k] =
                    Meter.median(seconds.stream().mapToDouble(s -> s[figure]).toArray());
        }
        return result;
    }

    private double list(Path launcher) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(launcher.toString(), "list");
        builder.redirectOutput(ProcessBuilder.Redirect.DISCARD).redirectError(ProcessBuilder.Redirect.DISCARD);
        long start = System.nanoTime();
        Process process = builder.start();
        int code = await(process);
        if (code != 0 && !stopping.asked()) {
            throw new IllegalStateException("'" + launcher + " list' ended with exit code " + code);
        }
        return (System.nanoTime() - start) * 1e-9;
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path each : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(each);
            }
        }
    }

    /** Until the window is painted, and until the 3D scene is, which a display without OpenGL never is. */
    private double[] studio(Path launcher, Path workspace) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(launcher.toString());
        builder.redirectError(ProcessBuilder.Redirect.DISCARD);
        String options = builder.environment().getOrDefault("GAITWRIGHT_JAVA_OPTS", "");
        builder.environment().put("GAITWRIGHT_WORKSPACE", workspace.toString());
        builder.environment().put("GAITWRIGHT_JAVA_OPTS", (options + " -Dgaitwright.startup.exit=true").trim());
        long start = System.nanoTime();
        Process process = builder.start();
        // a studio that hangs, or that nobody waits for, must not hang the benchmark: its end closes the pipe read
        // below
        Thread watch = new Thread(() -> endsByItself(process), "startup watch");
        watch.setDaemon(true);
        watch.start();
        double[] seconds = {Double.NaN, Double.NaN};
        try (BufferedReader out =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            for (String line = out.readLine(); line != null; line = out.readLine()) {
                int figure = line.contains(WINDOW_UP) ? 0 : line.contains(SCENE_UP) ? 1 : -1;
                if (figure >= 0 && Double.isNaN(seconds[figure])) {
                    seconds[figure] = (System.nanoTime() - start) * 1e-9;
                }
            }
        }
        await(process);
        if (Double.isNaN(seconds[0]) && !stopping.asked()) {
            throw new IllegalStateException("the studio ended without saying '" + WINDOW_UP + "'");
        }
        return seconds;
    }

    private int await(Process process) {
        if (endsByItself(process)) {
            return process.exitValue();
        }
        if (!stopping.asked()) {
            throw new IllegalStateException("the product did not end within " + PATIENCE_SECONDS + " s");
        }
        return Failures.INTERRUPTED;
    }

    /** False if it took too long or nobody waits any more: then it is ended. */
    private boolean endsByItself(Process process) {
        try {
            for (long millis = 0; millis < 1000 * PATIENCE_SECONDS && !stopping.asked(); millis += PEEK_MILLIS) {
                if (process.waitFor(PEEK_MILLIS, TimeUnit.MILLISECONDS)) {
                    return true;
                }
            }
            process.destroyForcibly().waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS);
            return false;
        } catch (InterruptedException e) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        }
    }

    private interface Start {
        double[] seconds() throws IOException;
    }
}
