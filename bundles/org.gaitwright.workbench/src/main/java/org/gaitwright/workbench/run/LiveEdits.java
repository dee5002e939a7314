// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.run;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.core.commands.operations.AbstractOperation;
import org.eclipse.core.commands.operations.IOperationHistory;
import org.eclipse.core.commands.operations.IUndoContext;
import org.eclipse.core.commands.operations.IUndoableOperation;
import org.eclipse.core.commands.operations.OperationHistoryFactory;
import org.eclipse.core.commands.operations.UndoContext;
import org.eclipse.core.runtime.IAdaptable;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.swt.widgets.Display;
import org.gaitwright.core.goal.GoalKey;
import org.gaitwright.core.registry.InvalidInput;
import org.gaitwright.core.scene.Push;
import org.gaitwright.session.run.Cast;

/**
 * What users change of the run, such that they can undo it. Belongs to the user interface's thread. Undoing is a change like
 * any other: the run goes on with what was before.
 */
public final class LiveEdits {
    /** The history that all views of the run share. */
    public static final IUndoContext CONTEXT = new UndoContext() {
        @Override
        public String getLabel() {
            return "Run";
        }
    };

    private final RunControl runs;
    private final IOperationHistory history = OperationHistoryFactory.getOperationHistory();

    public LiveEdits(RunControl runs) {
        this.runs = runs;
    }

    /**
     * Changes parameters of the controller in focus. What was there before is what a drag began with, so that all of it is
     * one step back.
     *
     * @throws InvalidInput if a value is out of its range
     */
    public void tune(String label, Map<String, Double> before, Map<String, Double> after) {
        int actor = runs.actor();
        make(label, () -> tune(actor, before), () -> tune(actor, after));
    }

    private void tune(int actor, Map<String, Double> values) {
        if (runs.actor() != actor) {
            runs.focus(actor);
        }
        runs.setParameters(values);
    }

    /**
     * Changes a parameter of the ground.
     *
     * @throws InvalidInput if the value is out of its range
     */
    public void ground(String label, String name, double before, double after) {
        make(label, () -> runs.setTerrainParameter(name, before), () -> runs.setTerrainParameter(name, after));
    }

    /**
     * Plans other pushes.
     *
     * @throws InvalidInput if one does not fit the scene
     */
    public void plan(String label, List<Push> before, List<Push> after) {
        List<Push> was = List.copyOf(before);
        List<Push> will = List.copyOf(after);
        make(label, () -> runs.plan(was), () -> runs.plan(will));
    }

    /** Gives the actor in focus another preset. */
    public void preset(String before, String after, Map<String, Double> valuesBefore) {
        make(
                "Style " + (after.isEmpty() ? "none" : after),
                () -> {
                    runs.choosePreset(before);
                    runs.setParameters(valuesBefore);
                },
                () -> runs.choosePreset(after));
    }

    /**
     * Asks the actor in focus for other things than before.
     *
     * @param before what was asked for; what is not in it was not
     * @param after what is asked for; what is not in it is no more
     */
    public void steer(String label, Map<GoalKey, Double> before, Map<GoalKey, Double> after) {
        if (!after.equals(before)) {
            steered(label, before, after);
            ask(runs.actor(), after, before.keySet());
        }
    }

    /** The same where it was asked for already, as while a pad was dragged. */
    public void steered(String label, Map<GoalKey, Double> before, Map<GoalKey, Double> after) {
        int actor = runs.actor();
        Map<GoalKey, Double> was = Map.copyOf(before);
        Map<GoalKey, Double> will = Map.copyOf(after);
        add(label, () -> ask(actor, was, will.keySet()), () -> ask(actor, will, was.keySet()));
    }

    private void ask(int actor, Map<GoalKey, Double> wanted, Set<GoalKey> others) {
        if (runs.actor() != actor) {
            runs.focus(actor);
        }
        others.stream().filter(k -> !wanted.containsKey(k)).forEach(runs::forget);
        wanted.forEach(runs::steer);
    }

    /** Sets up another cast. Going back finds the run as it was left. */
    public void choose(String label, Cast cast) {
        runs.choose(cast);
        add(label, runs::previousRun, runs::nextRun);
    }

    private void make(String label, Runnable undo, Runnable redo) {
        redo.run();
        add(label, undo, redo);
    }

    private void add(String label, Runnable undo, Runnable redo) {
        AbstractOperation step = new Step(label, undo, redo);
        step.addContext(CONTEXT);
        history.add(step);
    }

    /** A change that has been made. */
    private static final class Step extends AbstractOperation {
        private final Runnable undo;
        private final Runnable redo;

        Step(String label, Runnable undo, Runnable redo) {
            super(label);
            this.undo = undo;
            this.redo = redo;
        }

        @Override
        public IStatus execute(IProgressMonitor monitor, IAdaptable info) throws ExecutionException {
            return attempt(redo);
        }

        @Override
        public IStatus redo(IProgressMonitor monitor, IAdaptable info) throws ExecutionException {
            return attempt(redo);
        }

        @Override
        public IStatus undo(IProgressMonitor monitor, IAdaptable info) throws ExecutionException {
            return attempt(undo);
        }

        /** The run may be another by now, which has no such thing. */
        private IStatus attempt(Runnable change) {
            try {
                change.run();
                return Status.OK_STATUS;
            } catch (InvalidInput e) {
                ILog.get().info("'" + getLabel() + "' could not be undone or done again: " + e.getMessage());
                // else it would stay on top, and keep people from what they did before
                Display.getDefault().asyncExec(() -> OperationHistoryFactory.getOperationHistory()
                        .replaceOperation(this, new IUndoableOperation[0]));
                return Status.error("'" + getLabel() + "' no longer fits the run: " + e.getMessage(), e);
            }
        }
    }
}
