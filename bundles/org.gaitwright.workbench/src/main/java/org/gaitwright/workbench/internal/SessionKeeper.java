// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.workbench.run.RunControl;

/**
 * Keeps what was done to the run in a file, every few seconds and at the end, so that neither a crash nor a closed window
 * loses it.
 */
final class SessionKeeper {
    private static final long PERIOD_MILLIS = 3_000;

    private final RunControl runs;
    private final Path last;
    private final Path previous;
    /** There while the studio runs. */
    private final Path running;

    private final Job job;
    private Scene kept;
    private boolean warned;

    /** @param folder of the workspace's own data */
    SessionKeeper(RunControl runs, Path folder) {
        this.runs = runs;
        last = folder.resolve("last-session.yaml");
        previous = folder.resolve("previous-session.yaml");
        running = folder.resolve("running");
        job = new Job("Keeping the session") {
            @Override
            protected IStatus run(IProgressMonitor monitor) {
                keep();
                schedule(PERIOD_MILLIS);
                return Status.OK_STATUS;
            }
        };
        job.setSystem(true);
    }

    /** What was kept when the studio ran last, if anything was done then. */
    static Optional<Path> previous(Path folder) {
        Path file = folder.resolve("previous-session.yaml");
        return Files.isRegularFile(file) ? Optional.of(file) : Optional.empty();
    }

    /** @return whether the studio ended without saying so last time, and there is a session to go on with */
    boolean start() {
        boolean crashed = Files.exists(running) && Files.exists(last);
        try {
            Files.createDirectories(running.getParent());
            Files.writeString(running, "");
            if (Files.exists(last)) {
                Files.move(last, previous, StandardCopyOption.REPLACE_EXISTING);
            }
        } catch (IOException e) {
            warn(e);
        }
        job.schedule(PERIOD_MILLIS);
        return crashed;
    }

    void stop() {
        job.cancel();
        keep();
        try {
            Files.deleteIfExists(running);
        } catch (IOException e) {
            warn(e);
        }
    }

    /** A run that never began is not worth a file. */
    private synchronized void keep() {
        Scene now = runs.session().orElse(null);
        if (now == null || now.equals(kept) || runs.timeline().activeBranch().isEmpty()) {
            return;
        }
        boolean begun = runs.timeline().branches().stream().anyMatch(b -> b.endSeconds() > 0);
        if (!begun) {
            return;
        }
        try {
            Files.createDirectories(last.getParent());
            SessionFiles.keep(now, runs.files(), last);
            kept = now;
        } catch (IOException e) {
            warn(e);
        }
    }

    private void warn(IOException e) {
        if (!warned) {
            warned = true;
            ILog.get().warn("The session can't be kept in " + last + "; free some space, or save it yourself", e);
        }
    }
}
