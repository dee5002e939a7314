// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.choice;

import java.nio.file.Path;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.ui.PlatformUI;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.registry.Registry;
import org.gaitwright.core.scene.Scene;
import org.gaitwright.session.choice.FileUse;
import org.gaitwright.session.choice.Part;
import org.gaitwright.session.choice.Pick;
import org.gaitwright.session.run.Cast;
import org.gaitwright.session.run.RunState;
import org.gaitwright.workbench.look.Messages;
import org.gaitwright.workbench.run.RunControl;

/** What is chosen for the actor in focus of the run. */
public final class RunChoice {
    private RunChoice() {}

    /** A chooser of a part of the run. */
    public static Chooser of(Part part, RunControl runs) {
        RunState state = runs.state();
        return new Chooser(part, state.status().cast(), word(part, state), pick -> take(runs, pick))
                .in(state.plan().things());
    }

    /** What is in use now; empty if nothing is. */
    public static String word(Part part, RunState now) {
        Cast cast = now.status().cast();
        return switch (part) {
            case CONTROLLER -> cast.controller();
            case CHARACTER -> cast.character();
            case TERRAIN -> cast.terrain();
            case STYLE -> now.plan().role().map(Scene.Casting::preset).orElse("");
        };
    }

    /** Lets the run have what was picked. */
    public static void take(RunControl runs, Pick pick) {
        runs.submit(pick.act(runs.state()));
    }

    /** Takes a file to the run, where it moves or is to move; says so in the Console if that can't be. */
    public static void use(RunControl runs, Path file) {
        Job job = Job.createSystem("Reading " + file.getFileName(), (ICoreRunnable) m -> {
            Messages messages = PlatformUI.getWorkbench().getService(Messages.class);
            try {
                Registry registry = PlatformUI.getWorkbench().getService(Registry.class);
                runs.submit(FileUse.of(file, runs.state(), registry).andPlay());
            } catch (InvalidInput e) {
                messages.warn(e.getMessage());
            }
        });
        job.setPriority(Job.INTERACTIVE);
        job.schedule();
    }
}
