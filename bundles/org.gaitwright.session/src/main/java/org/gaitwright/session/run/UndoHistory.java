// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.session.run;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.gaitwright.core.run.RunEdit;

/** Steps that can be undone and done again. */
final class UndoHistory {
    /** Beyond that, the oldest steps are forgotten. */
    private static final int LENGTH = 200;

    private final Deque<UndoStep> done = new ArrayDeque<>();
    private final Deque<UndoStep> undone = new ArrayDeque<>();
    private long made;

    /** Adds a step that has been done. */
    void add(String label, Act undo, Act redo) {
        push(new UndoStep(++made, label, "", undo, redo));
    }

    /** Adds edits that have been made; those of one gesture become one step, and none if all is as it was before. */
    void add(Act.Edit edit, List<RunEdit> inverse) {
        List<RunEdit> back = inverse;
        List<RunEdit> again = edit.edits();
        long number = made + 1;
        UndoStep last = done.peek();
        if (last != null && !edit.gesture().isEmpty() && last.gesture().equals(edit.gesture())) {
            number = last.number();
            back = latest(back, ((Act.Edit) last.undo()).edits());
            again = latest(((Act.Edit) last.redo()).edits(), again);
            done.pop();
        }
        made = Math.max(made, number);
        if (!back.equals(again)) {
            push(new UndoStep(
                    number,
                    edit.label(),
                    edit.gesture(),
                    new Act.Edit(edit.label(), "", back),
                    new Act.Edit(edit.label(), "", again)));
        }
    }

    /** The edits of both that have an effect. */
    private static List<RunEdit> latest(List<RunEdit> first, List<RunEdit> then) {
        List<RunEdit> all = new ArrayList<>(first);
        for (RunEdit e : then) {
            all.removeIf(e::supersedes);
            all.add(e);
        }
        return all;
    }

    private void push(UndoStep step) {
        done.push(step);
        undone.clear();
        if (done.size() > LENGTH) {
            done.removeLast();
        }
    }

    /** What undoes the last step; it can be done again then. */
    Optional<Act> undo() {
        return move(done, undone).map(UndoStep::undo);
    }

    Optional<Act> redo() {
        return move(undone, done).map(UndoStep::redo);
    }

    private static Optional<UndoStep> move(Deque<UndoStep> from, Deque<UndoStep> to) {
        UndoStep step = from.poll();
        if (step != null) {
            to.push(step);
        }
        return Optional.ofNullable(step);
    }

    /** Forgets the step that was undone last: it does not fit any more. */
    void dropUndone() {
        undone.poll();
    }

    void dropDone() {
        done.poll();
    }

    /** The steps that can be undone, the oldest first. */
    List<UndoStep> steps() {
        return oldestFirst(done);
    }

    /** The steps that can be done again, the next one last. */
    List<UndoStep> undoneSteps() {
        return oldestFirst(undone);
    }

    private static List<UndoStep> oldestFirst(Deque<UndoStep> steps) {
        List<UndoStep> all = new ArrayList<>(steps);
        Collections.reverse(all);
        return all;
    }
}
