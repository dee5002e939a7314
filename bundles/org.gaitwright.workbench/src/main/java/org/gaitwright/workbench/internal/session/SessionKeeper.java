// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.session;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Platform;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.gaitwright.session.run.KeptRun;
import org.gaitwright.workbench.run.RunControl;
import org.osgi.framework.FrameworkUtil;

/**
 * Keeps what was done to the run in a file, every few seconds and at the end, so that neither a crash nor a closed window
 * loses it.
 */
public final class SessionKeeper {
    private static final long PERIOD_MILLIS = 3_000;
    private static final Path FOLDER = Platform.getStateLocation(FrameworkUtil.getBundle(SessionKeeper.class))
            .toFile()
            .toPath();
    private static final KeptSession PREVIOUS = new KeptSession(FOLDER.resolve("previous-session"));

    private final RunControl runs;
    private final KeptSession last;
    /** There while the studio runs. */
    private final Path running;

    private final Job job;
    private KeptRun kept;
    private boolean warned;

    public SessionKeeper(RunControl runs) {
        this.runs = runs;
        last = new KeptSession(FOLDER.resolve("last-session"));
        running = FOLDER.resolve("running");
        job = new Job("Saving the session") {
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
    public static Optional<KeptSession> previous() {
        return Optional.of(PREVIOUS).filter(KeptSession::exists);
    }

    /** @return whether the studio ended without saying so last time, and there is a session to go on with */
    public boolean start() {
        boolean crashed = Files.exists(running) && last.exists();
        try {
            Files.createDirectories(running.getParent());
            Files.writeString(running, "");
            if (last.exists()) {
                last.replace(PREVIOUS);
            }
        } catch (IOException e) {
            warn(e);
        }
        job.schedule(PERIOD_MILLIS);
        return crashed;
    }

    public void stop() {
        job.cancel();
        keep();
        try {
            Files.deleteIfExists(running);
        } catch (IOException e) {
            warn(e);
        }
    }

    /** A run that never began is not worth a file. */
    public synchronized void keep() {
        KeptRun now = runs.state().kept().orElse(null);
        if (now == null
                || now.equals(kept)
                || runs.state().timeline().activeBranch().isEmpty()) {
            return;
        }
        boolean begun = runs.state().timeline().branches().stream().anyMatch(b -> b.endSeconds() > 0);
        if (!begun) {
            return;
        }
        try {
            last.write(now, runs.state().files());
            kept = now;
        } catch (IOException e) {
            warn(e);
        }
    }

    private void warn(IOException e) {
        if (!warned) {
            warned = true;
            ILog.get()
                    .warn(
                            "The session can't be saved in " + last.folder() + "; free some space, or save it yourself",
                            e);
        }
    }
}
