// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.signals;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.gaitwright.session.run.Recording;

/** Writes signals over all the time that is recorded, one line for each frame (RFC 4180). */
final class CsvExport {
    private static final int BLOCK = 1024;

    private CsvExport() {}

    static void start(Recording recording, List<Plotted> lines, Path file) {
        Job job = Job.create("Writing " + file.getFileName(), (ICoreRunnable) monitor -> {
            try (BufferedWriter out = Files.newBufferedWriter(file)) {
                write(recording, lines, out, monitor);
            } catch (IOException e) {
                throw new CoreException(Status.error(file + " can't be written; choose a writable folder", e));
            }
        });
        job.setUser(true);
        job.schedule();
    }

    static void write(Recording recording, List<Plotted> lines, Writer out, IProgressMonitor monitor)
            throws IOException {
        out.write("t [s]");
        for (Plotted p : lines) {
            out.write("," + cell(p.unit().isEmpty() ? p.name() : p.name() + " [" + p.unit() + "]"));
        }
        out.write("\r\n");
        long first = recording.first();
        long end = recording.end();
        SubMonitor progress = SubMonitor.convert(
                monitor == null ? new NullProgressMonitor() : monitor, (int) ((end - first) / BLOCK) + 1);
        float[][] block = new float[lines.size()][];
        for (long from = first; from < end; from += BLOCK) {
            int n = (int) Math.min(BLOCK, end - from);
            for (int i = 0; i < lines.size(); i++) {
                block[i] = new float[n];
                recording.copy(lines.get(i).index(), from, block[i]);
            }
            for (int k = 0; k < n; k++) {
                line((from + k) * recording.frameSeconds(), k, lines, block, out);
            }
            if (progress.isCanceled()) {
                throw new OperationCanceledException();
            }
            progress.worked(1);
        }
    }

    private static void line(double seconds, int k, List<Plotted> lines, float[][] block, Writer out)
            throws IOException {
        out.write(Double.toString(Math.rint(seconds * 1e9) / 1e9));
        for (int i = 0; i < lines.size(); i++) {
            out.write(',');
            if (!Float.isNaN(block[i][k])) {
                out.write(Float.toString((float) (block[i][k] * lines.get(i).factor())));
            }
        }
        out.write("\r\n");
    }

    private static String cell(String text) {
        return text.matches("[^\",\r\n]*") ? text : '"' + text.replace("\"", "\"\"") + '"';
    }
}
