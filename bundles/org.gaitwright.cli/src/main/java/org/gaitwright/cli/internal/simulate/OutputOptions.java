// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.cli.internal.simulate;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import org.gaitwright.cli.internal.console.Terminal;
import org.gaitwright.core.registry.InvalidInput;
import picocli.CommandLine.Option;

/** The options that name what a run leaves behind. */
final class OutputOptions {
    @Option(names = "--report", paramLabel = "FILE", description = "Writes the results as JSON; - is stdout.")
    private String report;

    @Option(
            names = "--trace",
            paramLabel = "FILE",
            description = "Writes all states and forces, as JSON lines; - is stdout.")
    private String trace;

    @Option(names = "--record", paramLabel = "FILE", description = "Writes a recording of all poses (binary).")
    private String record;

    @Option(
            names = "--refine",
            paramLabel = "FILE",
            description =
                    "Writes the first character's parameters with overloaded parts (such as nodes) split and unused"
                            + " ones pruned, based on the run.")
    private String refine;

    /** Refuses names that collide, before anything runs. */
    void check(Path scene) throws IOException {
        if (Terminal.STANDARD_OUT.equals(record)) {
            throw new InvalidInput("--record: a recording is binary and can't go to stdout; expected a file");
        }
        if (Terminal.STANDARD_OUT.equals(refine)) {
            throw new InvalidInput("--refine: expected a file to be used as a preset, got '-'");
        }
        if (refine != null && !refine.endsWith(".yaml") && !refine.endsWith(".yml")) {
            throw new InvalidInput(
                    "--refine: got '" + refine + "', expected a name that ends in .yaml, which marks a preset file");
        }
        Map<Path, String> taken = new HashMap<>();
        if (scene != null) {
            taken.put(real(scene), "the scene");
        }
        for (Map.Entry<String, String> e : named().entrySet()) {
            Path path = Terminal.STANDARD_OUT.equals(e.getValue())
                    ? Path.of(Terminal.STANDARD_OUT)
                    : real(Path.of(e.getValue()));
            String other = taken.putIfAbsent(path, e.getKey());
            if (other != null && !isDevice(path)) {
                throw new InvalidInput(
                        e.getKey() + ": " + e.getValue() + " is also " + other + "; expected a file of its own");
            }
        }
    }

    /** Begins all files; they take their place when the run has ended well. */
    Outputs open(Terminal terminal) throws IOException {
        return new Outputs(report, trace, record, refine, terminal);
    }

    /** Whether stdout carries a report or a trace and nothing else may go there. */
    boolean resultsOnOut() {
        return Terminal.STANDARD_OUT.equals(report) || Terminal.STANDARD_OUT.equals(trace);
    }

    private Map<String, String> named() {
        Map<String, String> named = new LinkedHashMap<>();
        named.put("--report", report);
        named.put("--trace", trace);
        named.put("--record", record);
        named.put("--refine", refine);
        named.values().removeIf(Objects::isNull);
        return named;
    }

    private static Path real(Path path) throws IOException {
        return Files.exists(path) ? path.toRealPath() : path.toAbsolutePath().normalize();
    }

    private static boolean isDevice(Path path) {
        return Files.exists(path) && !Files.isRegularFile(path);
    }
}
