// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.cli.internal.export;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.gaitwright.cli.internal.console.Console;
import org.gaitwright.cli.internal.console.ConsoleCommand;
import org.gaitwright.cli.internal.console.Figures;
import org.gaitwright.core.exchange.Exporter;
import org.gaitwright.core.exchange.Motion;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.run.Stage;
import org.gaitwright.io.FileRegistry;
import org.gaitwright.io.PendingFile;
import org.gaitwright.io.recording.Recording;
import org.gaitwright.io.recording.RecordingFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code gaitwright export}: a recording in the format of an exporter. */
@Command(
        name = "export",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        customSynopsis = "gaitwright export RECORDING OUT [-q] [--verbose]",
        description = {
            "Writes a recorded run in another format, which the ending of OUT chooses; 'gaitwright list exporters'"
                    + " lists them.",
            "A .csv has a line per frame: the time, and position and orientation of each body. OUT is overwritten."
        },
        footerHeading = "%nExamples:%n",
        footer = {"  gaitwright simulate walk.yaml --record walk.rec", "  gaitwright export walk.rec walk.csv"})
public final class ExportCommand extends ConsoleCommand implements Callable<Integer> {
    @Parameters(
            index = "0",
            paramLabel = "RECORDING",
            description =
                    "A file made by simulate --record; the characters and terrain files of its scene must still exist.")
    private Path in;

    @Parameters(index = "1", paramLabel = "OUT", description = "The file to write, with its format as ending.")
    private Path out;

    public ExportCommand(Console console) {
        super(console);
    }

    @Override
    public Integer call() throws IOException {
        Registry registry = services.registry().get();
        Exporter exporter = exporter(registry);
        Recording recording = RecordingFile.read(in);
        if (Files.exists(out) && Files.isSameFile(in, out)) {
            throw new InvalidInput("can't write " + out + ": it is the recording that is read; choose another name");
        }
        if (recording.frames() == 0) {
            throw new InvalidInput(in + " was cut short before its first frames; record it again");
        }
        Motion motion = motion(recording, registry);
        if (!recording.complete()) {
            double end = recording.timeSeconds(recording.frames() - 1);
            note(in + " was cut short: its run ends at " + Figures.number(end) + " s");
        }
        try (PendingFile file = PendingFile.of(out)) {
            write(exporter, motion, file, registry);
            file.commit();
        }
        return 0;
    }

    private Exporter exporter(Registry registry) {
        List<Exporter> exporters = registry.all(Exporter.class);
        String name = out.toString().toLowerCase(Locale.ROOT);
        return exporters.stream()
                .filter(e -> name.endsWith("." + e.ending()))
                .findFirst()
                .orElseThrow(() -> new InvalidInput("unknown format of " + out + "; expected a name that ends in "
                        + String.join(
                                ", ",
                                exporters.stream()
                                        .map(e -> "." + e.ending())
                                        .distinct()
                                        .toList())));
    }

    private Motion motion(Recording recording, Registry registry) {
        try {
            FileRegistry files = FileRegistry.of(registry, Path.of(""));
            return recording.in(new Stage(recording.scene(), files).world());
        } catch (InvalidInput e) {
            throw new InvalidInput(in + ": its scene can't be set up again: " + e.getMessage(), e);
        }
    }

    /** A disk that fails is no failure of the plug-in. */
    private static void write(Exporter exporter, Motion motion, OutputStream to, Registry registry) throws IOException {
        IOException failure = registry.guard(exporter, e -> {
            try {
                e.write(motion, to);
                return null;
            } catch (IOException x) {
                return x;
            }
        });
        if (failure != null) {
            throw failure;
        }
    }
}
