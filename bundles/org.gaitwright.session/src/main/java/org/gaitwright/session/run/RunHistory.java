// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.session.run;

import java.util.ArrayDeque;
import java.util.Deque;

/** Runs that were left and that one can go back to. */
final class RunHistory {
    static final int LENGTH = 2;

    /** A run that was left, with what it takes to go on with it; a choice that could not be set up has no player. */
    record Left(Player player, RunPlan plan) {}

    private final Deque<Left> before = new ArrayDeque<>();
    private final Deque<Left> after = new ArrayDeque<>();

    /** Keeps a run that another takes the place of. */
    void keep(Left left) {
        before.push(left);
        after.clear();
        while (before.size() > LENGTH) {
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
    Left back(Left now) {
        after.push(now);
        return before.pop();
    }

    /** The run after, if one went back, in exchange for that of now. */
    Left forth(Left now) {
        before.push(now);
        return after.pop();
    }
}
