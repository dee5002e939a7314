// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.cli.internal.simulate;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import org.gaitwright.cli.internal.console.Console;
import org.gaitwright.cli.internal.console.ConsoleCommand;
import org.gaitwright.cli.internal.console.ExitCode;
import org.gaitwright.cli.internal.console.Figures;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.run.Outcome;
import org.gaitwright.core.run.Run;
import org.gaitwright.core.scene.RefusedEntry;
import org.gaitwright.io.FileRegistry;
import org.gaitwright.io.recording.RunReport;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code gaitwright simulate}: one run of a scene. */
@Command(
        name = "simulate",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        customSynopsis = {
            "gaitwright simulate [SCENE | [--character ID|FILE] [--controller ID] [--terrain"
                    + " KIND|FILE[:NAME=VALUE,...]]]",
            "       [--preset NAME|FILE] [--engine ID] [--seed N] [--duration S] [--set PATH=VALUE]...",
            "       [--goal KEY=VALUE[@S]]... [--push t=S,body=B,force=FX:FY:FZ,duration=S]...",
            "       [--report FILE] [--trace FILE] [--record FILE] [--refine FILE] [--expect upright] [-q] [--verbose]"
        },
        description = "Simulates a scene and prints a summary. Default: the humanoid, passive, on flat ground.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  gaitwright simulate",
            "  gaitwright simulate walk.yaml --duration 20 --report walk.json",
            "  gaitwright simulate --character humanoid --controller passive --terrain slope:grade=0.2",
            "  gaitwright simulate --character my.xml --controller generalized-walking --preset styles/mine.yaml",
            "  gaitwright simulate --push t=1,body=torso,force=100:0:0,duration=0.1 --trace push.jsonl",
            "  gaitwright simulate --controller pose --expect upright --report -"
        })
public final class SimulateCommand extends ConsoleCommand implements Callable<Integer> {
    @Mixin
    private SceneOptions scene;

    @Mixin
    private OutputOptions outputs;

    @Option(
            names = "--expect",
            paramLabel = "upright",
            description = "Exit code 1 if the run ends otherwise, or if a character fell on the way.")
    private String expect;

    public SimulateCommand(Console console) {
        super(console);
    }

    @Override
    public Integer call() throws IOException {
        Outcome expected = expected();
        outputs.check(scene.file());
        try (Run run = run();
                Outputs files = outputs.open(terminal)) {
            run.stage().remarks().forEach(this::note);
            Pace pace = new Pace();
            files.follow(run, pace);
            Progress progress = new Progress(terminal, quiet(), System::nanoTime);
            pace.start();
            while (!stopping.asked() && run.advance()) {
                progress.show(run.progress(), run.timeSeconds());
            }
            pace.stop();
            progress.clear();
            if (!run.ended()) {
                terminal.note("stopped after " + Figures.number(run.timeSeconds()) + " s; nothing was written");
                return ExitCode.INTERRUPTED;
            }
            RunReport report = RunReport.of(host.version(), run, pace.wallSeconds(), pace.cpuSeconds());
            List<String> more = files.finish(report);
            Consumer<String> say = outputs.resultsOnOut() ? this::note : terminal::line;
            RunSummary.of(report, run.stage().scene().roles(), run.stage().registry()::displayName)
                    .forEach(say);
            more.forEach(line -> say.accept("  " + line));
            if (files.refusal() != null) {
                terminal.note(files.refusal());
                return ExitCode.NOT_MET;
            }
            if (expected != null && report.outcome() != expected) {
                terminal.note("expected " + expected.word() + ", got "
                        + report.outcome().word());
                return ExitCode.NOT_MET;
            }
            return 0;
        }
    }

    private Run run() {
        try {
            FileRegistry files = scene.files(services.registry().get());
            return new Run(scene.scene(files), files);
        } catch (RefusedEntry e) {
            throw scene.blame(e);
        }
    }

    private Outcome expected() {
        if (expect != null && !expect.equals(Outcome.UPRIGHT.word())) {
            throw new InvalidInput("--expect: got '" + expect + "', expected upright");
        }
        return expect == null ? null : Outcome.UPRIGHT;
    }
}
