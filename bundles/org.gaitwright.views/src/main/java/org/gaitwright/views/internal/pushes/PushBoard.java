// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.views.internal.pushes;

import java.util.ArrayList;
import java.util.List;
import org.gaitwright.core.scene.Push;
import org.gaitwright.session.run.Act;
import org.gaitwright.workbench.run.RunControl;

/** The pushes of the run: those that are planned, and those that were switched off, which are kept here alone. */
final class PushBoard {
    private final RunControl runs;
    private final List<Push> off = new ArrayList<>();

    PushBoard(RunControl runs) {
        this.runs = runs;
    }

    /** Planned ones first. */
    List<Push> all() {
        List<Push> all = new ArrayList<>(runs.state().pushes());
        off.stream().filter(p -> !all.contains(p)).forEach(all::add);
        return all;
    }

    /** Whether the one at an index of {@link #all} is planned. */
    boolean on(int index) {
        return index < runs.state().pushes().size();
    }

    void add(Push push) {
        plan(words(push), after -> after.add(push));
    }

    void replace(int index, Push push) {
        if (on(index)) {
            plan(words(push), after -> after.set(index, push));
        } else {
            Push before = all().get(index);
            off.set(off.indexOf(before), push);
        }
    }

    void remove(int index) {
        Push gone = all().get(index);
        if (on(index)) {
            plan("Delete " + words(gone), after -> after.remove(index));
        } else {
            off.remove(gone);
        }
    }

    void turn(int index, boolean on) {
        Push push = all().get(index);
        if (on && !on(index)) {
            plan(words(push) + " On", after -> after.add(push));
            off.remove(push);
        } else if (!on && on(index)) {
            off.add(push);
            plan(words(push) + " Off", after -> after.remove(index));
        }
    }

    private void plan(String label, java.util.function.Consumer<List<Push>> change) {
        List<Push> after = new ArrayList<>(runs.state().pushes());
        change.accept(after);
        runs.submit(Act.plan(label, after));
    }

    /** As users who undo it read it. */
    private static String words(Push push) {
        return "Push " + push.body() + " " + PushWords.strength(push) + " at " + PushWords.when(push);
    }
}
