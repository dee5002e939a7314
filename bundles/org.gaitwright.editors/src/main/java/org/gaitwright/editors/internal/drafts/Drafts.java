// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.drafts;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.Platform;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.osgi.framework.FrameworkUtil;

/**
 * The drafts of this workspace. What is to be kept or forgotten is done out of sight a moment later, the latest for each
 * file only. Any thread may use it.
 */
public final class Drafts {
    private static final int DELAY_MILLIS = 400;

    private static final DraftFolder FOLDER =
            new DraftFolder(Platform.getStateLocation(FrameworkUtil.getBundle(Drafts.class))
                    .toFile()
                    .toPath()
                    .resolve("drafts"));
    /** What is to be done: a draft to be kept, or empty to forget the one that there is. */
    private static final Map<Path, Optional<Draft>> WAITING = new LinkedHashMap<>();

    private static final Job JOB = Job.createSystem("Backing up unsaved changes", monitor -> {
        work();
        return Status.OK_STATUS;
    });
    private static boolean warned;

    private Drafts() {}

    /** Keeps a text that is not saved. */
    public static void keep(Path file, String text) {
        later(file, Optional.of(new Draft(file, Instant.now(), text)));
    }

    /** The text is saved, or nobody wants it. */
    public static void forget(Path file) {
        later(file, Optional.empty());
    }

    private static void later(Path file, Optional<Draft> draft) {
        synchronized (WAITING) {
            WAITING.put(file, draft);
        }
        JOB.schedule(DELAY_MILLIS);
    }

    /** Does what waits, at once. */
    static void work() {
        Map<Path, Optional<Draft>> now;
        synchronized (WAITING) {
            now = new LinkedHashMap<>(WAITING);
            WAITING.clear();
        }
        now.forEach((file, draft) -> {
            try {
                if (draft.isPresent()) {
                    FOLDER.keep(draft.get());
                } else {
                    FOLDER.forget(file);
                }
            } catch (IOException e) {
                complain(e);
            }
        });
    }

    private static void complain(IOException e) {
        if (!warned) {
            warned = true;
            ILog.get().warn("Unsaved changes can't be backed up; free some space, and save often", e);
        }
    }

    /** What was kept of a file when the studio ended without saving it. */
    public static Optional<Draft> of(Path file) {
        return FOLDER.of(file);
    }

    static List<Draft> all() {
        try {
            return FOLDER.all();
        } catch (IOException e) {
            complain(e);
            return List.of();
        }
    }
}
