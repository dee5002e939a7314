// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.cli.internal.bench;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.gaitwright.cli.internal.console.Console;
import org.gaitwright.cli.internal.console.ConsoleCommand;
import org.gaitwright.cli.internal.console.ExitCode;
import org.gaitwright.io.Json;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code gaitwright bench}: what this machine makes of it. */
@Command(
        name = "bench",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = "Measures physics, controllers and the optimiser on this machine: processor time of one thread,"
                + " medians.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  gaitwright bench",
            "  gaitwright bench --character humanoid --json",
            "  gaitwright bench --startup",
            "  gaitwright bench --studio",
            "  gaitwright bench --workers"
        })
public final class BenchCommand extends ConsoleCommand implements Callable<Integer> {
    private static final int STUDIO_SECONDS = 20;

    @Option(names = "--json", description = "As JSON: {\"physics\":[...],\"controllers\":[...],...}.")
    private boolean json;

    @Option(
            names = "--startup",
            description = "Measures the start-up time of the command line and the studio instead. Needs a checkout.")
    private boolean startup;

    @Option(
            names = "--studio",
            description = "Measures frames per second and response times of the studio instead. Needs a checkout.")
    private boolean studio;

    @Option(
            names = "--workers",
            description = "Measures how much faster two workers search than one instead; needs two idle cores.")
    private boolean workers;

    @Option(
            names = "--character",
            paramLabel = "ID",
            description = "Only this character; may be repeated. Default: human-7, wu-biped and humanoid.")
    private List<String> characters = List.of();

    @Option(names = "--engine", paramLabel = "ID", description = "Only this engine; may be repeated.")
    private List<String> engines = List.of();

    @Option(names = "--controller", paramLabel = "ID", description = "Only this controller; may be repeated.")
    private List<String> controllers = List.of();

    @Option(
            names = "--repeats",
            paramLabel = "N",
            defaultValue = "15",
            description = "Measurements per line; the median is reported. Default: ${DEFAULT-VALUE}.")
    private int repeats;

    @Option(
            names = "--warm-up",
            paramLabel = "S",
            defaultValue = "4",
            description = "Warm-up time per line, s. Default: ${DEFAULT-VALUE}.")
    private double warmUpSeconds;

    public BenchCommand(Console console) {
        super(console);
    }

    @Override
    public Integer call() throws IOException {
        Bench bench = new Bench(services.registry().get(), host, warmUpSeconds, repeats, this::note, stopping);
        Map<String, Object> result = new LinkedHashMap<>();
        boolean instead = startup || studio || workers;
        Benchmark benchmark = new Benchmark(bench);
        result.put("physics", instead ? List.of() : benchmark.physics(characters, engines));
        result.put("controllers", instead ? List.of() : benchmark.controllers(characters, controllers));
        result.put("optimizer", instead ? Map.of() : new OptimizerBenchmark(bench).measure());
        result.put("workers", workers ? new WorkersBenchmark(bench).measure() : Map.of());
        result.put("startup", startup ? new StartupBenchmark(bench).measure() : Map.of());
        if (studio) {
            StudioBenchmark window = new StudioBenchmark(bench);
            result.put("studio", window.measure(STUDIO_SECONDS));
            result.put("studio_waits", window.waits());
        }
        if (stopping.asked()) {
            terminal.note("stopped");
            return ExitCode.INTERRUPTED;
        }
        if (json) {
            terminal.text(Json.text(result));
        } else {
            BenchTables.print(result, terminal);
        }
        return 0;
    }
}
