// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.cli.internal.simulate;

import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.gaitwright.cli.internal.console.Terminal;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.run.Outcome;
import org.gaitwright.core.run.Run;
import org.gaitwright.io.PendingFile;
import org.gaitwright.io.recording.RecordingWriter;
import org.gaitwright.io.recording.RunReport;
import org.gaitwright.io.recording.TraceWriter;

/** The files of a run: all of them appear when it has ended well, none if not. */
final class Outputs implements Closeable {
    private final Terminal terminal;
    private final boolean reportOnOut;
    private final PendingFile report;
    private final PendingFile trace;
    private final PendingFile recording;
    private final PendingFile refined;
    private final Path spool;
    private final OutputStream spooled;
    private Refinement refinement;
    private String refusal;

    @SuppressWarnings("resource") // close() closes them, also if one of them can't be opened
    Outputs(String report, String trace, String record, String refine, Terminal terminal) throws IOException {
        this.terminal = terminal;
        reportOnOut = Terminal.STANDARD_OUT.equals(report);
        boolean traceOnOut = Terminal.STANDARD_OUT.equals(trace);
        boolean opened = false;
        try {
            this.report = reportOnOut ? null : pending(report);
            this.trace = traceOnOut ? null : pending(trace);
            recording = pending(record);
            refined = pending(refine);
            // kept back until the end: a run that fails must not leave half a trace on stdout
            spool = traceOnOut ? Files.createTempFile("gaitwright-", ".jsonl") : null;
            spooled = traceOnOut ? Files.newOutputStream(spool) : null;
            opened = true;
        } finally {
            if (!opened) {
                close();
            }
        }
    }

    private static PendingFile pending(String name) {
        return name == null ? null : PendingFile.of(Path.of(name));
    }

    /** Lets the trace and the recording follow a run, at their own expense. */
    @SuppressWarnings("resource") // the writers leave their streams to this
    void follow(Run run, Pace pace) {
        if (trace != null || spooled != null) {
            run.add(pace.apart(new TraceWriter(trace != null ? trace : spooled)));
        }
        if (recording != null) {
            run.add(pace.apart(new RecordingWriter(recording)));
        }
        if (refined != null) {
            refinement = new Refinement(run);
            run.add(pace.apart(refinement));
        }
    }

    /**
     * Puts everything in its place.
     *
     * @return what else there is to tell, a line each
     */
    List<String> finish(RunReport result) throws IOException {
        String text = result.json();
        if (report != null) {
            report.write(text.getBytes(StandardCharsets.UTF_8));
        }
        List<String> words = refinement == null ? List.of() : refine(result.outcome());
        List<PendingFile> files = Stream.of(trace, recording, refusal == null ? refined : null, report)
                .filter(Objects::nonNull)
                .toList();
        PendingFile.commit(files, () -> print(text));
        return words;
    }

    /** A run that can't be learnt from is still a run: its other files are written. */
    private List<String> refine(Outcome outcome) throws IOException {
        if (outcome != Outcome.UPRIGHT) {
            refusal = "--refine: the run " + outcome.word() + ", and only an upright run shows which parts are used;"
                    + " nothing was refined. Use parameters that walk, or train these first";
            return List.of();
        }
        try {
            refined.write(refinement.text().getBytes(StandardCharsets.UTF_8));
            return refinement.words();
        } catch (InvalidInput e) {
            refusal = "--refine: " + e.getMessage() + "; nothing was refined";
            return List.of();
        }
    }

    /** Why nothing was refined though it was asked for; null if that was done, or not asked for. */
    String refusal() {
        return refusal;
    }

    private void print(String text) throws IOException {
        if (spooled != null) {
            spooled.close();
            terminal.copy(spool);
        }
        if (reportOnOut) {
            terminal.text(text);
        }
        terminal.deliver();
    }

    @Override
    public void close() throws IOException {
        for (PendingFile f : new PendingFile[] {report, trace, recording, refined}) {
            if (f != null) {
                f.close();
            }
        }
        if (spooled != null) {
            spooled.close();
        }
        if (spool != null) {
            Files.deleteIfExists(spool);
        }
    }
}
