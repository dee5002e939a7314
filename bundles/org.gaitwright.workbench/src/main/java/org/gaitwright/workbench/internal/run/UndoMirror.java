// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.run;

import java.util.List;
import java.util.TreeMap;
import org.eclipse.core.commands.operations.AbstractOperation;
import org.eclipse.core.commands.operations.IOperationHistory;
import org.eclipse.core.commands.operations.IUndoableOperation;
import org.eclipse.core.commands.operations.OperationHistoryFactory;
import org.eclipse.core.runtime.IAdaptable;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.gaitwright.session.run.Act;
import org.gaitwright.session.run.RunState;
import org.gaitwright.session.run.UndoStep;
import org.gaitwright.workbench.run.RunControl;
import org.gaitwright.workbench.run.RunUndo;

/** Shows the steps of the session in the platform's history, so that Edit ▸ Undo of each view takes them back. Lives on the thread of the run. */
final class UndoMirror implements Runnable {
    private final RunControl runs;
    private final IOperationHistory history = OperationHistoryFactory.getOperationHistory();
    private final TreeMap<Long, Step> known = new TreeMap<>();
    private List<UndoStep> seen = List.of();

    UndoMirror(RunControl runs) {
        this.runs = runs;
    }

    @Override
    public void run() {
        RunState now = runs.state();
        if (now.undo().equals(seen)) {
            return;
        }
        seen = now.undo();
        for (UndoStep s : seen) {
            if (known.isEmpty() || s.number() > known.lastKey()) {
                Step step = new Step(s.label());
                known.put(s.number(), step);
                history.add(step);
            } else {
                rename(known.get(s.number()), s.label());
            }
        }
        known.entrySet().removeIf(e -> {
            boolean gone = !holds(seen, e.getKey()) && !holds(now.redo(), e.getKey());
            if (gone) {
                history.replaceOperation(e.getValue(), new IUndoableOperation[0]);
            }
            return gone;
        });
    }

    /** A drag that goes on comes to another value. */
    private void rename(Step step, String label) {
        if (step != null && !step.getLabel().equals(label)) {
            step.setLabel(label);
            history.operationChanged(step);
        }
    }

    private static boolean holds(List<UndoStep> steps, long number) {
        return steps.stream().anyMatch(s -> s.number() == number);
    }

    /** A step of the session. */
    private final class Step extends AbstractOperation {
        Step(String label) {
            super(label);
            addContext(RunUndo.CONTEXT);
        }

        @Override
        public IStatus execute(IProgressMonitor monitor, IAdaptable info) {
            return redo(monitor, info);
        }

        @Override
        public IStatus redo(IProgressMonitor monitor, IAdaptable info) {
            runs.submit(Act.Go.REDO);
            return Status.OK_STATUS;
        }

        @Override
        public IStatus undo(IProgressMonitor monitor, IAdaptable info) {
            runs.submit(Act.Go.UNDO);
            return Status.OK_STATUS;
        }
    }
}
