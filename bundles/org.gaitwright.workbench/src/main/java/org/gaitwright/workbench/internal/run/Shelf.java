// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.workbench.internal.run;

import java.util.ArrayDeque;
import java.util.Deque;

/** Runs that were left and that one can go back to. */
final class Shelf {
    static final int MOST = 2;

    /** A run that was left, with what it takes to go on with it; a choice that could not be set up has no player. */
    record Run(Player player, Programme programme) {}

    private final Deque<Run> before = new ArrayDeque<>();
    private final Deque<Run> after = new ArrayDeque<>();

    /** Keeps a run that another takes the place of. */
    void keep(Run left) {
        before.push(left);
        after.clear();
        while (before.size() > MOST) {
            before.removeLast();
        }
    }

    boolean goesBack() {
        return !before.isEmpty();
    }

    boolean goesForth() {
        return !after.isEmpty();
    }

    /** The run before, in exchange for that of now. */
    Run back(Run now) {
        return swap(now, before, after);
    }

    /** The run after, if one went back, in exchange for that of now. */
    Run forth(Run now) {
        return swap(now, after, before);
    }

    private static Run swap(Run now, Deque<Run> from, Deque<Run> to) {
        to.push(now);
        return from.pop();
    }
}
